import { contributionName, type Contribution } from '../extension/contribution.ts';
import { screenPoint } from '../screens/screen-point.ts';
import type { ContributionSlots } from './contribution-slots.ts';
import type { DiagnosticCollector } from './diagnostics.ts';

/** Puts what a store adds and overrides in place, and reports what already was there or never was. */
export function placeContributions(
  kind: 'adds' | 'overrides',
  contributions: readonly Contribution[],
  defaults: ContributionSlots,
  store: ContributionSlots,
  diagnostics: DiagnosticCollector,
): void {
  for (const candidate of contributions) {
    const name = contributionName(candidate);
    const many = candidate.point.cardinality === 'many';
    if (!many && store.has(candidate)) {
      const code = candidate.point === screenPoint ? 'SCREEN_DUPLICATE' : 'CONTRIBUTION_DUPLICATE';
      diagnostics.report(code, name, 'The store declares it more than once. Keep one of them.');
    } else if (!many && kind === 'adds' && defaults.has(candidate)) {
      diagnostics.report('ADD_EXISTS', name, 'The defaults have it already. Move it to overrides to replace it, or choose another key.');
    } else if (kind === 'overrides' && !defaults.has(candidate)) {
      diagnostics.report('OVERRIDE_TARGET_MISSING', name, 'There is nothing to replace. Move it to adds, or correct its key.');
    } else {
      store.add(candidate);
    }
  }
}
