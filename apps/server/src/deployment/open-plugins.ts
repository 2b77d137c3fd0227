import type { PluginHost, PointSlot, ServerPoint } from '@quartermaster/deployment';
import { composePlugins, pluginDiagnosticText, type PluginComposition } from '@quartermaster/deployment/host';
import { DeploymentError } from './deployment-error.ts';
import type { LoadedDeployment } from './load-deployment.ts';

export type OpenPlugins = Omit<Extract<PluginComposition, { readonly ok: true }>, 'ok'>;

/**
 * Makes the values of a deployment's plugins.
 *
 * @param points those of the server, each with a default
 * @throws DeploymentError with every mistake; no plugin is open then
 */
export async function openPlugins({ file, deployment }: LoadedDeployment, points: readonly ServerPoint<unknown>[], host: PluginHost): Promise<OpenPlugins> {
  const defaults = points.map((point): PointSlot => ({ point, key: null }));
  const composition = await composePlugins({ points, defaults, deployment, host });
  if (!composition.ok) throw new DeploymentError(file, composition.diagnostics.map(pluginDiagnosticText));
  return composition;
}
