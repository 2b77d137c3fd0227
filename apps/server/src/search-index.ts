// npm run search:index [-- --status | --remove]. Works on the database of DATABASE_URL and the cluster of SEARCH_CLUSTER.
import { openCluster, SearchClusterError } from './search/cluster/cluster.ts';
import { indexCommand, readIndexArguments } from './search/cluster/index-command.ts';
import { writingPatience } from './search/cluster/open-feeder.ts';
import { clusterAlias, clusterNodes, clusterReplicas, clusterShards } from './search/cluster/settings.ts';
import { runOperatorCommand } from './operator-command.ts';
import { readSettings, systemClock } from './runtime/index.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-search-index',
  maxConnections: 4,
  usual: 'npm run search:index',
  Refusal: SearchClusterError,
  failed: (message) => `The index was not built: ${message}`,
  prepare(args) {
    const action = readIndexArguments(args);
    const settings = readSettings([clusterNodes, clusterAlias, clusterShards, clusterReplicas], process.env);
    const nodes = settings(clusterNodes);
    if (nodes.length === 0) throw new SearchClusterError('SEARCH_CLUSTER is not set. Name the nodes of the cluster in it, for example http://search-1:9200,http://search-2:9200.');
    return async (pool) => {
      const cluster = openCluster({ nodes, alias: settings(clusterAlias) }, writingPatience);
      try {
        await indexCommand(pool, cluster, action, { spread: { shards: settings(clusterShards), replicas: settings(clusterReplicas) }, clock: systemClock, say: (line) => void process.stdout.write(`${line}\n`) });
      } finally {
        await cluster.close();
      }
    };
  },
});
