import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretOf } from './secret-file.ts';

/**
 * The secret of which the marketplace server makes its key for cookies and kept tokens: `COOKIE_SECRET`, or the file `cookie-secret` of
 * the data folder, beside the database and not in it, which is made where it is missing and is its owner's alone.
 *
 * @throws StartError when the file cannot be used
 */
export const cookieSecret = (env: Readonly<Record<string, string | undefined>>, dataDir: string): string =>
  env['COOKIE_SECRET'] || secretOf(join(dataDir, 'cookie-secret'), 'COOKIE_SECRET', 'put the one of before back, from a copy of the data folder');

/**
 * The secret that is accepted, too, while it is being changed: `COOKIE_SECRET_ACCEPTED`, or the file `cookie-secret.before`, where the operator has
 * moved the one of before.
 *
 * @throws StartError when the file cannot be used
 */
export function acceptedCookieSecret(env: Readonly<Record<string, string | undefined>>, dataDir: string): string | undefined {
  const given = env['COOKIE_SECRET_ACCEPTED'];
  const file = join(dataDir, 'cookie-secret.before');
  if (given || !existsSync(file)) return given || undefined;
  return secretOf(file, 'COOKIE_SECRET_ACCEPTED', 'take it away, and every buyer signs in again');
}
