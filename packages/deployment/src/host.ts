// For the server, which composes a deployment; plugins have no use for it.
export { contributionName } from './points/contribution.ts';
export { composePlugins, type PluginComposition, type PluginCompositionInput } from './plugins/compose-plugins.ts';
export { pluginDiagnosticText, type PluginDiagnostic, type PluginDiagnosticCode } from './plugins/diagnostics.ts';
export type { PluginValues } from './plugins/plugin-values.ts';
