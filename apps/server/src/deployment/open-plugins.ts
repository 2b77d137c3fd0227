import type { PluginHost, PointSlot } from '@quartermaster/deployment';
import { composePlugins, pluginDiagnosticText, type PluginComposition } from '@quartermaster/deployment/host';
import { DeploymentError } from './deployment-error.ts';
import type { LoadedDeployment } from './load-deployment.ts';

export type OpenPlugins = Omit<Extract<PluginComposition, { readonly ok: true }>, 'ok'>;

/**
 * Makes the values of a deployment's plugins.
 *
 * @param defaults the places of the server's points, and of their keys, for which it has a value
 * @throws DeploymentError with every mistake; no plugin is open then
 */
export async function openPlugins({ file, deployment }: LoadedDeployment, defaults: readonly PointSlot[], host: PluginHost): Promise<OpenPlugins> {
  const points = [...new Set(defaults.map(({ point }) => point))];
  const composition = await composePlugins({ points, defaults, deployment, host });
  if (!composition.ok) throw new DeploymentError(file, composition.diagnostics.map(pluginDiagnosticText));
  return composition;
}
