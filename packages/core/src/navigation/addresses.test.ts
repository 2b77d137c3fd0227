import { serviceTable } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { contribution } from '../extension/contribution.ts';
import { errorLoggerPoint } from '../extension/behaviour-points.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { createWorld, openTab, type World, type WorldOptions } from '../testing/world.ts';

const pages = () =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial'))
    .on('/search/advantage_search', ({ query }) => answered('Success', { q: query.get('q') }))
    .on('/catalog/product_detail', answered('ProductDetail'))
    .on('/login/oauth_config', answered('Success', { authorization_endpoint: 'https://login.example.gov/auth', client_id: 'web', issuer: 'https://login.example.gov' }))
    .on('/login/pkce', answered('Success', { pkce_state: 'state-1', pkce_code_challenger: 'challenge-1', pkce_code_verifier: 'verifier-1' }))
    .on('/main/end_session', 'ended');

const at = (url: string, options: WorldOptions = {}) => openTab({ url, server: pages(), ...options });
const content = (world: World) => world.storefront.page.get().content;
const notFound = (url: string) => `Sorry, we can't find the page you were looking for. Page ${url} does not exist. Please contact the help desk.`;

/** The same tab after a reload. */
const reload = ({ server, history, localStorage, sessionStorage }: World) => openTab({ server, history, localStorage, sessionStorage });

