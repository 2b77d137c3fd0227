import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** The work of store owners, from an empty folder to a running deployment. Apart from the journeys: it builds, packs and installs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/owners',
  globalSetup: '../support/global-setup.ts',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: { ...journeys.use, viewport: { width: 1280, height: 800 } },
});
