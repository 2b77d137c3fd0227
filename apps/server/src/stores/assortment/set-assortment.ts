import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { takeImportLock } from '../../catalog/import/import-lock.ts';
import { AssortmentError, type Assortment } from './assortment-file.ts';
import { catchUpStore } from './catch-up.ts';
import { isSame, readRules, writeRules } from './rules.ts';
import { refreshSold } from './sold-offers.ts';
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
}

export interface AssortmentOptions {
  /** It comes with the product: what an operator has set is left as it is. */
  readonly supplied?: boolean;
  /** Nothing is kept: only what would change is found out. */
  readonly dryRun?: boolean;
  /** Works everything out anew although the rules are the same: after rows were changed by hand. */
  readonly again?: boolean;
  /** Hears what is being done, as a sentence. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Sets what a store sells, and works out what follows from it, all or nothing: searches and carts see either the old
 * assortment or the new one. Null: the whole catalogue at the prices of the contracts.
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
  { supplied = false, again = false, onProgress = () => {} }: AssortmentOptions = {},
): Promise<AssortmentChange> {
  await takeImportLock(connection);
  await requireStore(connection, store);
  const before = await countSold(connection, store);
  const { rows } = await connection.query<{ supplied: boolean }>('select supplied from marketplace.assortment where store = $1 for update', [store]);
  if (supplied && rows[0]?.supplied === false) return { store, outcome: 'kept', before, after: before, unknown: [] };
  const unknown = assortment === null ? [] : await unknownNames(connection, assortment);
  if (isSame(await readRules(connection, store), assortment) && !again) {
    // What an operator sets is his from then on, also when it is what came with the product.
    await connection.query('update marketplace.assortment set supplied = $2 where store = $1 and supplied and not $2', [store, supplied]);
    return { store, outcome: 'unchanged', before, after: before, unknown };
  }
  if (assortment === null) await connection.query('delete from marketplace.assortment where store = $1', [store]);
  else {
    await connection.query(
      'insert into marketplace.assortment (store, supplied) values ($1, $2) on conflict (store) do update set supplied = excluded.supplied',
      [store, supplied],
    );
    await writeRules(connection, store, assortment);
    onProgress(`${store}: finding the offers that it sells ...`);
    await refreshSold(connection, store);
    onProgress(`${store}: counting categories and words ...`);
    await catchUpStore(connection, store);
  }
  return { store, outcome: 'changed', before, after: await countSold(connection, store), unknown };
}

async function requireStore(connection: Connection, store: string): Promise<void> {
  const { rows } = await connection.query<{ name: string }>('select name from marketplace.store order by number');
  if (rows.some(({ name }) => name === store)) return;
  throw new AssortmentError(`There is no store ${store}. The stores are ${rows.map(({ name }) => name).join(', ')}.`);
}

async function countSold(connection: Connection, store: string): Promise<AssortmentCounts> {
  const { rows } = await connection.query<AssortmentCounts>(
    `select count(distinct product.category_id) as categories, count(distinct sold.product_id) filter (where product.kind = 'product') as products,
       count(distinct sold.product_id) filter (where product.kind = 'service') as services, count(distinct sold.vendor_id) as vendors, count(*) as offers,
       count(*) filter (where sold.price < contract.price) as "agreedPrices"
     from marketplace.offer_in($1) as sold join marketplace.offer as contract using (offer_id) join marketplace.product on product.product_id = sold.product_id`,
    [store],
  );
  return rows[0] ?? { categories: 0, products: 0, services: 0, vendors: 0, offers: 0, agreedPrices: 0 };
}
