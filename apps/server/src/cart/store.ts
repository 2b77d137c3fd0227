import type { StoreName } from '@quartermaster/contracts';
import { empty, prepared, sql, type Connection, type Pool, type Sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { noCart, type AskedReduction, type CartLineState, type CartState } from './cart-state.ts';
import { offersIn, offersNow, type OfferRow } from './catalog-offers.ts';
import type { KeptChange, WrittenChange } from './change-record.ts';
import { buyerOfOwn } from './held-cart.ts';
import type { OfferNow, OfferTerms } from './offer.ts';
import type { CartOwner } from './owner.ts';

const ownerColumn = (owner: CartOwner): Sql => (owner.kind === 'visitor' ? sql`visitor_id` : sql`buyer_id`);
const ownerKey = (owner: CartOwner): string => (owner.kind === 'visitor' ? owner.visitorId : owner.buyerId);

/** A cart with its lines and what its store says of their offers, read in one statement. */
export interface CartReading {
  readonly cart_id: string;
  readonly version: number;
  /** Null where it has none. */
  readonly lines: readonly LineRow[] | null;
  /** Those that the store sells. */
  readonly offers: readonly OfferRow[] | null;
  /** The lower prices that its buyer has asked for and may still use. */
  readonly reductions: readonly AskedReduction[] | null;
}

interface LineRow {
  readonly cart_key: string;
  readonly offer_id: string;
  readonly quantity: number;
  readonly seen: OfferTerms;
  readonly filled_by: string | null;
}

/**
 * The columns of {@link CartReading}, of a row `cart`.
 *
 * @param alsoOffers ids of offers that are read too, whether the cart has them or not
 */
export const cartColumns = (store: StoreName, alsoOffers: readonly string[] = []): Sql => sql`cart.cart_id, cart.version,
  (select json_agg(line order by line.line_number) from (
     select cart_key, offer_id, quantity, seen, filled_by, line_number from marketplace.cart_line where cart_line.cart_id = cart.cart_id) as line) as lines,
  (select json_agg(sold) from (${offersIn(store, sql`array(select offer_id from marketplace.cart_line where cart_line.cart_id = cart.cart_id) || ${alsoOffers}::text[]`)}) as sold) as offers,
  (select json_agg(json_build_object('reductionId', asked.reduction_id, 'offerId', asked.offer_id, 'status', asked.status, 'quantity', asked.quantity,
     'listPrice', asked.list_price, 'price', asked.price, 'until', asked.valid_until))
   from marketplace.cart as own join marketplace.price_reduction as asked on asked.buyer_id = ${buyerOfOwn} and asked.store = own.store
   where own.cart_id = cart.cart_id and asked.status in ('requested', 'authorized')) as reductions`;

/** The cart that a statement has read. */
export function cartStateOf({ cart_id: cartId, version, lines, offers, reductions }: CartReading): CartState {
  const now = offersNow(offers ?? []);
  const asked = new Map(reductions?.map((reduction) => [reduction.offerId, reduction]));
  return {
    cartId,
    version,
    lines: (lines ?? []).map((line) => {
      const offer = now.get(line.offer_id);
      return {
        cartKey: line.cart_key,
        offerId: line.offer_id,
        quantity: line.quantity,
        seen: line.seen,
        filledBy: line.filled_by,
        current: offer?.terms ?? null,
        serviceArea: offer?.serviceArea ?? null,
        restriction: offer?.restriction ?? null,
        reduction: asked.get(line.offer_id) ?? null,
      };
    }),
  };
}

/** What a store says of offers now, by their ids. Those that it does not sell are not in the result. */
export async function readOffers(queries: Queries, store: StoreName, offerIds: readonly string[]): Promise<ReadonlyMap<string, OfferNow>> {
  const { rows } = await queries.query<OfferRow>(prepared(offersIn(store, sql`${offerIds}::text[]`)));
  return offersNow(rows);
}

/** SQL that is true of the owner's cart. */
const isOwners = (owner: CartOwner): Sql => sql`${ownerColumn(owner)} = ${ownerKey(owner)} and store = ${owner.store}`;

/** The cart with what its store says now. */
export async function readCart(database: Pool | Connection, owner: CartOwner): Promise<CartState> {
  const { rows } = await database.query<CartReading>(prepared(sql`select ${cartColumns(owner.store)} from marketplace.cart where ${isOwners(owner)}`));
  return rows[0] === undefined ? noCart : cartStateOf(rows[0]);
}

/** Holds the cart until the transaction ends, and gives its id; null when there is none. What is in it is read by a later statement. */
export async function lockCart(connection: Connection, owner: CartOwner): Promise<string | null> {
  const { rows } = await connection.query<{ cart_id: string }>(prepared(sql`select cart_id from marketplace.cart where ${isOwners(owner)} for update`));
  return rows[0]?.cart_id ?? null;
}

/** What is read together with a cart that is held. */
export interface HoldOptions {
  /** Makes the cart where there is none. */
  readonly make?: { readonly cartId: string; readonly now: Date };
  /** Ids of offers that may come into the cart. */
  readonly offerIds?: readonly string[];
  /** The key of the change that is to be made. */
  readonly changeKey?: string;
}

/** A cart that no other transaction changes or orders until this one ends. */
export interface HeldCart {
  readonly cart: CartState;
  /** The offers that were asked for, and those of the lines, by id. */
  readonly offers: ReadonlyMap<string, OfferNow>;
  /** The change that was made under the key; null when it is new. */
  readonly change: KeptChange | null;
}

interface HeldRow extends CartReading {
  /** The version that the other columns belong to; null for a cart that was made by this statement. */
  readonly read_version: number | null;
  readonly change: KeptChange | null;
}

const nothingHeld: HeldCart = { cart: noCart, offers: new Map(), change: null };

/**
 * Holds the cart until the transaction ends, and reads it. Needs the connection of a transaction. A statement that waits for the lock gets
 * the cart's newest version, but everything else as it was before the wait: where the two differ, it is read again, now that it is held.
 * Every change of the lines raises the version.
 */
export async function holdCart(connection: Connection, owner: CartOwner, options: HoldOptions = {}): Promise<HeldCart> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { rows } = await connection.query<HeldRow>(prepared(holdAndRead(owner, options)));
    const [row] = rows;
    if (row === undefined && options.make === undefined) return nothingHeld;
    if (row !== undefined && (row.read_version ?? row.version) === row.version) return { cart: cartStateOf(row), offers: offersNow(row.offers ?? []), change: row.change };
  }
  throw new Error('A cart was removed again and again while it was being created.');
}

