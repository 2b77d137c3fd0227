import type { Browser, BrowserContext, Page } from 'playwright-core';

/**
 * Pages of the browser, one for each store that is tried at the same time. Their contexts keep the host's modules for the next store,
 * already compiled; of what a store could keep there nothing is left.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free: BrowserContext[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async open(): Promise<Page> {
    const context = this.#free.pop() ?? (await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }));
    return context.newPage();
  }

  /** Ends a page, and with it all that it kept. */
  async close(page: Page): Promise<void> {
    const context = page.context();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await context.clearCookies();
    await page.close();
    this.#free.push(context);
  }

  /** Ends a page that is busy forever, as far as that is possible: the next one must not share its process, so that its context goes with it. */
  abandon(page: Page): void {
    // Nothing waits for it: the end of the browser is its end at the latest.
    void page.context().close().catch(() => {});
  }
}
