import type { GroupTerms, StoreName } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** The buyer of a checkout, and the store: each buyer has one checkout in each store. */
export interface CheckoutOwner {
  buyerId: string;
  store: StoreName;
}

/** The choices that a buyer has made so far. */
export interface CheckoutChoices {
  addressId: string | null;
  paymentId: string | null;
  terms: GroupTerms[];
  submitKey: string;
}

interface ChoicesRow {
  /** The key has been answered: one answer is all that a key gets. */
  used: boolean;
  address_id: string | null;
  payment_id: string | null;
  terms: GroupTerms[];
  submit_key: string;
}

/**
 * The buyer's checkout, begun if there is none, and locked until the transaction ends. Its submit key is always one that
 * has not been answered yet: `newKey` replaces one that has.
 */
export async function openCheckout(queries: Queries, owner: CheckoutOwner, newKey: string, now: Date): Promise<CheckoutChoices> {
  await queries.query(
    `insert into marketplace.checkout (buyer_id, store, submit_key, updated_at) values ($1, $2, $3, $4)
     on conflict (buyer_id, store) do nothing`,
    [owner.buyerId, owner.store, newKey, now],
  );
  const { rows } = await queries.query<ChoicesRow>(
    `select address_id, payment_id, terms, submit_key,
       exists (select from marketplace.submission where submission.submit_key = checkout.submit_key) as used
     from marketplace.checkout where buyer_id = $1 and store = $2 for update`,
    [owner.buyerId, owner.store],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The checkout that has just begun is gone.');
  if (row.used) {
    await queries.query('update marketplace.checkout set submit_key = $3 where buyer_id = $1 and store = $2', [owner.buyerId, owner.store, newKey]);
  }
  return { addressId: row.address_id, paymentId: row.payment_id, terms: row.terms, submitKey: row.used ? newKey : row.submit_key };
}

/** Only what is named changes; `terms` are those of all groups. */
export type ChoiceChange = { addressId: string } | { paymentId: string } | { terms: GroupTerms[] };

const columns = { addressId: sql`address_id`, paymentId: sql`payment_id`, terms: sql`terms` } as const;

export async function changeCheckout(queries: Queries, owner: CheckoutOwner, change: ChoiceChange, now: Date): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    const column = columns[name as keyof typeof columns];
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    await queries.query(sql`update marketplace.checkout set ${column} = ${written}, updated_at = ${now} where buyer_id = ${owner.buyerId} and store = ${owner.store}`);
  }
}

/** After an order: where to ship and how to pay are kept for the next one, notes and dates are not. */
export async function clearAfterOrder(queries: Queries, owner: CheckoutOwner, now: Date): Promise<void> {
  await queries.query(
    `update marketplace.checkout set terms = '[]', updated_at = $3 where buyer_id = $1 and store = $2`,
    [owner.buyerId, owner.store, now],
  );
}
