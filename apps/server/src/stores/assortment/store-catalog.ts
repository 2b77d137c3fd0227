import type { StoreName } from '@quartermaster/contracts';
import { empty, identifier, sql, type Pool, type Sql } from '@quartermaster/database';
import { washingtonDay, type Clock } from '../../runtime/index.ts';
import type { ListedStore } from '../../store-list/index.ts';

/** The catalog as one store sees it. */
export interface StoreCatalog {
  readonly database: Pool;
  /** The store whose own assortment counts; null: the whole catalog at the prices of the contracts. */
  readonly assortment: StoreName | null;
  /** The categories of which the store sells something, where a call has read them: {@link foundOf} looks for no others. */
  readonly categories?: readonly string[] | undefined;
  /** The store has an index of the words of its products, where a call has read that. */
  readonly ownIndex?: boolean | undefined;
}

/** The same on a day: prices have to count then, or the offer cannot be ordered. */
export interface CatalogOfDay extends StoreCatalog {
  /** `YYYY-MM-DD` in Washington. */
  readonly today: string;
}

/** The whole catalog at the prices of the contracts, as a store without an assortment of its own has it. */
export const wholeCatalog = (database: Pool, today = washingtonDay(new Date())): CatalogOfDay => ({ database, assortment: null, today });

/** The catalog of the store that a call is for. */
export const catalogOf = ({ database, store, clock }: { readonly database: Pool; readonly store: ListedStore; readonly clock: Clock }): CatalogOfDay => ({
  database,
  assortment: store.hasAssortment ? store.name : null,
  today: washingtonDay(clock.now()),
});

/** A part of the catalog that differs between stores. */
type Part = 'product' | 'offer' | 'category' | 'facet_value' | 'vocabulary';

/** The products as far as a store's own summary knows them: ids, kind, category, and what depends on offers. Spares the product itself. */
export const soldIn = ({ assortment }: StoreCatalog): Sql =>
  assortment === null ? sql`marketplace.product` : sql`(select * from marketplace.store_product where store = ${assortment})`;

/**
 * The table of the whole catalog, or what takes its place in a store: the same columns, what the store does not sell left
 * out, its own prices and counts.
 */
export const partOf = ({ assortment }: Pick<StoreCatalog, 'assortment'>, part: Part): Sql =>
  assortment === null ? identifier('marketplace', part) : sql`${identifier('marketplace', `${part}_in`)}(${assortment})`;

/**
 * Products for a statement that finds them by the indexes of the whole catalog, by words or numbers: what the store says of a product is looked up for one after the other. It is what
 * `partOf` gives, with the columns of a search; there the planner may go through all that a store sells, which takes longer the more that is.
 */
export const foundOf = (catalog: StoreCatalog, { products = identifier('marketplace', 'product'), byCategory = false }: Found = {}): Sql =>
  catalog.assortment === null
    ? products
    : sql`(select product.product_id, product.kind, product.name, product.part_number, product.part_key, product.nsn, product.manufacturer, product.category_id, product.search, product.length,
        sold.price_low, sold.price_high, sold.delivery_low, sold.facets
      from ${products} as product, lateral (
        select price_low, price_high, delivery_low, facets from marketplace.store_product
        where store_product.store = ${catalog.assortment} and store_product.product_id = product.product_id offset 0
      ) as sold ${catalog.categories === undefined ? empty : sql`where ${byCategory ? sql`product.category_id` : sql`product.category_id || ''`} = any(${catalog.categories}::text[])`})`;

/**
 * The same where the store has an index of the words of its products. Its own rows have all but names and numbers: the products of the whole catalog are read for these alone.
 */
export const ownOf = ({ assortment }: StoreCatalog): Sql =>
  sql`(select sold.product_id, sold.kind, product.name, product.part_number, product.part_key, product.nsn, sold.manufacturer, sold.category_id, sold.search, sold.length,
      sold.price_low, sold.price_high, sold.delivery_low, sold.facets
    from marketplace.store_product as sold left join marketplace.product on product.product_id = sold.product_id where sold.store = ${assortment})`;

/** How {@link foundOf} finds. */
interface Found {
  /** The products of the whole catalog among which it finds. */
  readonly products?: Sql;
  /** All that is found is wanted, so that an index of categories may spare the reading of products that the store does not sell. Where only the first ones are wanted, reading that index takes longer. */
  readonly byCategory?: boolean;
}

/** How many products and services have each facet value, as the last import counted them. */
export const facetCountsIn = ({ assortment }: StoreCatalog): Sql =>
  assortment === null ? identifier('marketplace', 'facet_value') : sql`(select * from marketplace.store_facet_value where store = ${assortment})`;
