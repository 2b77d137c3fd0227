import type { StoreName } from '@quartermaster/contracts';
import { empty, sql, type Connection, type Pool, type Sql } from '@quartermaster/database';
import { noCart, type CartLineState, type CartState } from './cart-state.ts';
import { readOffers } from './catalog-offers.ts';
import type { OfferTerms } from './offer.ts';
import type { CartOwner } from './owner.ts';

const ownerColumn = (owner: CartOwner): Sql => (owner.kind === 'visitor' ? sql`visitor_id` : sql`buyer_id`);
const ownerKey = (owner: CartOwner): string => (owner.kind === 'visitor' ? owner.visitorId : owner.buyerId);

interface CartRow {
  cart_id: string;
  version: number;
}

/**
 * The cart with what its store says now.
 *
 * @param options.lock holds the cart until the transaction ends: no other transaction changes or orders it meanwhile. Needs the
 *   connection of a transaction.
 */
export async function readCart(database: Pool | Connection, owner: CartOwner, options: { lock?: boolean } = {}): Promise<CartState> {
  const { rows } = await database.query<CartRow>(
    sql`select cart_id, version from marketplace.cart where ${ownerColumn(owner)} = ${ownerKey(owner)} and store = ${owner.store} ${options.lock === true ? sql`for update` : empty}`,
  );
  return rows[0] === undefined ? noCart : withLines(database, owner.store, rows[0]);
}

/** Like {@link readCart} with a lock, and makes the cart when there is none. */
export async function openCart(connection: Connection, owner: CartOwner, cartId: string, now: Date): Promise<CartState> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const cart = await readCart(connection, owner, { lock: true });
    // Asked once the lock is there: a sign-in that held it has renewed the cookie before.
    const renewed = await renewedOwner(connection, owner, now);
    if (renewed !== null) return openCart(connection, renewed, cartId, now);
    if (cart.cartId !== null) return cart;
    await connection.query(
      sql`insert into marketplace.cart (cart_id, store, ${ownerColumn(owner)}, updated_at)
       values (${cartId}, ${owner.store}, ${ownerKey(owner)}, ${now}) on conflict do nothing`,
    );
  }
  throw new Error('A cart was removed again and again while it was being created.');
}

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

async function withLines(database: Pool | Connection, store: StoreName, row: CartRow): Promise<CartState> {
  const { rows } = await database.query<{ cart_key: string; offer_id: string; quantity: number; seen: OfferTerms; filled_by: string | null }>(
    'select cart_key, offer_id, quantity, seen, filled_by from marketplace.cart_line where cart_id = $1 order by line_number',
    [row.cart_id],
  );
  const offers = await readOffers(database, store, rows.map((line) => line.offer_id));
  const lines = rows.map(
    (line): CartLineState => ({
      cartKey: line.cart_key,
      offerId: line.offer_id,
      quantity: line.quantity,
      seen: line.seen,
      filledBy: line.filled_by,
      current: offers.get(line.offer_id) ?? null,
    }),
  );
  return { cartId: row.cart_id, version: row.version, lines };
}

/** Writes the difference between two states of one cart, and raises its version when there is one. */
export async function writeLines(connection: Connection, before: CartState, lines: readonly CartLineState[], now: Date): Promise<CartState> {
  const { cartId } = before;
  if (cartId === null) throw new Error('Only a cart that was opened can be written.');
  const old = new Map(before.lines.map((line) => [line.cartKey, line]));
  const kept = new Set(lines.map((line) => line.cartKey));
  const gone = before.lines.filter((line) => !kept.has(line.cartKey)).map((line) => line.cartKey);
  const written = lines.filter((line) => old.get(line.cartKey) !== line);
  if (gone.length === 0 && written.length === 0) return before;
  await connection.query('delete from marketplace.cart_line where cart_id = $1 and cart_key = any($2::uuid[])', [cartId, gone]);
  await connection.query(
    `insert into marketplace.cart_line (cart_key, cart_id, offer_id, quantity, seen, filled_by)
     select cart_key, $1, offer_id, quantity, seen, filled_by
     from unnest($2::uuid[], $3::text[], $4::int[], $5::jsonb[], $6::text[]) with ordinality as line (cart_key, offer_id, quantity, seen, filled_by, place)
     order by place
     on conflict (cart_key) do update set quantity = excluded.quantity, seen = excluded.seen, filled_by = excluded.filled_by`,
    [
      cartId,
      written.map((line) => line.cartKey),
      written.map((line) => line.offerId),
      written.map((line) => line.quantity),
      written.map((line) => JSON.stringify(line.seen)),
      written.map((line) => line.filledBy ?? null),
    ],
  );
  const version = await raiseVersion(connection, cartId, now);
  return { cartId, version, lines };
}

async function raiseVersion(connection: Connection, cartId: string, now: Date): Promise<number> {
  const { rows } = await connection.query<{ version: number }>(
    'update marketplace.cart set version = version + 1, updated_at = $2 where cart_id = $1 returning version',
    [cartId, now],
  );
  return rows[0]?.version ?? 0;
}

/** Takes the ordered lines out of a cart that the transaction holds. Lines that are not in it are left alone. */
export async function removeLines(connection: Connection, cart: CartState, cartKeys: readonly string[], now: Date): Promise<CartState> {
  const leaving = new Set(cartKeys);
  return cart.cartId === null ? cart : writeLines(connection, cart, cart.lines.filter((line) => !leaving.has(line.cartKey)), now);
}
