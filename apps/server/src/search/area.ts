import { searchEngine } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { searchesAtOnce } from '../http/index.ts';
import { database, databaseUrl, log, watchPool } from '../runtime/index.ts';
import { openCluster } from './cluster/cluster.ts';
import { clusterSearch } from './cluster/cluster-search.ts';
import { openFeeder } from './cluster/open-feeder.ts';
import { clusterAlias, clusterNodes, clusterReplicas, clusterShards } from './cluster/settings.ts';
import { knownThings } from './nearest/known-things.ts';
import { nearestKindsFile } from './nearest/settings.ts';
import { postgresqlSearch } from './postgresql-search.ts';
import { openSearchPool } from './search-pool.ts';
import { searchServices } from './search-services.ts';
import { CountedSearches } from './searched/counted-searches.ts';
import { forgetOldSearches } from './searched/kept-searches.ts';
import { searchDays } from './searched/settings.ts';
import { nearestThings, searchCluster, searchCounts, searchDatabase, searchFeeder } from './tokens.ts';

export const searchArea = defineArea({
  name: 'search',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog'] },
  settings: [clusterNodes, clusterAlias, clusterShards, clusterReplicas, searchDays, nearestKindsFile],
  provides: [
    provide(searchDatabase, {
      needs: { databaseUrl, searchesAtOnce, log, watchPool },
      open({ databaseUrl: url, searchesAtOnce: maxConnections, log: to, watchPool: watch }) {
        const pool = openSearchPool(url, { maxConnections, onIdleError: (error) => to.warn({ err: error }, 'a database connection of the search was lost') });
        watch(pool);
        return pool;
      },
      close: (pool) => pool.end(),
    }),
    provide(searchCluster, {
      needs: { nodes: clusterNodes, alias: clusterAlias },
      open: ({ nodes, alias }) => (nodes.length === 0 ? null : openCluster({ nodes, alias })),
      close: (cluster) => cluster?.close(),
    }),
    provide(searchFeeder, {
      needs: { databaseUrl, nodes: clusterNodes, alias: clusterAlias, log },
      open: ({ databaseUrl: url, nodes, alias, log: to }) => (nodes.length === 0 ? null : openFeeder(url, { nodes, alias }, to)),
      close: (feeder) => feeder?.stop(),
    }),
    provide(searchCounts, { needs: { database, days: searchDays, log }, open: ({ database: pool, days, log: to }) => (days === 0 ? null : new CountedSearches({ database: pool, log: to })), close: (counts) => counts?.written() }),
    provide(nearestThings, { needs: { file: nearestKindsFile }, open: ({ file }) => knownThings(file) }),
  ],
  points: [
    byDefault(searchEngine, {
      needs: { searchDatabase, searchCluster },
      open: ({ searchDatabase: database, searchCluster: cluster }) => (cluster === null ? postgresqlSearch(database) : clusterSearch(database, cluster)),
    }),
  ],
  needs: { searchEngine, searchCounts, searchDays, nearestThings },
  services: ({ searchEngine, searchCounts, nearestThings: things }) => searchServices(searchEngine, searchCounts, things),
  cleanUp: [(pool, now, { searchDays }) => forgetOldSearches(pool, now, searchDays)],
});
