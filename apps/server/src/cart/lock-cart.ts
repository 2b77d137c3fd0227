import { empty, prepared, sql, type Connection, type Sql } from '@quartermaster/database';
import { noCart, type CartState } from './cart-state.ts';
import { offersNow } from './catalog-offers.ts';
import type { KeptChange } from './change-record.ts';
import type { OfferNow } from './offer.ts';
import { isOwners, ownerColumn, ownerKey } from './owned-cart.ts';
import type { CartOwner } from './owner.ts';
import { cartColumns, cartStateOf, type CartReading } from './read-cart.ts';

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
