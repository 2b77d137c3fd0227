import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { takeImportLock } from '../../runtime/index.ts';
import { AssortmentError, type Assortment } from './assortment-file.ts';
import { catchUpStore } from './catch-up.ts';
import { decideOnIndex } from './own-index.ts';
import { differencesSince, noteSold, type AssortmentDifferences } from './differences.ts';
import { isSame, readRules, writeRules } from './rules.ts';
import { refreshSold } from './sold-offers.ts';
import { storeNames } from './store-names.ts';
import { unknownNames, type UnknownName } from './unknown-names.ts';

/** How much a store sells. */
export interface AssortmentCounts {
  readonly categories: number;
  readonly products: number;
  readonly services: number;
  readonly vendors: number;
  readonly offers: number;
  /** Offers at a price below that of their contract. */
  readonly agreedPrices: number;
}

export interface AssortmentChange {
  readonly store: string;
  /** `kept`: an operator has set another one, and the one that comes with the product leaves it as it is. */
  readonly outcome: 'changed' | 'unchanged' | 'kept';
  readonly before: AssortmentCounts;
  readonly after: AssortmentCounts;
  readonly unknown: readonly UnknownName[];
  /** Null unless it was only tried: who sets it has seen it before. */
  readonly differences: AssortmentDifferences | null;
}

export interface AssortmentOptions {
  /** It comes with the product: what an operator has set is left as it is. */
  readonly supplied?: boolean;
  /** Nothing is kept: only what would change is found out. */
  readonly dryRun?: boolean;
  /** Works everything out anew although the rules are the same: after rows were changed by hand. */
  readonly again?: boolean;
  /** Sees what the store sells before anything is changed, and may refuse by throwing. */
  readonly accept?: (present: Assortment | null) => void;
  /** Hears what is being done, as a sentence. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Sets what a store sells, and works out what follows from it, all or nothing: searches and carts see either the old
 * assortment or the new one. Null: the whole catalog at the prices of the contracts.
 *
 * @throws AssortmentError when there is no such store
 */
export async function setAssortment(pool: Pool, store: string, assortment: Assortment | null, options: AssortmentOptions = {}): Promise<AssortmentChange> {
  const found: { change?: AssortmentChange } = {};
  try {
    return await withTransaction(pool, async (connection) => {
      found.change = await setAssortmentInside(connection, store, assortment, options);
      if (options.dryRun === true) throw new NothingKept();
      return found.change;
    });
  } catch (error) {
    if (error instanceof NothingKept && found.change !== undefined) return found.change;
    throw error;
  }
}

/** Ends a transaction that was only tried. */
class NothingKept extends Error {
  override readonly name = 'NothingKept';
}

/** The same within a transaction, which holds the lock of imports until it ends. */
export async function setAssortmentInside(
  connection: Connection,
  store: string,
  assortment: Assortment | null,
  { supplied = false, again = false, dryRun = false, accept = () => {}, onProgress = () => {} }: AssortmentOptions = {},
): Promise<AssortmentChange> {
  await takeImportLock(connection);
  await requireStore(connection, store);
  const before = await countSold(connection, store);
  const { rows } = await connection.query<{ supplied: boolean }>('select supplied from marketplace.assortment where store = $1 for update', [store]);
  if (supplied && rows[0]?.supplied === false) return { store, outcome: 'kept', before, after: before, unknown: [], differences: null };
  const unknown = assortment === null ? [] : await unknownNames(connection, assortment);
  const present = await readRules(connection, store);
  accept(present);
  if (isSame(present, assortment) && !again) {
    // An assortment that an operator sets is theirs from then on, also when it is the one that came with the product.
    await connection.query('update marketplace.assortment set supplied = $2 where store = $1 and supplied and not $2', [store, supplied]);
    return { store, outcome: 'unchanged', before, after: before, unknown, differences: null };
  }
  if (dryRun) await noteSold(connection, store);
  if (assortment === null) await connection.query('delete from marketplace.assortment where store = $1', [store]);
  else {
    await connection.query(
      'insert into marketplace.assortment (store, supplied) values ($1, $2) on conflict (store) do update set supplied = excluded.supplied',
      [store, supplied],
    );
    await writeRules(connection, store, assortment);
    await decideOnIndex(connection, store);
    // The offers of a store are sorted in memory; for this transaction alone.
    await connection.query("set local work_mem = '64MB'");
    onProgress(`${store}: finding the offers that it sells ...`);
    await refreshSold(connection, store);
    onProgress(`${store}: counting categories and words ...`);
    await catchUpStore(connection, store);
  }
  return { store, outcome: 'changed', before, after: await countSold(connection, store), unknown, differences: dryRun ? await differencesSince(connection, store) : null };
}

async function requireStore(connection: Connection, store: string): Promise<void> {
  const names = await storeNames(connection);
  if (!names.includes(store)) throw new AssortmentError(`There is no store ${store}. The stores are ${names.join(', ')}.`);
}

async function countSold(connection: Connection, store: string): Promise<AssortmentCounts> {
  const { rows } = await connection.query<AssortmentCounts>(
    // Each is counted by itself: one statement with several distinct counts sorts all offers for every one of them.
    `with sold as materialized (
       select sold.product_id, sold.vendor_id, sold.price < contract.price as is_agreed
       from marketplace.offer_in($1) as sold join marketplace.offer as contract using (offer_id)
     ),
     of_store as materialized (select kind, category_id from marketplace.product where product_id in (select product_id from sold))
     select (select count(*) from (select distinct category_id from of_store) as category) as categories,
       (select count(*) from of_store where kind = 'product') as products, (select count(*) from of_store where kind = 'service') as services,
       (select count(*) from (select distinct vendor_id from sold) as vendor) as vendors,
       (select count(*) from sold) as offers, (select count(*) from sold where is_agreed) as "agreedPrices"`,
    [store],
  );
  return rows[0] ?? { categories: 0, products: 0, services: 0, vendors: 0, offers: 0, agreedPrices: 0 };
}
