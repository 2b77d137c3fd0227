import { openPool } from '@quartermaster/database';
import { openCluster, type ClusterPlace, type Patience } from './cluster.ts';
import { DocumentReader } from './documents.ts';
import { feedOnce } from './feed.ts';
import { startFeeder, type Feeder, type FeederOptions } from './feeder.ts';

/** With calls that write a thousand products. */
export const writingPatience: Patience = { node: 60_000, question: 60_000 };

/** Feeds a cluster from the database, over connections of its own: buyers do not wait for them. */
export function openFeeder(databaseUrl: string, place: ClusterPlace, log: FeederOptions['log']): Feeder {
  const pool = openPool(databaseUrl, { applicationName: 'quartermaster-search-feed', maxConnections: 1, onIdleError: (error) => log.warn({ err: error }, 'a database connection of the search feed was lost') });
  const cluster = openCluster(place, writingPatience);
  const reader = new DocumentReader();
  const feeder = startFeeder({ feed: (signal) => feedOnce(pool, cluster, reader, signal), log });
  return {
    async stop() {
      await feeder.stop();
      await Promise.all([pool.end(), cluster.close()]);
    },
  };
}
