import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesOf } from './files-of.ts';
import type { Part } from './parts.ts';
import { innermostPlaces, sampleOf, type Sample } from './sample.ts';
import { shareOf, type Share } from './share.ts';
import { testsOfPart } from './tests-of-part.ts';

/** Texts are compared by the tests of what says them; an emptied statement of SQL is noticed by each of its tests. Both would only make the share larger or smaller. */
const excludedMutations = ['StringLiteral'];

interface RunOptions {
  readonly root: string;
  /** The folder of the reports. */
  readonly reports: string;
  /** Null: all faults. */
  readonly sample: Sample | null;
  readonly concurrency: number;
}

/** Puts faults into a copy of the repository, one at a time, and runs the tests of the part that reach it. */
export async function runPart(part: Part, { root, reports, sample, concurrency }: RunOptions): Promise<Share> {
  const files = filesOf(root, part);
  const places = sample === null ? files : sampleOf(await innermostPlaces(root, files, excludedMutations), sample);
  const report = (kind: string): string => join(relative(root, reports), `${part.folder.replaceAll('/', '.')}${sample === null ? '' : '.sample'}.${kind}`);
  Object.assign(process.env, testsOfPart(part), { TEST_DATABASE: 'postgresql' });
  const results = await new Stryker({
    mutate: [...places],
    mutator: { excludedMutations },
    testFiles: [...part.tests],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tooling/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    // The results of all faults are kept: those whose sources and tests have not changed are not run again. A sample keeps none, or it would take the place of all.
    incremental: sample === null,
    incrementalFile: report('incremental.json'),
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: report('html') },
    jsonReporter: { fileName: report('json') },
    thresholds: { high: 90, low: part.least ?? 0, break: part.least },
    // Of this run alone: it is removed at the end.
    tempDirName: `.cache/mutations/copy-${process.pid}`,
    cleanTempDir: 'always',
    // Stryker would rewrite it with an interface that TypeScript 7 does not have. No test reads it.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['/.cache', '.data', '.packages', '.turbo', 'test-results', 'playwright-report', '*.tsbuildinfo'],
    // A busy machine has time.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    // A fault in a value that is made once, when its file is loaded, needs all tests anew, each in a process of its own.
    ignoreStatic: true,
    allowEmpty: true,
  }).runMutationTest();
  return shareOf(results);
}
