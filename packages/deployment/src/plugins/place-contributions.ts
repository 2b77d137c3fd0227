import { contributionName, type PointSlot, type ServerContribution } from '../points/contribution.ts';
import type { ServerPoint } from '../points/server-point.ts';
import type { ServerPlugin } from './define-plugin.ts';
import type { PluginDiagnosticCode, PluginDiagnostics } from './diagnostics.ts';

/** A contribution with the name of its plugin. */
export interface PlacedContribution extends ServerContribution {
  readonly plugin: string;
}

const sameSlot = (one: PointSlot, other: PointSlot): boolean => one.point === other.point && one.key === other.key;

/** The contributions that are in order; the others are reported. `defaults` are the places for which the server has a value. */
export function placeContributions(
  points: ReadonlySet<ServerPoint<unknown>>,
  defaults: readonly PointSlot[],
  plugins: readonly ServerPlugin[],
  diagnostics: PluginDiagnostics,
): readonly PlacedContribution[] {
  const placed: PlacedContribution[] = [];
  for (const { name: plugin, adds = [], overrides = [] } of plugins) {
    for (const [kind, list] of [['adds', adds], ['overrides', overrides]] as const) {
      for (const candidate of list) {
        const problem = unsoundness(candidate, points) ?? misplacement(kind, candidate, defaults, placed);
        if (problem === null) placed.push({ ...candidate, plugin });
        else diagnostics.report(problem.code, plugin, problem.code === 'POINT_UNKNOWN' ? idOf(candidate) : contributionName(candidate), problem.message);
      }
    }
  }
  return placed;
}

interface Problem {
  readonly code: PluginDiagnosticCode;
  readonly message: string;
}

const idOf = (candidate: Partial<PointSlot> | null): string | null => (typeof candidate?.point?.id === 'string' ? candidate.point.id : null);

function unsoundness(candidate: ServerContribution, points: ReadonlySet<ServerPoint<unknown>>): Problem | null {
  if (!points.has(candidate?.point)) {
    return {
      code: 'POINT_UNKNOWN',
      message: 'The server has no such point. Import points from @quartermaster/deployment, as a peer dependency of the plugin.',
    };
  }
  if (candidate.point.cardinality === 'keyed' && (candidate.key ?? '') === '') {
    return { code: 'CONTRIBUTION_INVALID', message: 'It needs a key. Use contribute(point, key, make).' };
  }
  if (typeof candidate.make !== 'function') {
    return { code: 'CONTRIBUTION_INVALID', message: 'Its value is no function that makes it. Use contribute(point, (host) => value).' };
  }
  return null;
}

function misplacement(kind: 'adds' | 'overrides', candidate: ServerContribution, defaults: readonly PointSlot[], placed: readonly PlacedContribution[]): Problem | null {
  if (candidate.point.cardinality === 'many') {
    return kind === 'adds' ? null : { code: 'OVERRIDE_TARGET_MISSING', message: 'The point takes any number of values, so none is replaced. Move it to adds.' };
  }
  const rival = placed.find((other) => sameSlot(candidate, other));
  if (rival !== undefined) return { code: 'CONTRIBUTION_DUPLICATE', message: `${rival.plugin} gives a value for it too. Keep one of them.` };
  const hasDefault = defaults.some((slot) => sameSlot(candidate, slot));
  if (kind === 'adds' && hasDefault) return { code: 'ADD_EXISTS', message: 'The server has a default for it. Move it to overrides to replace that, or choose another key.' };
  if (kind === 'overrides' && !hasDefault) return { code: 'OVERRIDE_TARGET_MISSING', message: nothingToReplace(candidate, defaults) };
  return null;
}

/** The sentence for an override without a target, with the targets that there are. */
function nothingToReplace({ point, key }: PointSlot, defaults: readonly PointSlot[]): string {
  if (key === null) return 'The server has no default for it, so there is nothing to replace. Move it to adds.';
  const known = defaults.filter((slot) => slot.point === point).map((slot) => slot.key ?? '').toSorted().join(', ') || 'none';
  return `The server has no default of this key (known: ${known}), so there is nothing to replace. Correct the key, or move it to adds.`;
}
