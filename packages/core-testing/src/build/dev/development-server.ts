import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { InlineConfig } from 'vite';
import { readStoreFolder } from '../store-folder.ts';
import { outlineOf } from './deployment-pages.ts';
import { inTheNameOf } from './own-answers.ts';
import { ownServices } from './own-services.ts';
import { hostModulesOf, isPageOf, ownAddresses, ownPage } from './own-page.ts';
import { forward, forwardUpgrade, sendOn, type Answer } from './proxy.ts';
import { followSources, preamble } from './sources.ts';

/** How a store is developed. */
export interface DevelopmentOptions {
  /** Folder of the store's repository. */
  readonly root: string;
  /** Address of a running deployment. It need not have the store. */
  readonly deployment: URL;
  /** 0: any free one. */
  readonly port: number;
  /** Where the store's own services are answered, by their path in the manifest: those are asked there, whatever the deployment knows. */
  readonly upstreams?: ReadonlyMap<string, string>;
  /** Vite's configuration; the repository's own without it. */
  readonly config?: InlineConfig;
  /** Hears, as a sentence, whether the deployment has the store, and why the store failed in the browser. */
  readonly say?: (line: string) => void;
}

export interface DevelopmentServer {
  /** Where the store's start page is. */
  readonly address: string;
  close(): Promise<void>;
}

const api = '/advantage/rs';

/**
 * Runs in front of a deployment: every address is the deployment's, but the pages of this store run its sources, each module made when it
 * is asked for, and a changed component takes the place of the one that is shown. A store that the deployment does not have is added to what
 * its pages know. The deployment itself notices nothing. It listens on this computer alone.
 *
 * @throws StoreBuildError when the folder is no store, or declares no service where one is to be answered
 */
export async function startDevelopment({ root, deployment, port, upstreams = new Map(), config, say = () => {} }: DevelopmentOptions): Promise<DevelopmentServer> {
  const store = readStoreFolder(root);
  const { name, number } = store.manifest;
  const { origin } = deployment;
  const answerOwnService = ownServices(store.manifest, upstreams);
  let own = '';
  let isKnown: boolean | null = null;

  const server = createServer((request, response) => {
    // Another host name that leads here is a foreign page's trick.
    if (request.headers.host !== own) return void response.writeHead(403).end(`This is the development server of ${own}.`);
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === `${ownAddresses}preamble.js`) return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(preamble);
    if (pathname.startsWith(ownAddresses)) return sources.serve(request, response);
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${error instanceof Error ? error.message : String(error)}\nThe deployment is ${origin}. Is it running?`);
    });
  });
  const sources = await followSources(store, server, config);
  server.on('upgrade', (request, socket, head) => {
    if (request.headers.host !== own) socket.destroy();
    else if (!new URL(request.url ?? '/', origin).pathname.startsWith(ownAddresses)) forwardUpgrade({ origin, developedAt: `http://${own}` }, request, socket, head);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const isOwn = [request.headers['x-store'], searchParams.get('store')].some((asked) => String(asked).toUpperCase() === name);
    if (pathname === `${api}/stores/failure` && request.method === 'POST') return noteFailure(request, response);
    const answered = pathname.startsWith(`${api}/`) ? await answerOwnService(pathname.slice(api.length), request) : null;
    if (answered !== null) return void response.writeHead(answered.status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(answered.envelope));
    const given = await forward({ origin, developedAt: `http://${own}` }, request);
    const type = given.headers['content-type'] ?? '';
    if (pathname.startsWith(`${api}/`)) {
      if (isOwn && type.startsWith('application/json') && !(await isListed())) return sendOn({ origin }, given, response, { body: inTheNameOf({ name, number }, await text(given)) });
      return sendOn({ origin }, given, response);
    }
    if (request.method !== 'GET' || !type.startsWith('text/html')) return sendOn({ origin }, given, response);
    const html = await text(given);
    // Sign-in leads back to an address that names no store.
    if (isOwn || isPageOf(html, name) || pathname.startsWith('/pkce/')) return sendOwnPage(given, response);
    sendOn({ origin }, given, response, { body: html });
  }

  /** Also for a page that was opened before this server was started again. */
  async function isListed(): Promise<boolean> {
    isKnown ??= (await outlineOf({ origin }, { name, number })).known;
    return isKnown;
  }

  /** With the cookies of the page that the deployment would have sent. */
  async function sendOwnPage(given: Answer, response: ServerResponse): Promise<void> {
    const { known, html, policy } = await outlineOf({ origin }, { name, number });
    if (known !== isKnown) say(known ? `${origin} has ${name}; calls are answered for it.` : `${origin} does not have ${name} yet: calls are answered for its default store, and services of the store’s own only where --upstream gives their address.`);
    isKnown = known;
    sources.useHost(new Map([...hostModulesOf(html)].map(([specifier, path]) => [specifier, new URL(path, `http://${own}`).href])));
    sendOn({ origin }, given, response, { status: 200, headers: { 'content-security-policy': policy }, body: ownPage(html, sources.entry) });
  }

  /** It is the owner who must know, not the operator of the deployment. */
  async function noteFailure(request: IncomingMessage, response: ServerResponse): Promise<void> {
    say(`The store failed in the browser: ${(await text(request)).slice(0, 2000)}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"responseType":"SUCCESS","responseName":"Noted","attributes":{}}');
  }

  await new Promise<void>((resolveListening, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolveListening);
  }).catch(async (error: unknown) => {
    await sources.close();
    throw error;
  });
  const bound = server.address();
  own = `localhost:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
  return {
    address: `http://${own}/ws/main/start_page?store=${name}`,
    async close() {
      await sources.close();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
