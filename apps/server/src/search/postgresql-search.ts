import { SqlState, sqlState, type Pool } from '@quartermaster/database';
import type { SearchEngine } from '@quartermaster/deployment';
import { problem } from '../wire/index.ts';
import { complete } from './autocomplete.ts';
import { postgresqlIndex } from './postgresql-index.ts';
import type { ProductIndex } from './product-index.ts';
import { search } from './search.ts';

/**
 * The default: the words of the catalog are indexed and ranked in the marketplace's own database (docs/search.md).
 *
 * @param database a pool of its own, which limits how long a statement takes and how many searches run at once
 * @param index where the products of a search are looked for
 */
export const postgresqlSearch = (database: Pool, index: ProductIndex = postgresqlIndex): SearchEngine => ({
  search: ({ assortment }, question) => inTime(search({ database, assortment }, question, undefined, index)),
  complete: ({ assortment }, term, most) => inTime(complete({ database, assortment }, term, most)),
});

/** @throws Problem SEARCH_TOOK_TOO_LONG where the database ended a statement at its limit */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (sqlState(error) !== SqlState.queryCanceled) throw error;
    throw problem({
      status: 503,
      code: 'SEARCH_TOOK_TOO_LONG',
      title: 'Search Took Too Long',
      message: 'The search took too long and was ended. Search for fewer words, or choose a category first.',
      retryAfter: 5,
      cause: error,
    });
  }
}
