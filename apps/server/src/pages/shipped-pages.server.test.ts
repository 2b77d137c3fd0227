import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../http/log.ts';
import { activePackages, storePackageServices, type ActivePackages, type ShippedStore } from '../store-packages/index.ts';
import { packageCommand } from '../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage, type SamplePackage } from '../store-packages/testing/sample-package.ts';
import { openStoreList } from '../stores/open-store-list.ts';
import { TestBrowser } from '../testing/browser.ts';
import { openTestPool } from '../testing/test-pool.ts';
import { wireApp } from '../testing/wire-app.ts';
import type { DevelopmentAnswer } from './register-development-page.ts';
import { knownLegacyUrls } from './former/legacy-addresses.ts';
import { registerPages } from './register-pages.ts';
import type { BuiltWeb } from './render-bundle.ts';

const origins = { web: 'http://localhost:8080', identity: 'http://localhost:8081' };

/** Says what it was asked to render. */
function webOf(clientFolder: string): BuiltWeb {
  return {
    clientFolder,
    assets: {},
    bundle: {
      chooseStoreName: ({ query, hostStore, others }) => others.find((name) => name === query.get('store')?.toUpperCase()) ?? hostStore ?? 'ADVANTAGE',
      loadAssets: async () => ({}),
      publicPage: () => null,
      builtInStores: [],
      inspectStores: () => Promise.resolve([]),
      developmentPage: ({ name, number, nonce }) => ({ html: `<style nonce="${nonce}"></style>${name} ${number}`, scriptSources: ["'sha256-development'"] }),
      importMapOf: (_assets, store) => ({ imports: { react: '/assets/hosting/react.js' }, store: store?.version ?? null }),
      render: async ({ storeName, shipped }) => ({
        status: shipped === 'broken' ? 503 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html: JSON.stringify({ storeName, shipped }),
        scriptSources: shipped === null || shipped === 'broken' ? [] : ["'sha256-map'"],
      }),
    },
  };
}

