import type { RequestOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

export type OrderMailChoice = RequestOf<'/profile/order_mail'>['orderMail'];

/** Which mails about their orders a buyer wants; all while they have not said. */
export async function orderMailChoice(queries: Queries, buyerId: string): Promise<OrderMailChoice> {
  const { rows } = await queries.query<{ choice: OrderMailChoice }>(sql`select choice from marketplace.order_mail_choice where buyer_id = ${buyerId}`);
  return rows[0]?.choice ?? 'all';
}

export async function chooseOrderMail(queries: Queries, buyerId: string, choice: OrderMailChoice, now: Date): Promise<void> {
  await queries.query(sql`insert into marketplace.order_mail_choice (buyer_id, choice, chosen_at) values (${buyerId}, ${choice}, ${now})
    on conflict (buyer_id) do update set choice = excluded.choice, chosen_at = excluded.chosen_at`);
}

export async function forgetOrderMailChoice(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.order_mail_choice where buyer_id = ${buyerId}`);
}
