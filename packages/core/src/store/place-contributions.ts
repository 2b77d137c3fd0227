import { contributionName, type Contribution } from '../extension/index.ts';
import { namedScreenPoint, screenPoint } from '../screens/index.ts';
import type { ContributionSlots } from './contribution-slots.ts';
import type { DiagnosticCollector } from './diagnostics.ts';
import { knownKeys } from './known-keys.ts';

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
      const isScreen = candidate.point === screenPoint || candidate.point === namedScreenPoint;
      diagnostics.report(isScreen ? 'SCREEN_DUPLICATE' : 'CONTRIBUTION_DUPLICATE', name, 'It is declared more than once. Keep one of them, or give the other its own name.');
    } else if (!many && kind === 'adds' && defaults.has(candidate)) {
      diagnostics.report('ADD_EXISTS', name, 'The defaults have it already. Move it to overrides to replace it, or choose another key.');
    } else if (kind === 'overrides' && !defaults.has(candidate)) {
      diagnostics.report('OVERRIDE_TARGET_MISSING', name, nothingToReplace(candidate, defaults));
    } else {
      store.add(candidate);
    }
  }
}

/** The sentence for an override without a target, with the targets that there are. A named screen is replaced, never added: rows bring theirs along. */
function nothingToReplace({ point, key }: Contribution, defaults: ContributionSlots): string {
  if (key === null) return 'The defaults have no value for it, so there is nothing to replace. Move it to adds.';
  const known = knownKeys(key, defaults.of(point).map(([one]) => one));
  if (point === namedScreenPoint) return `No row of the defaults shows a screen of this name (known: ${known}). Override one of those, or map the response itself with screen().`;
  return `The defaults have none of this key (known: ${known}), so there is nothing to replace. Correct the key, or move it to adds.`;
}
