import type { StoreName } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { PutAside } from '../cart/index.ts';
import type { Queries } from '../runtime/index.ts';

/** A parked cart of a buyer, with its lines in their order. */
export interface KeptCart {
  readonly parkedCartId: string;
  readonly name: string;
  readonly parkedAt: Date;
  readonly isTemplate: boolean;
  readonly lines: readonly PutAside[];
}

/** Whose parked carts, and where: two stores never share one. */
export interface ParkedCartOwner {
  readonly buyerId: string;
  readonly store: StoreName;
}

const linesOf = sql`coalesce((select jsonb_agg(jsonb_build_object('offerId', offer_id, 'quantity', quantity, 'seen', seen) order by line_number)
  from marketplace.parked_cart_line line where line.parked_cart_id = parked_cart.parked_cart_id), '[]')`;

const isOwn = ({ buyerId, store }: ParkedCartOwner): Sql => sql`buyer_id = ${buyerId} and store = ${store}`;

const withId = (parkedCartId: string): Sql => sql`parked_cart_id::text = ${parkedCartId}`;

async function find(queries: Queries, wanted: Sql): Promise<KeptCart[]> {
  const { rows } = await queries.query<{ id: string; name: string; parked_at: Date; is_template: boolean; lines: PutAside[] }>(sql`
    select parked_cart_id as id, name, parked_at, is_template, ${linesOf} as lines from marketplace.parked_cart where ${wanted} order by parked_at desc, parked_cart_id`);
  return rows.map(({ id, name, parked_at: parkedAt, is_template: isTemplate, lines }) => ({ parkedCartId: id, name, parkedAt, isTemplate, lines }));
}

/** The parked carts of a buyer in a store, the newest first. */
export const parkedCartsOf = (queries: Queries, owner: ParkedCartOwner): Promise<KeptCart[]> => find(queries, isOwn(owner));

/** One of them; null where the buyer has none with this id: it may be removed, or another buyer's. */
export const parkedCartOf = async (queries: Queries, owner: ParkedCartOwner, parkedCartId: string): Promise<KeptCart | null> =>
  (await find(queries, sql`${isOwn(owner)} and ${withId(parkedCartId)}`))[0] ?? null;

/** What is to be kept beside its lines. */
export interface NewCart {
  readonly parkedCartId: string;
  readonly store: StoreName;
  /** Exactly one of the two: the buyer who keeps it, or the address that it is forwarded to. */
  readonly buyerId: string | null;
  readonly recipient: string | null;
  readonly name: string;
  readonly makerId: string;
  readonly changeKey: string;
  readonly forwardedBy: string | null;
  readonly note: string;
  readonly now: Date;
}

/**
 * Keeps a cart.
 *
 * @returns false where nothing was kept: the buyer has one of this name, or the change was made before
 */
export async function insertCart(queries: Queries, cart: NewCart, lines: readonly PutAside[]): Promise<boolean> {
  const { rowCount } = await queries.query(sql`
    with kept as (
      insert into marketplace.parked_cart (parked_cart_id, store, buyer_id, recipient, name, parked_at, maker_id, change_key, forwarded_by, forwarded_at, note)
      values (${cart.parkedCartId}, ${cart.store}, ${cart.buyerId}, ${cart.recipient}, ${cart.name}, ${cart.now}, ${cart.makerId}, ${cart.changeKey}, ${cart.forwardedBy}, ${cart.forwardedBy === null ? null : cart.now}, ${cart.note})
      on conflict do nothing returning parked_cart_id)
    insert into marketplace.parked_cart_line (parked_cart_id, line_number, offer_id, quantity, seen)
    select parked_cart_id, place, offer_id, quantity, seen from kept, unnest(${lines.map(({ offerId }) => offerId)}::text[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ seen }) => JSON.stringify(seen))}::jsonb[]) with ordinality as line (offer_id, quantity, seen, place)`);
  return (rowCount ?? 0) > 0;
}

/** Lets a buyer's changes of their parked carts, and what they forward, take turns until the transaction ends: names and limits hold whatever comes at once. */
export const holdParkedCarts = (queries: Queries, buyerId: string) => queries.query(sql`select pg_advisory_xact_lock(hashtextextended(${`parked carts of ${buyerId}`}, 0))`);

/** Whether a buyer's page has made this change before. */
export async function isMadeBefore(queries: Queries, makerId: string, changeKey: string): Promise<boolean> {
  const { rows } = await queries.query<{ made: boolean }>(sql`select exists (select from marketplace.parked_cart where maker_id = ${makerId} and change_key = ${changeKey}) as made`);
  return rows[0]?.made ?? false;
}

/** How many a buyer has in a store. */
export async function countParkedCarts(queries: Queries, owner: ParkedCartOwner): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from marketplace.parked_cart where ${isOwn(owner)}`);
  return rows[0]?.count ?? 0;
}

export async function removeCart(queries: Queries, owner: ParkedCartOwner, parkedCartId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.parked_cart where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}

/** @throws a unique violation where the buyer has another one of this name */
export async function renameCart(queries: Queries, owner: ParkedCartOwner, parkedCartId: string, name: string): Promise<void> {
  await queries.query(sql`update marketplace.parked_cart set name = ${name} where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}

/** Where one is no template any more, its days begin anew. */
export async function setTemplate(queries: Queries, owner: ParkedCartOwner, parkedCartId: string, isTemplate: boolean, now: Date): Promise<void> {
  await queries.query(sql`update marketplace.parked_cart set is_template = ${isTemplate}, parked_at = case when is_template and not ${isTemplate} then ${now} else parked_at end
    where ${isOwn(owner)} and ${withId(parkedCartId)}`);
}
