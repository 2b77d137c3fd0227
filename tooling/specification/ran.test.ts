import { describe, expect, it } from 'vitest';
import { marksOf, proofsThatDidNotRun, ranInPlaywright, ranInVitest } from './ran.ts';

const proof = (file: string, ...ids: string[]) => ({ file, ids, name: 'lamps are lit' });

describe('a proof that ran', () => {
  it('is one that Vitest reports as passed, under the mark of its title or group', () => {
    const test = (title: string, status: 'passed' | 'skipped' | 'failed') => ({ ancestorTitles: ['lamps [spec 4.3]'], title, fullName: title, status, failureMessages: [], meta: {}, tags: [], benchmarks: [] });
    const ran = marksOf(ranInVitest({
      testResults: [{ name: '/repository/packages/lamps/lamps.test.ts', message: '', status: 'passed', startTime: 0, endTime: 1, assertionResults: [test('are lit [spec 4.1, 4.2]', 'passed'), test('go out [spec 4.4]', 'skipped'), test('burn [spec 4.5]', 'failed')] }],
    }, '/repository'));
    expect(proofsThatDidNotRun([proof('packages/lamps/lamps.test.ts', '4.1', '4.2', '4.3')], ran)).toEqual([]);
    expect(proofsThatDidNotRun([proof('packages/lamps/lamps.test.ts', '4.4'), proof('packages/lamps/lamps.test.ts', '4.5'), proof('packages/other.test.ts', '4.1')], ran)).toHaveLength(3);
  });

  it('is one that Playwright reports as passed, under the mark of its title, group or step', () => {
    const result = (status: 'passed' | 'failed', retry = 0) => ({ status, retry, steps: [{ title: 'light', duration: 1, error: undefined, steps: [{ title: 'at once [spec 4.2]', duration: 1, error: undefined }] }] });
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'journeys/lamps.spec.ts', tests: [{ results: [result(ok ? 'passed' : 'failed')] }] });
    const report = { config: { rootDir: '/repository/e2e' }, suites: [{ title: 'journeys/lamps.spec.ts', specs: [spec('burn [spec 4.5]', false)], suites: [{ title: 'lamps [spec 4.3]', specs: [spec('are lit [spec 4.1]', true)] }] }] };
    const ran = marksOf(ranInPlaywright(report as unknown as Parameters<typeof ranInPlaywright>[0], '/repository'));
    expect(proofsThatDidNotRun([proof('e2e/journeys/lamps.spec.ts', '4.1', '4.2', '4.3')], ran)).toEqual([]);
    expect(proofsThatDidNotRun([proof('e2e/journeys/lamps.spec.ts', '4.5')], ran)).toEqual([expect.stringContaining('4.5: no test of e2e/journeys/lamps.spec.ts passed')]);

    const only = (each: object) => marksOf(ranInPlaywright({ ...report, suites: [{ title: 'journeys/lamps.spec.ts', specs: [each] }] } as unknown as Parameters<typeof ranInPlaywright>[0], '/repository'));
    const flaky = { ...spec('burn [spec 4.5]', true), tests: [{ results: [result('failed'), result('passed', 1)] }] };
    const expectedToFail = { ...spec('burn [spec 4.5]', false), tests: [{ results: [result('passed')] }] };
    expect(only(spec('burn [spec 4.5]', true))).toContain('4.5 e2e/journeys/lamps.spec.ts');
    expect([only(flaky), only(expectedToFail)], 'a second attempt, and one that passed although it should have failed').toEqual([[], []]);
  });
});
