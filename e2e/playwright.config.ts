import { defineConfig, devices } from '@playwright/test';
import { browserSwitches } from '@quartermaster/core-testing/browser';
import { browserProgram } from './support/browser-program.ts';
import { origin } from './support/origin.ts';
import { switchesForQuickPages } from './support/quick-pages.ts';
import { chooseSlowSeed } from './support/slow-answers.ts';

const chromium = {
  browserName: 'chromium' as const,
  baseURL: origin,
  launchOptions: {
    executablePath: browserProgram(),
    args: [...browserSwitches, ...switchesForQuickPages],
  },
};

chooseSlowSeed();

const session = '**/session.spec.ts';
const readme = 'screenshots/readme.spec.ts';

/** Tokens that end, connections that come back, bodies that come too slowly, purchase orders that are tried again. */
const waiting = ['**/renewal.spec.ts', '**/connection.spec.ts', '**/slow-requests.spec.ts', '**/vendors.spec.ts'];

/** Journeys in a real browser against the real server, database and identity provider. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // These limits end what hangs; a busy machine may need a multiple of the usual time (decision 0069).
  timeout: 240_000,
  // Pages are compared with the pictures of the README; what differs from one machine to another is the edges of letters.
  expect: { timeout: 20_000, toHaveScreenshot: { pathTemplate: '../docs/screenshots/{arg}{ext}', maxDiffPixelRatio: 0.04 } },
  // A picture that is missing is a failure here; npm run screenshots takes it.
  updateSnapshots: 'none',
  // Each project has its share: five work on two cores, so that none is idle while a page waits, and those that mostly wait for time to pass do so beside them.
  workers: 8,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }], ['./support/assertions.ts']],
  // A trace of every test costs a quarter of the whole run; and without a graphics card the processor draws each frame of what moves, in every tab.
  use: { ...chromium, trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off', screenshot: 'only-on-failure', contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 },
  projects: [
    { name: 'session', workers: 1, testMatch: session, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'waiting', workers: 2, testMatch: waiting, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'desktop', workers: 3, testMatch: ['journeys/*.spec.ts', 'accessibility/*.spec.ts', 'attacks/*.spec.ts', readme], testIgnore: ['**/keyboard*.spec.ts', session, ...waiting], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      workers: 1,
      testMatch: ['journeys/buy.spec.ts', 'accessibility/*.spec.ts', readme],
      // What the suite of components shows to axe on a phone, with every example, is done here with `npm run test:accessibility:journeys`.
      grepInvert: process.env['EVERY_PAGE'] === '1' ? /on a desktop: / : /on a desktop: |@desk/,
      // The journeys look at no pixels: three times as many of them would only be drawn.
      use: { ...devices['Pixel 7'], ...chromium, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'keyboard', workers: 1, testMatch: ['journeys/keyboard*.spec.ts'], use: { viewport: { width: 1280, height: 800 } } },
  ],
});
