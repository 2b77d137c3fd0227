import { expect, type Locator, type Page } from '@playwright/test';

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as a person without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let presses = 0; presses < 250 && !(await hasFocus(target)); presses += 1) await keyboard.press('Tab');
  await expect(target, 'what Tab should reach').toBeFocused();
}

/** Goes to a link or a button, and presses it. */
export async function pressByKeys(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Goes to a field, and writes into it. */
export async function typeByKeys(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(text);
}

/** Goes to a list of choices, and chooses by the first letters. */
export async function chooseByKeys(list: Locator, letters: string): Promise<void> {
  await tabTo(list);
  await list.page().keyboard.type(letters);
}

/** From the beginning of the page past what is the same on each: the first press of Tab brings the link for it. */
export async function skipToContent(page: Page, content: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveText(/^skip/i);
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
}

/** Goes into a group of choices, and by the arrows to one of them. */
export async function pickByKeys(choice: Locator): Promise<void> {
  await choice.waitFor();
  const { keyboard } = choice.page();
  const isInGroup = (): Promise<boolean> => choice.evaluate((element) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === (element as HTMLInputElement).name);
  for (let presses = 0; presses < 250 && !(await isInGroup()); presses += 1) await keyboard.press('Tab');
  for (let presses = 0; presses < 20 && !(await choice.isChecked()); presses += 1) await keyboard.press('ArrowDown');
  await expect(choice, 'what the arrows should choose').toBeChecked();
}

/** Goes to a field, and pastes as from a spreadsheet. */
export async function pasteByKeys(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** What was pressed has gone: the focus is in what came in its place, and not at the beginning of the page. */
export const expectFocusInMain = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('main').evaluate((main) => main.contains(document.activeElement)), 'the focus is in the content of the page').toBe(true);

/** What is wrong is said aloud, and the focus is where it is mended, or at the list that leads there. */
export async function expectErrorSaid(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message }).or(page.locator('[aria-invalid="true"]:focus')).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[aria-invalid="true"], [role="alert"], [role="group"], form') !== null && document.activeElement !== document.body), 'the focus is at what is wrong').toBe(true);
}