describe.each(oneTestDatabase())('pages of stores that are shipped alone, on $name', ({ open }) => {
  let pool: Pool;
  let app: FastifyInstance;
  let packages: ActivePackages;
  let close: () => Promise<void>;
  let now = Date.UTC(2026, 10, 21, 12);
  let log: { readonly msg: string; readonly store?: string; readonly code?: string; readonly why?: string }[] = [];
  beforeAll(async () => {
    const database = await openTestPool(open);
    ({ pool } = database);
    const clientFolder = mkdtempSync(join(tmpdir(), 'quartermaster-shipped-pages-'));
    mkdirSync(join(clientFolder, 'assets'));
    const lines = new Writable({
      write(chunk, _encoding, done) {
        log.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const clock = { now: () => new Date(now) };
    const stores = await openStoreList({ database: pool, clock, log: openLog('silent') });
    const services = storePackageServices({ inBrowser: () => {} });
    app = await wireApp(services, { database: pool, stores, clock }, {
      log: openLog('error', lines),
      routes: (root, wiring) => registerPages(root, { web: webOf(clientFolder), implementations: services, wiring, origins, legacyUrls: knownLegacyUrls, packages: (packages = activePackages({ database: pool, stores, log: root.log })) }),
    });
    close = async () => {
      await packages.looked();
      await app.close();
      await database.close();
    };
  });
  afterAll(() => close());
  beforeEach(async () => {
    await pool.query('delete from marketplace.store where number > 10');
    await pool.query('delete from marketplace.store_version');
    now += 1000;
    log = [];
  });

  /** Runs a command, and goes on to the time at which every process follows its change of the list. */
  const command = async (...args: string[]) => {
    await packageCommand(pool, args, new Date(now));
    now += 500;
  };
  const install = async (sample: SamplePackage = {}) => {
    await command('install', samplePackage(sample), '--integrity', sampleIntegrity);
    await command('activate', sample.name ?? 'HARBOR', sample.version ?? '1.0.0');
  };
  const get = (url: string) => app.inject(url);
  const page = async (url = '/home?store=harbor') => {
    const response = await get(url);
    const { storeName, shipped } = JSON.parse(response.body) as { storeName: string; shipped: ShippedStore | 'broken' | null };
    return { status: response.statusCode, policy: String(response.headers['content-security-policy']), storeName, shipped };
  };

  it('have what is active, and the policy of their own import map; every other page has neither', async () => {
    await install({ files: { 'dist/logo.svg': '<svg/>' } });
    const harbor = await page();
    expect(harbor).toMatchObject({ status: 200, storeName: 'HARBOR', shipped: { name: 'HARBOR', number: 11, version: '1.0.0', entry: 'dist/store.js', files: [{ path: 'dist/logo.svg' }, { path: 'dist/store.js' }] } });
    expect(harbor.policy).toContain("script-src 'self' 'sha256-map';");
    expect(harbor.policy).not.toContain('unsafe');
    const other = await page('/home');
    expect([other.shipped, other.policy.includes("script-src 'self';")]).toEqual([null, true]);
  });

  it('may call the services that the store declares, and those of a kind that it has below its part of the addresses', async () => {
    const upstreams = [{ path: '/vs/harbor', description: 'Tides', services: [{ path: '/vs/harbor/tides', responses: ['Success'] }] }];
    const traits = { family: 'virtual', startPath: '/vs/harbor/start_page', services: [{ path: '/vs/harbor/start_page', kind: 'virtual start' }] };
    await install({ quartermaster: { upstreams, traits } });
    const { policy } = await page();
    const connections = policy.split('; ').find((directive) => directive.startsWith('connect-src ')) ?? '';
    expect(connections.match(/\/vs\/harbor\/\S+/g)).toEqual(['/vs/harbor/tides', '/vs/harbor/start_page']);
  });

  it('follow a new version, a roll back and a removal within half a second, and an open page keeps its files', async () => {
    await install();
    await install({ version: '1.1.0' });
    expect((await page()).shipped).toMatchObject({ version: '1.1.0' });
    expect((await get('/stores/harbor/1.0.0/dist/store.js')).statusCode).toBe(200);
    await command('rollback', 'HARBOR');
    expect((await page()).shipped).toMatchObject({ version: '1.0.0' });
    await command('remove', 'HARBOR');
    expect(await page()).toMatchObject({ status: 200, storeName: 'ADVANTAGE', shipped: null });
    expect((await get('/stores/harbor/1.0.0/dist/store.js')).statusCode).toBe(404);
  });

  it('are clear ones while nothing of the store is active', async () => {
    await command('install', samplePackage(), '--integrity', sampleIntegrity);
    expect(await page()).toMatchObject({ status: 503, shipped: 'broken' });
    expect(log).toMatchObject([{ store: 'HARBOR', why: expect.stringContaining('No version of it is active') }]);
  });

  it('have files that browsers may keep, with their exact type, as they were installed', async () => {
    await install({ files: { 'dist/assets/logo.svg': '<svg/>' } });
    const script = await get('/stores/harbor/1.0.0/dist/store.js');
    expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' });
    expect(script.body).toBe('export default {"name":"HARBOR","version":"1.0.0"};\n');
    expect((await get('/stores/harbor/1.0.0/dist/assets/logo.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('have pictures that run nothing where a link leads to them', async () => {
    await install({ files: { 'dist/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="/stores/harbor/1.0.0/dist/store.js"/></svg>' } });
    const directives = String((await get('/stores/harbor/1.0.0/dist/assets/logo.svg')).headers['content-security-policy']).split('; ');
    expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(directives.join()).not.toMatch(/script-src|allow-/);
  });

  it.each(['harbor/1.0.0/package.json', 'harbor/1.0.1/dist/store.js', 'HARBOR/1.0.0/dist/store.js', 'harbor/1.0.0/dist/../dist/x.js', 'harbor/1.0.0/dist/%00', 'pier/1.0.0/dist/store.js', 'harbor/1.0.0/'])(
    'have no other file: %s',
    async (path) => {
      await install();
      const response = await get(`/stores/${path}`);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it.each([
    ['a byte', "update marketplace.store_package_file set content = content || '\\x20'", 'STORE_FILES_CHANGED', 'dist/store.js'],
    ['a byte and its integrity', "update marketplace.store_package_file set content = '\\x20', integrity = 'sha384-' || encode(sha384('\\x20'), 'base64')", 'STORE_FILES_CHANGED', 'the list of files'],
    ['the list of files', "insert into marketplace.store_package_file select store, version, 'dist/more.js', content, media_type, integrity from marketplace.store_package_file", 'STORE_FILES_CHANGED', 'the list of files'],
    ['the entry file', "delete from marketplace.store_package_file", 'STORE_FILES_CHANGED', 'the list of files'],
    ['the name of the entry', "update marketplace.store_package set manifest = jsonb_set(manifest, '{entry}', '\"dist/other.js\"')", 'STORE_ENTRY_MISSING', 'dist/other.js'],
    ['the range of core versions', "update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"latest\"')", 'CORE_RANGE_INVALID', 'coreRange "latest"'],
    ['the range of core versions, to none at all,', "update marketplace.store_package set manifest = manifest - 'coreRange'", 'CORE_RANGE_INVALID', 'coreRange ""'],
  ])('with %s changed in the database are clear ones of that store alone, and the log says why, once', async (_what, tamper, code, why) => {
    await install();
    await install({ name: 'PIER', number: 12 });
    expect((await page()).status).toBe(200);
    await pool.query(`${tamper} where store = 'HARBOR'`);
    now += 500;
    for (let visit = 0; visit < 3; visit += 1) expect(await page()).toMatchObject({ status: 503, storeName: 'HARBOR', shipped: 'broken' });
    // Another change of the list says nothing new of this store.
    await command('activate', 'PIER', '1.0.0');
    expect((await page()).status).toBe(503);
    expect(log.filter(({ store }) => store === 'HARBOR')).toMatchObject([{ msg: 'a store that is shipped alone is switched off', code, why: expect.stringContaining(why) }]);
    expect((await page('/home?store=pier')).status).toBe(200);
    expect((await page('/home')).status).toBe(200);
  });

  it('of a store that the marketplace has outgrown are clear ones, before anybody asked for them; the others notice nothing', async () => {
    await install();
    await install({ name: 'PIER', number: 12 });
    await pool.query("update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"^0.0.9\"') where store = 'HARBOR'");
    now += 500;
    expect((await page('/home?store=pier')).status).toBe(200);
    await packages.looked();
    expect(log).toMatchObject([{ msg: 'a store that is shipped alone is switched off', store: 'HARBOR', code: 'CORE_RANGE_UNSATISFIED', why: expect.stringMatching(/Version 1\.0\.0 .*built for core \^0\.0\.9/) }]);
    expect(await page()).toMatchObject({ status: 503, shipped: 'broken' });
    expect((await page('/home')).status).toBe(200);
  });

  it('are switched off by a changed byte that no trigger saw, as soon as it was asked for', async () => {
    await install();
    expect((await page()).status).toBe(200);
    await pool.query('alter table marketplace.store_package_file disable trigger store_list_raised');
    await pool.query("update marketplace.store_package_file set content = 'stolen()'");
    await pool.query('alter table marketplace.store_package_file enable trigger store_list_raised');
    expect((await get('/stores/harbor/1.0.0/dist/store.js')).statusCode).toBe(404);
    expect((await page()).status).toBe(503);
  });

  it('send no changed byte, also between two looks at the list', async () => {
    await install();
    await page();
    await pool.query("update marketplace.store_package_file set content = 'stolen()' where store = 'HARBOR'");
    const response = await get('/stores/harbor/1.0.0/dist/store.js');
    expect([response.statusCode, response.body.includes('stolen')]).toEqual([404, false]);
    expect(log).toMatchObject([{ store: 'HARBOR', path: 'dist/store.js', msg: 'a file of a store is not what was installed; it is not sent' }]);
  });

  it('of a store that was repaired come back', async () => {
    await install();
    await pool.query("update marketplace.store_package_file set content = 'x' where store = 'HARBOR'");
    now += 500;
    expect((await page()).status).toBe(503);
    await command('remove', 'HARBOR');
    await install();
    expect((await page()).status).toBe(200);
  });

  it('tell what the host gives to stores', async () => {
    await install();
    expect((await get('/stores/import-map.json')).json()).toEqual({ imports: { react: '/assets/hosting/react.js' }, store: null });
    expect((await get('/stores/import-map.json?store=harbor')).json()).toMatchObject({ store: '1.0.0' });
  });

  describe('for a development server', () => {
    const outlineOf = async (name: string, number: number | string) => (await get(`/stores/development-page.json?name=${name}&number=${number}`)).json<Partial<DevelopmentAnswer> & { readonly problem?: string }>();

    it('are an outline for a store that the list does not have, in the policy of a store shipped alone, with the connections of every page', async () => {
      const { known, html = '', policy = '' } = await outlineOf('QUAY', 100);
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      expect([known, html]).toEqual([false, `<style nonce="${nonce}"></style>QUAY 100`]);
      const usual = String((await get('/home')).headers['content-security-policy']);
      expect(policy.replace(nonce, '')).toBe(usual.replace(/(?<=nonce-)[^']+/, '').replace("script-src 'self'", "script-src 'self' 'sha256-development'").replace(/frame-src [^;]+/, "frame-src 'none'; worker-src 'none'"));
      expect((await get('/home?store=quay')).body).toContain('"storeName":"ADVANTAGE"');
    });

    it('are the same for one that it has, also where that cannot be shown', async () => {
      await install();
      expect(await outlineOf('HARBOR', 11)).toMatchObject({ known: true, html: expect.stringContaining('HARBOR 11') });
      await pool.query("update marketplace.store_package_file set content = 'x' where store = 'HARBOR'");
      now += 500;
      expect(await outlineOf('HARBOR', 11)).toMatchObject({ known: true });
    });

    it.each([
      ['VA', 6, /built with/],
      ['HARBOR', 12, /has the number 11/],
      ['QUAY', 11, /belongs to HARBOR/],
      ['quay', 100, /capital letters/],
      ['QUAY', 7, /0 to 10/],
      ['QUAY', 'x', /cannot be used/],
      ['%3Cscript%3E', 100, /cannot be used/],
    ])('are refused for %s with the number %s, in a sentence', async (name, number, why) => {
      await install();
      expect((await outlineOf(name, number)).problem).toMatch(why);
    });
  });

  describe('what a browser tells of a store that failed', () => {
    const tell = async (report: object) => {
      const browser = new TestBrowser(app);
      await browser.get('/stores/failure');
      return browser.post('/stores/failure', report);
    };
    const report = { store: 'harbor', version: '1.0.0', code: 'STORE_LOAD_FAILED', message: 'broke for jo@agency.example.gov, 4111 1111 1111 1111' };

    it('is in the log, without personal data', async () => {
      await install();
      expect((await tell(report)).status).toBe(200);
      expect(log).toMatchObject([{ msg: 'a store failed in a browser', store: 'HARBOR', version: '1.0.0', code: 'STORE_LOAD_FAILED', why: 'broke for (address) (number)' }]);
    });

    it('of no store that is shipped alone is left out', async () => {
      expect([(await tell(report)).status, (await tell({ ...report, store: 'VA' })).status, log]).toEqual([200, 200, []]);
    });

    it('is refused when it is too long, and after twenty in a minute', async () => {
      expect((await tell({ ...report, message: 'x'.repeat(1001) })).status).toBe(400);
      const statuses: number[] = [];
      for (let number = 0; number < 25; number += 1) statuses.push((await tell(report)).status);
      expect(statuses.at(-1)).toBe(429);
    });
  });
});
