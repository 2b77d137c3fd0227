/** Each code has one meaning and one kind of remedy. */
export type PluginDiagnosticCode =
  | 'DEPLOYMENT_MALFORMED'
  | 'PLUGIN_MALFORMED'
  | 'PLUGIN_DUPLICATE'
  | 'SERVER_RANGE_INVALID'
  | 'SERVER_RANGE_UNSATISFIED'
  | 'POINT_UNKNOWN'
  | 'CONTRIBUTION_INVALID'
  | 'CONTRIBUTION_DUPLICATE'
  | 'ADD_EXISTS'
  | 'OVERRIDE_TARGET_MISSING'
  | 'VALUE_FAILED';

/** A mistake of a deployment. */
export interface PluginDiagnostic {
  readonly code: PluginDiagnosticCode;
  /** The plugin with the mistake; `the deployment` where it is none of them. */
  readonly plugin: string;
  /** The contribution that is wrong; null when it is the plugin as a whole. */
  readonly contribution: string | null;
  /** The mistake and its remedy, as sentences. */
  readonly message: string;
}

/** Collects mistakes, so that an operator sees all of them at once. */
export class PluginDiagnostics {
  readonly #found: PluginDiagnostic[] = [];

  report(code: PluginDiagnosticCode, plugin: string, contribution: string | null, message: string): void {
    this.#found.push(Object.freeze({ code, plugin, contribution, message }));
  }

  get found(): readonly PluginDiagnostic[] {
    return Object.freeze([...this.#found]);
  }
}

/** One line for a log: code, plugin, contribution, remedy. */
export const pluginDiagnosticText = ({ code, plugin, contribution, message }: PluginDiagnostic): string =>
  `${code} in ${plugin}${contribution === null ? '' : `, ${contribution}`}: ${message}`;
