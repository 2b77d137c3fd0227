import { usd, type Envelope } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import { describe, expect, it, vi } from 'vitest';
import type { WebAssets } from './document/assets.ts';
import { createHash } from 'node:crypto';
import { builtInStores, chooseStoreName, developmentPage, importMapOf, publicPage, render, type ShippedStore } from './render.tsx';

const assets: WebAssets = {
  manifest: {
    'src/starter/starter.ts': { file: 'assets/starter-1.js' },
    'src/browser.tsx': { file: 'assets/browser-1.js', imports: ['_react.js', '_vendor.js'] },
    '_react.js': { file: 'assets/react-1.js' },
    '_vendor.js': { file: 'assets/vendor-1.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base-1.js' },
  },
  integrity: { 'assets/browser-1.js': 'sha384-abc', 'assets/starter-1.js': 'sha384-jkl' },
  hosting: { manifest: { 'src/hosting.tsx': { file: 'assets/hosting/hosting-1.js' } }, integrity: { 'assets/hosting/hosting-1.js': 'sha384-def' } },
  sharedModules: { imports: { react: '/assets/hosting/react-1.js' }, integrity: { '/assets/hosting/react-1.js': 'sha384-ghi' } },
  development: {
    manifest: { 'src/hosting.tsx': { file: 'assets/development/hosting-1.js' } },
    integrity: {},
    sharedModules: { imports: { react: '/assets/development/react-1.js' }, integrity: {} },
  },
};
const visitor = {
  storeID: 0, storeName: 'ADVANTAGE', ipAddress: '192.0.2.1', loggedIn: false, appServerID: 'test',
  firstName: null, lastName: null, agencyCode: null, sessionTimeout: null, cartSummary: { lineCount: 2, subtotal: usd(1999) },
};
const page = (url: string, envelope: Envelope | null, storeName = 'ADVANTAGE', hostStore: string | null = null, shipped: ShippedStore | 'broken' | null = null) => {
  const onError = vi.fn();
  const first = envelope === null ? null : { path: new URL(url, 'http://page').pathname.replace(/^\/ws/, ''), envelope };
  return render({ url, storeName, hostStore, first, nonce: 'bm9uY2U=', assets, shipped, onError }).then((rendered) => ({ ...rendered, onError }));
};

/** Answers that only the Global Supply stores give (specification, section 2). */
const isOfGlobalSupply = (path: string, responseName: string): boolean =>
  ['/ggs/start_page', '/usmc/start_page', '/ggs/information/help', '/information/tutorial', '/ggs/profile/registration'].includes(path) || ['SearchResults', 'BrowsePage', 'Failure'].includes(responseName);

/** Every example of every page that the server renders. */
const cases = services
  .filter((service) => service.rendered === true)
  .flatMap(({ path, responses }) =>
    Object.entries(responses).flatMap(([responseName, { examples }]) =>
      Object.entries(examples).map(([name, attributes]) => ({ path, responseName, name, attributes })),
    ),
  );

