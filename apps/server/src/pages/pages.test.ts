import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@quartermaster/contracts';
import { openLog } from '../http/log.ts';
import { defaultRateLimits } from '../http/rate-limits.ts';
import { fixedStoreList } from '../testing/store-list.ts';
import type { FindStoreService } from '../wire/register-store-services.ts';
import { wireApp } from '../testing/wire-app.ts';
import { implement, problem, respond, serviceAt } from '../wire/index.ts';
import type { ActivePackages } from '../store-packages/index.ts';
import { knownLegacyUrls } from './former/legacy-addresses.ts';
import { registerPages } from './register-pages.ts';
import { loadBuiltWeb, type BuiltWeb, type RenderBundle } from './render-bundle.ts';

const origins = { web: 'http://localhost:8080', identity: 'http://localhost:8081' };

const services = [
  implement(serviceAt('/main/session'), async () => respond('Success', {})),
  implement(serviceAt('/catalog/product_detail'), async ({ productId }) => {
    if (productId === 'broken') throw new Error('secret detail');
    if (productId === 'busy') return problem({ status: 409, code: 'BUSY', title: 'Busy', message: 'Busy.' });
    return respond('NotFound', { productId, suggestions: [] });
  }),
  implement(serviceAt('/main/start_page'), async ({ store = 'none' }) =>
    respond('Success', { productCategories: [], serviceCategories: [], productCount: store.length, serviceCount: 0, featured: [] })),
];

/** Says what it was asked to render. */
const bundle: RenderBundle = {
  builtInStores: ['ADVANTAGE'],
  chooseStoreName: ({ query, saved, hostStore }) => (query.get('store') ?? saved ?? hostStore ?? 'ADVANTAGE').toUpperCase(),
  loadAssets: async (folder) => ({ folder }),
  publicPage(url, { storeName, startPath, formerAddresses }) {
    const { pathname, searchParams } = new URL(url, 'http://page');
    if (pathname === '/home') return { path: startPath, service: startPath, query: new URLSearchParams({ store: storeName }) };
    if (pathname === '/nowhere' || (pathname.endsWith('.do') && formerAddresses.every(({ from }) => from !== pathname))) return { path: '/404', service: '/main/session', query: new URLSearchParams() };
    const path = pathname.replace(/^\/ws/, '');
    return services.some(({ service }) => service.path === path) ? { path, service: path, query: searchParams } : null;
  },
  inspectStores: () => Promise.resolve([]),
  developmentPage: ({ name, number, nonce }) => ({ html: `<style nonce="${nonce}"></style>${name} ${number}`, scriptSources: ["'sha256-development'"] }),
  importMapOf: (_assets, store) => ({ imports: { react: '/assets/react.js' }, integrity: {}, of: store }),
  async render({ url, storeName, first, nonce, shipped }) {
    const status = first?.path === '/404' ? 404 : 200;
    const html = `<!doctype html><style nonce="${nonce}"></style><pre>${JSON.stringify({ url, storeName, path: first?.path, envelope: first?.envelope ?? null, shipped })}</pre>`;
    return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html, scriptSources: shipped === null ? [] : ["'sha256-map'"] };
  },
};

/** No store of these tests is shipped alone. */
const packages: ActivePackages = {
  of: ({ name }) => Promise.resolve({ ok: false, code: 'STORE_NOT_INSTALLED', why: `${name} has no package.` }),
  doubt: () => {},
  looked: () => Promise.resolve(),
};

interface Rendered {
  readonly path?: string;
  readonly url: string;
  readonly storeName: string;
  readonly envelope: Envelope | null;
}

