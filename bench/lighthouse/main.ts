// npm run bench:lighthouse -- [--origin=http://localhost:8080] [--stores=ADVANTAGE,VA,FSS] [--pages=start,search,product,browse,help] [--runs=3]
// Looks at the pages of a running marketplace with Lighthouse's mobile defaults, and prints the medians. Without --origin it starts one with the
// sample catalog, and stops it again.
import { parseArgs } from 'node:util';
import { browserSwitches } from '@quartermaster/core-testing/browser';
import { freePort } from '@quartermaster/database/testing';
import { chromium } from '@playwright/test';
import { browserProgram } from '../../e2e/support/browser-program.ts';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { addressOf, pageNames, type PageName } from '../trial/pages.ts';
import { startTrial } from '../trial/start-trial.ts';
import { figuresOf } from './figures.ts';
import { measure } from './measure.ts';
import { medianOf } from './median.ts';
import { header, line } from './table.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    stores: { type: 'string', default: 'ADVANTAGE,VA,FSS' },
    pages: { type: 'string', default: pageNames.join(',') },
    runs: { type: 'string', default: '3' },
  },
});
const isPage = (name: string): name is PageName => pageNames.some((page) => page === name);
const pages = values.pages.split(',').filter(isPage);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || pages.length !== values.pages.split(',').length) {
  console.error(`Usage: npm run bench:lighthouse -- [--origin=URL] [--stores=ADVANTAGE,VA,FSS] [--pages=${pageNames.join(',')}] [--runs=3]`);
  process.exit(1);
}

const marketplace = values.origin === undefined ? await startTrial() : { origin: values.origin, stop: async () => {} };
const port = await freePort();
const browser = await chromium.launch({ executablePath: browserProgram(), args: [...browserSwitches, `--remote-debugging-port=${port}`] });
try {
  console.log(header);
  for (const store of values.stores.split(',')) {
    for (const page of pages) {
      const address = await addressOf(page, store, marketplace.origin);
      const looks = [];
      for (let run = 0; run < runs; run++) looks.push(await measure(`${marketplace.origin}${address}`, port));
      const median = medianOf(looks);
      console.log(line(store, page, median));
      reportFigures(figuresOf(store, page, median));
    }
  }
} finally {
  await browser.close();
  await marketplace.stop();
}
