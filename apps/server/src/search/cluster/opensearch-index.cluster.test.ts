import { DocumentReader } from './documents.ts';
import { opensearchIndex } from './opensearch-index.ts';
import { indexContract } from '../testing/index-contract.ts';
import { openCluster } from './cluster.ts';
import { drain, rebuildIndex } from './rebuild.ts';
import { nodesOfTest } from './testing/nodes-of-test.ts';

// Not part of `npm test`: `npm run test:search-cluster` starts the nodes.
indexContract({
  name: 'a search cluster',
  countsAll: true,
  async open(pool) {
    const cluster = openCluster({ nodes: nodesOfTest(), alias: 'contract' }, { node: 30_000, question: 30_000 });
    const reader = new DocumentReader();
    await rebuildIndex(pool, cluster, { spread: { shards: 3, replicas: 1 }, now: new Date() });
    return {
      index: opensearchIndex(cluster),
      async settle() {
        await drain(pool, cluster, reader);
        await cluster.client.indices.refresh({ index: cluster.alias });
      },
      async close() {
        await cluster.client.indices.delete({ index: `${cluster.alias}-*` });
        await cluster.close();
      },
    };
  },
});
