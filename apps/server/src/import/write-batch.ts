import { sql, withTransaction, type Connection, type Pool, type Sql } from '@quartermaster/database';
import { keepOffSale } from '../catalog/index.ts';
import { refreshProducts } from '../stores/assortment/index.ts';
import { allExcluded, namesOf, rowsOf, typed, type Column } from './column.ts';
import { textArray } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import type { CatalogRecord } from './record.ts';
import { productRow, type OfferRow, type ProductRow } from './rows.ts';
import { takeImportLock } from '../runtime/index.ts';
import { takeTurns } from './take-turns.ts';
import { noteWords, wordsOfExisting } from './vocabulary.ts';

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

/** Writes rows in one transaction. */
export async function writeRows(pool: Pool, dictionary: Dictionary, due: readonly ProductRow[]): Promise<BatchOutcome> {
  if (due.length === 0) return { added: 0, changed: 0, notes: 0 };
  const { outcome, change } = await withTransaction(pool, async (connection) => {
    await takeImportLock(connection);
    const known = await hashes(connection, due.map(({ record }) => record.id));
    const existing = due.filter(({ record }) => known.has(record.id)).map(({ record }) => record.id);
    const dictionaryChange = await dictionary.write(connection, due);
    const before = await wordsOfExisting(connection, existing);
    await writeProducts(connection, due, (row) => dictionary.facetIds(row, dictionaryChange));
    await writeOffers(connection, due.flatMap((row) => row.offers.map((offer) => ({ productId: row.record.id, offer }))));
    await withdrawOthers(connection, existing, due.flatMap(({ offers }) => offers.map(({ offerId }) => offerId)));
    const notes = await noteWords(connection, before, due);
    await keepOffSale(connection, due.map(({ record }) => record.id));
    await refreshProducts(connection, due.map(({ record }) => record.id));
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

interface ProductWithFacets {
  readonly row: ProductRow;
  readonly facets: readonly number[];
}

const text = sql`text`;
const integer = sql`integer`;
const bigint = sql`bigint`;
const jsonb = sql`jsonb`;

const productColumns: readonly Column<ProductWithFacets>[] = [
  ['product_id', text, ({ row: { record } }) => record.id],
  ['kind', text, ({ row: { record } }) => record.kind],
  ['name', text, ({ row: { record } }) => record.name],
  ['part_number', text, ({ row: { record } }) => record.partNumber],
  ['part_key', text, ({ row: { partKey } }) => partKey],
  ['nsn', text, ({ row: { record } }) => record.nsn],
  ['manufacturer', text, ({ row: { record } }) => record.manufacturer],
  ['category_id', text, ({ row: { record } }) => record.categoryPath.at(-1)?.id],
  ['picture', text, ({ row: { picture } }) => picture],
  ['description', text, ({ row: { record } }) => record.description],
  ['attributes', jsonb, ({ row: { record } }) => JSON.stringify(Object.entries(record.attributes))],
  ['vendor_count', integer, ({ row: { summary } }) => summary.vendorCount],
  ['price_low', bigint, ({ row: { summary } }) => summary.priceLow],
  ['price_high', bigint, ({ row: { summary } }) => summary.priceHigh],
  ['unit_code', text, ({ row: { summary } }) => summary.unit],
  ['delivery_low', integer, ({ row: { summary } }) => summary.deliveryLow],
  ['delivery_high', integer, ({ row: { summary } }) => summary.deliveryHigh],
  ['indicators', sql`text[]`, ({ row: { summary } }) => textArray(summary.indicators)],
  ['facets', sql`integer[]`, ({ facets }) => `{${facets.join(',')}}`],
  ['search', sql`tsvector`, ({ row: { document } }) => document.vector],
  ['length', integer, ({ row: { document } }) => document.length],
  ['content_hash', text, ({ row: { hash } }) => hash],
];

const insertProducts = (rows: readonly ProductWithFacets[]): Sql => sql`insert into marketplace.product (${namesOf(productColumns)})
  select ${typed(productColumns)} from ${rowsOf(productColumns, rows)}
  on conflict (product_id) do update set imported_at = now(), ${allExcluded(productColumns)}`;

async function writeProducts(connection: Connection, rows: readonly ProductRow[], facetsOf: (row: ProductRow) => readonly number[]): Promise<void> {
  await connection.query(insertProducts(rows.map((row) => ({ row, facets: facetsOf(row) }))));
}

interface OfferOfProduct {
  readonly productId: string;
  readonly offer: OfferRow;
}

const offerColumns: readonly Column<OfferOfProduct>[] = [
  ['offer_id', text, ({ offer }) => offer.offerId],
  ['product_id', text, ({ productId }) => productId],
  ['vendor_id', text, ({ offer }) => offer.vendorId],
  ['contract_number', text, ({ offer }) => offer.contract],
  ['price', bigint, ({ offer }) => offer.price],
  ['unit_code', text, ({ offer }) => offer.unitOfIssue],
  ['quantity_breaks', jsonb, ({ offer }) => JSON.stringify(offer.quantityBreaks)],
  ['delivery_days', integer, ({ offer }) => offer.deliveryDays],
  ['minimum_order', bigint, ({ offer }) => offer.minimumOrder],
  ['available', integer, ({ offer }) => offer.available],
  ['indicators', sql`text[]`, ({ offer }) => textArray(offer.indicators)],
  ['service_area', sql`text[]`, ({ offer }) => (offer.serviceArea === null ? null : textArray(offer.serviceArea))],
];

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
