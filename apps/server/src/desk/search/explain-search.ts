import type { DeskAnswer } from '@quartermaster/contracts-desk';
import type { Pool } from '@quartermaster/database';
import { explain } from '../../search/explain.ts';
import { keywordProblem, searchOf } from '../../search/request.ts';
import type { StoreList } from '../../store-list/index.ts';

/** Results that are explained: what is on a first page. */
const mostExplained = 15;

/** The first results of a search in a store, each with what puts it there; in the first store of the list where the one that is asked for is not there. */
export async function explainSearch(database: Pool, list: StoreList, { q: typed, store: asked }: { readonly q: string; readonly store: string }): Promise<DeskAnswer<'/catalog/explain-search'>> {
  const q = typed.replace(/\s+/g, ' ').trim();
  const store = list.stores.find(({ name }) => name === asked) ?? list.stores[0];
  const problem = keywordProblem(q);
  const none = { q, store: store?.name ?? '', stores: list.stores.map(({ name }) => name), problem, corrected: null, total: 0, exactTotal: true, results: [] };
  if (q === '' || problem !== null || store === undefined) return none;
  const { results, ...found } = await explain({ database, assortment: store.hasAssortment ? store.name : null }, searchOf({ q, pageSize: mostExplained }));
  return { ...none, ...found, results: results.map((result) => ({ ...result, words: [...result.words] })) };
}
