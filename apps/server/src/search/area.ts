import { searchEngine } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { searchesAtOnce } from '../http/index.ts';
import { databaseUrl, log } from '../runtime/index.ts';
import { postgresqlSearch } from './postgresql-search.ts';
import { openSearchPool } from './search-pool.ts';
import { searchServices } from './search-services.ts';
import { searchDatabase } from './tokens.ts';

export const searchArea = defineArea({
  name: 'search',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog'] },
  provides: [
    provide(searchDatabase, {
      needs: { databaseUrl, searchesAtOnce, log },
      open: ({ databaseUrl: url, searchesAtOnce: maxConnections, log: to }) =>
        openSearchPool(url, { maxConnections, onIdleError: (error) => to.warn({ err: error }, 'a database connection of the search was lost') }),
      close: (pool) => pool.end(),
    }),
  ],
  points: [byDefault(searchEngine, { needs: { searchDatabase }, open: ({ searchDatabase: database }) => postgresqlSearch(database) })],
  needs: { searchEngine },
  services: ({ searchEngine }) => searchServices(searchEngine),
});