const holdAndRead = (owner: CartOwner, { make, offerIds = [], changeKey = '' }: HoldOptions): Sql => sql`
  with held as materialized (select cart_id, version from marketplace.cart where ${isOwners(owner)} for update)
    ${make === undefined ? empty : sql`, made as (
      insert into marketplace.cart (cart_id, store, ${ownerColumn(owner)}, updated_at)
      select ${make.cartId}::uuid, ${owner.store}, ${ownerKey(owner)}, ${make.now}::timestamptz where not exists (select from held) on conflict do nothing
      returning cart_id, version)`}
  select ${cartColumns(owner.store, offerIds)},
    (select version from marketplace.cart as before where before.cart_id = cart.cart_id) as read_version,
    (select json_build_object('outcome', outcome, 'hash', change_hash) from marketplace.cart_change
     where cart_change.cart_id = cart.cart_id and change_key = ${changeKey}) as change
  from (select * from held ${make === undefined ? empty : sql`union all select * from made`}) as cart`;

/** Like {@link holdCart}, and makes the cart when there is none: that of the new cookie where a sign-in has renewed it. */
export async function openForChange(connection: Connection, owner: CartOwner, cartId: string, now: Date, options: Omit<HoldOptions, 'make'> = {}): Promise<HeldCart> {
  const held = await holdCart(connection, owner, { ...options, make: { cartId, now } });
  // Asked once the lock is there: a sign-in that held it has renewed the cookie before.
  const renewed = await renewedOwner(connection, owner, now);
  if (renewed === null) return held;
  // The one that was made a moment ago is not needed.
  await connection.query(sql`delete from marketplace.cart where cart_id = ${cartId}`);
  return openForChange(connection, renewed, cartId, now, options);
}

/** The owner's cart, held, and made when there is none. */
export const openCart = async (connection: Connection, owner: CartOwner, cartId: string, now: Date): Promise<CartState> =>
  (await openForChange(connection, owner, cartId, now)).cart;

/** A change that was sent with the cookie of before arrives within this time. Later the browser did not get the new one, and goes on with the old. */
const onItsWayMs = 60_000;

