import type { Pool } from '@quartermaster/database';
import type { SearchEngine } from '@quartermaster/deployment';
import { complete } from './autocomplete.ts';
import { search } from './search.ts';

/** The default: the words of the catalog are indexed and ranked in the marketplace's own database (docs/search.md). */
export const postgresqlSearch = (database: Pool): SearchEngine => ({
  search: ({ assortment }, question) => search({ database, assortment }, question),
  complete: ({ assortment }, term, most) => complete({ database, assortment }, term, most),
});
