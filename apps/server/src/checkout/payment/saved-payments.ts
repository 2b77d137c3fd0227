import { cardDigits, cardExpiryProblem, cardTypeOf, type Payment } from '@quartermaster/contracts';
import type { TypedCard, VaultedCard } from '@quartermaster/deployment';
import { sql, type Connection, type Sql } from '@quartermaster/database';
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
  label: string;
  card_type: string | null;
  first_four: string | null;
}

// An activity of another agency is as unknown as one that is closed.
const unknown = 'The activity address directory no longer lists this activity. Use another way to pay.';

const noPurchaseCard = 'This store takes government purchase cards alone. Use a purchase card, or pay by AAC or DoDAAC.';

/** @param prefixes first four digits of the cards that the store takes; none: any card */
export function paymentOf(row: PaymentRow, now: Date, prefixes: readonly string[] = []): Payment {
  const named = row.label === '' ? {} : { label: row.label };
  if (row.method === 'aac') {
    const unusable = row.billed === true ? null : unknown;
    return { method: 'aac', paymentId: row.payment_id, aac: row.aac ?? '', activity: row.activity ?? '', ...named, unusable };
  }
  const expires = row.expires ?? '';
  return {
    method: 'card',
    paymentId: row.payment_id,
    lastFour: row.last_four ?? '',
    expires,
    cardholder: row.cardholder ?? '',
    ...(row.card_type !== null && { cardType: row.card_type }),
    ...named,
    unusable: cardExpiryProblem(expires, now) ?? (prefixes.length === 0 || prefixes.includes(row.first_four ?? '') ? null : noPurchaseCard),
  };
}

const paymentsOf = (buyerId: string): Sql => sql`
  select payment.payment_id, payment.method, payment.last_four, payment.expires, payment.cardholder, payment.aac, payment.label, payment.card_type, payment.first_four,
    activity.activity, activity.active and ${isOfAgency(sql`payment.aac`, buyerId)} as billed
  from marketplace.saved_payment payment
  left join marketplace.activity_address activity on activity.aac = payment.aac
  where payment.buyer_id = ${buyerId}`;

/** The buyer's ways to pay, the default one first, then the newest; each says whether it can be used at this moment. @param prefixes as of {@link paymentOf} */
export async function savedPayments(queries: Queries, buyerId: string, now: Date, prefixes: readonly string[]): Promise<{ payments: Payment[]; defaultPaymentId: string | null }> {
  const { rows } = await queries.query<PaymentRow & { is_default: boolean }>(sql`
    select found.*, kept.is_default from (${paymentsOf(buyerId)}) as found join marketplace.saved_payment kept on kept.payment_id = found.payment_id
    order by kept.is_default desc, kept.created_at desc, kept.payment_id`);
  return { payments: rows.map((row) => paymentOf(row, now, prefixes)), defaultPaymentId: rows.find((row) => row.is_default)?.payment_id ?? null };
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
  /** The buyer's own name for it; none where it is left out. */
  label?: string;
}

/**
 * Keeps what the vault gave back for a card, and what the first digits of its number say; the number itself is not kept. In a transaction: the same card is kept once,
 * however often and from wherever it is entered. Gives its id; another one than that of the new payment is that of the card which is kept already.
 */
export async function saveCard(connection: Connection, { paymentId, buyerId, createdAt, label = '' }: NewPayment, vaulted: VaultedCard, card: TypedCard): Promise<string> {
  await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
  const same = await sameCard(connection, buyerId, card);
  if (same !== null) return same;
  await connection.query(
    `insert into marketplace.saved_payment (payment_id, buyer_id, method, token, last_four, expires, cardholder, created_at, label, card_type, first_four)
     values ($1, $2, 'card', $3, $4, $5, $6, $7, $8, $9, $10)`,
    [paymentId, buyerId, vaulted.token, vaulted.lastFour, vaulted.expires, vaulted.cardholder, createdAt, label, cardTypeOf(card.number), cardDigits(card.number).slice(0, 4)],
  );
  return paymentId;
}

/** The id of the buyer's card that looks the same, if there is one: of a number the first and the last four digits are kept, and no more. */
export async function sameCard(queries: Queries, buyerId: string, { number, expires, cardholder }: TypedCard): Promise<string | null> {
  const digits = cardDigits(number);
  const { rows } = await queries.query<{ payment_id: string }>(sql`
    select payment_id from marketplace.saved_payment where buyer_id = ${buyerId} and method = 'card' and first_four = ${digits.slice(0, 4)} and last_four = ${digits.slice(-4)}
      and expires = ${expires} and lower(cardholder) = lower(${cardholder}) order by created_at desc, payment_id limit 1`);
  return rows[0]?.payment_id ?? null;
}

/** Remembers that the buyer pays by this activity; gives the id, which stays the same however often it is chosen. */
export async function saveActivityPayment(queries: Queries, { paymentId, buyerId, createdAt, label = '' }: NewPayment, aac: string): Promise<string> {
  await queries.query(
    `insert into marketplace.saved_payment (payment_id, buyer_id, method, aac, created_at, label)
     values ($1, $2, 'aac', $3, $4, $5) on conflict (buyer_id, aac) do nothing`,
    [paymentId, buyerId, aac, createdAt, label],
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

/** Gives one of the buyer's own ways to pay another name. @returns false for an id that is not one of theirs */
export async function labelPayment(queries: Queries, buyerId: string, paymentId: string, label: string): Promise<boolean> {
  const { rowCount } = await queries.query(sql`update marketplace.saved_payment set label = ${label} where buyer_id = ${buyerId} and payment_id::text = ${paymentId}`);
  return rowCount === 1;
}

/** Makes one of the buyer's own ways to pay the one that is offered first, in a transaction. @returns false for an id that is not one of theirs */
export async function makeDefaultPayment(queries: Queries, buyerId: string, paymentId: string): Promise<boolean> {
  // Two at once must not leave two defaults; and one statement after the other, because the index knows no buyer with two, not even for a moment.
  await queries.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
  const { rowCount } = await queries.query(sql`select from marketplace.saved_payment where buyer_id = ${buyerId} and payment_id::text = ${paymentId}`);
  if (rowCount === 0) return false;
  await queries.query(sql`update marketplace.saved_payment set is_default = false where buyer_id = ${buyerId} and is_default`);
  await queries.query(sql`update marketplace.saved_payment set is_default = true where buyer_id = ${buyerId} and payment_id::text = ${paymentId}`);
  return true;
}
