import { marksOf, ranInPlaywright, ranInVitest } from '../specification/ran.ts';
import type { Result } from './run-suite.ts';

/** The marks of the specification in a suite's tests that passed; none where its report cannot be read, which is a failure already. */
export function provenBy({ suite, report }: Pick<Result, 'suite' | 'report'>, root: string): string[] {
  try {
    if (suite.report === 'vitest') return marksOf(ranInVitest(JSON.parse(report) as Parameters<typeof ranInVitest>[0], root));
    if (suite.report === 'playwright') return marksOf(ranInPlaywright(JSON.parse(report) as Parameters<typeof ranInPlaywright>[0], root));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return [];
}
