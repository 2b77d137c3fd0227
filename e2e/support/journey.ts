import { test as base, expect, type Page } from '@playwright/test';
import { newAccount, type Account } from './account.ts';

export { expect, type Page };
export * from './steps.ts';

interface Fixtures {
  /** An account of its own for this test. */
  account: Account;
  /** Fails the test when a page wrote an error to the console or broke the content policy. */
  quietConsole: void;
}

// A refused password or a product that does not exist is an HTTP status, and a server that is away a failed connection:
// Chromium writes both to the console.
const expectedConsole = /Failed to load resource|^WebSocket connection to \S+ failed/;

/** Milliseconds. A page of a store that never loads is not alive at all. */
const aliveWithin = 5_000;

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    // A program presses within milliseconds of the load event, where a person has not even looked.
    page.goto = async (...address) => {
      const response = await goto(...address);
      if ((await page.locator('#root').count()) > 0) await page.locator('html[data-page="alive"]').waitFor({ state: 'attached', timeout: aliveWithin }).catch(() => null);
      return response;
    };
    await use(page);
  },
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => {
    await use(await newAccount('Journey'));
  },
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedConsole.test(message.text())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await use();
      expect(messages, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
