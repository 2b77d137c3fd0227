import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { openPool } from '@quartermaster/database';
import { afterEach, describe, expect, it } from 'vitest';
import { openLog } from '../../http/index.ts';
import { clusterFailure, clusterProblem, openCluster, type Cluster, type Patience } from './cluster.ts';
import { opensearchIndex } from './opensearch-index.ts';

/** No question here needs it. */
const neverAsked = openPool('postgresql://nowhere');

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
  async function failure(nodes: readonly string[], patience: Patience = { node: 10_000, question: 10_000 }): Promise<unknown> {
    const cluster = openCluster({ nodes, alias: 'sample' }, patience);
    open.push(cluster);
    return opensearchIndex(cluster).count({ database: neverAsked, assortment: null }, [{ kind: 'term', term: 'stapler', where: 'anywhere' }], 10).then(() => null, (error: unknown) => error);
  }

  const gone = 'http://127.0.0.1:9';
  it.each([
    ['is away', async () => failure([gone]), 'SEARCH_CLUSTER_AWAY', /does not answer \(connect ECONNREFUSED .*\)\. See that its nodes run, and that SEARCH_CLUSTER names them\./],
    ['speaks no TLS', async () => failure([(await node(200)).replace('http:', 'https:')]), 'SEARCH_CLUSTER_AWAY', /^The search cluster does not answer \(.*SSL.*\)\. See/],
    ['does not know the password', async () => failure([await node(401)]), 'SEARCH_CLUSTER_AWAY', /does not let this program in \(sample\)\. .* the password in SEARCH_CLUSTER/],
    ['lacks a part of the index', async () => failure([await node(503)]), 'SEARCH_CLUSTER_AWAY', /does not answer/],
    ['has no index', async () => failure([await node(404)]), 'SEARCH_INDEX_MISSING', /refused a call/],
    ['takes too long', async () => failure([await node()], { node: 50, question: 60_000 }), 'SEARCH_TOOK_TOO_LONG', /took too long/],
    ['takes too long at every node', async () => failure([await node(), await node(), await node()], { node: 60_000, question: 50 }), 'SEARCH_TOOK_TOO_LONG', /took too long/],
  ])('%s: the buyer and the operator are told', async (_title, fail, code, said) => {
    const error = await fail();
    expect(clusterProblem(error)).toMatchObject({ kind: 'problem', status: 503, code, retryAfter: 5 });
    expect(clusterFailure(error)).toMatch(said);
  });

  it('is not written to a log with what was asked', async () => {
    const written: string[] = [];
    const lines = new Writable({
      write(line, _encoding, done) {
        written.push(String(line));
        done();
      },
    });
    const log = openLog('info', lines);
    for (const nodes of [[gone], [await node(400)], [await node(503)]]) log.error({ err: await failure(nodes) }, 'a search failed');
    expect(written).toHaveLength(3);
    // The client keeps the body of a call, compressed, as a list of its bytes.
    for (const line of written) expect(line).not.toMatch(/"(body|params|data|headers)"|stapler/);
  });

  it('is no reason for an error that is not its own', () => {
    expect([clusterProblem(new Error('other')), clusterFailure(new Error('other'))]).toEqual([null, null]);
  });
});
