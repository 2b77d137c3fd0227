import { join } from 'node:path';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { playwright } from '@vitest/browser-playwright';
import { slowSeed } from './slow-answers/seed.ts';
import { slowPage } from './slow-answers/slow-page.ts';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const executablePath = findBrowser();

/** The modules that the tests import and Vite has to prepare: one that it finds only later reloads the page under a test. */
const prepared = [
  'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', '@emotion/cache', '@emotion/react', '@emotion/react/jsx-dev-runtime',
  'react-router-dom', 'axe-core', 'dompurify', 'zod', 'axios', 'tsyringe', 'reflect-metadata', 'semver', 'oidc-client-ts',
  'react-hook-form', 'react-aria-components/Dialog', 'react-aria-components/Modal',
];

/**
 * Tests that run in a real browser.
 *
 * @param include their files
 * @param packages what else they import and Vite has to prepare
 */
export function inChromium(name: string, include: readonly string[], packages: readonly string[] = []): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: slowSeed === null ? [] : [slowPage],
    optimizeDeps: {
      include: [...prepared, ...packages],
      // What is missing above fails in each run, instead of loading the page again under the test that meets it first.
      noDiscovery: true,
      // Emotion and React read it when the browser loads the prepared modules.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    test: {
      name,
      // How long something is waited for is no aim: a busy machine has time.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 }, requireAssertions: true },
      include: [...include],
      setupFiles: ['page-undrawn.ts', 'react-without-tracing.ts', ...(slowSeed === null ? [] : ['slow-answers/in-page.ts'])].map((file) => join(import.meta.dirname, file)),
      // The files share their page: each would load some hundred modules anew. A test leaves the page as it was.
      isolate: false,
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
