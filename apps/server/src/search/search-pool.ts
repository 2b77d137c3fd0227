import { openPool, type Pool, type PoolOptions } from '@quartermaster/database';

/** Milliseconds of one statement of a search. A buyer waits no longer, and the next one's turn comes. */
const statementLimit = 3_000;

/**
 * A search is many short statements, which the planner takes for long ones in a large catalog: compiling one takes longer than running it, and searches
 * run beside each other already. A list of the places of hundred thousands of matches fits in 16 MB; one that does not is made anew from the products.
 * A walk through all products ends early where many match, and late where they lie at its end, or none of them is sold: an index is always taken.
 */
const settings = { jit: 'off', enable_seqscan: 'off', max_parallel_workers_per_gather: '0', work_mem: '16MB' } as const;

/** The connections of searches. */
export const openSearchPool = (url: string, options: Pick<PoolOptions, 'maxConnections' | 'onIdleError'>): Pool =>
  openPool(url, { ...options, applicationName: 'quartermaster-search', statementLimit, settings });
