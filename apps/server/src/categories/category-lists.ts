import type { PlainOf } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { readCategories } from '../catalog/index.ts';

type SpecialCategories = PlainOf<'/categories/special_category_list'>;

/** Every category of the catalogue: those of products, then those of services. */
export async function categoryList(database: Pool): Promise<PlainOf<'/categories/category_list'>> {
  const { products, services } = await readCategories(database);
  return [
    ...products.map((category) => ({ ...category, kind: 'products' as const })),
    ...services.map((category) => ({ ...category, kind: 'services' as const })),
  ];
}

/** One line for each category of services and for each below it: its id, a tab, its name. */
export async function serviceCategoryText(database: Pool): Promise<string> {
  const { services } = await readCategories(database);
  return services.flatMap((category) => [category, ...category.children]).map(({ id, name }) => `${id}\t${name.replace(/\s+/g, ' ')}\n`).join('');
}

interface SpecialRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly indicator: string | null;
  readonly category: string | null;
}

/** The special categories of which the catalogue has something. */
export async function specialCategories(database: Pool): Promise<SpecialCategories> {
  const { rows } = await database.query<SpecialRow>(
    `select special_category_id as id, name, description, indicator_code as indicator, category_id as category
     from marketplace.special_category as special
     where exists (select 1 from marketplace.product where vendor_count > 0 and special.indicator_code = any(indicators))
        or exists (select 1 from marketplace.category where category_id = special.category_id and product_count > 0)
     order by position`,
  );
  return rows.map(({ id, name, description, indicator, category }) => ({
    id,
    name,
    description,
    search: { ...(indicator !== null && { indicator }), ...(category !== null && { category }) },
  }));
}
