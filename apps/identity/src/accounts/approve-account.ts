import type { Connection } from '@quartermaster/database';
import { normalizeLogin } from './account.ts';

/**
 * Lets an account use the marketplace from its next sign-in on. An account that is approved already stays as it is.
 * @returns false when there is no such login
 */
export async function approveAccount(queries: Pick<Connection, 'query'>, login: string, now: Date): Promise<boolean> {
  const { rowCount } = await queries.query('update identity.account set approved_at = coalesce(approved_at, $2) where login = $1', [normalizeLogin(login), now]);
  return rowCount === 1;
}
