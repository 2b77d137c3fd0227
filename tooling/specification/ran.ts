import { isAbsolute, join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTestStep } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { markedIds, type Proof } from './proofs.ts';

/** A test that ran and passed, with the marks in its title and in those of its groups and steps. */
export interface RanTest {
  /** Relative to the repository, with slashes. */
  readonly file: string;
  readonly ids: readonly string[];
}

/** The tests of Vitest's JSON report that passed. */
export function ranInVitest({ testResults }: Pick<JsonTestResults, 'testResults'>, root: string): RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) => assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => ({ file: fromRoot(root, name), ids: markedIds([...ancestorTitles, title].join(' ')) })));
}

/** The tests of Playwright's JSON report that passed, each at the first attempt. */
export function ranInPlaywright({ config: { rootDir }, suites }: Pick<JSONReport, 'suites'> & { readonly config: Pick<JSONReport['config'], 'rootDir'> }, root: string): RanTest[] {
  return suites.flatMap((suite) => ranInSuite(suite, '', (file) => fromRoot(root, join(rootDir, file))));
}

function ranInSuite({ title, specs, suites = [] }: JSONReportSuite, groups: string, place: (file: string) => string): RanTest[] {
  const around = `${groups} ${title}`;
  return [
    ...specs.flatMap((spec) => spec.tests.flatMap(({ results }) => results)
      .filter(({ status, retry }) => spec.ok && status === 'passed' && retry === 0)
      .map(({ steps = [] }) => ({ file: place(spec.file), ids: markedIds([around, spec.title, ...steps.flatMap(titlesOf)].join(' ')) }))),
    ...suites.flatMap((suite) => ranInSuite(suite, around, place)),
  ];
}

const titlesOf = ({ title, steps = [] }: JSONReportTestStep): string[] => [title, ...steps.flatMap(titlesOf)];

/** The marks of tests that ran, each once: `4.30 packages/core/src/...`. */
export function marksOf(ran: readonly RanTest[]): string[] {
  return [...new Set(ran.flatMap(({ file, ids }) => ids.map((id) => `${id} ${file}`)))];
}

/**
 * Proofs without a test of their file that passed under their mark: left out of every suite, or never registered.
 *
 * @param ran the marks of all tests that ran, as {@link marksOf} gives them
 */
export function proofsThatDidNotRun(proofs: readonly Proof[], ran: readonly string[]): string[] {
  const passed = new Set(ran);
  return proofs.flatMap(({ ids, name, file }) => ids.filter((id) => !passed.has(`${id} ${file}`)).map((id) => `${id}: no test of ${file} passed under this mark, as "${name}" should have.`));
}

function fromRoot(root: string, file: string): string {
  return (isAbsolute(file) ? relative(root, file) : file).replaceAll('\\', '/');
}
