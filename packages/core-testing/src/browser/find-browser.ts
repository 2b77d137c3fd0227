import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The same as in the set-up of the repository, which runs before any package is there, in a Node that reads no TypeScript. */
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** A Chromium: the one that BROWSER_BIN names, the one that set-up noted, one of the system, one that Playwright fetched. Null when there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, installed: readonly string[] = system): string | null {
  const candidates = [env['BROWSER_BIN'], notedBrowser(), ...installed, chromium.executablePath()];
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** Set-up of a repository notes the browser that it found beside the installed packages. */
function notedBrowser(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const noted = join(folder, 'node_modules', '.browser');
    if (existsSync(noted)) return readFileSync(noted, 'utf8').trim();
  }
  return undefined;
}
