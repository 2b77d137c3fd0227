import { identifier, join, sql, type Connection, type Sql } from '@quartermaster/database';
import { keepOffSale, summarizeProducts } from '../../catalog/index.ts';
import { refreshProducts } from '../../stores/assortment/index.ts';
import type { Column } from '../column.ts';
import { noteWords, wordsOfExisting } from '../vocabulary.ts';
import { offerColumns, productColumns } from '../catalog-columns.ts';
import { digestsOf } from './digest.ts';

/** What became of some products of an import that is undone. */
export interface Restored {
  /** Products that were dealt with; with none, all are. */
  readonly products: number;
  readonly restored: number;
  readonly removed: number;
  /** Products that are left as they are, and why. */
  readonly left: readonly { readonly what: string; readonly reason: string }[];
  /** Words that were noted for the vocabulary. */
  readonly notes: number;
}

interface Due {
  readonly id: string;
  readonly wasAdded: boolean;
  readonly isThere: boolean;
  readonly isSame: boolean;
  readonly hasOffSale: boolean;
}

/** Puts the next products back, in a transaction that has the lock of imports. What was kept of them goes with it: who goes on with the undo finds those that are due. */
export async function restoreProducts(connection: Connection, importId: number, most: number): Promise<Restored> {
  const due = await nextProducts(connection, importId, most);
  const [same, ...lefts] = [due.filter(({ isSame }) => isSame), due.filter(({ isThere }) => !isThere), due.filter(({ isThere, isSame }) => isThere && !isSame)];
  const held = same.filter(({ wasAdded, hasOffSale }) => wasAdded && hasOffSale).map(({ id }) => id);
  const removed = same.filter(({ wasAdded, hasOffSale }) => wasAdded && !hasOffSale).map(({ id }) => id);
  const restored = same.filter(({ wasAdded }) => !wasAdded).map(({ id }) => id);
  const changed = same.map(({ id }) => id);

  const before = await wordsOfExisting(connection, changed);
  await remove(connection, removed);
  await withdrawAll(connection, held);
  await putBack(connection, importId, restored);
  const staying = [...restored, ...held];
  await keepOffSale(connection, staying);
  await summarizeProducts(connection, staying);
  await refreshProducts(connection, changed);
  const notes = await noteWords(connection, before, await wordsOfExisting(connection, changed));
  await connection.query(sql`delete from marketplace.catalog_import_before where import_id = ${importId} and product_id = any(${due.map(({ id }) => id)}::text[])`);
  return {
    products: due.length, restored: restored.length, removed: removed.length, notes,
    left: [
      ...(lefts[0] ?? []).filter(({ wasAdded }) => !wasAdded).map(({ id }) => ({ what: id, reason: 'It is not in the catalog any more.' })),
      ...(lefts[1] ?? []).map(({ id }) => ({ what: id, reason: 'It was changed after the import, and stays as it is now.' })),
      ...held.map((id) => ({ what: id, reason: 'An operator has taken an offer of it off sale since: it stays in the catalog, without offers, so that the offer stays off sale.' })),
    ],
  };
}

async function nextProducts(connection: Connection, importId: number, most: number): Promise<readonly Due[]> {
  const { rows: kept } = await connection.query<{ id: string }>(
    sql`select product_id as id from marketplace.catalog_import_before where import_id = ${importId} order by product_id limit ${most}::int`,
  );
  const products = kept.map(({ id }) => id);
  // In the order in which orders lock offers: neither waits for the other in a circle.
  await connection.query(sql`select from marketplace.offer where product_id = any(${products}::text[]) order by offer_id for update`);
  const { rows } = await connection.query<Due>(sql`
    select kept.product_id as id, before is null as "wasAdded", now_is.product_id is not null as "isThere", now_is.digest is not distinct from after_digest and now_is.digest is not null as "isSame",
      exists (select from marketplace.offer_off_sale as off where off.product_id = kept.product_id) as "hasOffSale"
    from marketplace.catalog_import_before as kept left join (${digestsOf(products)}) as now_is on now_is.product_id = kept.product_id
    where import_id = ${importId} and kept.product_id = any(${products}::text[]) order by kept.product_id`);
  return rows;
}

async function remove(connection: Connection, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await connection.query(sql`delete from marketplace.offer where product_id = any(${products}::text[])`);
  await connection.query(sql`delete from marketplace.product where product_id = any(${products}::text[])`);
}

/** Without a hash of its content, the next import writes it again. */
async function withdrawAll(connection: Connection, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await connection.query(sql`update marketplace.offer set withdrawn = true where product_id = any(${products}::text[])`);
  await connection.query(sql`update marketplace.product set content_hash = '' where product_id = any(${products}::text[])`);
}

const names = (columns: readonly Column<never>[]): readonly Sql[] => columns.map(([name]) => identifier(name));
const productNames = [...names(productColumns), sql`imported_at`];
const offerNames = [...names(offerColumns), sql`withdrawn`];

/** Products and their offers as they were. What was sold of an offer since the import stays sold. */
async function putBack(connection: Connection, importId: number, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  const kept = sql`marketplace.catalog_import_before as kept`;
  const these = sql`kept.import_id = ${importId} and kept.product_id = any(${products}::text[])`;
  const { rows: sold } = await connection.query<{ offerId: string; pieces: number }>(sql`
    select offer_id as "offerId", (kept.after_stock ->> offer_id)::bigint - available as pieces from ${kept} join marketplace.offer on offer.product_id = kept.product_id
    where ${these} and (kept.after_stock ->> offer_id)::bigint <> available`);
  await connection.query(sql`
    update marketplace.product set ${join(productNames.map((name) => sql`${name} = was.${name}`), ', ')}
    from ${kept} cross join lateral jsonb_populate_record(null::marketplace.product, kept.before -> 'product') as was where ${these} and product.product_id = kept.product_id`);
  // An offer that an operator has taken off sale stays, so that it stays off sale; the import of before did not name it.
  const isNew = sql`not (kept.before -> 'offers') @> jsonb_build_array(jsonb_build_object('offer_id', offer.offer_id))`;
  await connection.query(sql`
    delete from marketplace.offer using ${kept} where ${these} and offer.product_id = kept.product_id and ${isNew}
      and not exists (select from marketplace.offer_off_sale as off where off.offer_id = offer.offer_id)`);
  await connection.query(sql`update marketplace.offer set withdrawn = true from ${kept} where ${these} and offer.product_id = kept.product_id and ${isNew}`);
  await connection.query(sql`
    insert into marketplace.offer (${join(offerNames, ', ')})
    select ${join(offerNames.map((name) => sql`was.${name}`), ', ')} from ${kept} cross join lateral jsonb_populate_recordset(null::marketplace.offer, kept.before -> 'offers') as was where ${these}
    on conflict (offer_id) do update set ${join(offerNames.slice(1).map((name) => sql`${name} = excluded.${name}`), ', ')}`);
  await connection.query(sql`
    update marketplace.offer set available = greatest(0, available - pieces)
    from unnest(${sold.map(({ offerId }) => offerId)}::text[], ${sold.map(({ pieces }) => pieces)}::bigint[]) as sold (offer_id, pieces) where offer.offer_id = sold.offer_id and available is not null`);
}
