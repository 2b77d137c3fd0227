import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

interface NamedCategory {
  readonly id: string;
  readonly name: string;
  /** The drawing of what is in it. */
  readonly picture: string;
  readonly kind: 'products' | 'services';
  /** What is in it and below it. */
  readonly count: number;
}

/** The categories with these ids of which the store has something, in the order of the ids; one that has products and services counts its products. */
export async function namedCategories(catalog: StoreCatalog, ids: readonly string[]): Promise<NamedCategory[]> {
  if (ids.length === 0) return [];
  const { rows } = await catalog.database.query<{ id: string; name: string; picture: string; products: number; services: number }>(
    sql`select category_id as id, name, picture, product_count as products, service_count as services
      from ${partOf(catalog, 'category')} as category where category_id = any(${ids}::text[]) and (product_count > 0 or service_count > 0)`,
  );
  return ids.flatMap((id): NamedCategory[] => {
    const row = rows.find((found) => found.id === id);
    if (row === undefined) return [];
    const { name, picture, products, services } = row;
    return [products > 0 ? { id, name, picture, kind: 'products', count: products } : { id, name, picture, kind: 'services', count: services }];
  });
}
