import { cardExpiryProblem, type Payment } from '@quartermaster/contracts';
import type { VaultedCard } from '@quartermaster/deployment';
import { sql, type Sql } from '@quartermaster/database';
import { isOfAgency } from '../address/activity-directory.ts';
import type { Queries } from '../../runtime/index.ts';

/** A way to pay as a statement gives it. */
export interface PaymentRow {
  payment_id: string;
  method: 'card' | 'aac';
  last_four: string | null;
  expires: string | null;
  cardholder: string | null;
  aac: string | null;
  activity: string | null;
  billed: boolean | null;
}

// An activity of another agency is as unknown as one that is closed.
const unknown = 'The activity address directory no longer lists this activity. Use another way to pay.';

export function paymentOf(row: PaymentRow, now: Date): Payment {
  if (row.method === 'aac') {
    const unusable = row.billed === true ? null : unknown;
    return { method: 'aac', paymentId: row.payment_id, aac: row.aac ?? '', activity: row.activity ?? '', unusable };
  }
  const expires = row.expires ?? '';
  return {
    method: 'card',
    paymentId: row.payment_id,
    lastFour: row.last_four ?? '',
    expires,
    cardholder: row.cardholder ?? '',
    unusable: cardExpiryProblem(expires, now),
  };
}

const paymentsOf = (buyerId: string): Sql => sql`
  select payment.payment_id, payment.method, payment.last_four, payment.expires, payment.cardholder, payment.aac,
    activity.activity, activity.active and ${isOfAgency(sql`payment.aac`, buyerId)} as billed
  from marketplace.saved_payment payment
  left join marketplace.activity_address activity on activity.aac = payment.aac
  where payment.buyer_id = ${buyerId}`;

/** The buyer's ways to pay, newest first; each says whether it can be used at this moment. */
export async function savedPayments(queries: Queries, buyerId: string, now: Date): Promise<Payment[]> {
  const { rows } = await queries.query<PaymentRow>(sql`${paymentsOf(buyerId)} order by payment.created_at desc, payment.payment_id`);
  return rows.map((row) => paymentOf(row, now));
}

/** One of the buyer's own ways to pay; nothing for an id that is not one of theirs. @param paymentId SQL of a text */
export const paymentWithId = (buyerId: string, paymentId: Sql): Sql => sql`${paymentsOf(buyerId)} and payment.payment_id::text = ${paymentId}`;

/** The vault's token of one of the buyer's cards; null for anything else. */
export async function cardToken(queries: Queries, buyerId: string, paymentId: string): Promise<string | null> {
  const { rows } = await queries.query<{ token: string | null }>(
    'select token from marketplace.saved_payment where buyer_id = $1 and payment_id::text = $2',
    [buyerId, paymentId],
  );
  return rows[0]?.token ?? null;
}

export interface NewPayment {
  paymentId: string;
  buyerId: string;
  createdAt: Date;
}

export async function saveCard(queries: Queries, { paymentId, buyerId, createdAt }: NewPayment, card: VaultedCard): Promise<void> {
  await queries.query(
    `insert into marketplace.saved_payment (payment_id, buyer_id, method, token, last_four, expires, cardholder, created_at)
     values ($1, $2, 'card', $3, $4, $5, $6, $7)`,
    [paymentId, buyerId, card.token, card.lastFour, card.expires, card.cardholder, createdAt],
  );
}

/** Remembers that the buyer pays by this activity; gives the id, which stays the same however often it is chosen. */
export async function saveActivityPayment(queries: Queries, { paymentId, buyerId, createdAt }: NewPayment, aac: string): Promise<string> {
  await queries.query(
    `insert into marketplace.saved_payment (payment_id, buyer_id, method, aac, created_at)
     values ($1, $2, 'aac', $3, $4) on conflict (buyer_id, aac) do nothing`,
    [paymentId, buyerId, aac, createdAt],
  );
  const { rows } = await queries.query<{ payment_id: string }>(
    'select payment_id from marketplace.saved_payment where buyer_id = $1 and aac = $2',
    [buyerId, aac],
  );
  return rows[0]?.payment_id ?? paymentId;
}

/** Removes one of the buyer's own ways to pay. Gives the vault's token of a card, null for an activity; undefined for an id that is not one of theirs. */
export async function removeSavedPayment(queries: Queries, buyerId: string, paymentId: string): Promise<string | null | undefined> {
  const { rows } = await queries.query<{ token: string | null }>(
    sql`delete from marketplace.saved_payment where buyer_id = ${buyerId} and payment_id::text = ${paymentId} returning token`,
  );
  return rows[0]?.token;
}
