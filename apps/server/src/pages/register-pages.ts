import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '@quartermaster/contracts';
import { contentPolicy, encodingFor, type PolicyOrigins } from '../http/index.ts';
import { pathOf } from '../runtime/index.ts';
import { registerStoreFiles, type ActivePackages, type ShippedStore } from '../store-packages/index.ts';
import type { ListedStore } from '../store-list/index.ts';
import { answerForPage, Call, problemOf, pathUnknown, logProblem, type FindStoreService, type Implementation, type Wiring } from '../wire/index.ts';
import type { LegacyUrls } from './former/legacy-addresses.ts';
import { compressPage } from './compress-page.ts';
import { registerDevelopmentPage } from './register-development-page.ts';
import { registerWebFiles } from './register-web-files.ts';
import type { BuiltWeb, PublicPage } from './render-bundle.ts';
import { sendErrorPage, sendNotBuilt, wantsJson } from './send-error-page.ts';
import { connectedOrigins, type AnalyticsOrigins } from './analytics-origins.ts';
import { shippedConnections } from './shipped-connections.ts';

export interface PagesOptions {
  /** Null when the web is not built. */
  readonly web: BuiltWeb | null;
  readonly implementations: readonly Implementation[];
  /** Finds services of stores' own; without it there are none. */
  readonly findStoreService?: FindStoreService | undefined;
  readonly wiring: Wiring;
  readonly packages: ActivePackages;
  readonly origins: PolicyOrigins;
  readonly legacyUrls: LegacyUrls;
  /** Where the store's analytics may send. */
  readonly analytics?: AnalyticsOrigins;
}

/** Everything that is neither the API nor a document of it: the web's files, and its pages rendered here. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (pages) => {
    const { web, wiring, packages } = options;
    pages.setErrorHandler((error, request, reply) => sendErrorPage(error, request, reply, wiring.clock));
    pages.setNotFoundHandler((request, reply) => sendErrorPage(pathUnknown(pathOf(request)), request, reply, wiring.clock));
    if (web !== null) await registerWebFiles(pages, web.clientFolder);
    registerStoreFiles(pages, wiring, packages);
    if (web !== null) {
      registerImportMap(pages, web, packages, wiring);
      registerDevelopmentPage(pages, { web, wiring, origins: options.origins });
    } else {
      // A file is no page.
      pages.get('/assets/*', async (request) => {
        throw pathUnknown(pathOf(request));
      });
    }
    pages.get('/*', async (request, reply) => {
      await wiring.stores.refresh();
      request.call = new Call(request, wiring);
      await wiring.checkRate('all', request);
      if (!request.call.session.provesItself(request.cookies['XSRF-TOKEN'])) await wiring.checkRate('sessions', request);
      return web === null ? sendNotBuilt(reply) : sendPage(request, reply, request.call, { ...options, web });
    });
  });
}

/** The modules that the host gives to stores, for tools that compare; with a store in the query also the files of that one. */
function registerImportMap(pages: FastifyInstance, { bundle, assets }: BuiltWeb, packages: ActivePackages, { stores, checkRate }: Wiring): void {
  pages.get<{ Querystring: { readonly store?: string | string[] } }>('/stores/import-map.json', async (request, reply) => {
    await stores.refresh();
    await checkRate('all', request);
    const { store } = request.query;
    const shipped = typeof store === 'string' ? await shippedOf(stores.byName(store), packages) : null;
    return reply.header('cache-control', 'no-cache').send(bundle.importMapOf(assets, shipped === 'broken' ? null : shipped));
  });
}

/** The parts of the store's package that a page of the store needs; null for a store that is built with the web. */
async function shippedOf(store: ListedStore | null, packages: ActivePackages): Promise<ShippedStore | 'broken' | null> {
  if (store?.shipped !== true) return null;
  const active = await packages.of(store);
  return active.ok ? active.store : 'broken';
}

/** The page of the web for an address that is none of ours. */
const notFoundPath = '/404';