describe('home', () => {
  it.each(['/', '/home', '/home/', '/HOME'])('%s leads to the start page of the store, in the same history entry [spec 2.1, 2.4]', async (url) => {
    const world = await at(url);
    expect(world.history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
    expect(world.shown()).toBe('Start');
  });

  it('takes an unknown store for the default [spec 2.3]', async () => {
    expect((await at('/home?store=moon')).history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
  });

  it('does not lead to a saved store that is no longer installed [spec 2.3]', async () => {
    const world = await at('/home', { localStorage: memoryStorage({ store: 'VA' }) });
    expect(world.history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
  });

  it('says that a known store is not installed [spec 2.2]', async () => {
    const world = await at('/home?Store=va');
    expect(world.storefront.unavailable.get()).toMatchObject({ name: 'VA', diagnostics: [{ code: 'STORE_NOT_INSTALLED' }] });
    expect(world.localStorage.get('store')).toBeNull();
  });
});

describe('pages', () => {
  it('below /ws are those of services, with the query of the address [spec 2.5, 2.26]', async () => {
    const world = await at('/ws/search/advantage_search?q=toner&category=1&category=2');
    expect(world.shown()).toBe('Search');
    expect(world.server.asked('/search/advantage_search')[0]?.query.toString()).toBe('q=toner&category=1&category=2');
  });

  it('of a path that the contract does not know are an Unexpected request [spec 7.4]', async () => {
    expect(content(await at('/ws/no/such'))).toMatchObject({ kind: 'display', title: 'Unexpected request' });
  });

  it('of catalog/product_detail.do lead on with query and fragment, without the server’s map [spec 2.18]', async () => {
    const world = await at('/catalog/product_detail.do?productId=1#terms');
    expect(world.history.urls).toEqual(['/ws/catalog/product_detail?productId=1#terms']);
    expect(world.server.log).toEqual(['GET /catalog/product_detail']);
  });
});

describe('an address that another page of the web leads to', () => {
  const changing = Object.entries(serviceTable).filter(([, service]) => service.method === 'POST' || ('changesState' in service && service.changesState));
  const known = ['/login/mfa_sign_in', '/login/sign_out', '/login/unregister_smart_card', '/main/end_session', '/main/extend_session', '/cart/addCart'];

  it('sends nothing of what the contract declares to change something, for a buyer who is signed in', async () => {
    expect(changing.map(([path]) => path)).toEqual(expect.arrayContaining(known));
    for (const [path] of changing.filter(([name]) => name !== '/login/sign_in')) {
      const world = await at(`/ws${path}?confirmLogout=true&confirm=true`, { localStorage: memoryStorage({ access_token: 'a', id_token: 'b' }) });
      // The header of an error page asks who is here.
      expect([path, world.server.log.filter((call) => call !== 'GET /main/session'), world.localStorage.get('access_token')]).toEqual([path, [], 'a']);
      expect(content(world), path).toMatchObject({ kind: 'display' });
    }
  });

  it('asks whether to sign out, and one press does it; a reload shows the answer and sends nothing', async () => {
    const server = pages().on('/login/sign_out', answered('SignedOff'));
    const world = await at('/ws/login/sign_out?confirmLogout=true', { server, localStorage: memoryStorage({ access_token: 'a' }) });
    expect(world.shown()).toBe('Sign out?');
    await world.storefront.send('/login/sign_out', { query: { confirmLogout: 'true' }, replace: true });
    expect([world.shown(), world.localStorage.get('access_token')]).toEqual(['Signed off', null]);
    expect([(await reload(world)).shown(), server.asked('/login/sign_out').length]).toEqual(['Signed off', 1]);
  });

  it('that has no question of its own is not found', async () => {
    expect(content(await at('/ws/login/unregister_smart_card'))).toMatchObject({ path: '/404', message: notFound('/ws/login/unregister_smart_card') });
  });

  it('takes part in no sign-in that it leads to', async () => {
    const world = await at('/ws/login/sign_in', { localStorage: memoryStorage({ access_token: 'a', id_token: 'b' }) });
    expect([world.shown(), world.server.log, world.left, world.localStorage.get('access_token')]).toEqual(['Sign in again?', [], [], 'a']);
  });
});

describe('404', () => {
  it('says which page does not exist [spec 2.9, 2.10, 8.19]', async () => {
    expect(content(await at('/404?url=/old/page'))).toMatchObject({ kind: 'display', title: 'Page Not Found', message: notFound('/old/page') });
  });

  it.each(['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '//evil.test', "'\"><script>", '\u0000\u202Egnp.exe'])('names %j as text and follows it nowhere [spec 2.10]', async (url) => {
    const world = await at(`/404?url=${encodeURIComponent(url)}`);
    expect(content(world)).toMatchObject({ kind: 'display', path: '/404', message: notFound(url) });
    expect([world.left, world.server.log]).toEqual([[], []]);
  });

  it.each(['/no/such?x=1', '/gone.do;a=b?x=1#y', '/%2e%2e/gone.do', '//evil.test/x.do'])('shows at %s, which stays in the address bar [spec 2.19, 2.22]', async (url) => {
    const world = await at(url, { server: pages().on('/main/struts_ng_url_map', answered('Success', { map: [], allowedHosts: [] })) });
    const [shown] = world.history.urls;
    expect(content(world)).toMatchObject({ path: '/404', message: notFound(shown ?? '') });
    expect(content(world)).toHaveProperty('query', new URLSearchParams({ url: shown ?? '' }));
    expect([world.history.urls, world.left]).toEqual([[shown], []]);
  });

  it('asks for no map where an address is none of the former application’s [spec 2.20]', async () => {
    expect((await at('/no/such')).server.log).toEqual([]);
  });
});

describe('addresses of the former application', () => {
  const map = [
    { from: '/s/search.do', to: '/search/advantage_search' },
    { from: '/contractor/contractor_detail.do', to: '/cart/shopping_cart', keepAddress: true },
    { from: '/courses.do', to: 'https://training.example.gov/courses' },
    { from: '/loop.do', to: '/s/search.do' },
    { from: '/evil.do', to: 'https://evil.test/' },
    { from: '/script.do', to: 'javascript:alert(1)' },
    { from: '/slashes.do', to: '//evil.test' },
  ];
  const server = () => pages().on('/main/struts_ng_url_map', answered('Success', { map, allowedHosts: ['training.example.gov'] }));

  it('lead to the new page with what they carry [spec 2.20]', async () => {
    const world = await at('/s/search.do;jsessionid=1;q=toner?kind=products#top', { server: server() });
    expect(world.history.urls).toEqual(['/ws/search/advantage_search?kind=products&q=toner#top']);
    expect(world.server.asked('/search/advantage_search')[0]?.query.toString()).toBe('kind=products&q=toner');
  });

  it('may keep the old address in the address bar, after a reload too [spec 2.125]', async () => {
    const world = await at('/contractor/contractor_detail.do?contract=1', { server: server() });
    expect([world.shown(), world.history.urls]).toEqual(['Cart', ['/contractor/contractor_detail.do?contract=1']]);
    const again = await reload(world);
    expect([again.shown(), again.history.urls]).toEqual(['Cart', ['/contractor/contractor_detail.do?contract=1']]);
    expect(again.server.asked('/cart/shopping_cart').map(({ query }) => query.get('contract'))).toEqual(['1', '1']);
  });

  it('leave by a full navigation for an absolute target [spec 2.21]', async () => {
    expect((await at('/courses.do?x=1', { server: server() })).left).toEqual(['https://training.example.gov/courses?x=1']);
  });

  it.each(['/loop.do', '/evil.do', '/script.do', '/slashes.do'])('that the map leads astray (%s) are not found, and the operator learns why [spec 2.21, 2.22]', async (url) => {
    const logged: string[] = [];
    const logger = contribution(errorLoggerPoint, { log: ({ message }) => void logged.push(message) });
    const defaults = [...sampleDefaults.filter(({ point }) => point !== errorLoggerPoint), logger];
    const world = await at(url, { server: server(), defaults });
    expect(content(world)).toMatchObject({ path: '/404' });
    expect([world.history.urls, world.left]).toEqual([[url], []]);
    expect(logged).toEqual([expect.stringContaining(`${url} leads to`)]);
  });

  it('lead nowhere when the map is none', async () => {
    for (const attributes of [{}, { map: 'x' }, { map: [null, 1, { from: '/s/search.do' }] }, { map, allowedHosts: 'evil.test' }]) {
      const world = await at('/evil.do', { server: pages().on('/main/struts_ng_url_map', answered('Success', attributes)) });
      expect([content(world), world.left]).toMatchObject([{ path: '/404' }, []]);
    }
  });
});

describe('parameters of any entry address', () => {
  it.each(['/ws/cart/shopping_cart', '/home', '/ds/anything', '/s/search.do'])('auth=MFA at %s clears the stored auth flag, once [spec 2.23]', async (path) => {
    const localStorage = memoryStorage({ auth: 'x' });
    const world = await at(`${path}?auth=MFA`, { localStorage });
    expect(localStorage.get('auth')).toBeNull();
    expect(world.history.urls.join()).not.toContain('auth');
    localStorage.set('auth', 'y');
    await reload(world);
    expect(localStorage.get('auth')).toBe('y');
  });

  it('any other auth leaves the flag alone [spec 2.23]', async () => {
    const localStorage = memoryStorage({ auth: 'x' });
    await at('/ws/cart/shopping_cart?auth=other', { localStorage });
    expect(localStorage.get('auth')).toBe('x');
  });

  it('sso begins silent sign-on, and neither reload nor Back begins it again [spec 2.23]', async () => {
    const world = await at('/ws/cart/shopping_cart?sso=1&x=2');
    const [left = ''] = world.left;
    expect(new URL(left).searchParams.get('prompt')).toBe('none');
    expect(world.history.urls).toEqual(['/ws/cart/shopping_cart?x=2']);
    expect(JSON.parse(world.sessionStorage.get('pendingRoute') ?? '{}')).toMatchObject({ route: { kind: 'page', url: '/ws/cart/shopping_cart?x=2' } });
    const again = await reload(world);
    expect([again.left, again.shown()]).toEqual([[], 'Cart']);
  });

  it.each(['/ws/cart/shopping_cart?sso=0', '/ws/cart/shopping_cart?sso', '/pkce/callback?sso=1', '/pkce/logout?sso=1'])('%s begins none [spec 2.23]', async (url) => {
    expect((await at(url)).left).toEqual([]);
  });

  it('sso of somebody who is signed in begins none [spec 2.23]', async () => {
    const world = await at('/ws/cart/shopping_cart?sso=1', { localStorage: memoryStorage({ access_token: 'token' }) });
    expect([world.left, world.shown(), world.history.urls]).toEqual([[], 'Cart', ['/ws/cart/shopping_cart']]);
  });
});

describe('the way back from the identity server', () => {
  const signOut = () => pages().on('/login/sign_out', answered('LogoutFromAuthServer', { endSessionURL: 'https://login.example.gov/end' }));
  const buyer = () => memoryStorage({ access_token: 'a', id_token: 'b', oktaUserLogin: 'c', userinfo: '{}' });
  const identityKeys = ['access_token', 'id_token', 'oktaUserLogin'];

  it('pkce/logout of a buyer who is signed in asks; a press clears the local session and logs out, and the address becomes that of home [spec 2.15]', async () => {
    const localStorage = buyer();
    const world = await at('/pkce/logout?state=1', { server: signOut(), localStorage });
    expect([world.shown(), world.server.log, localStorage.get('access_token')]).toEqual(['Sign out?', [], 'a']);
    await world.storefront.send('/login/sign_out', { query: { confirmLogout: 'true' }, replace: true });
    expect([identityKeys.map((key) => localStorage.get(key)), world.left]).toEqual([[null, null, null], ['https://login.example.gov/end']]);
    let release = () => {};
    const server = signOut().on('/main/start_page', () => new Promise((resolve) => { release = () => resolve(answered('Success')); }));
    const back = createWorld({ url: '/pkce/logout?state=1', server, localStorage });
    await back.storefront.prepare(back.storefront.chooseStore(), null);
    void back.storefront.start();
    await back.settle();
    expect(back.history.urls).toEqual(['/home']);
    release();
    await back.settle();
    expect([back.history.urls, server.log]).toEqual([['/ws/main/start_page?store=ADVANTAGE'], ['GET /main/start_page']]);
  });

  it('authenticate forgets the identity config and the tokens, then begins sign-in [spec 2.16]', async () => {
    const stale = { authorization_endpoint: 'https://stale.example.gov/auth', client_id: 'stale', issuer: 'https://stale.example.gov' };
    const localStorage = memoryStorage({ access_token: 'a', id_token: 'b', okta_config: JSON.stringify(stale) });
    const world = await at('/authenticate', { localStorage });
    expect([world.shown(), world.server.log, localStorage.get('access_token'), world.left]).toEqual(['Sign in again?', [], 'a', []]);
    world.storefront.openUrl('/authenticate');
    await world.settle();
    expect(new URL(world.left[0] ?? '').origin).toBe('https://login.example.gov');
    expect([localStorage.get('access_token'), localStorage.get('id_token')]).toEqual([null, null]);
  });
});
