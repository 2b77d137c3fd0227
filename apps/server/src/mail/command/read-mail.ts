import { empty, sql, type Connection } from '@quartermaster/database';

/** Which mail: what has not left and is still of use, what is not tried again by itself, what has left, or all. */
export type MailState = 'waiting' | 'dead' | 'sent' | 'all';

/** A mail as the operator sees it. */
export interface ListedMail {
  readonly mailId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly deadAt: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
}

interface MailRow {
  mail_id: string;
  kind: string;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  dead_at: Date | null;
  attempts: number;
  last_error: string | null;
}

/** The newest mail of a state, `most` at most. */
export async function listMail(connection: Connection, state: MailState, most: number, now: Date): Promise<ListedMail[]> {
  const isOfUse = sql`(holds_until is null or holds_until > ${now})`;
  const wanted = {
    all: empty,
    sent: sql`where sent_at is not null`,
    dead: sql`where sent_at is null and dead_at is not null and ${isOfUse}`,
    waiting: sql`where sent_at is null and dead_at is null and ${isOfUse}`,
  }[state];
  const { rows } = await connection.query<MailRow>(sql`
    select mail_id, kind, recipient, subject, created_at, sent_at, dead_at, attempts, last_error
    from marketplace.mail_outbox ${wanted} order by created_at desc, mail_id limit ${most}`);
  return rows.map((row) => ({
    mailId: row.mail_id, kind: row.kind, recipient: row.recipient, subject: row.subject, createdAt: row.created_at,
    sentAt: row.sent_at, deadAt: row.dead_at, attempts: row.attempts, lastError: row.last_error,
  }));
}
