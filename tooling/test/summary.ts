import type { Result } from './run-suite.ts';

/** One line for a suite that has ended. */
export function resultLine(result: Result): string {
  const { suite, passed, failed, took, overBudget } = result;
  const time = `${took.toFixed(1)} s of ${suite.budget} s`;
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${suite.name.padEnd(34)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed   ${time}${overBudget ? '   OVER BUDGET' : ''}`;
}

/** The last line of `npm test`, and whether all is well. */
export function total(results: readonly Result[]): { readonly line: string; readonly ok: boolean } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, ok: failed === 0 && passed > 0 };
}
