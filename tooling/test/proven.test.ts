import { expect, it } from 'vitest';
import { provenBy } from './proven.ts';
import type { Report } from './suites.ts';

const proven = (report: Report, written: unknown) =>
  provenBy({ suite: { name: 'lamps', command: ['lamps'], report, budget: 1 }, report: typeof written === 'string' ? written : JSON.stringify(written) }, '/repository');

/** A mark as it would be written in a title: written out here it would be one that proves nothing. */
const mark = (sentence: string): string => `[spec ${sentence}]`;

it('a suite proves the marks of its tests that passed, in the report of either runner', () => {
  const assertionResults = [{ ancestorTitles: [], title: `are lit ${mark('4.1')}`, status: 'passed' }, { ancestorTitles: [], title: `go out ${mark('4.2')}`, status: 'failed' }];
  expect(proven('vitest', { testResults: [{ name: '/repository/lamps.test.ts', assertionResults }] })).toEqual(['4.1 lamps.test.ts']);
  const spec = { title: `burn ${mark('4.3')}`, ok: true, file: 'lamps.spec.ts', tests: [{ results: [{ status: 'passed', retry: 0 }] }] };
  expect(proven('playwright', { config: { rootDir: '/repository/e2e' }, suites: [{ title: 'lamps.spec.ts', specs: [spec] }] })).toEqual(['4.3 e2e/lamps.spec.ts']);
});

it('a check proves none, nor does a report that was not written whole', () => {
  expect(proven('counts', { passed: 7, failed: 0 })).toEqual([]);
  expect([proven('vitest', ''), proven('playwright', '{"suites":')]).toEqual([[], []]);
});
