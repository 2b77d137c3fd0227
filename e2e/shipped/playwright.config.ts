import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * A store of the marketplace's own as a package, in a marketplace that was started without it. Apart from the other journeys: it needs a
 * build of the web and a marketplace of its own. At most 8 minutes on two free cores.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/shipped',
  globalSetup: './global-setup.ts',
  globalTimeout: 3 * 8 * 60_000,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['../support/assertions.ts']],
  use: { ...journeys.use, viewport: { width: 1280, height: 800 } },
});
