import type { Outcome } from './cache.ts';
import type { Suite } from './suites.ts';

/** One line for a suite that has ended. */
export function resultLine({ name, budget }: Suite, { passed, failed, took, processor, overBudget, inputsChanged, isEarlier, at }: Outcome): string {
  const counts = `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(18)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const time = `${took.toFixed(1)} s of ${budget} s${processor === undefined ? '' : `, processor ${processor.toFixed(1)} s`}`;
  if (isEarlier) return `${counts}   not run again: no input changed since ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC (${time})`;
  return `${counts}   ${time}${overBudget ? '   OVER BUDGET' : ''}${inputsChanged ? '   files changed meanwhile' : ''}`;
}

/**
 * The last lines of `npm test`, and whether all is well. The very last one counts all suites.
 *
 * @param more failures that belong to no suite
 */
export function total(outcomes: readonly Outcome[], more = 0): { readonly lines: readonly string[]; readonly ok: boolean } {
  const sum = (some: readonly Outcome[], what: 'passed' | 'failed'): number => some.reduce((all, each) => all + each[what], 0);
  const earlier = outcomes.filter(({ isEarlier }) => isEarlier);
  const passed = sum(outcomes, 'passed');
  const failed = sum(outcomes, 'failed') + more;
  return {
    lines: [
      ...(earlier.length > 0 ? [`${sum(earlier, 'passed')} of these, in ${earlier.length} of ${outcomes.length} suites, passed in earlier runs with the same inputs; npm test -- --force runs all.`] : []),
      `${passed} passed, ${failed} failed`,
    ],
    ok: failed === 0 && passed > 0,
  };
}
