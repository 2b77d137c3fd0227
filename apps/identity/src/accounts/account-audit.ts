import { sql, type Connection } from '@quartermaster/database';

/** A thing that operators do to accounts, or the person by a link or on the pages of the account. */
export type AccountAction = 'added' | 'approved' | 'disabled' | 'enabled' | 'password-reset' | 'second-factor-reset' | 'unlocked' | 'signed-out' | 'link-made' | 'set-up' | 'registered'
  | 'recovery-codes-made' | 'recovery-code-used' | 'help-asked' | 'password-lost' | 'password-changed' | 'second-factor-changed' | 'email-changed' | 'agency-code-changed';

/** An entry of the log of accounts. No secret is in it. */
export interface AccountEntry {
  readonly actor: string;
  readonly action: AccountAction;
  readonly login: string;
  readonly reason?: string;
  /** The key that the desk gave to the change. */
  readonly changeId?: string | undefined;
}

/** Writes the entry in the transaction of the change: both are there, or neither. */
export async function noteAccountChange(connection: Pick<Connection, 'query'>, { actor, action, login, reason = '', changeId }: AccountEntry, now: Date): Promise<void> {
  await connection.query(sql`insert into identity.account_audit (happened_at, actor, action, login, reason, change_id) values (${now}, ${actor}, ${action}, ${login}, ${reason}, ${changeId ?? null})`);
}

/** Whether a change with this key was made. */
export async function isChangeMade(queries: Pick<Connection, 'query'>, changeId: string): Promise<boolean> {
  const { rows } = await queries.query(sql`select from identity.account_audit where change_id = ${changeId}`);
  return rows.length > 0;
}

interface EntryRow {
  readonly happened_at: Date;
  readonly actor: string;
  readonly action: string;
  readonly login: string;
  readonly reason: string;
}

/** The newest entries first; of one login, or of all. */
export async function accountEntries(queries: Pick<Connection, 'query'>, login: string | null, most: number): Promise<readonly EntryRow[]> {
  const { rows } = await queries.query<EntryRow>(
    sql`select happened_at, actor, action, login, reason from identity.account_audit where ${login}::text is null or login = ${login} order by entry_number desc limit ${most}`,
  );
  return rows;
}
