import { contributionName, member, type Contribution, type ExtensionPoint } from '../extension/index.ts';
import type { DiagnosticCollector } from './diagnostics.ts';

/** Checks one contribution by itself. False when it must not be used. */
export function checkContribution(
  candidate: Contribution,
  points: ReadonlySet<ExtensionPoint<unknown>>,
  diagnostics: DiagnosticCollector,
): boolean {
  const id = member(member(candidate, 'point'), 'id');
  if (!points.has(candidate?.point)) {
    diagnostics.report('POINT_UNKNOWN', typeof id === 'string' ? id : null,
      'Core has no such extension point. Import the point from @quartermaster/core, or list a point of your own under points.');
    return false;
  }
  const name = contributionName(candidate);
  const keyed = candidate.point.cardinality === 'keyed';
  if (keyed && (typeof candidate.key !== 'string' || candidate.key === '')) {
    diagnostics.report('CONTRIBUTION_INVALID', name, 'It needs a key. Use contribution(point, key, value).');
    return false;
  }
  // The class of a strategy is made later, in the store's container; then the object is checked.
  if (candidate.point.strategy && typeof candidate.value === 'function') return true;
  const problem = candidate.point.validate(candidate.value, candidate.key);
  if (problem === null) return true;
  diagnostics.report('CONTRIBUTION_INVALID', name, problem);
  return false;
}
