import type { AuditEntry, Role } from '@quartermaster/contracts-desk';
import { sql, type Connection, type Pool } from '@quartermaster/database';

/** A change of an account that the identity server is asked for, or was. Its row is there until the change is in the audit log. */
export interface AskedChange {
  /** Its key: the identity server's log has it with the change. */
  readonly changeId: string;
  readonly accountId: string;
  /** Of the entry in the audit log. */
  readonly action: string;
  readonly actor: string;
  readonly role: Role;
  readonly details: AuditEntry['details'];
  readonly endsSessions: boolean;
  readonly givesLink: boolean;
}

/** Milliseconds that one attempt may take: more than all calls of the identity server together (see `timeLimit` of the keeper). */
const claimTime = 90_000;
const claimEnd = (now: Date): Date => new Date(now.getTime() + claimTime);

/** Stored before the identity server is asked, and stays when this process ends. */
export async function noteAsked(database: Pool, { changeId, accountId, action, actor, role, details, endsSessions, givesLink }: AskedChange, now: Date): Promise<void> {
  await database.query(sql`
    insert into marketplace.desk_account_change (change_id, account_id, action, actor, role, details, ends_sessions, gives_link, asked_at, claimed_until)
    values (${changeId}, ${accountId}, ${action}, ${actor}, ${role}, ${JSON.stringify(details)}::jsonb, ${endsSessions}, ${givesLink}, ${now}, ${claimEnd(now)})`);
}

/** In the transaction that writes the entry of the audit log. @returns false: another process has finished the change */
export async function settleAsked(connection: Pick<Connection, 'query'>, changeId: string): Promise<boolean> {
  const { rows } = await connection.query(sql`delete from marketplace.desk_account_change where change_id = ${changeId} returning change_id`);
  return rows.length > 0;
}

/** The one that has waited longest of those that no process works on; it is this process's until the claim ends. */
export async function claimAsked(database: Pool, now: Date): Promise<(AskedChange & { readonly askedAt: Date }) | null> {
  const { rows } = await database.query<AskedChange & { readonly askedAt: Date }>(sql`
    update marketplace.desk_account_change set claimed_until = ${claimEnd(now)}
    where change_id = (select change_id from marketplace.desk_account_change where claimed_until <= ${now} order by claimed_until, change_id limit 1 for update skip locked)
    returning change_id as "changeId", account_id as "accountId", action, actor, role, details, ends_sessions as "endsSessions", gives_link as "givesLink", asked_at as "askedAt"`);
  return rows[0] ?? null;
}
