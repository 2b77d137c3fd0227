import type { AttributesOf } from '@quartermaster/contracts';
import type { SearchEngine } from '@quartermaster/deployment';
import { findSpecialCategory, findSummaries, namedCollection, readSpecialCategories, searchOfCollection, type SpecialCategory } from '../catalog/index.ts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { searchOf } from './request.ts';
import { facetsOf } from './search.ts';

type Collections = AttributesOf<'/search/special_category_search', 'Success'>;

/** Products of a special category that its page shows; the search has all of them. */
const mostShown = 12;
const mostBranches = 12;

/** One special category with what the store has of it, beside the others; all of them where none is found. @param asked the id in the address */
export async function showCollection(engine: SearchEngine, catalog: CatalogOfDay, special: SpecialCategory | null, asked = ''): Promise<Collections> {
  const others = (await readSpecialCategories(catalog)).filter(({ id }) => id !== special?.id).map(namedCollection);
  if (special === null) return { collection: null, unknown: asked === '' ? null : asked, others };
  const search = searchOfCollection(special);
  const question = searchOf({ ...search, pageSize: mostShown });
  const { matches } = await engine.search(catalog, question);
  // The counts of the categories are those of all that is in it: its own choice of categories is what it is.
  const category = facetsOf(matches.counts, question).find(({ id }) => id === 'category');
  const branches = (category?.values ?? []).filter(({ count, value }) => count > 0 && (special.categories.length === 0 || special.categories.includes(value)));
  return {
    collection: {
      id: special.id,
      name: special.name,
      description: special.description,
      facts: [...special.facts],
      search,
      total: matches.total,
      exactTotal: matches.exactTotal,
      branches: branches.slice(0, mostBranches).map(({ value, label, count }) => ({ id: value, name: label, count })),
      exactCounts: category?.exactCounts ?? true,
      products: await findSummaries(catalog, matches.ids),
    },
    unknown: null,
    others,
  };
}

/** The one that a page is for. */
export const showCollectionOf = async (engine: SearchEngine, catalog: CatalogOfDay, path: SpecialCategory['path']): Promise<Collections> =>
  showCollection(engine, catalog, await findSpecialCategory(catalog, { path }));
