import type { Pool } from '@quartermaster/database';
import type { SearchEngine } from '@quartermaster/deployment';
import { postgresqlSearch } from '../postgresql-search.ts';
import { clusterProblem, type Cluster } from './cluster.ts';
import { opensearchIndex } from './opensearch-index.ts';

/**
 * Products are looked for in a cluster; words are spelled and completed by the database (docs/search-cluster.md).
 *
 * @param database as that of `postgresqlSearch`
 */
export function clusterSearch(database: Pool, cluster: Cluster): SearchEngine {
  const engine = postgresqlSearch(database, opensearchIndex(cluster));
  return { ...engine, search: (scope, question) => answered(engine.search(scope, question)) };
}

/** @throws Problem SEARCH_CLUSTER_AWAY, SEARCH_INDEX_MISSING or SEARCH_TOOK_TOO_LONG in the place of an error of the cluster */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw clusterProblem(error) ?? error;
  }
}
