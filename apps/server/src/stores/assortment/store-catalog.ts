import type { StoreName } from '@quartermaster/contracts';
import { identifier, sql, type Pool, type Sql } from '@quartermaster/database';
import type { ListedStore } from '../../store-list/index.ts';

/** The catalog as one store sees it. */
export interface StoreCatalog {
  readonly database: Pool;
  /** The store whose own assortment counts; null: the whole catalog at the prices of the contracts. */
  readonly assortment: StoreName | null;
}

/** The whole catalog at the prices of the contracts, as a store without an assortment of its own has it. */
export const wholeCatalog = (database: Pool): StoreCatalog => ({ database, assortment: null });

/** The catalog of the store that a call is for. */
export const catalogOf = ({ database, store }: { readonly database: Pool; readonly store: ListedStore }): StoreCatalog => ({
  database,
  assortment: store.hasAssortment ? store.name : null,
});

/** A part of the catalog that differs between stores. */
type Part = 'product' | 'offer' | 'category' | 'facet_value' | 'vocabulary' | 'search_statistics';

/** The products as far as a store's own summary knows them: ids, kind, category, and what depends on offers. Spares the product itself. */
export const soldIn = ({ assortment }: StoreCatalog): Sql =>
  assortment === null ? sql`marketplace.product` : sql`(select * from marketplace.store_product where store = ${assortment})`;

/**
 * The table of the whole catalog, or what takes its place in a store: the same columns, what the store does not sell left
 * out, its own prices and counts.
 */
export const partOf = ({ assortment }: StoreCatalog, part: Part): Sql =>
  assortment === null ? identifier('marketplace', part) : sql`${identifier('marketplace', `${part}_in`)}(${assortment})`;

/** How many products and services have each facet value, as the last import counted them. */
export const facetCountsIn = ({ assortment }: StoreCatalog): Sql =>
  assortment === null ? identifier('marketplace', 'facet_value') : sql`(select * from marketplace.store_facet_value where store = ${assortment})`;
