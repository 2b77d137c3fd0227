import { join } from 'node:path';
import { secretOf } from './secret-file.ts';

/**
 * The secret under which the identity server seals its secrets: `IDENTITY_SECRET`, or a file of the data folder, beside the
 * database and not in it, which is made where it is missing and is its owner's alone.
 *
 * @throws StartError when the file cannot be used
 */
export const identitySecret = (env: Readonly<Record<string, string | undefined>>, dataDir: string): string =>
  env['IDENTITY_SECRET'] || secretOf(join(dataDir, 'identity-secret'), 'IDENTITY_SECRET', 'put the one of before back, from a copy of the data folder');
