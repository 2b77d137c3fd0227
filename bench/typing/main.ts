// npm run bench:typing -- [--origin=http://localhost:8080 --login=NAME --password=TEXT --secret=TOTP] [--store=ADVANTAGE] [--lines=500] [--rounds=10] [--slowdown=1]
// Fills an entry of requisitions, types into its first, middle and last line in a browser, and prints the milliseconds from each key to the paint of what it did. Without --origin it
// starts a marketplace with the sample catalog, and stops it again; with it, sign in as a buyer whose lines may be removed. --slowdown: how many times slower than this machine the page runs.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserSwitches } from '@quartermaster/core-testing/browser';
import { account } from '../../e2e/support/account.ts';
import { browserProgram } from '../../e2e/support/browser-program.ts';
import { signInWhereAsked } from '../../e2e/support/steps.ts';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { startTrial } from '../trial/start-trial.ts';
import { fillEntry, numberOf, quantityOf } from './fill-entry.ts';
import { listen, typeInto } from './key-to-paint.ts';

const text = (value = '') => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({ options: { origin: text(), login: text(), password: text(), secret: text(), store: text('ADVANTAGE'), lines: text('500'), rounds: text('10'), slowdown: text('1') } });
const [lines, rounds, slowdown] = [Number(values.lines), Number(values.rounds), Number(values.slowdown)];
if (!(lines >= 3 && lines <= 500) || !(rounds >= 1) || !(slowdown >= 1) || (values.origin !== '' && [values.login, values.password, values.secret].includes(''))) {
  console.error('Usage: npm run bench:typing -- [--origin=URL --login=NAME --password=TEXT --secret=TOTP] [--store=ADVANTAGE] [--lines=500, from 3 to 500] [--rounds=10] [--slowdown=1]');
  process.exit(1);
}
/** Milliseconds between two keys: some 120 words a minute. */
const pause = 100;

const given = { login: values.login, password: values.password, totpSecret: values.secret, givenName: 'Measured' };
const marketplace = values.origin === '' ? await startTrial() : { origin: values.origin, buyer: () => given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: browserProgram(), args: [...browserSwitches] });
try {
  const page = await browser.newPage({ baseURL: marketplace.origin, viewport: { width: 1280, height: 800 } });
  await page.goto(`/ws/fedstrip/fedstrip_init?store=${values.store}`);
  await page.waitForSelector('html[data-page=alive]');
  await signInWhereAsked(page, account(marketplace.buyer()));
  await fillEntry(page, lines);
  if (slowdown !== 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await listen(page);
  console.log(`${`milliseconds from a key to its paint, ${lines} lines`.padEnd(56)}${'keys'.padStart(6)}${'p50'.padStart(7)}${'p95'.padStart(7)}${'worst'.padStart(7)}`);
  for (const [where, line] of [['first', 1], ['middle', Math.ceil(lines / 2)], ['last', lines]] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [field, typed] of [[numberOf(page, line), '7920'], [quantityOf(page, line), String(round % 10).repeat(2)]] as const) times.push(...(await typeInto(field, typed, pause)));
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const [p50, p95, worst] = [at(0.5), at(0.95), at(1)];
    console.log(`${`into the ${where} line`.padEnd(56)}${String(times.length).padStart(6)}${[p50, p95, worst].map((one) => one.toFixed(0).padStart(7)).join('')}`);
    reportFigures([{ what: `key until paint, the ${where} of ${lines} lines of requisitions, p50`, value: p50, unit: 'ms' }, { what: `key until paint, the ${where} of ${lines} lines of requisitions, p95`, value: p95, unit: 'ms' }]);
  }
} finally {
  await browser.close();
  await marketplace.stop();
}
