import { searchEngine } from '@quartermaster/deployment';
import { byDefault, defineArea } from '../area/index.ts';
import { database } from '../runtime/index.ts';
import { postgresqlSearch } from './postgresql-search.ts';
import { searchServices } from './search-services.ts';

export const searchArea = defineArea({
  name: 'search',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog'] },
  points: [byDefault(searchEngine, { needs: { database }, open: ({ database }) => postgresqlSearch(database) })],
  needs: { searchEngine },
  services: ({ searchEngine }) => searchServices(searchEngine),
});
