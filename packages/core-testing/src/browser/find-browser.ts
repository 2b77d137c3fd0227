import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * The same as in the set-up of the repository, which runs before any package is there, in a Node that reads no TypeScript.
 * First the Chromium without windows: it needs a quarter less of the processor than one that has them, and draws the same.
 */
const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** A Chromium: the one that BROWSER_BIN names, one of the system, one that Playwright fetched. Null when there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, installed: readonly string[] = system): string | null {
  const candidates = [env['BROWSER_BIN'], ...installed, chromium.executablePath()];
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path)) ?? null;
}
