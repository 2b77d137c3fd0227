import { expect, type Locator } from '@playwright/test';

/** Milliseconds for which a slow hand holds a button: time enough for an answer, and for a message to come or go. */
const held = 250;

/**
 * Presses as a person does: the pointer goes down, stays, and goes up. Pressing takes the focus from a field, and whatever that brings about
 * must leave the target where it is; a click that `Locator.click` makes within a millisecond would not notice.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover();
  const before = await target.boundingBox();
  await page.mouse.down();
  await page.waitForTimeout(held);
  const after = await target.boundingBox();
  await page.mouse.up();
  expect(before, 'the target of a press is on the page').not.toBeNull();
  expect(after, 'nothing that is pressed moves between press and release').toEqual(before);
}
