import type { StoreName } from '@quartermaster/contracts';
import { prepared, sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { KeptTerms } from '../destinations/kept-terms.ts';

/** The buyer of a checkout, and the store: each buyer has one checkout in each store. */
export interface CheckoutOwner {
  buyerId: string;
  store: StoreName;
}

/** The choices that a buyer has made so far. */
export interface CheckoutChoices {
  addressId: string | null;
  paymentId: string | null;
  terms: KeptTerms[];
  submitKey: string;
}

/** The choices of a checkout as a statement gives them. */
interface ChoicesRow {
  address_id: string | null;
  payment_id: string | null;
  terms: KeptTerms[];
  submit_key: string;
}

const columnsOfChoices = sql`address_id, payment_id, terms, submit_key`;

const choicesOf = (row: ChoicesRow): CheckoutChoices => ({ addressId: row.address_id, paymentId: row.payment_id, terms: row.terms, submitKey: row.submit_key });

/** SQL that is true of a checkout whose key has been answered: one answer is all that a key gets. */
export const isAnswered = (checkout: Sql): Sql => sql`exists (select from marketplace.submission where submission.submit_key = ${checkout}.submit_key)`;

/** Columns that are set where the checkout is there already: a key that has been answered is replaced. */
const withOpenKey = (answeredNow: Sql): Sql => sql`
  set submit_key = case when ${answeredNow} or ${isAnswered(sql`held`)} then excluded.submit_key else held.submit_key end`;

/**
 * The buyer's checkout, begun if there is none, and locked until the transaction ends. Its submit key is always one that
 * has not been answered yet: `newKey` replaces one that has.
 */
export async function openCheckout(queries: Queries, owner: CheckoutOwner, newKey: string, now: Date): Promise<CheckoutChoices> {
  const { rows } = await queries.query<ChoicesRow>(
    prepared(sql`insert into marketplace.checkout as held (buyer_id, store, submit_key, updated_at) values (${owner.buyerId}, ${owner.store}, ${newKey}, ${now})
     on conflict (buyer_id, store) do update ${withOpenKey(sql`false`)} returning ${columnsOfChoices}`),
  );
  return opened(rows);
}

/**
 * Takes a submit key for the transaction of `queries`, and opens the buyer's checkout like {@link openCheckout}: the key counts as answered, so
 * `newKey` replaces it. First the key is locked, then the checkout. Another transaction that has the key is waited for.
 *
 * @param taking SQL that inserts the submission and returns its submit_key, or nothing where there is one
 * @returns null when the key was taken before
 */
export async function openForSubmission(queries: Queries, owner: CheckoutOwner, taking: Sql, newKey: string, now: Date): Promise<CheckoutChoices | null> {
  const { rows } = await queries.query<ChoicesRow>(
    prepared(sql`with taken as (${taking})
     insert into marketplace.checkout as held (buyer_id, store, submit_key, updated_at)
     select ${owner.buyerId}::uuid, ${owner.store}, ${newKey}::uuid, ${now}::timestamptz from taken
     on conflict (buyer_id, store) do update ${withOpenKey(sql`held.submit_key = (select submit_key from taken)`)} returning ${columnsOfChoices}`),
  );
  return rows.length === 0 ? null : opened(rows);
}

function opened([row]: readonly ChoicesRow[]): CheckoutChoices {
  if (row === undefined) throw new Error('The checkout that has just begun is gone.');
  return choicesOf(row);
}

/** Where to ship, or how to pay. */
export type Choice = { addressId: string } | { paymentId: string };

/** Keeps a choice in the buyer's checkout, which is opened with it like {@link openCheckout}. */
export async function keepChoice(queries: Queries, owner: CheckoutOwner, choice: Choice, newKey: string, now: Date): Promise<CheckoutChoices> {
  const [column, chosen] = 'addressId' in choice ? [sql`address_id`, choice.addressId] : [sql`payment_id`, choice.paymentId];
  const { rows } = await queries.query<ChoicesRow>(
    prepared(sql`insert into marketplace.checkout as held (buyer_id, store, ${column}, submit_key, updated_at)
     values (${owner.buyerId}, ${owner.store}, ${chosen}, ${newKey}, ${now})
     on conflict (buyer_id, store) do update ${withOpenKey(sql`false`)}, ${column} = excluded.${column}, updated_at = excluded.updated_at
     returning ${columnsOfChoices}`),
  );
  return opened(rows);
}

/** Keeps the terms of all groups. */
export async function keepTerms(queries: Queries, owner: CheckoutOwner, terms: readonly KeptTerms[], now: Date): Promise<void> {
  await queries.query(sql`update marketplace.checkout set terms = ${JSON.stringify(terms)}, updated_at = ${now} where buyer_id = ${owner.buyerId} and store = ${owner.store}`);
}

/** After an order: where to ship and how to pay are kept for the next one, notes and dates are not. */
export const clearedAfterOrder = (owner: CheckoutOwner, now: Date): Sql =>
  sql`update marketplace.checkout set terms = '[]', updated_at = ${now} where buyer_id = ${owner.buyerId} and store = ${owner.store}`;
