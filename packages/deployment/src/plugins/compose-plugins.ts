import { coreVersion } from '@quartermaster/contracts';
import type { ServerContribution } from '../points/contribution.ts';
import type { PluginHost } from '../points/plugin-host.ts';
import type { ServerPoint } from '../points/server-point.ts';
import { checkedPlugins } from './check-deployment.ts';
import type { Deployment } from './define-plugin.ts';
import { PluginDiagnostics, type PluginDiagnostic } from './diagnostics.ts';
import { placeContributions } from './place-contributions.ts';
import { makeValues, type PointValues } from './point-values.ts';

export type PluginComposition =
  | { readonly ok: true; readonly values: PointValues; readonly stop: () => Promise<void> }
  | { readonly ok: false; readonly diagnostics: readonly PluginDiagnostic[] };

export interface PluginCompositionInput {
  /** Everything that the server’s areas declare. */
  readonly points: readonly ServerPoint<unknown>[];
  readonly defaults: readonly ServerContribution[];
  readonly deployment: Deployment;
  readonly host: PluginHost;
  /** The version of the marketplace; this one by default. */
  readonly version?: string;
}

/** Composes a deployment over the server’s defaults: all values are ready, or every mistake is reported and no value is in use. */
export async function composePlugins({ points, defaults, deployment, host, version = coreVersion }: PluginCompositionInput): Promise<PluginComposition> {
  const diagnostics = new PluginDiagnostics();
  const plugins = checkedPlugins(deployment, version, diagnostics);
  const known = [...points.map((point) => ({ point, owner: 'the server' })), ...plugins.flatMap(({ name, points: own = [] }) => own.map((point) => ({ point, owner: name })))];
  for (const [place, { point, owner }] of known.entries()) {
    const first = known.findIndex((other) => other.point.id === point.id);
    if (first < place) diagnostics.report('POINT_DUPLICATE', owner, point.id, `${known[first]?.owner} declares a point with this id. Choose another id.`);
  }
  const placed = placeContributions(new Set(known.map(({ point }) => point)), defaults, plugins, diagnostics);
  for (const { point, owner } of known) {
    if (point.cardinality !== 'one' || placed.some((each) => each.point === point)) continue;
    diagnostics.report('REQUIRED_POINT_EMPTY', owner, point.id, `It has no value. ${point.doc} Add one.`);
  }
  if (diagnostics.found.length > 0) return { ok: false, diagnostics: diagnostics.found };

  const values = await makeValues(placed, host, diagnostics);
  const stop = async (): Promise<void> => {
    for (const plugin of plugins.toReversed()) await plugin.stop?.();
  };
  if (diagnostics.found.length === 0) return { ok: true, values, stop };
  await stop();
  return { ok: false, diagnostics: diagnostics.found };
}
