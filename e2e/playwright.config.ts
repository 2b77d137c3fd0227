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

/** Journeys in a real browser against the real server, database and identity provider. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Two cores: the third worker runs while the others wait for time to pass.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: { ...chromium, trace: 'retain-on-failure', screenshot: 'only-on-failure', actionTimeout: 15_000 },
  projects: [
    { name: 'desktop', testMatch: ['journeys/*.spec.ts', 'accessibility/*.spec.ts', 'attacks/*.spec.ts'], testIgnore: '**/keyboard*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: ['journeys/buy.spec.ts', 'accessibility/*.spec.ts'],
      use: { ...devices['Pixel 7'], ...chromium, viewport: { width: 390, height: 844 } },
    },
    { name: 'keyboard', testMatch: ['journeys/keyboard.spec.ts'], use: { viewport: { width: 1280, height: 800 } } },
  ],
});
