import { coreVersion } from '@quartermaster/contracts';
import type { PointSlot } from '../points/contribution.ts';
import type { Log, PluginHost } from '../points/plugin-host.ts';
import type { ServerPoint } from '../points/server-point.ts';
import { checkedPlugins } from './check-deployment.ts';
import type { Deployment, ServerPlugin } from './define-plugin.ts';
import { PluginDiagnostics, type PluginDiagnostic } from './diagnostics.ts';
import { placeContributions } from './place-contributions.ts';
import { makeValues, type PluginValues } from './plugin-values.ts';

export type PluginComposition =
  | { readonly ok: true; readonly values: PluginValues; readonly stop: () => Promise<void> }
  | { readonly ok: false; readonly diagnostics: readonly PluginDiagnostic[] };

export interface PluginCompositionInput {
  /** All points that the areas of the server declare. */
  readonly points: readonly ServerPoint<unknown>[];
  /** The places for which they have a value. */
  readonly defaults: readonly PointSlot[];
  readonly deployment: Deployment;
  readonly host: PluginHost;
  /** The version of the marketplace; this one by default. */
  readonly version?: string;
}

/** Composes a deployment over the server’s defaults: all values of its plugins are ready, or every mistake is reported and none is in use. */
export async function composePlugins({ points, defaults, deployment, host, version = coreVersion }: PluginCompositionInput): Promise<PluginComposition> {
  const diagnostics = new PluginDiagnostics();
  const plugins = checkedPlugins(deployment, version, diagnostics);
  const placed = placeContributions(new Set(points), defaults, plugins, diagnostics);
  if (diagnostics.found.length > 0) return { ok: false, diagnostics: diagnostics.found };

  const values = await makeValues(placed, host, diagnostics);
  const stop = () => stopPlugins(plugins, host.log);
  if (diagnostics.found.length === 0) return { ok: true, values, stop };
  await stop();
  return { ok: false, diagnostics: diagnostics.found };
}

/** Stops the plugins, the last of the deployment first. One that cannot be stopped is logged, and keeps no other running. */
async function stopPlugins(plugins: readonly ServerPlugin[], log: Log): Promise<void> {
  for (const plugin of plugins.toReversed()) {
    try {
      await plugin.stop?.();
    } catch (error) {
      log.error({ err: error, plugin: plugin.name }, 'a plugin of the deployment could not be stopped');
    }
  }
}
