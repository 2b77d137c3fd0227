import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreTrials, usualTrial } from './browser/store-trials.ts';
import type { TrialOptions } from './browser/tried-store.ts';
import { checkStore } from './check-store.ts';
import type { ConformanceReport } from './report/report.ts';
import type { BrokenStore } from './testing/broken-stores.ts';
import { brokenToRunners } from './testing/broken-when-run.ts';
import { firstPartyStores, shippedAlone } from './testing/first-party-stores.ts';
import { firstPartyTrial } from './testing/first-party-trials.ts';
import { goodStore } from './testing/good-store.ts';
import { honestStores } from './testing/honest-stores.ts';
import { changedFiles, packageOf } from './testing/store-files.ts';

/** Milliseconds that no test comes near, however busy the machine is: the suite has its budget of time, and no verdict depends on it. */
const busy = 600_000;

let trials: StoreTrials;
beforeAll(async () => {
  trials = await StoreTrials.open();
}, busy);
afterAll(() => trials.close());

/** Enough to see what a store leaves behind; an author's own run mounts it a hundred times. */
const quick = { mounts: 12, widths: [1280], patience: 30 };
/** Of the rules that need a run, only the one that the store breaks is tried: that the others find nothing in it is shown by the good store. */
const onlyFor = ({ breaks }: BrokenStore): TrialOptions => ({ ...quick, only: breaks === 'security' ? ['isolation'] : [breaks] });

const brokenRules = (report: ConformanceReport) => report.rules.filter(({ verdict }) => verdict === 'failed').map(({ rule }) => rule);
const wordsOf = (report: ConformanceReport) => report.rules.flatMap(({ rule, findings }) => findings.map(({ check, message }) => `${rule} (${check}) ${message}`));

const check = async ({ by }: BrokenStore, trial: TrialOptions) => (await checkStore(packageOf(changedFiles(goodStore, by), by.strange), { trials, trial })).report;

// The rules that reading shows are tried without a browser: static-rules.test.ts.
describe('a store with one mistake that only a run shows breaks exactly its rule', { timeout: busy }, () => {
  it.concurrent.each(brokenToRunners)('$breaks: $what', async (store) => {
    const report = await check(store, onlyFor(store));
    expect([brokenRules(report), report.verdict], wordsOf(report).join('\n')).toEqual([[store.breaks], 'failed']);
    if (store.check !== undefined) expect(report.rules.flatMap(({ findings }) => findings.map((finding) => finding.check))).toContain(store.check);
  });
});

describe('a store in order', { timeout: busy }, () => {
  it('keeps every rule, and its report is the same each time, byte by byte', async () => {
    const source = packageOf(goodStore);
    const reports = [await checkStore(source, { trials }), await checkStore(source, { trials })].map(({ report }) => report);
    expect(wordsOf(reports[0] as ConformanceReport)).toEqual([]);
    expect(reports[0]).toMatchObject({ verdict: 'passed', core: '0.1.0', package: { name: '@owner/store-sample', version: '1.2.3' } });
    expect(JSON.stringify(reports[1])).toBe(JSON.stringify(reports[0]));
  });

  it.concurrent.each(honestStores.filter(({ needsRun }) => needsRun === true))('keeps every rule with $what', async ({ by }) => {
    const { report } = await checkStore(packageOf(changedFiles(goodStore, by)), { trials, trial: quick });
    expect([wordsOf(report), report.verdict]).toEqual([[], 'passed']);
  });

  // Ten times slower: `npm run test:conformance -- --slowdown 10`.
  it('keeps every rule on a machine that is three times slower, too', async () => {
    const { report } = await checkStore(packageOf(goodStore), { trials, trial: { ...quick, patience: usualTrial.patience, slowdown: 3 } });
    expect([wordsOf(report), report.verdict]).toEqual([[], 'passed']);
  });

  it('that is broken gives the same report each time too', async () => {
    const broken = brokenToRunners.find(({ what }) => what === 'a link without words');
    const reports = broken === undefined ? [] : [await check(broken, quick), await check(broken, quick)];
    expect(reports).toHaveLength(2);
    expect(JSON.stringify(reports[1])).toBe(JSON.stringify(reports[0]));
    const remedies = reports[0]?.rules.flatMap(({ findings }) => findings.map(({ remedy }) => remedy));
    expect(remedies, 'a finding of axe leads to its explanation').toEqual(expect.arrayContaining([expect.stringMatching(/https:\/\/dequeuniversity\.com\/rules\/axe\/[\d.]+\/link-name explains/)]));
  });

  it('that was only read does not pass, unless reading is all that was asked for', async () => {
    const { report } = await checkStore(packageOf(goodStore), { reason: 'there is no browser' });
    expect([report.verdict, report.rules.filter(({ verdict }) => verdict === 'not run').map(({ rule, reason }) => `${rule}: ${reason}`)]).toEqual([
      'failed',
      ['isolation: there is no browser', 'contract: there is no browser', 'theme: there is no browser', 'accessibility: there is no browser'],
    ]);
    expect((await checkStore(packageOf(goodStore), { staticOnly: true })).report.verdict).toBe('passed');
  });
});

describe('the stores of the specification, built as if they were shipped alone, keep every rule', { timeout: busy }, () => {
  it.concurrent.each(Object.entries(firstPartyStores))('%s', async (folder, name) => {
    const { report } = await checkStore(await shippedAlone(folder, name), { trials, firstParty: true, trial: firstPartyTrial(folder) });
    expect(wordsOf(report)).toEqual([]);
    expect(report.verdict).toBe('passed');
  });
});
