import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const executablePath = findBrowser();

/**
 * The part of a workspace's tests that runs in a real browser: `*.browser.test.tsx`.
 *
 * @param packages what the tests import and Vite has to prepare; one that it finds only later reloads the page under a test
 */
export function inChromium(name: string, packages: readonly string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    optimizeDeps: {
      include: [...packages],
      // Emotion and React read it when the browser loads the prepared modules.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    test: {
      name,
      // How long something is waited for is no aim: a busy machine has time.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } },
      include: ['src/**/*.browser.test.tsx'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath !== null && { executablePath }),
            args: [...browserSwitches],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
