import { sql, type Connection, type Sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../../stores/assortment/index.ts';
import type { ProductDocument } from './mapping.ts';
import { readTsvector } from './tsvector.ts';

type Assortment = StoreCatalog['assortment'];

/** What the index calls the part of the catalog that a store sells. */
export const assortmentKey = (assortment: Assortment): string => assortment ?? '-';

/** The name of a product's document. */
export const documentId = (assortment: Assortment, product: string): string => `${assortmentKey(assortment)}:${product}`;

interface Row {
  readonly product: string;
  readonly kind: string;
  readonly name: string;
  readonly partKey: string;
  readonly nsn: string | null;
  readonly categoryId: string;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly deliveryLow: number | null;
  readonly facets: readonly number[];
  readonly search: string;
}

/** The database, or one connection of it: a transaction reads by its own. */
type Database = Pick<Connection, 'query'>;

/** Reads products of the database as documents. */
export class DocumentReader {
  /** Which facet a value belongs to: it never changes. */
  readonly #facets = new Map<number, string>();

  /** Those of the products that the store sells. */
  named = (database: Database, assortment: Assortment, products: readonly string[]): Promise<ProductDocument[]> =>
    this.#read(database, assortment, sql`product_id = any(${products}::text[])`);

  /** The products behind one, in the order of their ids. */
  after = (database: Database, assortment: Assortment, product: string, most: number): Promise<ProductDocument[]> =>
    this.#read(database, assortment, sql`product_id > ${product} order by product_id limit ${most}::integer`);

  async #read(database: Database, assortment: Assortment, which: Sql): Promise<ProductDocument[]> {
    const products = partOf({ assortment }, 'product');
    const { rows } = await database.query<Row>(sql`
      select product_id as product, kind, lower(name) as name, part_key as "partKey", nsn, category_id as "categoryId",
        price_low as "priceLow", price_high as "priceHigh", delivery_low as "deliveryLow", facets, search::text as search
      from ${products} as product where ${which}`);
    await this.#learn(database, rows.flatMap(({ facets }) => facets));
    return rows.map((row) => this.#documentOf(assortment, row));
  }

  async #learn(database: Database, values: readonly number[]): Promise<void> {
    const missing = [...new Set(values)].filter((id) => !this.#facets.has(id));
    if (missing.length === 0) return;
    const { rows } = await database.query<{ id: number; facet: string }>(
      sql`select facet_value_id as id, facet from marketplace.facet_value where facet_value_id = any(${missing}::integer[])`,
    );
    for (const { id, facet } of rows) this.#facets.set(id, facet);
  }

  #documentOf(assortment: Assortment, row: Row): ProductDocument {
    const { all, name, said, heads } = readTsvector(row.search);
    const facets: Record<string, string[]> = {};
    for (const id of row.facets) {
      const facet = this.#facets.get(id);
      if (facet !== undefined) (facets[facet] ??= []).push(String(id));
    }
    return {
      assortment: assortmentKey(assortment),
      product: row.product,
      kind: row.kind,
      words: all.join(' '),
      name_words: name.join(' '),
      said: said.join(' '),
      named_first: heads,
      name: row.name,
      part_key: row.partKey,
      nsn: row.nsn,
      niin: row.nsn === null ? null : row.nsn.slice(-9),
      category_id: row.categoryId,
      price_low: row.priceLow,
      price_high: row.priceHigh,
      delivery_low: row.deliveryLow,
      facets,
    };
  }
}
