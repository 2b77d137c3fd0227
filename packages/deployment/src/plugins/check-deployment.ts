import semver from 'semver';
import type { Deployment, ServerPlugin } from './define-plugin.ts';
import type { PluginDiagnostics } from './diagnostics.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The plugins of a deployment that are whole and fit this version; the others are reported. */
export function checkedPlugins(deployment: unknown, version: string, diagnostics: PluginDiagnostics): readonly ServerPlugin[] {
  if (!isRecord(deployment) || !Array.isArray((deployment as Partial<Deployment>).plugins)) {
    diagnostics.report('DEPLOYMENT_MALFORMED', 'the deployment', null, 'It has no list of plugins. Write: export default defineDeployment({ plugins: [] }).');
    return [];
  }
  const names = new Set<string>();
  return (deployment as unknown as Deployment).plugins.filter((plugin, place) => {
    const shape = malformation(plugin, place);
    if (shape !== null) {
      diagnostics.report('PLUGIN_MALFORMED', 'the deployment', null, shape);
      return false;
    }
    if (names.has(plugin.name)) {
      diagnostics.report('PLUGIN_DUPLICATE', plugin.name, null, 'The deployment names it twice. Keep one of them.');
      return false;
    }
    names.add(plugin.name);
    return fitsVersion(plugin, version, diagnostics);
  });
}

function malformation(plugin: unknown, place: number): string | null {
  const which = `plugins[${place}]`;
  if (!isRecord(plugin)) return `${which} is not a plugin. Use what definePlugin returns; if the package exports a function, call it.`;
  if (typeof plugin['name'] !== 'string' || plugin['name'].trim() === '') return `${which} has no name. Give definePlugin the name of its package.`;
  if (typeof plugin['serverRange'] !== 'string') return `${plugin['name']} has no serverRange. Name the versions that it was tested with, for example ^1.2.0.`;
  const list = (['adds', 'overrides'] as const).find((key) => plugin[key] !== undefined && !Array.isArray(plugin[key]));
  if (list !== undefined) return `${list} of ${plugin['name']} is no list.`;
  if (plugin['stop'] !== undefined && typeof plugin['stop'] !== 'function') return `stop of ${plugin['name']} is no function.`;
  return null;
}

function fitsVersion({ name, serverRange }: ServerPlugin, version: string, diagnostics: PluginDiagnostics): boolean {
  if (semver.validRange(serverRange) === null) {
    diagnostics.report('SERVER_RANGE_INVALID', name, null, `serverRange "${serverRange}" is no semver range. Write it like ^${version}.`);
    return false;
  }
  if (semver.satisfies(version, serverRange)) return true;
  diagnostics.report('SERVER_RANGE_UNSATISFIED', name, null, `It was tested with version ${serverRange} of the marketplace; this is ${version}. Install a version of the plugin for it.`);
  return false;
}
