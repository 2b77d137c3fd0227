import type { Connection, Pool } from '@quartermaster/database';
import { normalizeLogin } from '../accounts/index.ts';
import { accountKey, accountPrefixes, changesKey, codesKey, mailFromKey, mailToKey, networkKey } from './throttle-keys.ts';

/**
 * Forgets the failures that were counted for an account, on all networks and devices.
 * @returns how many limits held failures
 */
export async function liftAccountLimits(queries: Pick<Connection, 'query'>, typedLogin: string): Promise<number> {
  const login = normalizeLogin(typedLogin);
  const { networks, devices } = accountPrefixes(login);
  const { rowCount } = await queries.query(
    'delete from identity.sign_in_limit where key = any($1::text[]) or starts_with(key, $2) or starts_with(key, $3)',
    [[accountKey(login), codesKey(login), changesKey(login), mailToKey(login)], networks, devices],
  );
  return rowCount ?? 0;
}

/** Forgets the failures that were counted for the network of an address. @returns how many limits held failures */
export async function liftNetworkLimits(pool: Pool, address: string): Promise<number> {
  const { rowCount } = await pool.query('delete from identity.sign_in_limit where key = any($1::text[])', [[networkKey(address), mailFromKey(address)]]);
  return rowCount ?? 0;
}
