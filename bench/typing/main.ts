// npm run bench:typing -- [--origin=http://localhost:8080 --login=NAME --password=TEXT --secret=TOTP] [--store=ADVANTAGE] [--lines=500] [--rounds=10] [--slowdown=1]
// Fills an entry of requisitions, types into its first, middle and last line in a browser, and prints the milliseconds from each key to the paint of what it did, and those of processor that
// the page used a key. Then it pastes 200 lines, goes on with new ones, and goes up their column. Without --origin it starts a marketplace with the sample catalog, and stops it again; with it, sign in as a buyer whose lines may be removed. --slowdown: how many times slower than this machine the page runs.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserSwitches } from '@quartermaster/core-testing/browser';
import { account } from '../../e2e/support/account.ts';
import { browserProgram } from '../../e2e/support/browser-program.ts';
import { signInWhereAsked } from '../../e2e/support/steps.ts';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { startTrial } from '../trial/start-trial.ts';
import { emptyEntry, fillEntry, lookAt, numberOf } from './fill-entry.ts';
import { listen, pressKeys, processorTime } from './key-to-paint.ts';

const text = (value = '') => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({ options: { origin: text(), login: text(), password: text(), secret: text(), store: text('ADVANTAGE'), lines: text('500'), rounds: text('10'), slowdown: text('1') } });
const [lines, rounds, slowdown] = [Number(values.lines), Number(values.rounds), Number(values.slowdown)];
if (!(lines >= 3 && lines <= 500) || !(rounds >= 1) || !(slowdown >= 1) || (values.origin !== '' && [values.login, values.password, values.secret].includes(''))) {
  console.error('Usage: npm run bench:typing -- [--origin=URL --login=NAME --password=TEXT --secret=TOTP] [--store=ADVANTAGE] [--lines=500, from 3 to 500] [--rounds=10] [--slowdown=1]');
  process.exit(1);
}
/** Milliseconds between two keys: some 120 words a minute. */
const pause = 100;
/** As many as a clerk types in a day. */
const someLines = 200;

const given = { login: values.login, password: values.password, totpSecret: values.secret, givenName: 'Measured' };
const marketplace = values.origin === '' ? await startTrial() : { origin: values.origin, buyer: () => given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: browserProgram(), args: [...browserSwitches] });
try {
  const page = await browser.newPage({ baseURL: marketplace.origin, viewport: { width: 1280, height: 800 } });
  await page.goto(`/ws/fedstrip/fedstrip_init?store=${values.store}`);
  await page.waitForSelector('html[data-page=alive]');
  await signInWhereAsked(page, account(marketplace.buyer()));
  await emptyEntry(page);
  await listen(page);
  await fillEntry(page, lines);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowdown !== 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  console.log(`${'milliseconds from a key to its paint'.padEnd(56)}${['keys', 'p50', 'p95', 'worst', 'processor'].map((head) => head.padStart(10)).join('')}`);
  /** Measures keys, and says what they took. `counted`: whether the key at a place is one of those that the row is about. */
  const measure = async (what: string, keys: readonly string[], counted: (key: string) => boolean = () => true): Promise<void> => {
    const before = await processorTime(tools);
    const times = (await pressKeys(page, keys, pause)).filter((_, at) => counted(keys[at] ?? ''));
    const processor = ((await processorTime(tools)) - before) / keys.length;
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const [p50, p95, worst] = [at(0.5), at(0.95), at(1)];
    console.log(`${what.padEnd(56)}${String(times.length).padStart(10)}${[p50, p95, worst, processor].map((one) => one.toFixed(0).padStart(10)).join('')}`);
    reportFigures([{ what: `key until paint, ${what}, p50`, value: p50, unit: 'ms' }, { what: `key until paint, ${what}, p95`, value: p95, unit: 'ms' }, { what: `processor of the page a key, ${what}`, value: processor, unit: 'ms' }]);
  };
  const isCharacter = (key: string): boolean => key.length === 1;
  for (const [where, line] of [['first', 1], ['middle', Math.ceil(lines / 2)], ['last', lines]] as const) {
    await lookAt(numberOf(page, line), pause);
    await page.waitForTimeout(1000);
    // As a clerk goes through a line: to find a field by its name takes the page longer than a key.
    await measure(`the ${where} of ${lines} lines of requisitions`, Array.from({ length: rounds }, (_, round) => ['7', '9', '2', '0', 'Tab', String(round % 10), String(round % 10), 'Shift+Tab']).flat(), isCharacter);
  }

  await page.getByText('All is kept.', { exact: false }).waitFor();
  // Not by a reload, which shows the answer of the last press for a moment.
  await page.goto(`/ws/fedstrip/fedstrip_init?store=${values.store}`);
  await page.waitForSelector('html[data-page=alive]');
  await emptyEntry(page);
  await listen(page);
  const took = await fillEntry(page, someLines);
  console.log(`${`a paste of ${someLines} lines`.padEnd(56)}${'1'.padStart(10)}${took.toFixed(0).padStart(10)}`);
  reportFigures([{ what: `a paste of ${someLines} lines of requisitions until its paint`, value: took, unit: 'ms' }]);
  await lookAt(numberOf(page, someLines + 1), pause);
  await page.waitForTimeout(1000);
  const more = Array.from({ length: rounds }, () => ['7', '9', '2', '0', 'Enter']).flat();
  await measure(`Enter to a new line, behind ${someLines}`, more, (key) => key === 'Enter');
  await measure('an arrow up the column', Array.from({ length: rounds * 3 }, () => 'ArrowUp'));
} finally {
  await browser.close();
  await marketplace.stop();
}
