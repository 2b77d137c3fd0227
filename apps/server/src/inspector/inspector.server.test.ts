import { shippedStoreList } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../http/log.ts';
import type { StoreInspection } from '../pages/render-bundle.ts';
import { StoreFailures } from '../store-failures/index.ts';
import { packageCommand } from '../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage } from '../store-packages/testing/sample-package.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import type { Inspection } from './inspected-store.ts';

const operatorToken = 'the-token-of-the-operator-0123456789';
const composed = (name: string, changes: Partial<StoreInspection> = {}): StoreInspection => ({
  name, packageName: `@quartermaster/store-${name.toLowerCase()}`, coreRange: '^0.1.0', coreVersion: '0.1.0', theme: 'adv19',
  adds: [{ point: 'screen', key: '/a Success' }], overrides: [{ point: 'confirm dialog', key: null }], diagnostics: [], ...changes,
});
const upstreams = [{ path: '/vs/harbor', description: 'Tides <b>today</b>', services: [{ path: '/vs/harbor/tides', responses: ['Success'] }] }];

describe.each(oneTestDatabase())('the page of the stores on $name', ({ open }) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await openServer(open, {
      clock: { now: () => new Date(now) },
      operatorToken,
      compositions: async () => [composed('ADVANTAGE'), composed('VA', { diagnostics: ['CONTRIBUTION_INVALID in store-va, logo: It must be a component.'] })],
    });
    await packageCommand(server.pool, ['install', samplePackage({ quartermaster: { upstreams } }), '--integrity', sampleIntegrity], new Date(now));
    await packageCommand(server.pool, ['activate', 'HARBOR', '1.0.0'], new Date(now));
    now += 1_000;
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const signIn = (token: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/__stores/sign-in', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, payload: new URLSearchParams({ token }).toString() });
  const cookieOf = async () => `QM_OPERATOR=${(await signIn(operatorToken)).cookies[0]?.value ?? ''}`;
  const json = async () => (await get('/__stores/stores.json', { authorization: `Bearer ${operatorToken}` })).json<Inspection>();

  it('asks for the token, and shows nothing without it', async () => {
    for (const headers of [{}, { cookie: 'QM_OPERATOR=1.x' }, { authorization: 'Bearer wrong' }]) {
      const page = await get('/__stores', headers);
      expect([page.statusCode, page.headers['www-authenticate']]).toEqual([401, 'Bearer realm="stores"']);
      expect(page.body).toContain('Operator token');
      expect(page.body).not.toContain('HARBOR');
      expect((await get('/__stores/stores.json', headers)).statusCode).toBe(401);
    }
  });

  it('signs in with the token: the cookie is for this page alone, and no script sees it', async () => {
    const answer = await signIn(operatorToken);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/__stores']);
    expect(answer.cookies).toMatchObject([{ name: 'QM_OPERATOR', path: '/__stores', httpOnly: true, sameSite: 'Strict', maxAge: 28_800 }]);
    expect((await get('/__stores', { cookie: await cookieOf() })).statusCode).toBe(200);
    const out = await server.app.inject({ method: 'POST', url: '/__stores/sign-out', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });
    expect(out.cookies).toMatchObject([{ name: 'QM_OPERATOR', value: '' }]);
  });

  it('takes no wrong token, and no form of another site', async () => {
    expect((await signIn('wrong')).statusCode).toBe(401);
    const foreign = await signIn(operatorToken, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.cookies]).toEqual([401, []]);
  });

  it('shows each store: where it comes from, what it brings, whether it is shown', async () => {
    const { stores } = await json();
    expect(stores.map(({ name }) => name)).toEqual(['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE', 'HARBOR']);
    expect(stores.find(({ name }) => name === 'ADVANTAGE')).toMatchObject({ number: 0, shipped: false, off: null, hosts: ['advantage.localhost'], composition: { overrides: [{ point: 'confirm dialog' }] }, versions: [] });
    expect(stores.find(({ name }) => name === 'VA')?.off).toContain('cannot be composed');
    expect(stores.find(({ name }) => name === 'DHS')?.off).toContain('does not have it');
    expect(stores.find(({ name }) => name === 'DHS')?.traits).toEqual(shippedStoreList.DHS);
    expect(stores.find(({ name }) => name === 'HARBOR')).toMatchObject({
      shipped: true, off: null, activeVersion: '1.0.0', composition: null, assortment: null,
      versions: [{ version: '1.0.0', packageName: 'store-harbor', integrity: sampleIntegrity, files: [{ path: 'dist/store.js' }], rules: null }],
      upstreams: [{ path: '/vs/harbor', approved: null, services: [{ path: '/vs/harbor/tides', method: 'GET' }] }],
    });
  });

  it('is a page without script, in a policy that allows none, and writes texts as texts', async () => {
    const page = await get('/__stores', { cookie: await cookieOf() });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(page.body).not.toMatch(/<script|style="| on[a-z]+=/);
    expect(page.body).toContain('Tides &lt;b&gt;today&lt;/b&gt;');
    expect(page.body).toContain('members by the rule <code>email-domain</code> <code>{&quot;domains&quot;:[&quot;dhs.gov&quot;]}</code>');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('tells what failed, whichever server process was told: services of a store, and the store in browsers', async () => {
    const browser = await server.visitor();
    await server.pool.query("insert into marketplace.store_upstream (store, path, address, private_allowed) values ('HARBOR', '/vs/harbor', 'http://127.0.0.1:9/x', true)");
    now += 1_000;
    await browser.get('/vs/harbor/tides', { headers: { 'x-store': 'HARBOR' } });
    const ofAnotherProcess = new StoreFailures({ database: server.pool, log: openLog('silent') });
    ofAnotherProcess.inBrowser('HARBOR', { at: new Date(now - 60_000).toISOString(), version: '0.9.0', code: 'STORE_FAILED', why: 'The root threw.' });
    await ofAnotherProcess.written();
    await browser.post('/stores/failure', { store: 'HARBOR', version: '1.0.0', code: 'STORE_LOAD_FAILED', message: 'It did not load for a@b.example.' });
    const harbor = (await json()).stores.find(({ name }) => name === 'HARBOR');
    expect(harbor?.failures).toMatchObject({ services: [{ path: '/vs/harbor/tides', reason: 'unreachable' }], browsers: [{ version: '1.0.0', code: 'STORE_LOAD_FAILED', why: expect.stringContaining('(address)') }, { version: '0.9.0', code: 'STORE_FAILED' }] });
    expect((await get('/__stores', { cookie: await cookieOf() })).body).toContain('Shown, 3 failures reported');
  });

  it('says of a store that was built for another core that it is switched off, and why', async () => {
    await server.pool.query("update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"^2.0.0\"')");
    now += 1_000;
    expect((await json()).stores.find(({ name }) => name === 'HARBOR')?.off).toMatch(/^CORE_RANGE_UNSATISFIED: Version 1\.0\.0 .*built for core \^2\.0\.0/);
    const { body } = await get('/__stores', { cookie: await cookieOf() });
    expect(body).toContain('CORE_RANGE_UNSATISFIED');
    expect(body).toContain('Version 1.0.0, switched off');
    expect(body).toMatch(/HARBOR<\/h2><span class="state bad">Switched off/);
    await server.pool.query("update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"^0.1.0\"')");
  });

  it('says of a store whose bytes were changed that it is switched off, and why', async () => {
    await server.pool.query("update marketplace.store_package_file set content = 'evil' where store = 'HARBOR'");
    now += 1_000;
    expect((await json()).stores.find(({ name }) => name === 'HARBOR')?.off).toMatch(/^STORE_FILES_CHANGED: .*not what was installed: dist\/store\.js/);
  });

  it('lets an address try thirty tokens a minute', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await server.app.inject({ url: '/__stores/stores.json', headers: { authorization: `Bearer wrong-${tries}` }, remoteAddress: '192.0.2.77' })).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  });
});

describe('without a token of the operator', () => {
  it('there is no such page', async () => {
    const [database] = oneTestDatabase();
    if (database === undefined) throw new Error('No database.');
    const server = await openServer(database.open);
    try {
      expect((await server.app.inject('/__stores')).statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });
});