describe('pages', () => {
  let folder: string;
  let web: BuiltWeb;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quartermaster-pages-'));
    const clientFolder = join(folder, 'dist/client');
    mkdirSync(join(clientFolder, 'assets'), { recursive: true });
    writeFileSync(join(clientFolder, 'assets/app-abc123.js'), 'export {};');
    writeFileSync(join(clientFolder, 'assets/app-abc123.js.br'), 'as brotli');
    writeFileSync(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(clientFolder, 'index.html'), 'not to be served');
    web = { clientFolder, bundle, assets: {} };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // VA alone has a service of its own.
  const tides: FindStoreService = async (path, store) => (path === '/vs/va/tides' && store === 'VA' ? (services[1] ?? null) : null);
  const get = async (url: string, options: { readonly web?: BuiltWeb | null; readonly headers?: Record<string, string>; readonly method?: 'GET' | 'POST' } = {}) => {
    const app = await wireApp(services, { stores: fixedStoreList({ hosts: [['supply.example.gov', 'FSS']] }) }, {
      routes: (root, wiring) => registerPages(root, { web: options.web === undefined ? web : options.web, implementations: services, findStoreService: tides, wiring, packages, origins, legacyUrls: knownLegacyUrls }),
    });
    const response = await app.inject({ url, method: options.method ?? 'GET', headers: options.headers ?? {} });
    const json = /<pre>(.*)<\/pre>/.exec(response.body)?.[1];
    return { response, page: json === undefined ? null : (JSON.parse(json) as Rendered) };
  };

  it('are rendered with the answer of their service, without a call over the network', async () => {
    const { response, page } = await get('/ws/main/start_page?store=va');
    expect(response.statusCode).toBe(200);
    expect(page).toMatchObject({
      url: '/ws/main/start_page?store=va',
      storeName: 'VA',
      envelope: { responseName: 'Success', attributes: { productCount: 2, storeName: 'VA', storeID: 6, loggedIn: false } },
    });
  });

  it('choose the store by the host that the operator gave it [spec 4.1]', async () => {
    expect((await get('/ws/main/start_page', { headers: { host: 'supply.example.gov' } })).page?.envelope?.attributes).toMatchObject({ storeName: 'FSS' });
  });

  it('have a policy with a nonce of their own, fresh each time', async () => {
    const [one, two] = [await get('/home'), await get('/home')];
    const policy = String(one.response.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(one.response.body).toContain(`nonce="${nonce}"`);
    expect(two.response.body).not.toContain(nonce);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('may not be framed by any page', async () => {
    expect((await get('/pkce/callback?code=x')).response.headers['x-frame-options']).toBe('DENY');
  });

  it('give the browser its cookies, so that its first change is accepted', async () => {
    const names = (await get('/home')).response.cookies.map(({ name }) => name);
    expect(names).toEqual(['JSESSIONID', 'XSRF-TOKEN', 'QM_STORE', 'QM_VISITOR']);
  });

  it('of services of a store’s own exist in that store alone', async () => {
    expect((await get('/ws/vs/va/tides?store=va')).response.statusCode).toBe(200);
    expect((await get('/ws/vs/va/tides?store=dhs')).response.statusCode).toBe(404);
    expect((await get('/ws/vs/va/other?store=va')).response.statusCode).toBe(404);
  });

  it('that do not exist, and products that do not, are answered with 404', async () => {
    expect((await get('/nowhere')).response.statusCode).toBe(404);
    expect((await get('/ws/no/such_service')).response.statusCode).toBe(404);
    expect((await get('/ws/catalog/product_detail?productId=none')).response.statusCode).toBe(404);
  });

  it('at home are those of the start page of the store, which is the one that this browser showed last', async () => {
    expect((await get('/home')).page).toMatchObject({ storeName: 'ADVANTAGE', path: '/main/start_page', envelope: { responseName: 'Success' } });
    const shown = await get('/ws/catalog/product_detail?productId=1', { headers: { cookie: 'QM_STORE=USDA' } });
    expect(shown.page).toMatchObject({ storeName: 'USDA', envelope: { attributes: { storeName: 'USDA' } } });
    expect((await get('/ws/main/start_page?store=VA', { headers: { cookie: 'QM_STORE=USDA' } })).response.cookies).toContainEqual(expect.objectContaining({ name: 'QM_STORE', value: 'VA', httpOnly: true }));
    expect((await get('/ws/main/start_page', { headers: { cookie: 'QM_STORE=GONE' } })).page?.storeName).toBe('ADVANTAGE');
  });

  it('of addresses that are none of ours tell who is asking and what their cart holds', async () => {
    expect((await get('/nowhere')).page).toMatchObject({ path: '/404', envelope: { attributes: { loggedIn: false, cartSummary: { lineCount: 0 } } } });
  });

  it('of the former application that are in no map are not found', async () => {
    expect((await get('/old/nothing.do')).response.statusCode).toBe(404);
    expect((await get('/s/search.do?q=toner')).response.statusCode).toBe(200);
  });

  it.each(['/nowhere', '/ws/no/such_service', '/assets/nothing.js', '/old/nothing.do'])('that do not exist are an envelope for a program that asks for JSON: %s', async (url) => {
    for (const accept of ['application/json', 'application/problem+json, */*;q=0.1']) {
      const { response } = await get(url, { headers: { accept } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ responseType: 'ERROR', attributes: { code: 'PATH_UNKNOWN' } });
    }
    const asPage = await get(url, { headers: { accept: 'text/html,application/xhtml+xml,application/json;q=0.9' } });
    expect([asPage.response.statusCode, asPage.response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each(['/advantage/rs', '/advantage/rs/', '/advantage/rs/no/such_service', '/advantage/rs/vs/va/no_such'])('take nothing of the API: %s is an envelope, whatever is asked for', async (url) => {
    for (const accept of ['application/json', 'text/html', '*/*']) {
      const { response } = await get(url, { headers: { accept } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ attributes: { code: 'PATH_UNKNOWN' } });
    }
  });

  it.each([
    ['catalog/product_detail?productId=broken', 500],
    ['catalog/product_detail?productId=busy', 409],
    ['main/start_page?store=a&store=b', 400],
  ])('whose service fails (%s) are a shell that the browser fills, with status %i', async (address, status) => {
    const { response, page } = await get(`/ws/${address}`);
    expect(response.statusCode).toBe(status);
    expect(page?.envelope).toBeNull();
    expect(response.body).not.toContain('secret');
  });

  it('bring files: those with a hash in the name for a year, the others for a while, index.html never', async () => {
    const asset = await get('/assets/app-abc123.js');
    expect(asset.response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.response.headers['content-type']).toContain('javascript');
    expect((await get('/assets/app-of-yesterday.js')).response.statusCode).toBe(404);
    expect((await get('/favicon.svg')).response.headers['cache-control']).toBe('public, max-age=300');
    expect((await get('/index.html')).response.body).not.toContain('not to be served');
  });

  it('send a file as the build has compressed it, to a browser that takes it so, without the headers of pages', async () => {
    const ask = async (acceptEncoding: string) => (await get('/assets/app-abc123.js', { headers: { 'accept-encoding': acceptEncoding } })).response;
    const compressed = await ask('gzip, deflate, br');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript'), vary: expect.stringContaining('accept-encoding'), 'x-content-type-options': 'nosniff' });
    expect(compressed.body).toBe('as brotli');
    expect(compressed.headers).not.toHaveProperty('content-security-policy');
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe('export {};');
    const picture = await get('/favicon.svg');
    expect(picture.response.headers['content-security-policy'], 'a picture can become a page').toContain("default-src 'none'");
    expect((await get('/assets/app-abc123.js.br')).response.statusCode).toBe(404);
  });

  it('bring files of a later build, which came while the server ran', async () => {
    const server = await wireApp(services, {}, { routes: (root, wiring) => registerPages(root, { web, implementations: services, wiring, packages, origins, legacyUrls: knownLegacyUrls }) });
    expect((await server.inject('/assets/app-of-tomorrow.js')).statusCode).toBe(404);
    const assets = join(web.clientFolder, 'assets');
    writeFileSync(join(assets, 'app-of-tomorrow.js'), 'export {};');
    writeFileSync(join(assets, 'app-of-tomorrow.js.br'), 'as brotli');
    const { statusCode, body, headers } = await server.inject({ url: '/assets/app-of-tomorrow.js', headers: { 'accept-encoding': 'br' } });
    expect([statusCode, body]).toEqual([200, 'as brotli']);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect((await server.inject('/assets/app-of-tomorrow.js.br')).statusCode).toBe(404);
    await server.close();
  });

  it.each(['/assets/../../secret', '/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/%2e%2e/package.json', '/%00'])('give no file outside of their folder: %s', async (url) => {
    const { response } = await get(url);
    expect(response.body).not.toMatch(/root:|"name"/);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('and files of stores count as calls of the address that asks', async () => {
    const limited = await wireApp(services, {}, {
      rateLimits: { ...defaultRateLimits, all: 2 },
      routes: (root, wiring) => registerPages(root, { web: null, implementations: services, wiring, packages, origins, legacyUrls: knownLegacyUrls }),
    });
    const statuses: number[] = [];
    for (const url of ['/stores/harbor/1.0.0/nothing', '/home', '/stores/harbor/1.0.0/nothing', '/home']) statuses.push((await limited.inject(url)).statusCode);
    expect(statuses).toEqual([404, 503, 429, 429]);
    await limited.close();
  });

  it('that are not built say so, and the API goes on', async () => {
    const { response } = await get('/home', { web: null });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('The web is not built');
    expect(response.body).toContain('npm start');
    const api = await get('/advantage/rs/main/start_page', { web: null });
    expect(api.response.json()).toMatchObject({ responseName: 'Success' });
    expect(await loadBuiltWeb(folder)).toBeNull();
  });

  it('are sent as brotli to a browser that takes it, and as gzip or plain to any other', async () => {
    const url = `/nowhere?${'long'.repeat(300)}`;
    const ask = async (acceptEncoding: string) => (await get(url, { headers: { 'accept-encoding': acceptEncoding } })).response;
    const [brotli, gzip, plain] = [await ask('gzip, deflate, br'), await ask('gzip, BR;Q=0.0'), await ask('identity')];
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const read = [brotliDecompressSync(brotli.rawPayload), gunzipSync(gzip.rawPayload), plain.rawPayload].map((page) => page.toString().replaceAll(/nonce="[^"]*"/g, ''));
    expect(new Set(read).size).toBe(1);
    for (const { headers } of [brotli, gzip, plain]) expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'vary': expect.stringContaining('accept-encoding') });
  });

  it('take no other method', async () => {
    expect((await get('/home', { method: 'POST' })).response.statusCode).toBe(404);
  });

  it('whose bundle fails show an error id and no detail', async () => {
    const failing: BuiltWeb = { ...web, bundle: { ...bundle, render: () => Promise.reject(new Error('secret <detail>')) } };
    const app = await wireApp(services, {}, {
      log: openLog('silent'),
      routes: (root, wiring) => registerPages(root, { web: failing, implementations: services, wiring, packages, origins, legacyUrls: knownLegacyUrls }),
    });
    const response = await app.inject('/home');
    expect(response.statusCode).toBe(500);
    expect(response.body).toMatch(/Error id: [0-9a-f-]{36}/);
    expect(response.body).not.toContain('secret');
  });
});
