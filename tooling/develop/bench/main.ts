// npm run bench:dev: seconds until a browser shows a change of a source in `npm run dev`, in a copy of the repository. Three changes of each kind.
import { join } from 'node:path';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { chromium } from 'playwright-core';
import { changes, make, takenBack } from '../testing/changes.ts';
import { copyToDevelop } from '../testing/copy-to-develop.ts';
import { runDevelopment } from '../testing/development-run.ts';

const executablePath = findBrowser();
const rounds = 3;
const patience = 120_000;
const copy = copyToDevelop(join(import.meta.dirname, '..', '..', '..'));
const seconds = (since: number): number => (performance.now() - since) / 1000;
const started = performance.now();

try {
  const run = await runDevelopment(copy);
  console.log(`ready after ${seconds(started).toFixed(1)} s (an empty database)`);
  const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches] });
  try {
    const page = await browser.newPage({ baseURL: run.address });
    for (const change of changes) {
      const measured: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await page.goto(change.path, { timeout: patience });
        await page.waitForSelector('html[data-page=alive]', { timeout: patience });
        const at = performance.now();
        make(change, copy);
        await page.waitForFunction(change.isShown, undefined, { polling: 20, timeout: patience });
        measured.push(seconds(at));
        // Watchers of files take two changes within 50 ms as one.
        await page.waitForTimeout(200);
        make(takenBack(change), copy);
        await page.waitForTimeout(2000);
      }
      console.log(`${change.kind.padEnd(14)} ${measured.toSorted((a, b) => a - b).map((each) => each.toFixed(2)).join('  ')} s`);
    }
  } finally {
    await browser.close();
    await run.interrupt();
  }
} finally {
  copy.remove();
}
