import { join, sql, type Connection, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { messageReference } from '../message-reference.ts';
import type { ListedMessage } from './listed-message.ts';

export interface MessageFilter {
  readonly status: 'open' | 'closed' | 'all';
  readonly store: string | null;
  readonly subject: string | null;
  /** The first day, UTC. */
  readonly since: Date | null;
  /** Null: all of them. */
  readonly most: number | null;
}

interface MessageRow extends Omit<ListedMessage, 'referenceNumber' | 'status' | 'receivedAt' | 'mailedAt' | 'closedAt'> {
  readonly number: string;
  readonly receivedAt: Date;
  readonly mailedAt: Date | null;
  readonly closedAt: Date | null;
}

const columns = sql`message_number::text as number, store, subject, text, sender_name as name, sender_email as email, is_signed_in as "isSignedIn",
  page, error_id as "errorID", received_at as "receivedAt", mailed_at as "mailedAt", closed_at as "closedAt", note, answers, letter, letter_by as "letterBy"`;

/** The newest first. */
export async function readMessages(connection: Connection, { status, store, subject, since, most }: MessageFilter): Promise<ListedMessage[]> {
  const conditions = [
    sql`true`,
    ...(status === 'all' ? [] : [status === 'open' ? sql`closed_at is null` : sql`closed_at is not null`]),
    ...(store === null ? [] : [sql`store = ${store}`]),
    ...(subject === null ? [] : [sql`subject = ${subject}`]),
    ...(since === null ? [] : [sql`received_at >= ${since}`]),
  ];
  const { rows } = await connection.query<MessageRow>(
    sql`select ${columns} from marketplace.help_desk_message where ${join(conditions, ' and ')} order by message_number desc limit ${most}`,
  );
  return rows.map(listed);
}

/** All that fit a condition, the newest first. */
export async function readMessagesOf(queries: Queries, condition: Sql): Promise<ListedMessage[]> {
  const { rows } = await queries.query<MessageRow>(sql`select ${columns} from marketplace.help_desk_message where ${condition} order by message_number desc`);
  return rows.map(listed);
}

/** Null: there is no such message. */
export async function readMessage(connection: Queries, messageNumber: string): Promise<ListedMessage | null> {
  const { rows } = await connection.query<MessageRow>(sql`select ${columns} from marketplace.help_desk_message where message_number = ${messageNumber}`);
  return rows[0] === undefined ? null : listed(rows[0]);
}

const listed = ({ number, receivedAt, mailedAt, closedAt, ...row }: MessageRow): ListedMessage => ({
  ...row,
  referenceNumber: messageReference(number),
  status: closedAt === null ? 'open' : 'closed',
  receivedAt: receivedAt.toISOString(),
  mailedAt: mailedAt?.toISOString() ?? null,
  closedAt: closedAt?.toISOString() ?? null,
});
