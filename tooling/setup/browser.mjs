import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt.mjs';
import { SetupError } from './error.mjs';
import { succeeds } from './run.mjs';

/** First the Chromium without windows: it needs a quarter less of the processor than one that has them, and draws the same. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for tests: the one that `BROWSER_BIN` names, one of the system, one that Playwright fetched
 * before; otherwise one is installed, by the system's package manager or by Playwright.
 *
 * @param {string} root the repository
 * @param {(line: string) => void} say
 * @param {NodeJS.ProcessEnv} env
 * @throws {SetupError} when none can be had
 */
export async function findBrowser(root, say, env = process.env, system = SYSTEM, install = aptInstall) {
  if (env.BROWSER_BIN) {
    if (existsSync(env.BROWSER_BIN)) return env.BROWSER_BIN;
    throw new SetupError(`BROWSER_BIN is ${env.BROWSER_BIN}, and there is no such file; name a Chromium or Chrome, or unset it.`);
  }
  const installed = () => system.find((path) => existsSync(path));
  const present = installed() ?? (await playwrightBrowser(root));
  if (present !== undefined) return present;

  say('Installing a browser ...');
  // Not every Debian or Ubuntu has the first package.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const found = install([browser, 'fonts-dejavu-core']) ? installed() : undefined;
    if (found !== undefined) return found;
  }
  succeeds(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  const fetched = await playwrightBrowser(root);
  if (fetched === undefined) throw new SetupError('No browser was found and none could be installed; install Chromium or Chrome, or set BROWSER_BIN to one.');
  return fetched;
}

/** @param {string} root */
async function playwrightBrowser(root) {
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules', 'playwright-core', 'index.mjs')).href);
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
