import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { defineDeployment, type Deployment } from '@quartermaster/deployment';
import { DeploymentError } from './deployment-error.ts';

/** Packages of which a process has one copy, with all their doors: a point of another copy is another object. */
const ownPackages = /^@quartermaster\/(deployment|contracts)(\/|$)/;

let isLent = false;

/** Each module that asks for {@link ownPackages} gets this server's copy, wherever it is installed; also a plugin that asks for one later. */
function lendOwnPackages(): void {
  if (isLent) return;
  isLent = true;
  registerHooks({
    resolve: (specifier, context, next) => next(specifier, ownPackages.test(specifier) ? { ...context, parentURL: import.meta.url } : context),
  });
}

/** A deployment with the file that it comes from; null: there is none. */
export interface LoadedDeployment {
  readonly file: string | null;
  readonly deployment: Deployment;
}

export const noDeployment: LoadedDeployment = { file: null, deployment: defineDeployment({ plugins: [] }) };

/**
 * Reads the deployment file. Its plugins get this server's copy of {@link ownPackages}, wherever they are installed.
 *
 * @param file absolute path of the file; null: a deployment without plugins
 * @throws DeploymentError where the file is missing or cannot be loaded
 */
export async function loadDeployment(file: string | null): Promise<LoadedDeployment> {
  if (file === null) return noDeployment;
  if (!existsSync(file)) throw new DeploymentError(file, ['The file does not exist. Correct DEPLOYMENT_FILE, or unset it to run without plugins.']);
  lendOwnPackages();
  try {
    const loaded = (await import(pathToFileURL(file).href)) as { readonly default?: Deployment };
    if (loaded.default === undefined) throw new Error('It has no default export. Write: export default defineDeployment({ plugins: [] }).');
    return { file, deployment: loaded.default };
  } catch (error) {
    throw new DeploymentError(file, [`It cannot be loaded: ${error instanceof Error ? error.message : String(error)}`], { cause: error });
  }
}
