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