describe('a public page', () => {
  it.each(cases)('$path $responseName ($name) has its content and its answer in the document', async ({ path, responseName, attributes }) => {
    const store = isOfGlobalSupply(path, responseName) ? { storeID: 3, storeName: 'FSS' } : { storeID: 0, storeName: 'ADVANTAGE' };
    const envelope: Envelope = { responseType: 'SUCCESS', responseName, attributes: { ...attributes, ...visitor, ...store } };
    const { status, headers, html, onError } = await page(`/ws${path}?q=toner&productId=1`, envelope, store.storeName);
    expect(onError).not.toHaveBeenCalled();
    expect(status).toBe(responseName === 'NotFound' ? 404 : 200);
    expect(headers['content-type']).toContain('text/html');
    expect(html).toMatch(/<h1[ >]/);
    const embedded = /<script type="application\/json" id="first-answer"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
    expect(JSON.parse(embedded)).toEqual(JSON.parse(JSON.stringify(envelope)));
  });

  it('holds nothing that the content policy forbids: no inline style, no inline script, styles with the nonce', async () => {
    const [first] = cases;
    const envelope: Envelope = { responseType: 'SUCCESS', responseName: first?.responseName ?? '', attributes: { ...first?.attributes, ...visitor } };
    const { html } = await page(`/ws${first?.path ?? ''}`, envelope);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(html.match(/<style/g)?.length).toBe(html.match(/<style data-emotion="[^"]+"(?: data-rules="[^"]+")? data-s nonce="bm9uY2U="/g)?.length);
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="module" src="/assets/starter-1.js" fetchpriority="low" integrity="sha384-jkl">',
      '<script type="module" src="/assets/react-1.js">',
      '<script type="module" src="/assets/vendor-1.js">',
      '<script type="module" src="/assets/browser-1.js" integrity="sha384-abc">',
      `<script type="application/json" id="first-answer" data-path="${first?.path ?? ''}">`,
    ]);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('asks for its first script alone: the others wait in a template until it is painted', async () => {
    const [first] = cases;
    const envelope: Envelope = { responseType: 'SUCCESS', responseName: first?.responseName ?? '', attributes: { ...first?.attributes, ...visitor } };
    const { html } = await page(`/ws${first?.path ?? ''}`, envelope);
    const waiting = /<template id="scripts">(.*?)<\/template>/.exec(html)?.[1] ?? '';
    expect(waiting.match(/assets\/\w+-1\.js/g)).toEqual(['assets/react-1.js', 'assets/vendor-1.js', 'assets/browser-1.js', 'assets/base-1.js']);
    expect(html.replace(waiting, '').match(/assets\/[\w-]+\.js/g)).toEqual(['assets/starter-1.js']);
  });

  it('a shell of a page that will be bare has no search and no footer, in both looks [spec 2.97]', async () => {
    for (const storeName of ['ADVANTAGE', 'FSS']) {
      const bare = (await page('/ws/aacassignment/aac_approval?key=1', null, storeName)).html;
      const other = (await page('/ws/cart/shopping_cart', null, storeName)).html;
      expect([bare, other].map((html) => [/role="search"|<search/.test(html), /<footer/.test(html), /<main/.test(html)]), storeName).toEqual([[false, false, true], [true, true, true]]);
    }
  });

  it('a shell asks for all of its scripts at once: it shows nothing before they have run', async () => {
    const { html } = await page('/ws/cart/shopping_cart', null);
    expect(html).not.toContain('<template');
    expect(html).toContain('stays empty without it');
    expect(html.match(/assets\/\w+-1\.js/g)).toEqual(['assets/starter-1.js', 'assets/react-1.js', 'assets/vendor-1.js', 'assets/base-1.js', 'assets/browser-1.js']);
  });

  it('has the stylesheet of its theme in the head, if that has one: nothing is painted before it [spec 9.13]', async () => {
    const head = async (storeName: string) => (await page('/home', null, storeName)).html.split('</head>')[0] ?? '';
    expect((await head('FSS')).match(/<link rel="stylesheet" href="[^"]*adv12[^"]*\.css"/g)).toHaveLength(1);
    expect((await head('USMC')).match(/<link rel="stylesheet" href="[^"]*adv12[^"]*\.css"/g)).toHaveLength(1);
    expect(await head('VA')).not.toContain('stylesheet');
  });

  it('tells the browser which store the operator gave the host to [spec 4.1]', async () => {
    expect((await page('/home', null, 'ADVANTAGE', 'FSS')).html).toContain('<html lang="en" data-store="ADVANTAGE" data-host-store="FSS">');
    expect((await page('/home', null)).html).toContain('<html lang="en" data-store="ADVANTAGE">');
  });

  it('text of the catalog stays text', async () => {
    const attack = '</script><img src=x onerror=alert(1)>';
    const attributes = { ...visitor, productId: attack, q: attack, suggestions: [], near: [], filtersApplied: false, problem: null, kind: null };
    const { html } = await page('/ws/search/advantage_search?q=x', { responseType: 'SUCCESS', responseName: 'ZeroResults', attributes });
    expect(html).not.toContain(attack);
    expect(html).not.toContain('<img src=x');
  });

  it('follows a redirect with the status of one', async () => {
    const { status, headers } = await page('/ws/search/advantage_search?q=006R90321', { responseType: 'REDIRECT', redirectURL: '/catalog/product_detail?productId=1' });
    expect([status, headers['location']]).toEqual([302, '/ws/catalog/product_detail?productId=1']);
  });

  it('that fails is a shell: the browser asks for itself', async () => {
    const { status, html, onError } = await page('/ws/search/advantage_search', { responseType: 'SUCCESS', responseName: 'Success', attributes: { results: 'broken' } });
    expect(onError).toHaveBeenCalledOnce();
    expect(status).toBe(200);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('first-answer');
  });
});

