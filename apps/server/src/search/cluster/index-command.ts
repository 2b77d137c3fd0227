import type { Pool } from '@quartermaster/database';
import type { Clock } from '../../runtime/index.ts';
import { clusterFailure, SearchClusterError, type Cluster } from './cluster.ts';
import type { Spread } from './mapping.ts';
import { stopNoting } from './outbox.ts';
import { rebuildIndex } from './rebuild.ts';

export type IndexAction = 'build' | 'status' | 'remove';

const usage = `Usage:
  npm run search:index                builds the index of the search cluster anew; searches go on meanwhile
  npm run search:index -- --status    says which index there is, how many changes wait for it, and how the cluster is
  npm run search:index -- --remove    takes the indexes away; before that, start the servers without SEARCH_CLUSTER

SEARCH_CLUSTER, SEARCH_CLUSTER_ALIAS, SEARCH_CLUSTER_SHARDS and SEARCH_CLUSTER_REPLICAS are those of the server (docs/search-cluster.md).`;

/** @throws SearchClusterError with the usage */
export function readIndexArguments(args: readonly string[]): IndexAction {
  const [only = '--build', ...more] = args;
  const action = (['build', 'status', 'remove'] as const).find((each) => only === `--${each}`);
  if (action === undefined || more.length > 0) throw new SearchClusterError(usage);
  return action;
}

export interface IndexCommandOptions {
  readonly spread: Spread;
  readonly clock: Clock;
  readonly say: (line: string) => void;
}

/** Carries out what the operator asked for. @throws SearchClusterError also in the place of an error of the cluster */
export async function indexCommand(pool: Pool, cluster: Cluster, action: IndexAction, options: IndexCommandOptions): Promise<void> {
  try {
    if (action === 'build') await build(pool, cluster, options);
    else if (action === 'status') await status(pool, cluster, options);
    else await remove(pool, cluster, options);
  } catch (error) {
    const failure = clusterFailure(error);
    throw failure === null ? error : new SearchClusterError(failure, { cause: error });
  }
}

const count = (products: number): string => products.toLocaleString('en-US');

async function build(pool: Pool, cluster: Cluster, { spread, clock, say }: IndexCommandOptions): Promise<void> {
  const begun = clock.now();
  let said = begun.getTime();
  const { index, documents, isSafe } = await rebuildIndex(pool, cluster, {
    spread,
    now: begun,
    onProgress(done, of) {
      const now = clock.now().getTime();
      if (now - said < progressEvery) return;
      said = now;
      say(`  ${count(done)} of ${count(of)} products (${Math.min(100, Math.round((100 * done) / of))} %)`);
    },
  });
  say(`${cluster.alias} is ${index} now: ${count(documents)} products of the catalog and of assortments in ${((clock.now().getTime() - begun.getTime()) / 1000).toFixed(0)} s.`);
  if (!isSafe) say(`Not every copy of the index has a node of its own yet: if a node is lost now, a part of the products may be. Add nodes, or set SEARCH_CLUSTER_REPLICAS to less than ${spread.replicas}.`);
}

/** Milliseconds between two lines. */
const progressEvery = 5_000;

async function status(pool: Pool, { client, alias }: Cluster, { say }: IndexCommandOptions): Promise<void> {
  const { rows } = await pool.query<{ name: string; live: boolean }>('select name, live from marketplace.search_index order by name');
  const { rows: waiting } = await pool.query<{ changes: number }>('select count(*) as changes from marketplace.search_change');
  const { body } = await client.cluster.health();
  say(`The cluster ${body.cluster_name} is ${body.status}, with ${body.number_of_nodes} nodes.`);
  if (rows.length === 0) say(`${alias} has no index yet. "npm run search:index" builds one.`);
  for (const { name, live } of rows) {
    const { body: counted, statusCode } = await client.count({ index: name }, { ignore: [404] });
    if (statusCode === 404) say(`${name} is in the database and not in the cluster, as after a restored backup. "npm run search:index" builds a new one.`);
    else say(`${name} has ${count(counted.count)} products and is ${live ? 'in use' : 'not finished'}.`);
  }
  say(`${count(waiting[0]?.changes ?? 0)} changes wait for it.`);
}

async function remove(pool: Pool, { client, alias }: Cluster, { say }: IndexCommandOptions): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select name from marketplace.search_index');
  await stopNoting(pool);
  for (const { name } of rows) await client.indices.delete({ index: name, ignore_unavailable: true });
  say(rows.length === 0 ? `${alias} had no index.` : `${alias} has no index any more, and changes of products are no longer noted.`);
}
