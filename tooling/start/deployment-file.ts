import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The file that names the plugins of the deployment: what `DEPLOYMENT_FILE` says, else `quartermaster.config.ts` in the folder; null: there is none. */
export function deploymentFile(env: Readonly<Record<string, string | undefined>>, folder: string): string | null {
  const named = env['DEPLOYMENT_FILE'] ?? '';
  if (named !== '') return resolve(folder, named);
  const found = join(folder, 'quartermaster.config.ts');
  return existsSync(found) ? found : null;
}
