import type { PlainOf } from '@quartermaster/contracts';
import { namedCollection, readCategories, readSpecialCategories, searchOfCollection } from '../catalog/index.ts';
import type { StoreCatalog } from '../stores/assortment/index.ts';

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

/** The special categories of which the store has something. */
export async function specialCategories(catalog: StoreCatalog): Promise<SpecialCategories> {
  return (await readSpecialCategories(catalog)).map((special) => ({ ...namedCollection(special), search: searchOfCollection(special) }));
}
