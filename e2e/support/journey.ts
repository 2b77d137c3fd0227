import { test as base, expect, type Page } from '@playwright/test';
import { newAccount, type Account } from './account.ts';
import { withLivePages } from './alive.ts';
import { followTrail } from './trail.ts';

export { expect, type Page };
export * from './steps.ts';

interface Fixtures {
  /** An account of its own for this test. */
  account: Account;
  /** Prints, when a test fails, what its pages asked for last. */
  trail: void;
  /** Fails the test when a page wrote an error to the console or broke the content policy. */
  quietConsole: void;
}

// A refused password or a product that does not exist is an HTTP status, and a server that is away a failed connection:
// Chromium writes both to the console.
const expectedConsole = /Failed to load resource|^WebSocket connection to \S+ failed/;

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      await use(withLivePages(browser));
    },
    { scope: 'worker' },
  ],
  trail: [
    async ({ context }, use, info) => {
      const trail = followTrail(context);
      await use();
      if (info.status !== info.expectedStatus) console.log([`${info.title}, the last that its pages asked for:`, ...trail()].join('\n  '));
    },
    { auto: true },
  ],
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
