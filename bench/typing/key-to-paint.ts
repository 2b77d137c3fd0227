import type { Locator, Page } from '@playwright/test';

/** Begins to listen in the page: of each key that is pressed it keeps the milliseconds until the frame in which its effect is painted. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    window.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message comes once the frame is laid out and painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    }, { capture: true });
    Object.assign(window, { keyTimes: times });
  });
}

/** Types into a field as a clerk does, and takes what the keys took. @param pause milliseconds between two keys */
export async function typeInto(field: Locator, text: string, pause: number): Promise<number[]> {
  const page = field.page();
  // Lines far from the window are not drawn.
  for (let steps = 0; steps < 200 && (await field.count()) === 0; steps += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(pause);
  }
  await field.focus();
  const before = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0).length);
  if (before > 0) await page.waitForTimeout(pause);
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  await page.waitForFunction((count) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= count, text.length);
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));
}
