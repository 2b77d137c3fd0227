import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InlineConfig } from 'vite';
import { readStoreFolder } from '../store-folder.ts';
import { watchBuilds, type BuildState } from './builds.ts';
import { followScript } from './follow-builds.ts';
import { ownAddresses, withOwnStore } from './page.ts';
import { forward, forwardUpgrade, sendOn } from './proxy.ts';

/** How a store is developed. */
export interface DevelopmentOptions {
  /** Folder of the store's repository. */
  readonly root: string;
  /** Address of a running deployment that has the store. */
  readonly deployment: URL;
  /** 0: any free one. */
  readonly port: number;
  /** The builder's configuration; the repository's own without it. */
  readonly config?: InlineConfig;
  /** Told of each build. */
  readonly onBuild?: (state: BuildState) => void;
}

export interface DevelopmentServer {
  /** Where the store's start page is. */
  readonly address: string;
  close(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg',
  '.webp': 'image/webp', '.avif': 'image/avif', '.woff2': 'font/woff2',
};

/**
 * Stands in front of a deployment: every address is the deployment's, but in the pages of this store its sources, built after each change,
 * take the place of the shipped version. The deployment itself notices nothing. It listens on this computer alone.
 *
 * @throws StoreBuildError when the folder is no store
 */
export async function startDevelopment({ root, deployment, port, config, onBuild }: DevelopmentOptions): Promise<DevelopmentServer> {
  const store = readStoreFolder(root);
  const { name, entry } = store.manifest;
  const builds = await watchBuilds(store, config);
  if (onBuild !== undefined) builds.subscribe(onBuild);
  const origin = deployment.origin;
  const module = entry.slice(entry.lastIndexOf('/') + 1);
  let own = '';

  const page = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await forward({ origin }, request);
    if (answer.headers['content-type']?.startsWith('text/html') !== true) return sendOn({ origin }, answer, response);
    const html = await text(answer);
    const { number } = await builds.latest();
    sendOn({ origin }, answer, response, withOwnStore(html, name, `${ownAddresses}${module}?build=${number}`) ?? html);
  };

  const server = createServer((request, response) => {
    // Another host name that leads here is a foreign page's trick.
    if (request.headers.host !== own) return void response.writeHead(403).end(`This is the development server of ${own}.`);
    const path = new URL(request.url ?? '/', origin).pathname;
    if (path === `${ownAddresses}follow.js`) return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(followScript);
    if (path === `${ownAddresses}builds`) return void tellBuilds(response);
    if (path.startsWith(ownAddresses)) return sendFile(builds.folder, path.slice(ownAddresses.length), response);
    page(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${origin} does not answer: ${error instanceof Error ? error.message : String(error)}. Is the deployment running?`);
    });
  });
  server.on('upgrade', (request, socket, head) => (request.headers.host === own ? forwardUpgrade({ origin }, request, socket, head) : socket.destroy()));

  async function tellBuilds(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = (state: BuildState) => response.write(`data: ${JSON.stringify(state)}\n\n`);
    tell(await builds.latest());
    const stop = builds.subscribe(tell);
    response.on('close', stop);
    if (response.closed) stop();
  }

  await new Promise<void>((resolveListening, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolveListening);
  });
  const bound = server.address();
  own = `localhost:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
  return {
    address: `http://${own}/ws/main/start_page?store=${name}`,
    async close() {
      await builds.close();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function sendFile(folder: string, path: string, response: ServerResponse): void {
  const file = resolve(join(folder, decodeURIComponent(path)));
  const type = mediaTypes[extname(file)];
  if (!file.startsWith(folder + sep) || type === undefined || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}
