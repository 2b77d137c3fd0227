import { sql, type Connection, type Pool } from '@quartermaster/database';
import { normalizeLogin } from '../accounts/index.ts';
import { accountKey, accountPrefixes, changesKey, codesKey, mailForKey, mailFromKey, mailToKey, networkKey } from './throttle-keys.ts';

/** The codes for another address that an account asked for: in all, and to the address whose code is awaited. */
async function codesOf(queries: Pick<Connection, 'query'>, login: string): Promise<string[]> {
  const { rows } = await queries.query<{ id: string; awaited: string | null }>(
    sql`select a.id, c.email as awaited from identity.account a left join identity.email_change c on c.account_id = a.id where a.login = ${login}`,
  );
  return rows.flatMap(({ id, awaited }) => [mailForKey(id), ...(awaited === null ? [] : [mailToKey(normalizeLogin(awaited))])]);
}

/**
 * Forgets the failures that were counted for an account, on all networks and devices, and the mail that it asked for.
 * @returns how many limits held failures
 */
export async function liftAccountLimits(queries: Pick<Connection, 'query'>, typedLogin: string): Promise<number> {
  const login = normalizeLogin(typedLogin);
  const { networks, devices } = accountPrefixes(login);
  const { rowCount } = await queries.query(
    'delete from identity.sign_in_limit where key = any($1::text[]) or starts_with(key, $2) or starts_with(key, $3)',
    [[accountKey(login), codesKey(login), changesKey(login), mailToKey(login), ...(await codesOf(queries, login))], networks, devices],
  );
  return rowCount ?? 0;
}

/** Forgets the failures that were counted for the network of an address. @returns how many limits held failures */
export async function liftNetworkLimits(pool: Pool, address: string): Promise<number> {
  const { rowCount } = await pool.query('delete from identity.sign_in_limit where key = any($1::text[])', [[networkKey(address), mailFromKey(address)]]);
  return rowCount ?? 0;
}
