// npm run bench:clicks -- [--origin=http://localhost:8080] [--store=ADVANTAGE] [--clicks=20] [--slowdown=1]
// Presses links from search results to products in a browser, and Back, and prints how long it takes until the other page is painted. Without
// --origin it starts a marketplace with the sample catalog, and stops it again. --slowdown: how many times slower than this machine the page runs.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserSwitches } from '@quartermaster/core-testing/browser';
import { browserProgram } from '../../e2e/support/browser-program.ts';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { addressOf } from '../trial/pages.ts';
import { startTrial } from '../trial/start-trial.ts';
import { fromPressToPaint, type Way } from './press-to-paint.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    store: { type: 'string', default: 'ADVANTAGE' },
    clicks: { type: 'string', default: '20' },
    slowdown: { type: 'string', default: '1' },
  },
});
const [clicks, slowdown] = [Number(values.clicks), Number(values.slowdown)];
if (!(clicks >= 1) || !(slowdown >= 1)) {
  console.error('Usage: npm run bench:clicks -- [--origin=URL] [--store=ADVANTAGE] [--clicks=20] [--slowdown=1]');
  process.exit(1);
}

const ways: Readonly<Record<Way, string>> = {
  'at rest': 'to a product, the pointer rests on the link before',
  'at once': 'to a product, pressed at once',
  'back': 'Back to the results',
};

const marketplace = values.origin === undefined ? await startTrial() : { origin: values.origin, stop: async () => {} };
const browser = await chromium.launch({ executablePath: browserProgram(), args: [...browserSwitches] });
try {
  const page = await browser.newPage({ baseURL: marketplace.origin });
  if (slowdown !== 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await fromPressToPaint(page, await addressOf('search', values.store, marketplace.origin), clicks);
  console.log(`${'milliseconds from the press to the paint of the other page'.padEnd(60)}${'p50'.padStart(7)}${'p95'.padStart(7)}`);
  for (const [way, words] of Object.entries(ways) as [Way, string][]) {
    const sorted = times[way].toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const [p50, p95] = [at(0.5), at(0.95)];
    console.log(`${words.padEnd(60)}${p50.toFixed(0).padStart(7)}${p95.toFixed(0).padStart(7)}`);
    reportFigures([{ what: `press until paint, ${words}, p50`, value: p50, unit: 'ms' }, { what: `press until paint, ${words}, p95`, value: p95, unit: 'ms' }]);
  }
} finally {
  await browser.close();
  await marketplace.stop();
}
