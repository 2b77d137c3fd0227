import { contributionName, type ServerContribution } from '../points/contribution.ts';
import type { ServerPoint } from '../points/server-point.ts';
import type { ServerPlugin } from './define-plugin.ts';
import type { PluginDiagnostics } from './diagnostics.ts';

/** A contribution with the plugin that it comes from, as diagnostics name it. */
export interface PlacedContribution extends ServerContribution {
  readonly plugin: string;
}

const sameSlot = (one: ServerContribution, other: ServerContribution): boolean => one.point === other.point && one.key === other.key;
const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The contributions that take effect: the defaults that no plugin replaces, and those of the plugins that are in order. */
export function placeContributions(
  points: ReadonlySet<ServerPoint<unknown>>,
  defaults: readonly ServerContribution[],
  plugins: readonly ServerPlugin[],
  diagnostics: PluginDiagnostics,
): readonly PlacedContribution[] {
  const placed: PlacedContribution[] = [];
  for (const plugin of plugins) {
    for (const [kind, list] of [['adds', plugin.adds ?? []], ['overrides', plugin.overrides ?? []]] as const) {
      for (const candidate of list) {
        if (!isSound(candidate, points, plugin.name, diagnostics)) continue;
        const problem = misplacement(kind, candidate, defaults, placed);
        if (problem === null) placed.push({ ...candidate, plugin: plugin.name });
        else diagnostics.report(problem.code, plugin.name, contributionName(candidate), problem.message);
      }
    }
  }
  const replaces = (own: ServerContribution) => own.point.cardinality !== 'many' && placed.some((other) => sameSlot(own, other));
  return [...defaults.filter((own) => !replaces(own)).map((own) => ({ ...own, plugin: 'the server' })), ...placed];
}

function isSound(candidate: ServerContribution, points: ReadonlySet<ServerPoint<unknown>>, plugin: string, diagnostics: PluginDiagnostics): boolean {
  if (!points.has(candidate?.point)) {
    const id = candidate?.point?.id;
    diagnostics.report('POINT_UNKNOWN', plugin, typeof id === 'string' ? id : null,
      'The server has no such point. Import points from @quartermaster/deployment as a peer dependency, or list a point of the plugin’s own under points.');
    return false;
  }
  const isKeyed = candidate.point.cardinality === 'keyed';
  const problem = isKeyed && (candidate.key ?? '') === '' ? 'It needs a key. Use contribute(point, key, make).' : isFunction(candidate.make) ? null : 'Its value is no function that makes it. Use contribute(point, (host) => value).';
  if (problem !== null) diagnostics.report('CONTRIBUTION_INVALID', plugin, contributionName(candidate), problem);
  return problem === null;
}

function misplacement(kind: 'adds' | 'overrides', candidate: ServerContribution, defaults: readonly ServerContribution[], placed: readonly PlacedContribution[]) {
  if (candidate.point.cardinality === 'many') {
    return kind === 'adds' ? null : { code: 'OVERRIDE_TARGET_MISSING', message: 'The point takes any number of values, so none is replaced. Move it to adds.' } as const;
  }
  const rival = placed.find((other) => sameSlot(candidate, other));
  if (rival !== undefined) return { code: 'CONTRIBUTION_DUPLICATE', message: `${rival.plugin} gives a value for it too. Keep one of them.` } as const;
  const hasDefault = defaults.some((own) => sameSlot(candidate, own));
  if (kind === 'adds' && hasDefault) return { code: 'ADD_EXISTS', message: 'The server has a default for it. Move it to overrides to replace that, or choose another key.' } as const;
  if (kind === 'overrides' && !hasDefault) return { code: 'OVERRIDE_TARGET_MISSING', message: 'There is nothing to replace. Move it to adds, or correct its key.' } as const;
  return null;
}
