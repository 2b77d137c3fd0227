import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { ProductDocument } from '../mapping.ts';

interface Kept {
  readonly version: number;
  /** Null where the document was taken away. */
  readonly document: ProductDocument | null;
}

/** The answer where there is no such index. */
const notThere = { error: { type: 'index_not_found_exception' }, status: 404 } as const;

/** A call as the fake has got it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly lines: readonly Record<string, unknown>[];
}

/**
 * What the search needs of a cluster beside finding: indexes, aliases, documents with versions. For tests of what comes into it; what is found there is proven
 * in a real one.
 */
export class FakeCluster {
  readonly indexes = new Map<string, Map<string, Kept>>();
  readonly aliases = new Map<string, string>();
  /** What searches are answered with. */
  answer: unknown = {};
  /** Hears of each call before it is answered; throws where the cluster is to refuse it. */
  onCall: (call: Call) => Promise<void> | void = () => {};

  readonly #server = createServer((request, response) => {
    void this.#take(request).then(
      (body) => response.writeHead(body === notThere ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type: 'sample', reason: String(error) }, status: 503 })),
    );
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The names of the products' documents in the index of an alias, with their words. */
  documents(alias: string): Record<string, string> {
    const kept = this.indexes.get(this.aliases.get(alias) ?? '') ?? new Map<string, Kept>();
    return Object.fromEntries([...kept].flatMap(([id, { document }]) => (document === null ? [] : [[id, document.name]])).toSorted());
  }

  async #take(request: IncomingMessage): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    const lines = text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>);
    const path = new URL(request.url ?? '/', 'http://fake').pathname;
    const call = { method: request.method ?? 'GET', path, lines };
    await this.onCall(call);
    return this.#carryOut(call);
  }

  #carryOut({ method, path, lines }: Call): unknown {
    const [first = '', second = ''] = path.slice(1).split('/');
    if (path === '/_bulk') return { items: this.#write(lines) };
    if (path === '/_aliases') return this.#point(lines);
    if (second === '_count' && !this.indexes.has(first)) return notThere;
    if (second === '_count') return { count: [...(this.indexes.get(first)?.values() ?? [])].filter(({ document }) => document !== null).length };
    if (second === '_search') return this.answer;
    if (second === '_alias') return this.#named(first.replace(/\*$/, ''));
    if (path.startsWith('/_cluster/health')) return { cluster_name: 'fake', status: 'green', number_of_nodes: 3 };
    if (second === '' && method === 'PUT') {
      this.indexes.set(first, new Map());
      for (const alias of Object.keys(lines[0]?.['aliases'] ?? {})) this.aliases.set(alias, first);
    }
    if (second === '' && method === 'DELETE') {
      this.indexes.delete(first);
      for (const [alias, index] of this.aliases) if (index === first) this.aliases.delete(alias);
    }
    return { acknowledged: true };
  }

  #named(start: string): unknown {
    const aliasesOf = (index: string) => Object.fromEntries([...this.aliases].filter(([, of]) => of === index).map(([alias]) => [alias, {}]));
    return Object.fromEntries([...this.indexes.keys()].filter((index) => index.startsWith(start)).map((index) => [index, { aliases: aliasesOf(index) }]));
  }

  #point(lines: readonly Record<string, unknown>[]): unknown {
    const actions = (lines[0]?.['actions'] ?? []) as readonly { readonly add?: { readonly index: string; readonly alias: string } }[];
    for (const { add } of actions) if (add !== undefined) this.aliases.set(add.alias, add.index);
    return { acknowledged: true };
  }

  #write(lines: readonly Record<string, unknown>[]): unknown[] {
    const items: unknown[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const [action = '', target] = Object.entries(lines[at] ?? {})[0] ?? [];
      const { _index, _id, version } = target as { readonly _index: string; readonly _id: string; readonly version: number };
      if (action === 'index') at += 1;
      const kept = this.indexes.get(this.aliases.get(_index) ?? '');
      const isOlder = (kept?.get(_id)?.version ?? 0) > version;
      if (kept !== undefined && !isOlder) kept.set(_id, { version, document: action === 'index' ? (lines[at] as unknown as ProductDocument) : null });
      const status = kept === undefined ? 404 : isOlder ? 409 : 200;
      items.push({ [action]: { _id, status, ...(status === 200 ? {} : { error: { type: 'sample', reason: 'sample' } }) } });
    }
    return items;
  }
}
