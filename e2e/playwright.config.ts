import { defineConfig, devices } from '@playwright/test';
import { browserProgram } from './support/browser-program.ts';
import { origin } from './support/origin.ts';

const chromium = {
  browserName: 'chromium' as const,
  baseURL: origin,
  launchOptions: {
    executablePath: browserProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
};

/** Sessions that expire, connections that come back, bodies that come too slowly. */
const waiting = ['**/session.spec.ts', '**/connection.spec.ts', '**/slow-requests.spec.ts'];

/** Journeys in a real browser against the real server, database and identity provider. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Two cores: the other two workers run the tests that wait for time to pass.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  // A trace of every test costs a quarter of the whole run.
  use: { ...chromium, trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off', screenshot: 'only-on-failure', actionTimeout: 15_000 },
  projects: [
    // First, and beside the others: they mostly wait.
    { name: 'waiting', testMatch: waiting, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'desktop', testMatch: ['journeys/*.spec.ts', 'accessibility/*.spec.ts', 'attacks/*.spec.ts'], testIgnore: ['**/keyboard*.spec.ts', ...waiting], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: ['journeys/buy.spec.ts', 'accessibility/*.spec.ts'],
      use: { ...devices['Pixel 7'], ...chromium, viewport: { width: 390, height: 844 } },
    },
    { name: 'keyboard', testMatch: ['journeys/keyboard.spec.ts'], use: { viewport: { width: 1280, height: 800 } } },
  ],
});
