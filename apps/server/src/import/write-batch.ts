import { sql, withTransaction, type Connection, type Pool, type Sql } from '@quartermaster/database';
import { keepOffSale, summarizeProducts } from '../catalog/index.ts';
import { refreshProducts } from '../stores/assortment/index.ts';
import { offerColumns, productColumns, type OfferOfProduct, type ProductWithFacets } from './catalog-columns.ts';
import { allExcluded, namesOf, rowsOf, typed } from './column.ts';
import type { Dictionary } from './dictionary.ts';
import type { CatalogRecord } from './record.ts';
import { productRow, type ProductRow } from './rows.ts';
import type { RunHold } from './runs/run-hold.ts';
import { takeImportLock } from '../runtime/index.ts';
import { takeTurns } from './take-turns.ts';
import type { KeptBefore } from './undo/keep-before.ts';
import { noteWords, wordsIn, wordsOfExisting } from './vocabulary.ts';

export interface BatchOutcome {
  readonly added: number;
  readonly changed: number;
  /** Words that were noted for the vocabulary. */
  readonly notes: number;
}

/** A row that passed the checks, with the hash of its content. */
export interface Candidate {
  readonly record: CatalogRecord;
  readonly hash: string;
}

/** The rows of a batch whose content the database does not have yet, with what is worked out of them. */
export async function dueRows(pool: Pool, batch: readonly Candidate[]): Promise<ProductRow[]> {
  const known = await hashes(pool, batch.map(({ record }) => record.id));
  const due: ProductRow[] = [];
  for (const { record, hash } of batch) {
    if (known.get(record.id) === hash) continue;
    due.push(productRow(record, hash));
    await takeTurns(due.length);
  }
  return due;
}

/** What the history has of an import: that it still runs, and how products were before it. */
export interface InHistory {
  readonly hold: RunHold;
  readonly kept: KeptBefore;
}

/** Writes rows in one transaction. @throws RunLost when another program runs the import by now */
export async function writeRows(pool: Pool, dictionary: Dictionary, due: readonly ProductRow[], history: InHistory | null = null): Promise<BatchOutcome> {
  if (due.length === 0) return { added: 0, changed: 0, notes: 0 };
  const { outcome, change } = await withTransaction(pool, async (connection) => {
    await takeImportLock(connection);
    await history?.hold.check(connection);
    const products = due.map(({ record }) => record.id);
    await history?.kept.products(connection, products);
    const known = await hashes(connection, products);
    const existing = due.filter(({ record }) => known.has(record.id)).map(({ record }) => record.id);
    const dictionaryChange = await dictionary.write(connection, due, history?.kept);
    const before = await wordsOfExisting(connection, existing);
    await writeProducts(connection, due, (row) => dictionary.facetIds(row, dictionaryChange));
    await writeOffers(connection, due.flatMap((row) => row.offers.map((offer) => ({ productId: row.record.id, offer }))));
    await withdrawOthers(connection, existing, due.flatMap(({ offers }) => offers.map(({ offerId }) => offerId)));
    const notes = await noteWords(connection, before, wordsIn(due));
    await keepOffSale(connection, products);
    await summarizeProducts(connection, due.filter(({ offers }) => offers.some(({ priceFrom, priceUntil }) => priceFrom !== undefined || priceUntil !== undefined)).map(({ record }) => record.id));
    await refreshProducts(connection, products);
    await history?.kept.written(connection, products);
    return { outcome: { added: due.length - existing.length, changed: existing.length, notes }, change: dictionaryChange };
  });
  // The dictionary keeps the entries of the transaction only now that it is committed.
  dictionary.keep(change);
  return outcome;
}

async function hashes(database: Pool | Connection, products: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ id: string; hash: string }>(
    'select product_id as id, content_hash as hash from marketplace.product where product_id = any($1::text[])',
    [products],
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

const insertProducts = (rows: readonly ProductWithFacets[]): Sql => sql`insert into marketplace.product (${namesOf(productColumns)})
  select ${typed(productColumns)} from ${rowsOf(productColumns, rows)}
  on conflict (product_id) do update set imported_at = now(), ${allExcluded(productColumns)}`;

async function writeProducts(connection: Connection, rows: readonly ProductRow[], facetsOf: (row: ProductRow) => readonly number[]): Promise<void> {
  await connection.query(insertProducts(rows.map((row) => ({ row, facets: facetsOf(row) }))));
}

const insertOffers = (offers: readonly OfferOfProduct[]): Sql => sql`insert into marketplace.offer (${namesOf(offerColumns)})
  select ${typed(offerColumns)} from ${rowsOf(offerColumns, offers)}
  on conflict (offer_id) do update set withdrawn = false, ${allExcluded(offerColumns)}`;

async function writeOffers(connection: Connection, offers: readonly OfferOfProduct[]): Promise<void> {
  if (offers.length > 0) await connection.query(insertOffers(offers));
}

/** Offers that a changed product no longer has stay, because carts and orders point to them; they can no longer be bought. */
async function withdrawOthers(connection: Connection, products: readonly string[], offers: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await connection.query(
    'update marketplace.offer set withdrawn = true where product_id = any($1::text[]) and not withdrawn and offer_id <> all($2::text[])',
    [products, offers],
  );
}
