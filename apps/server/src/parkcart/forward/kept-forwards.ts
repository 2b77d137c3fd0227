import type { StoreName } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** A cart that was forwarded to an address, and is not taken yet. */
export interface KeptForward {
  readonly forwardId: string;
  readonly name: string;
  readonly from: string;
  readonly note: string;
  readonly sentAt: Date;
  readonly lineCount: number;
}

/** To whom: the addresses that are proved to be theirs. */
export interface ForwardRecipient {
  readonly emails: readonly string[];
  readonly store: StoreName;
}

const isTo = ({ emails, store }: ForwardRecipient): Sql => sql`recipient = any(${emails.map((email) => email.toLowerCase())}::text[]) and store = ${store}`;

/** The newest first. */
export async function forwardsTo(queries: Queries, recipient: ForwardRecipient): Promise<KeptForward[]> {
  if (recipient.emails.length === 0) return [];
  const { rows } = await queries.query<{ id: string; name: string; sender: string; note: string; parked_at: Date; line_count: number }>(sql`
    select parked_cart_id as id, name, coalesce(forwarded_by, '') as sender, note, parked_at,
      (select count(*) from marketplace.parked_cart_line line where line.parked_cart_id = parked_cart.parked_cart_id)::int as line_count
    from marketplace.parked_cart where ${isTo(recipient)} order by parked_at desc, parked_cart_id`);
  return rows.map(({ id, name, sender, note, parked_at: sentAt, line_count: lineCount }) => ({ forwardId: id, name, from: sender, note, sentAt, lineCount }));
}

/** Gives it to the buyer under a name that they have not yet. */
export async function takeForward(queries: Queries, recipient: ForwardRecipient, forwardId: string, { buyerId, name, now }: { readonly buyerId: string; readonly name: string; readonly now: Date }): Promise<boolean> {
  const { rowCount } = await queries.query(sql`
    update marketplace.parked_cart set buyer_id = ${buyerId}, recipient = null, name = ${name}, parked_at = ${now} where ${isTo(recipient)} and parked_cart_id::text = ${forwardId}`);
  return (rowCount ?? 0) > 0;
}

export async function declineForward(queries: Queries, recipient: ForwardRecipient, forwardId: string): Promise<boolean> {
  const { rowCount } = await queries.query(sql`delete from marketplace.parked_cart where ${isTo(recipient)} and parked_cart_id::text = ${forwardId}`);
  return (rowCount ?? 0) > 0;
}

/** What a buyer has forwarded since then, whatever became of it: how many, and whether one was by this press. */
export async function forwardsSince(queries: Queries, makerId: string, changeKey: string, since: Date): Promise<{ readonly count: number; readonly isMade: boolean }> {
  const { rows } = await queries.query<{ count: number; is_made: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(change_key = ${changeKey}), false) as is_made from marketplace.parked_cart_forward where maker_id = ${makerId} and forwarded_at > ${since}`);
  return { count: rows[0]?.count ?? 0, isMade: rows[0]?.is_made ?? false };
}

export async function noteForward(queries: Queries, makerId: string, changeKey: string, now: Date): Promise<void> {
  await queries.query(sql`insert into marketplace.parked_cart_forward (maker_id, change_key, forwarded_at) values (${makerId}, ${changeKey}, ${now}) on conflict (maker_id, change_key) do update set forwarded_at = excluded.forwarded_at`);
}
