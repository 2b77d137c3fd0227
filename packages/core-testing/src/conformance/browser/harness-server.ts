import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { StorePackage } from '../package/store-package.ts';
import type { HarnessBuild } from './harness-build.ts';
import { harnessPage } from './harness-page.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.png': 'image/png', '.jpg': 'image/jpeg',
  '.webp': 'image/webp', '.woff2': 'font/woff2',
};

/** A file of the host is the same for every store; each store has a folder of its own. */
const kept = (pathname: string): Readonly<Record<string, string>> => (pathname.startsWith('/host/') ? { 'cache-control': 'max-age=31536000, immutable' } : { 'cache-control': 'no-store' });

/** Serves the host of the probes and the stores that are tried, to this machine alone. */
export class HarnessServer {
  readonly #build: HarnessBuild;
  readonly #stores = new Map<string, StorePackage>();
  readonly #server: Server;
  #stored = 0;

  constructor(build: HarnessBuild) {
    this.#build = build;
    const { html, policy } = harnessPage(build);
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      void this.#content(decodeURIComponent(pathname)).then((content) => {
        if (pathname === '/page') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
        else if (pathname === '/alive') response.writeHead(204).end();
        else if (content === null) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        else response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream', 'x-content-type-options': 'nosniff', ...kept(pathname) }).end(content);
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Puts a store in place; gives the folder of its addresses. */
  add(store: StorePackage): string {
    const folder = `/stores/${(this.#stored += 1)}`;
    this.#stores.set(folder, store);
    return folder;
  }

  remove(folder: string): void {
    this.#stores.delete(folder);
  }

  async #content(pathname: string): Promise<Uint8Array | null> {
    const [, top, number, ...rest] = pathname.split('/');
    if (top === 'stores') return this.#stores.get(`/stores/${number}`)?.files.get(rest.join('/')) ?? null;
    if (top !== 'host') return null;
    const path = normalize(join(this.#build.folder, pathname.slice('/host/'.length)));
    return path.startsWith(this.#build.folder) ? readFile(path).catch(() => null) : null;
  }
}