interface PageOptions extends PagesOptions {
  readonly web: BuiltWeb;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, call: Call, options: PageOptions): Promise<unknown> {
  const { bundle, assets } = options.web;
  const query = new URL(request.url, 'http://page').searchParams;
  const { stores } = options.wiring;
  const hostStore = stores.forHost(request.hostname)?.name ?? null;
  const saved = stores.byName(call.session.shownStore)?.name ?? null;
  // Of all stores the list has, those that the address may name: a deployment may have thousands.
  const others = [...query.values(), saved, hostStore].flatMap((name) => stores.byName(name)?.name ?? []);
  const storeName = await bundle.chooseStoreName({ query, saved, hostStore, others });
  const listed = stores.byName(storeName);
  call.store = listed ?? call.store;
  if (listed !== null) call.session.showStore(listed.name);
  const shipped = await shippedOf(listed, options.packages);
  const site = { storeName, isShipped: shipped !== null, startPath: call.store.startPath, formerAddresses: options.legacyUrls.map };
  const page = shipped === 'broken' ? null : await bundle.publicPage(request.url, site);
  const { envelope, status } = page === null ? await noAnswer(pathOf(request), call, options) : await answerFor(request, call, page, options);
  if ((status === 404 || page?.path === notFoundPath) && wantsJson(request)) throw pathUnknown(pathOf(request));
  if (page !== null && envelope !== null && page.path !== notFoundPath) request.shownPage = page.service;
  const nonce = options.wiring.randomness.token(18);
  const analyticsOrigins = options.analytics?.get(storeName) ?? [];
  const rendered = await bundle.render({
    url: request.url,
    storeName,
    hostStore,
    first: page === null || envelope === null ? null : { path: page.path, envelope },
    nonce,
    assets,
    shipped,
    analyticsOrigins,
    onError: (error) => request.log.error({ err: error }, 'a page could not be rendered; the browser renders it'),
  });
  call.session.writeCookies(reply);
  const connections = shipped === null || shipped === 'broken' ? null : shippedConnections(call.webOrigin, shipped);
  const inBrotli = encodingFor(request.headers['accept-encoding']) === 'br' && rendered.html !== '';
  // With the header, it is not compressed again.
  if (inBrotli) reply.header('content-encoding', 'br');
  return reply
    .code(rendered.status === 200 ? status : rendered.status)
    .headers(rendered.headers)
    .header('content-security-policy', contentPolicy({ ...options.origins, web: call.webOrigin }, nonce, rendered.scriptSources, connections, connectedOrigins(analyticsOrigins)))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .send(inBrotli ? await compressPage(rendered.html) : rendered.html);
}

/** The answer that a page is rendered from, and the HTTP status that goes with it. */
interface PageAnswer {
  readonly envelope: Envelope | null;
  readonly status: number;
}

/** The services are below `/ws`; one that is not declared is not found, whatever the page shows. */
async function noAnswer(path: string, call: Call, { implementations, findStoreService, wiring }: PagesOptions): Promise<PageAnswer> {
  const asked = path.startsWith('/ws/') ? path.slice('/ws'.length) : null;
  const isKnown = asked === null || implementations.some(({ service }) => service.path === asked) || ((await findStoreService?.(asked, call.store.name, wiring.stores.version)) ?? null) !== null;
  return { envelope: null, status: isKnown ? 200 : 404 };
}

/** No envelope when the service fails: the page is then a shell, and the browser asks itself and shows why. */
async function answerFor(
  request: FastifyRequest,
  call: Call,
  page: PublicPage,
  { implementations, wiring }: PagesOptions,
): Promise<PageAnswer> {
  const implementation = implementations.find(({ service }) => service.path === page.service);
  if (implementation === undefined) return { envelope: null, status: 404 };
  try {
    const envelope = await answerForPage(request, call, implementation, page.query, wiring);
    return { envelope, status: envelope.responseName === 'NotFound' ? 404 : 200 };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status === 429) throw problem;
    logProblem(request, problem);
    return { envelope: null, status: problem.status };
  }
}