describe('each store', () => {
  it.each(builtInStores)('%s has a way to the others on its pages', async (storeName) => {
    expect((await page('/ws/checkout/checkout_review', null, storeName)).html).toMatch(/<footer.*href="\/ws\/main\/stores"[^>]*>Change store<\/a>.*<\/footer>/s);
  });

  it('is in the list of stores by its name, and the present one says so', async () => {
    const attributes = { ...visitor, stores: [{ name: 'ADVANTAGE' }, { name: 'HARBOR' }] };
    const { html } = await page('/ws/main/stores', { responseType: 'SUCCESS', responseName: 'Success', attributes });
    expect(html).toMatch(/href="\/home\?store=HARBOR"/);
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/home\?store=ADVANTAGE"|<a[^>]*href="\/home\?store=ADVANTAGE"[^>]*aria-current="true"/);
  });
});

describe('home', () => {
  it.each(['/', '/home?store=advantage'])('%s has the content of the start page, and its answer', async (url) => {
    const startPage = cases.find(({ path, responseName }) => path === '/main/start_page' && responseName === 'Success');
    const envelope: Envelope = { responseType: 'SUCCESS', responseName: 'Success', attributes: { ...startPage?.attributes, ...visitor } };
    const { status, html } = await render({ url, storeName: 'ADVANTAGE', hostStore: null, first: { path: '/main/start_page', envelope }, nonce: 'bm9uY2U=', assets });
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toContain('id="first-answer" data-path="/main/start_page"');
    expect(html).not.toContain('aria-busy="true"');
  });
});

describe('the page of an address that is none of ours', () => {
  it.each(['/no/such', '/old/nothing.do?x=1', '/404?url=%2Fno%2Fsuch'])('%s names it, and keeps header, search and cart, without a script [spec 2.10]', async (url) => {
    const envelope: Envelope = { responseType: 'SUCCESS', responseName: 'Success', attributes: { ...visitor } };
    const { status, html } = await render({ url, storeName: 'ADVANTAGE', hostStore: null, first: { path: '/404', envelope }, nonce: 'bm9uY2U=', assets });
    expect(status).toBe(404);
    expect(html).toContain("Sorry, we can&#x27;t find the page you were looking for.");
    const text = html.replaceAll(/<!-- -->|<[^>]*>/g, '');
    expect(text).toContain(`Page ${url.startsWith('/404') ? '/no/such' : url} does not exist.`);
    expect(text).toContain('Cart (2) items');
    expect(html).toContain('role="search"');
    expect(html).toContain('data-path="/404"');
  });
});

describe('any other page', () => {
  it.each(['/ws/checkout/checkout_review', '/s/search.do', '/pkce/callback?code=1&state=2'])('%s is a shell with a skeleton', async (url) => {
    const { status, html } = await page(url, null);
    expect(status).toBe(200);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('first-answer');
  });

  it('an unknown address has the status of one, however odd it is', async () => {
    for (const url of ['/no/such', '//other.test/x', '/%', '/%00', '/<script>']) expect((await page(url, null)).status).toBe(404);
    expect((await page('/old/page.do', null)).status).toBe(200);
  });

  it('of a store that is not installed says what is missing', async () => {
    const { status, html } = await page('/ws/main/start_page', null, 'ELSEWHERE');
    expect(status).toBe(503);
    expect(html).toContain('STORE_NOT_INSTALLED in the store list: The store ELSEWHERE is not installed (installed: ADVANTAGE, VITM, ');
  });
});

