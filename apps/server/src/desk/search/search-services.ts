import { explainSearchService, pageSize, searchedService } from '@quartermaster/contracts-desk';
import { listSearches } from '../../search/searched/kept-searches.ts';
import type { StoreList } from '../../store-list/index.ts';
import { implementRead, type DeskImplementation } from '../wire/implement-desk.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';
import { explainSearch } from './explain-search.ts';

/**
 * What buyers search for, as far as it is counted, and why a search finds what it finds.
 *
 * @param keptDays 0: searches are not counted
 */
export const searchDeskServices = (list: StoreList, keptDays: number): readonly DeskImplementation[] => [
  implementRead(explainSearchService, (asked, { database }) => explainSearch(database, list, asked)),
  implementRead(searchedService, async ({ q, page, state }, { database }) => {
    const rows = await listSearches(database, { q, nothing: state === 'nothing', offset: firstRow(page), limit: pageSize });
    return { ...pagesOf(rows, page), keptDays, searches: rows.map(({ total: _total, ...row }) => row) };
  }),
];
