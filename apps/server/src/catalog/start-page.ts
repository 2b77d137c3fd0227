import type { Category, ProductSummary } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, soldIn, type CatalogOfDay, type StoreCatalog } from '../stores/assortment/index.ts';
import { namedCollection, readSpecialCategories, type NamedCollection } from './special-categories.ts';
import { findSummaries } from './summary-store.ts';

export interface StartPage {
  readonly productCategories: Category[];
  readonly serviceCategories: Category[];
  readonly productCount: number;
  readonly serviceCount: number;
  readonly featured: ProductSummary[];
}

interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly picture: string;
  readonly products: number;
  readonly services: number;
}

const mostFeatured = 8;

async function categoryRows(catalog: StoreCatalog): Promise<CategoryRow[]> {
  const { rows } = await catalog.database.query<CategoryRow>(
    sql`select category_id as id, parent_id as "parentId", name, picture, product_count as products, service_count as services
     from ${partOf(catalog, 'category')} as category where product_count > 0 or service_count > 0 order by name`,
  );
  return rows;
}

/** The categories that hold something, in two levels, the fuller ones first. */
export async function readCategories(catalog: StoreCatalog): Promise<{ products: Category[]; services: Category[] }> {
  const rows = await categoryRows(catalog);
  return { products: tree(rows, ({ products }) => products), services: tree(rows, ({ services }) => services) };
}

/** The same as the web’s browse modal shows it. */
export async function browseCategories(catalog: StoreCatalog): Promise<{ productCategories: Category[]; serviceCategories: Category[]; specialCategories: NamedCollection[] }> {
  const [{ products, services }, special] = await Promise.all([readCategories(catalog), readSpecialCategories(catalog)]);
  return { productCategories: products, serviceCategories: services, specialCategories: special.map(namedCollection) };
}

/** How many products and services the store has. */
export async function countCatalog(catalog: StoreCatalog): Promise<{ products: number; services: number }> {
  const { rows } = await catalog.database.query<{ products: number; services: number }>(
    sql`select coalesce(sum(product_count), 0)::int as products, coalesce(sum(service_count), 0)::int as services from ${partOf(catalog, 'category')} as category where parent_id is null`,
  );
  return rows[0] ?? { products: 0, services: 0 };
}

/** The categories of the store's products with their numbers, and a product of each of the largest ones. */
export async function readStartPage(catalog: CatalogOfDay): Promise<StartPage> {
  const rows = await categoryRows(catalog);
  const roots = rows.filter(({ parentId }) => parentId === null);
  const sum = (count: (row: CategoryRow) => number): number => roots.reduce((total, row) => total + count(row), 0);
  return {
    productCategories: tree(rows, ({ products }) => products),
    serviceCategories: tree(rows, ({ services }) => services),
    productCount: sum(({ products }) => products),
    serviceCount: sum(({ services }) => services),
    featured: await findSummaries(catalog, await findFeatured(catalog)),
  };
}

/** Two levels, the fuller ones first. */
function tree(rows: readonly CategoryRow[], count: (row: CategoryRow) => number): Category[] {
  const fullest = (a: CategoryRow, b: CategoryRow): number => count(b) - count(a) || (a.name < b.name ? -1 : 1);
  return rows
    .filter((row) => row.parentId === null && count(row) > 0)
    .toSorted(fullest)
    .map((root) => {
      const children = rows.filter((row) => row.parentId === root.id && count(row) > 0).toSorted(fullest);
      return {
        id: root.id,
        name: root.name,
        picture: root.picture,
        count: count(root),
        children: children.map((row) => ({ id: row.id, name: row.name, count: count(row) })),
      };
    });
}

/** Of each of the largest categories that have no others below them the product that most vendors offer. */
async function findFeatured(catalog: StoreCatalog): Promise<string[]> {
  const { rows } = await catalog.database.query<{ id: string }>(
    sql`select best.product_id as id
     from (select category_id, product_count from ${partOf(catalog, 'category')} as category
           where product_count > 0 and not exists (select 1 from marketplace.category as child where child.parent_id = category.category_id)
           order by product_count desc, category_id limit ${mostFeatured}) as largest
     cross join lateral (
       select product_id from ${soldIn(catalog)} as product
       where category_id = largest.category_id and kind = 'product' and vendor_count > 0
       order by vendor_count desc, cardinality(indicators) desc, product_id limit 1) as best
     order by largest.product_count desc, largest.category_id`,
  );
  return rows.map(({ id }) => id);
}