const harbor: ShippedStore = {
  name: 'HARBOR', number: 11, version: '1.2.0', entry: 'dist/store.js',
  files: [{ path: 'dist/store.js', integrity: 'sha384-one' }, { path: 'dist/assets/more-1.js', integrity: 'sha384-two' }, { path: 'dist/assets/logo.svg', integrity: 'sha384-three' }],
};

describe('the page of a store that its owner ships alone', () => {
  const answer: Envelope = { responseType: 'SUCCESS', responseName: 'Success', attributes: { text: '</script>' } };

  it('is a shell with the answer, the store’s own module and nothing of another store', async () => {
    const { status, html } = await page('/ws/main/start_page', answer, 'HARBOR', null, harbor);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en" data-store="HARBOR">');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('<noscript>');
    expect(html).toContain('<title>HARBOR</title>');
    expect(html).toContain('<link rel="modulepreload" href="/stores/harbor/1.2.0/dist/store.js" fetchpriority="low" integrity="sha384-one">');
    const data = /id="shipped-store">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
    expect(JSON.parse(data)).toEqual({ name: 'HARBOR', number: 11, version: '1.2.0', entry: '/stores/harbor/1.2.0/dist/store.js' });
    expect(JSON.parse(/id="first-answer"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null')).toEqual(answer);
    expect(html).not.toMatch(/ADVANTAGE|assets\/browser/);
  });

  it('links the stylesheet that the build put beside the module, and nothing where there is none', async () => {
    const styled = { ...harbor, files: [...harbor.files, { path: 'dist/store.css', integrity: 'sha384-four' }] };
    expect((await page('/home', null, 'HARBOR', null, styled)).html).toContain('<link rel="stylesheet" href="/stores/harbor/1.2.0/dist/store.css" integrity="sha384-four">');
    expect((await page('/home', null, 'HARBOR', null, harbor)).html).not.toContain('store.css');
  });

  it('has one inline script, the import map, before anything that loads a module, and its hash for the policy', async () => {
    const { html, scriptSources } = await page('/home', null, 'HARBOR', null, harbor);
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(map)).toEqual({
      imports: { react: '/assets/hosting/react-1.js' },
      integrity: { '/assets/hosting/react-1.js': 'sha384-ghi', '/stores/harbor/1.2.0/dist/store.js': 'sha384-one', '/stores/harbor/1.2.0/dist/assets/more-1.js': 'sha384-two' },
    });
    expect(scriptSources).toEqual([`'sha256-${createHash('sha256').update(map).digest('base64')}'`]);
    expect(html.indexOf('importmap')).toBeLessThan(html.search(/<link rel="modulepreload"|<script type="module"/));
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="importmap">',
      '<script type="module" src="/assets/hosting/hosting-1.js" fetchpriority="low" integrity="sha384-def">',
      '<script type="application/json" id="shipped-store">',
    ]);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('leaves it to the browser to follow a redirect', async () => {
    const { status, html } = await page('/ws/main/start_page', { responseType: 'REDIRECT', redirectURL: '/main/home' }, 'HARBOR', null, harbor);
    expect([status, html.includes('first-answer')]).toEqual([200, false]);
  });

  it('that cannot be shown is a page that needs no script, with two ways on', async () => {
    const { status, html, scriptSources } = await page('/ws/main/start_page?store=harbor&q="><b>', null, 'HARBOR', null, 'broken');
    expect([status, scriptSources, html.match(/<script/g)]).toEqual([503, [], null]);
    expect(html).toContain('<h1 class="css-');
    expect(html).toContain('The store HARBOR is not available');
    expect(html).toContain('href="/ws/main/start_page?store=harbor&amp;q=%22%3E%3Cb%3E"');
    expect(html).toContain('href="/home?store=ADVANTAGE"');
    expect((await page('//other.test/x?store=harbor', null, 'HARBOR', null, 'broken')).html).toContain('href="/other.test/x?store=harbor"');
  });

  it('is the only one with an import map: every other page knows nothing of it', async () => {
    const { html, scriptSources } = await page('/home', null);
    expect([html.includes('importmap'), html.includes('shipped-store'), scriptSources]).toEqual([false, false, []]);
    expect(importMapOf(assets, null)).toEqual(assets.sharedModules);
  });
});

describe('the page of a store in development', () => {
  const { html, scriptSources } = developmentPage({ name: 'QUAY', number: 100, nonce: 'n0nce', assets });

  it('is an outline with the development build of the host, and no module of any store', () => {
    expect(html).toContain('<html lang="en" data-store="QUAY">');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="importmap">', '<script type="module" src="/assets/development/hosting-1.js" fetchpriority="low">', '<script type="application/json" id="shipped-store">']);
    expect(JSON.parse(/id="shipped-store">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')).toEqual({ name: 'QUAY', number: 100, version: '0.0.0-development', entry: '' });
    expect(html).not.toMatch(/assets\/hosting|assets\/browser|first-answer|\sstyle="/);
  });

  it('tells the hash of its import map, which is that of the host', () => {
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(map)).toEqual({ imports: { react: '/assets/development/react-1.js' }, integrity: {} });
    expect(scriptSources).toEqual([`'sha256-${createHash('sha256').update(map).digest('base64')}'`]);
  });
});

describe('what the server asks before it renders', () => {
  const asked = (url: string, site: { readonly storeName?: string; readonly isShipped?: boolean } = {}) =>
    publicPage(url, { storeName: 'VA', isShipped: false, startPath: '/va/start_page', formerAddresses: [{ from: '/s/search.do', to: '/search/advantage_search' }], ...site });

  it('which service a public page needs', async () => {
    expect(await asked('/ws/search/advantage_search?q=toner')).toMatchObject({ path: '/search/advantage_search', service: '/search/advantage_search' });
    expect((await asked('/ws/search/advantage_search?q=toner'))?.query.get('q')).toBe('toner');
    for (const url of ['/', '/home', '/home?store=va&sso=1']) expect(await asked(url)).toEqual({ path: '/va/start_page', service: '/va/start_page', query: new URLSearchParams({ store: 'VA' }) });
    for (const url of ['/nowhere', '/404?url=/x', '/old/nothing.do', '//other.test/x.do']) expect(await asked(url)).toMatchObject({ path: '/404', service: '/main/session' });
    for (const url of ['/ws/cart/shopping_cart', '/ws/information/comment_form', '/ws/no/such', '/ws/constructor', '/s/search.do;jsessionid=1?q=x', '/catalog/product_detail.do', '/ds/x']) expect(await asked(url)).toBeNull();
  });

  it('help is a page of the stores that load it: from its address in Global Supply the browser goes on to the help of that store [spec 6.6, 7.26]', async () => {
    expect(await asked('/ws/information/help?key=cart')).toEqual({ path: '/information/help', service: '/information/help', query: new URLSearchParams({ key: 'cart' }) });
    expect(await asked('/ws/information/help', { storeName: 'FSS' })).toBeNull();
    expect(await asked('/ws/ggs/information/help', { storeName: 'FSS' })).toMatchObject({ path: '/ggs/information/help' });
  });

  it('a page of information has the key of the store’s theme', async () => {
    const keyIn = async (storeName: string) => (await asked('/ws/information/page?keyName=PIV_CAC_HELP', { storeName }))?.query.get('keyName');
    expect([await keyIn('ADVANTAGE'), await keyIn('FSS')]).toEqual(['ux_ui/PIV_CAC_HELP', 'PIV_CAC_HELP']);
  });

  it.each(['/ws/information/help', '/ws/information/page?keyName=PIV_CAC_HELP'])('nothing of a store whose owner ships it alone, nor of one that is not there: %s', async (url) => {
    expect([await asked(url, { isShipped: true }), await asked(url, { storeName: 'ELSEWHERE' })]).toEqual([null, null]);
  });

  it('which store', () => {
    expect(chooseStoreName({ query: new URLSearchParams('store=advantage') })).toBe('ADVANTAGE');
  });
});