/** A visitor whose cookie was renewed by a sign-in while this change was on its way; null for any other owner. */
async function renewedOwner(connection: Connection, owner: CartOwner, now: Date): Promise<CartOwner | null> {
  if (owner.kind === 'buyer' || owner.browserMark == null) return null;
  const { rows } = await connection.query<{ new_id: string }>(
    'select new_id from marketplace.renewed_visitor where old_id = $1 and browser_mark = $2 and renewed_at > $3',
    [owner.visitorId, owner.browserMark, new Date(now.getTime() - onItsWayMs)],
  );
  return rows[0] === undefined ? null : { ...owner, visitorId: rows[0].new_id };
}

/** Changes that this browser still makes under the visitor's cookie of before go to the cart of the new one. */
export async function renewVisitor(database: Pool, oldId: string, newId: string, browserMark: string, now: Date): Promise<void> {
  await database.query(
    'insert into marketplace.renewed_visitor (old_id, new_id, browser_mark, renewed_at) values ($1, $2, $3, $4) on conflict (old_id) do update set new_id = excluded.new_id, browser_mark = excluded.browser_mark, renewed_at = excluded.renewed_at',
    [oldId, newId, browserMark, now],
  );
}

const nothingKept: WrittenChange = { outcomes: new Map(), hash: null };

/** Writes the difference between two states of one cart and the change that made it, and raises its version where there is one. */
export async function writeLines(connection: Connection, before: CartState, lines: readonly CartLineState[], now: Date, kept: WrittenChange = nothingKept): Promise<CartState> {
  const { cartId } = before;
  if (cartId === null) throw new Error('Only a cart that was opened can be written.');
  const old = new Map(before.lines.map((line) => [line.cartKey, line]));
  const staying = new Set(lines.map((line) => line.cartKey));
  const gone = before.lines.filter((line) => !staying.has(line.cartKey)).map((line) => line.cartKey);
  const written = lines.filter((line) => old.get(line.cartKey) !== line);
  if (gone.length === 0 && written.length === 0) return before;
  const { rows } = await connection.query<{ version: number }>(
    prepared(sql`with gone as (
       delete from marketplace.cart_line where cart_id = ${cartId} and cart_key = any(${gone}::uuid[])),
     written as (
       insert into marketplace.cart_line (cart_key, cart_id, offer_id, quantity, seen, filled_by)
       select cart_key, ${cartId}, offer_id, quantity, seen, filled_by
       from unnest(${written.map((line) => line.cartKey)}::uuid[], ${written.map((line) => line.offerId)}::text[], ${written.map((line) => line.quantity)}::int[],
         ${written.map((line) => JSON.stringify(line.seen))}::jsonb[], ${written.map((line) => line.filledBy ?? null)}::text[])
         with ordinality as line (cart_key, offer_id, quantity, seen, filled_by, place)
       order by place
       on conflict (cart_key) do update set quantity = excluded.quantity, seen = excluded.seen, filled_by = excluded.filled_by),
     kept as (
       insert into marketplace.cart_change (cart_id, change_key, change_hash, outcome, made_at)
       select ${cartId}, change_key, ${kept.hash}, outcome, ${now}::timestamptz
       from unnest(${[...kept.outcomes.keys()]}::text[], ${[...kept.outcomes.values()].map((outcome) => JSON.stringify(outcome))}::jsonb[]) as change (change_key, outcome)
       on conflict do nothing)
     update marketplace.cart set version = version + 1, updated_at = ${now} where cart_id = ${cartId} returning version`),
  );
  return { cartId, version: rows[0]?.version ?? 0, lines };
}

/** Takes the ordered lines out of a cart that the transaction holds. Lines that are not in it are left alone. */
export async function removeLines(connection: Connection, cart: CartState, cartKeys: readonly string[], now: Date): Promise<CartState> {
  const leaving = new Set(cartKeys);
  return cart.cartId === null ? cart : writeLines(connection, cart, cart.lines.filter((line) => !leaving.has(line.cartKey)), now);
}

/** Parts of a statement that take all lines out of a cart that the transaction holds. */
export const cartEmptied = ({ cartId, lines }: CartState, now: Date): { readonly lines: Sql; readonly version: Sql } => ({
  lines: sql`delete from marketplace.cart_line where cart_id = ${cartId} and cart_key = any(${lines.map(({ cartKey }) => cartKey)}::uuid[])`,
  version: sql`update marketplace.cart set version = version + 1, updated_at = ${now} where cart_id = ${cartId}`,
});
