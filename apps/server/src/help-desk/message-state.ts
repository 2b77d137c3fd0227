import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** Closes a message with a note, or opens it again with the note that it has. False: it is so already, or there is none. */
export async function setClosed(queries: Queries, messageNumber: string, closed: { readonly at: Date; readonly note: string } | null): Promise<boolean> {
  const { rowCount } = await queries.query(closed === null
    ? sql`update marketplace.help_desk_message set closed_at = null where message_number = ${messageNumber} and closed_at is not null`
    : sql`update marketplace.help_desk_message set closed_at = ${closed.at}, note = ${closed.note} where message_number = ${messageNumber} and closed_at is null`);
  return rowCount === 1;
}

/** Keeps what an operator writes back, and closes the message with it. False: it is closed already. */
export async function noteAnswer(queries: Queries, messageNumber: string, { letter, by, at }: { readonly letter: string; readonly by: string; readonly at: Date }): Promise<boolean> {
  const { rowCount } = await queries.query(
    sql`update marketplace.help_desk_message set letter = ${letter}, letter_by = ${by}, letter_mailed_at = ${at}, closed_at = ${at}, note = 'Answered by mail'
      where message_number = ${messageNumber} and closed_at is null`,
  );
  return rowCount === 1;
}
