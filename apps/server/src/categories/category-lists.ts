import type { PlainOf } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { readCategories } from '../catalog/index.ts';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

type SpecialCategories = PlainOf<'/categories/special_category_list'>;

/** Every category of the catalog: those of products, then those of services. */
export async function categoryList(catalog: StoreCatalog): Promise<PlainOf<'/categories/category_list'>> {
  const { products, services } = await readCategories(catalog);
  return [
    ...products.map((category) => ({ ...category, kind: 'products' as const })),
    ...services.map((category) => ({ ...category, kind: 'services' as const })),
  ];
}

/** One line for each category of services and for each below it: its id, a tab, its name. */
export async function serviceCategoryText(catalog: StoreCatalog): Promise<string> {
  const { services } = await readCategories(catalog);
  return services.flatMap((category) => [category, ...category.children]).map(({ id, name }) => `${id}\t${name.replace(/\s+/g, ' ')}\n`).join('');
}

interface SpecialRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly indicator: string | null;
  readonly category: string | null;
}

/** The special categories of which the store has something. */
export async function specialCategories(catalog: StoreCatalog): Promise<SpecialCategories> {
  const { rows } = await catalog.database.query<SpecialRow>(
    sql`select special_category_id as id, name, description, indicator_code as indicator, category_id as category
     from marketplace.special_category as special
     where ${offersIndicated(catalog)}
        or exists (select 1 from ${partOf(catalog, 'category')} as category where category_id = special.category_id and product_count > 0)
     order by position`,
  );
  return rows.map(({ id, name, description, indicator, category }) => ({
    id,
    name,
    description,
    search: { ...(indicator !== null && { indicator }), ...(category !== null && { category }) },
  }));
}

/** Whether there is anything with the indicator: by the products themselves, or by the counts that a store has. */
const offersIndicated = (catalog: StoreCatalog): Sql =>
  catalog.assortment === null
    ? sql`exists (select 1 from marketplace.product where vendor_count > 0 and special.indicator_code = any(indicators))`
    : sql`exists (select 1 from ${partOf(catalog, 'facet_value')} as value where value.facet = 'indicator' and value.value = special.indicator_code)`;
