import type { AuditEntry, Role } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';

/** Who made a change: an operator at the desk, or a command on the server's machine. */
export interface Actor {
  readonly login: string;
  readonly role: Role | null;
}

/** What a change was, for people who read the log later. No text of letters, no secret. */
export interface Change {
  /** Such as `registration.accepted`. */
  readonly action: string;
  /** What was changed: a number, a code. */
  readonly subject: string;
  readonly details?: AuditEntry['details'];
}

/** Writes the entry in the transaction of the change: both are there, or neither. */
export async function noteChange(connection: Connection, { login, role }: Actor, { action, subject, details = {} }: Change, now: Date): Promise<void> {
  await connection.query(
    sql`insert into marketplace.desk_audit (happened_at, actor, role, action, subject, details)
      values (${now}, ${login}, ${role}, ${action}, ${subject}, ${JSON.stringify(details)}::jsonb)`,
  );
}
