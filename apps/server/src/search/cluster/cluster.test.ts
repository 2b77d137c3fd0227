import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clusterFailure, clusterProblem, openCluster, type Cluster } from './cluster.ts';

describe('a search cluster that does not answer as it should', () => {
  const open: (Cluster | Server)[] = [];
  afterEach(() => {
    for (const each of open.splice(0)) void each.close();
  });

  /** A node that answers each call in the same way; without an answer, none. */
  async function node(status?: number): Promise<string> {
    const server = createServer((_request, response) => {
      if (status === undefined) return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type: 'sample', reason: 'sample' }, status }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** What a question to these nodes fails with. */
  async function failure(nodes: readonly string[], patience = 10_000): Promise<unknown> {
    const cluster = openCluster({ nodes, alias: 'sample' }, patience);
    open.push(cluster);
    return cluster.client.search({ index: 'sample', body: {} }).then(() => null, (error: unknown) => error);
  }

  const gone = 'http://127.0.0.1:9';
  it.each([
    ['is away', async () => failure([gone]), 'SEARCH_CLUSTER_AWAY', /does not answer\. See that its nodes run, and that SEARCH_CLUSTER names them\./],
    ['lacks a part of the index', async () => failure([await node(503)]), 'SEARCH_CLUSTER_AWAY', /does not answer/],
    ['has no index', async () => failure([await node(404)]), 'SEARCH_INDEX_MISSING', /refused a call/],
    ['takes too long', async () => failure([await node()], 50), 'SEARCH_TOOK_TOO_LONG', /took too long/],
  ])('%s: the buyer and the operator are told', async (_title, fail, code, said) => {
    const error = await fail();
    expect(clusterProblem(error)).toMatchObject({ kind: 'problem', status: 503, code, retryAfter: 5 });
    expect(clusterFailure(error)).toMatch(said);
  });

  it('is no reason for an error that is not its own', () => {
    expect([clusterProblem(new Error('other')), clusterFailure(new Error('other'))]).toEqual([null, null]);
  });
});
