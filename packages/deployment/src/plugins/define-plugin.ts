import type { ServerContribution } from '../points/contribution.ts';

/** A package that changes how the server of a deployment works. */
export interface ServerPlugin {
  /** For diagnostics; unique in a deployment, usually the name of the package. */
  readonly name: string;
  /** The versions of the marketplace that the plugin was tested with, as a semver range: `^1.2.0`. */
  readonly serverRange: string;
  /** Values for places that are empty. */
  readonly adds?: readonly ServerContribution[];
  /** Values that take the place of a default. */
  readonly overrides?: readonly ServerContribution[];
  /** Called when the server stops, after its last call: closes what the values opened. */
  readonly stop?: () => Promise<void>;
}

/** Declares a plugin. It is data: nothing runs before the server starts and makes the values. */
export const definePlugin = (plugin: ServerPlugin): ServerPlugin => Object.freeze(plugin);

/** The choices of one deployment: `quartermaster.config.ts` has it as its default export. */
export interface Deployment {
  readonly plugins: readonly ServerPlugin[];
}

export const defineDeployment = (deployment: Deployment): Deployment => Object.freeze(deployment);
