import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { FormAnswer } from './message-store.ts';
import { messageReference } from './message-reference.ts';

/** What somebody has written to the help desk while they were signed in with one of these addresses, and it is still kept. */
export async function messagesFrom(queries: Queries, emails: readonly string[]): Promise<object[]> {
  const { rows } = await queries.query<{ number: string; subject: string; text: string; store: string; page: string; receivedAt: Date; answers: readonly FormAnswer[]; letter: string | null }>(sql`
    select message_number::text as number, subject, text, store, page, received_at as "receivedAt", answers, letter from marketplace.help_desk_message
    where is_signed_in and lower(sender_email) = any(${emails.map((email) => email.toLowerCase())}::text[]) order by help_desk_message.message_number`);
  return rows.map(({ number, ...message }) => ({ number: messageReference(number), ...message }));
}
