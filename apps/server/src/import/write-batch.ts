import type { Connection, Pool } from '@quartermaster/database';
import { withTransaction } from '@quartermaster/database';
import { refreshProducts } from '../stores/assortment/index.ts';
import { columns, textArray } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import type { CatalogRecord } from './record.ts';
import { productRow, type OfferRow, type ProductRow } from './rows.ts';
import { takeImportLock } from '../runtime/index.ts';
import { noteWords, wordsOfExisting } from './vocabulary.ts';

export interface BatchOutcome {
  readonly added: number;
  readonly changed: number;
}

/** A row that passed the checks, with the hash of its content. */
export interface Candidate {
  readonly record: CatalogRecord;
  readonly hash: string;
}

/** The rows of a batch whose content the database does not have yet, with what is worked out of them. */
export async function dueRows(pool: Pool, batch: readonly Candidate[]): Promise<ProductRow[]> {
  const known = await hashes(pool, batch.map(({ record }) => record.id));
  return batch.filter(({ record, hash }) => known.get(record.id) !== hash).map(({ record, hash }) => productRow(record, hash));
}

/** Writes rows in one transaction. */
export async function writeRows(pool: Pool, dictionary: Dictionary, due: readonly ProductRow[]): Promise<BatchOutcome> {
  if (due.length === 0) return { added: 0, changed: 0 };
  const { outcome, change } = await withTransaction(pool, async (connection) => {
    await takeImportLock(connection);
    const known = await hashes(connection, due.map(({ record }) => record.id));
    const existing = due.filter(({ record }) => known.has(record.id)).map(({ record }) => record.id);
    const dictionaryChange = await dictionary.write(connection, due);
    const before = await wordsOfExisting(connection, existing);
    await writeProducts(connection, due, (row) => dictionary.facetIds(row, dictionaryChange));
    await writeOffers(connection, due.flatMap((row) => row.offers.map((offer) => ({ productId: row.record.id, offer }))));
    await withdrawOthers(connection, existing, due.flatMap(({ offers }) => offers.map(({ offerId }) => offerId)));
    await noteWords(connection, before, due);
    await refreshProducts(connection, due.map(({ record }) => record.id));
    return { outcome: { added: due.length - existing.length, changed: existing.length }, change: dictionaryChange };
  });
  // What the transaction wrote is known only now that it is committed.
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

const productColumns: readonly (readonly [column: string, type: string, value: (row: ProductRow, facets: readonly number[]) => unknown])[] = [
  ['product_id', 'text', ({ record }) => record.id],
  ['kind', 'text', ({ record }) => record.kind],
  ['name', 'text', ({ record }) => record.name],
  ['part_number', 'text', ({ record }) => record.partNumber],
  ['part_key', 'text', ({ partKey }) => partKey],
  ['nsn', 'text', ({ record }) => record.nsn],
  ['manufacturer', 'text', ({ record }) => record.manufacturer],
  ['category_id', 'text', ({ record }) => record.categoryPath.at(-1)?.id],
  ['picture', 'text', ({ picture }) => picture],
  ['description', 'text', ({ record }) => record.description],
  ['attributes', 'jsonb', ({ record }) => JSON.stringify(Object.entries(record.attributes))],
  ['vendor_count', 'integer', ({ summary }) => summary.vendorCount],
  ['price_low', 'bigint', ({ summary }) => summary.priceLow],
  ['price_high', 'bigint', ({ summary }) => summary.priceHigh],
  ['unit_code', 'text', ({ summary }) => summary.unit],
  ['delivery_low', 'integer', ({ summary }) => summary.deliveryLow],
  ['delivery_high', 'integer', ({ summary }) => summary.deliveryHigh],
  ['best_offer_id', 'text', ({ summary }) => summary.bestOfferId],
  ['indicators', 'text[]', ({ summary }) => textArray(summary.indicators)],
  ['facets', 'integer[]', (_, facets) => `{${facets.join(',')}}`],
  ['search', 'tsvector', ({ document }) => document.vector],
  ['length', 'integer', ({ document }) => document.length],
  ['content_hash', 'text', ({ hash }) => hash],
];

const names = productColumns.map(([column]) => column).join(', ');
const insertProducts = `insert into marketplace.product (${names})
  select ${productColumns.map(([column, type]) => `${column}::${type}`).join(', ')}
  from unnest(${productColumns.map((_, i) => `$${i + 1}::text[]`).join(', ')}) as new (${names})
  on conflict (product_id) do update set imported_at = now(), ${productColumns
    .slice(1)
    .map(([column]) => `${column} = excluded.${column}`)
    .join(', ')}`;

async function writeProducts(connection: Connection, rows: readonly ProductRow[], facetsOf: (row: ProductRow) => readonly number[]): Promise<void> {
  const withFacets = rows.map((row) => ({ row, facets: facetsOf(row) }));
  await connection.query(insertProducts, columns(withFacets, productColumns.map(([, , value]) => ({ row, facets }) => value(row, facets))));
}

interface OfferOfProduct {
  readonly productId: string;
  readonly offer: OfferRow;
}

const offerColumns: readonly (readonly [column: string, type: string, value: (row: OfferOfProduct) => unknown])[] = [
  ['offer_id', 'text', ({ offer }) => offer.offerId],
  ['product_id', 'text', ({ productId }) => productId],
  ['vendor_id', 'text', ({ offer }) => offer.vendorId],
  ['contract_number', 'text', ({ offer }) => offer.contract],
  ['price', 'bigint', ({ offer }) => offer.price],
  ['unit_code', 'text', ({ offer }) => offer.unitOfIssue],
  ['quantity_breaks', 'jsonb', ({ offer }) => JSON.stringify(offer.quantityBreaks)],
  ['delivery_days', 'integer', ({ offer }) => offer.deliveryDays],
  ['minimum_order', 'bigint', ({ offer }) => offer.minimumOrder],
  ['available', 'integer', ({ offer }) => offer.available],
  ['indicators', 'text[]', ({ offer }) => textArray(offer.indicators)],
  ['service_area', 'text[]', ({ offer }) => (offer.serviceArea === null ? null : textArray(offer.serviceArea))],
];

const offerNames = offerColumns.map(([column]) => column).join(', ');
const insertOffers = `insert into marketplace.offer (${offerNames})
  select ${offerColumns.map(([column, type]) => `${column}::${type}`).join(', ')}
  from unnest(${offerColumns.map((_, i) => `$${i + 1}::text[]`).join(', ')}) as new (${offerNames})
  on conflict (offer_id) do update set withdrawn = false, ${offerColumns
    .slice(1)
    .map(([column]) => `${column} = excluded.${column}`)
    .join(', ')}`;

async function writeOffers(connection: Connection, offers: readonly OfferOfProduct[]): Promise<void> {
  if (offers.length > 0) await connection.query(insertOffers, columns(offers, offerColumns.map(([, , value]) => value)));
}

/** Offers that a changed product no longer has stay, because carts and orders point to them; they can no longer be bought. */
async function withdrawOthers(connection: Connection, products: readonly string[], offers: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await connection.query(
    'update marketplace.offer set withdrawn = true where product_id = any($1::text[]) and not withdrawn and offer_id <> all($2::text[])',
    [products, offers],
  );
}
