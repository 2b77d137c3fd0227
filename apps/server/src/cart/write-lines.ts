import { prepared, sql, type Connection, type Sql } from '@quartermaster/database';
import type { CartLineState, CartState } from './cart-state.ts';
import type { WrittenChange } from './change-record.ts';

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
