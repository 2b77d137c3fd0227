import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/** So many presses of Tab reach anything on a page. */
const mostPresses = 250;
/** What is looked for is asked of the page after so many presses: finding an element by its role costs more than ten of them. */
const pressesAtOnce = 10;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The key goes through the browser as a pressed one does, and moves the focus as the page has its order. */
async function pressTab(session: CDPSession): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all([session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }), session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab })]);
}

/**
 * Whether the element has the focus or, with `inGroup`, another choice of its group. Until it has, the page takes presses of Tab; those behind the one that
 * gave it the focus are as if they were not made.
 */
const isReached = (target: Locator, inGroup: boolean): Promise<boolean> =>
  target.evaluate((element, ofGroup) => {
    const page = window as unknown as { endTabs?: () => void };
    page.endTabs?.();
    delete page.endTabs;
    const has = (): boolean => {
      const focused = document.activeElement;
      return focused === element || (ofGroup && focused instanceof HTMLInputElement && focused.name === (element as HTMLInputElement).name);
    };
    if (has()) return true;
    const stop = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !has()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', stop, true);
    page.endTabs = () => window.removeEventListener('keydown', stop, true);
    return false;
  }, inGroup);

/** Presses Tab until the target has the focus, as a person without a mouse does. */
export async function tabTo(target: Locator, inGroup = false): Promise<void> {
  await target.waitFor();
  const session = await sessionOf(target.page());
  for (let presses = 0; presses < mostPresses; presses += pressesAtOnce) {
    if (await isReached(target, inGroup)) return;
    for (let press = 0; press < pressesAtOnce; press += 1) await pressTab(session);
  }
  expect(await isReached(target, inGroup), `Tab reaches ${String(target)}`).toBe(true);
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
  await tabTo(choice, true);
  const { keyboard } = choice.page();
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
