import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import type { Buyer } from '../wire/index.ts';
import type { FormAnswer } from './message-store.ts';
import { messageReference } from './message-reference.ts';

/** What a buyer has written to the help desk while they were signed in, with whatever address, and is still kept. Messages of before accounts were kept with them are known by the addresses that are proved. */
export async function messagesFrom(queries: Queries, { buyerId, verifiedEmails: emails }: Pick<Buyer, 'buyerId' | 'verifiedEmails'>): Promise<object[]> {
  const { rows } = await queries.query<{ number: string; subject: string; text: string; store: string; page: string; receivedAt: Date; answers: readonly FormAnswer[]; letter: string | null }>(sql`
    select message_number::text as number, subject, text, store, page, received_at as "receivedAt", answers, letter from marketplace.help_desk_message
    where buyer_id = ${buyerId} or (is_signed_in and buyer_id is null and lower(sender_email) = any(${emails.map((email) => email.toLowerCase())}::text[])) order by help_desk_message.message_number`);
  return rows.map(({ number, ...message }) => ({ number: messageReference(number), ...message }));
}

/** The messages of a buyer whose account is closed lead to no account any more; they are kept as long as all others. */
export async function forgetSender(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`update marketplace.help_desk_message set buyer_id = null where buyer_id = ${buyerId}`);
}
