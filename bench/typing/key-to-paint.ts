import type { CDPSession, Page } from '@playwright/test';

/** Begins to listen in the page: of each key that is pressed it keeps the milliseconds until the frame in which its effect is painted. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    const untilPaint = (since: number, painted: (took: number) => void): void => {
      requestAnimationFrame(() => {
        // A message comes once the frame is laid out and painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now() - since);
        port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', ({ key, timeStamp }) => { if (key !== 'Shift') untilPaint(timeStamp, (took) => times.push(took)); }, { capture: true });
    Object.assign(window, { keyTimes: times, untilPaint });
  });
}

/** Presses keys as a clerk does, and takes what each took. @param keys as the browser calls them @param pause milliseconds between two keys */
export async function pressKeys(page: Page, keys: readonly string[], pause: number): Promise<number[]> {
  await page.evaluate(() => { (window as unknown as { keyTimes: number[] }).keyTimes.length = 0; });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  await page.waitForFunction((count) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= count, keys.length);
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));
}

/** Pastes into the field that has the focus. Gives the milliseconds until it is painted. */
export const pasteRows = (page: Page, rows: string): Promise<number> =>
  page.evaluate((text) => new Promise<number>((resolve) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const since = performance.now();
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    (window as unknown as { untilPaint(since: number, painted: (took: number) => void): void }).untilPaint(since, resolve);
  }), rows);

/** Milliseconds of processor that the main thread of a page has used, without what the tools of the browser asked of it: a machine that is busy with other things changes it little. */
export async function processorTime(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (seconds('ThreadTime') - seconds('DevToolsCommandDuration')) * 1000;
}
