import type { Pool } from '@quartermaster/database';
import { defineToken } from '../runtime/index.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Feeder } from './cluster/feeder.ts';
import type { Things } from './nearest/read-things.ts';
import type { CountedSearches } from './searched/counted-searches.ts';

export const searchDatabase = defineToken<Pool>('searchDatabase', 'The connections of searches: so many as may run at once, with a limit for each statement.');

export const searchCluster = defineToken<Cluster | null>('searchCluster', 'The cluster in which products are looked for; null: the database.');

export const searchFeeder = defineToken<Feeder | null>('searchFeeder', 'Brings changes of products into the cluster; null where there is none.');

export const searchCounts = defineToken<CountedSearches | null>('searchCounts', 'What this process has counted of searches and not yet written; null where searches are not counted.');

export const nearestThings = defineToken<Things>('nearestThings', 'Of which categories things are that a store does not sell.');
