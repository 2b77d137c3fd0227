import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '@quartermaster/core/shared-modules';
import { openPool } from '@quartermaster/database';
import { callAsPage } from '../support/api-as-page.ts';
import { addFirstResult, expect, searchFor, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { origin } from '../support/origin.ts';
import { seen, ship, stores, storeSource, type OwnStore } from '../support/shipped-store.ts';

const startPage = '/ws/main/start_page';
const startOf = ({ name }: OwnStore): string => `${startPage}?store=${name}`;
const logo = (page: Page) => page.locator('[data-logo]').first();
const unavailable = ({ name }: OwnStore) => ({ level: 1, name: `The store ${name} is not available` }) as const;

/** The store of the document that the server sends for an address, which looks at its list every half second. */
const storeShownAt = async (page: Page, address: string) => /<html[^>]* data-store="(\w+)"/.exec(await (await page.request.get(address)).text())?.[1];

const database = () => openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });

async function inDatabase(statement: string, values: unknown[]): Promise<void> {
  const pool = database();
  await pool.query(statement, values);
  await pool.end();
}

/** The reasons that the server's log gives for a store. */
function logged({ name }: OwnStore): string {
  const folder = process.env['E2E_LOG_DIR'] ?? '';
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.includes(`"store":"${name}"`) && line.includes('"why":'))
    .join('\n');
}

/** Violations of the content policy, as the browser reports them to the page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => Reflect.apply(Reflect.get(window, 'tellViolation'), null, [`${violatedDirective} ${blockedURI}`]));
  });
  return violations;
}

test.describe('a store that its owner ships alone', () => {
  test('goes live in the running marketplace, is used, and follows its versions while open pages go on', async ({ page, context }) => {
    const harbor = { name: 'HARBOR', number: 61 };
    const violations = await watchPolicy(page);
    const policyBefore = (await page.request.get(startPage)).headers()['content-security-policy']?.replaceAll(/'nonce-[^']+'/g, '');
    const zero = `screen({ path: '/search/advantage_search', responseName: 'ZeroResults', title: 'Nothing', layout: 'index', load: () => import('./Zero.tsx') })`;
    const sources = (version: string) => ({
      'src/index.tsx': storeSource(harbor, version, { overrides: zero }),
      'src/Zero.tsx': `export default function Zero() { return <h1>Nothing here, says ${version}</h1>; }`,
    });
    await ship(harbor, { version: '1.0.0', sources: sources('1.0.0') });

    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(startOf(harbor));
    await expect(logo(page)).toHaveText('HARBOR 1.0.0');
    await expect(logo(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('Welcome to HARBOR').first()).toBeVisible();
    expect(loaded.filter((path) => path.startsWith('/stores/'))).toEqual(['/stores/harbor/1.0.0/dist/store.js']);
    // One React, one Emotion, one engine: each of their files once, none of the ordinary build, and what a store imports is what the app runs on.
    const scripts = loaded.filter((path) => path.endsWith('.js') && !path.startsWith('/stores/'));
    expect(scripts.filter((path) => !path.startsWith('/assets/hosting/'))).toEqual([]);
    for (const part of ['react', 'vendor', 'shared']) expect(scripts.filter((path) => new RegExp(`/${part}-[\\w-]{8}\\.js$`).test(path)), part).toHaveLength(1);
    expect(await page.locator('style[data-emotion="css"]').evaluateAll((tags) => tags.every((tag) => (tag as HTMLStyleElement).nonce !== ''))).toBe(true);

    const given = (await (await page.request.get('/stores/import-map.json?store=HARBOR')).json()) as { imports: Record<string, string>; integrity: Record<string, string> };
    expect(Object.keys(given.imports)).toEqual([...sharedModules]);
    expect(given.integrity['/stores/harbor/1.0.0/dist/store.js']).toMatch(/^sha384-/);

    await searchFor(page, 'toner');
    await addFirstResult(page);
    await page.goto('/ws/cart/shopping_cart');
    await expect(logo(page)).toHaveText('HARBOR 1.0.0');
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    await expect(page.getByText(/Subtotal/).first()).toBeVisible();
    // The document of an address without a store is for the one that this browser showed last (decision 0113).
    expect(await (await page.request.get('/ws/cart/shopping_cart')).text()).toContain('data-store="HARBOR"');

    await ship(harbor, { version: '1.1.0', sources: sources('1.1.0') });
    const other = await context.newPage();
    await other.goto(startOf(harbor));
    await expect(logo(other)).toHaveText('HARBOR 1.1.0');
    // The open page goes on with what it has, also with what it has not loaded yet.
    await searchFor(page, 'zzqqxxzz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here, says 1.0.0');

    await stores('rollback', harbor.name);
    await seen(harbor, '1.0.0');
    await other.goto(startOf(harbor));
    await expect(logo(other)).toHaveText('HARBOR 1.0.0');

    // Back in a store that is built with the web: another document, without anything of this one.
    await page.goto('/home?store=ADVANTAGE');
    await expect(page).toHaveURL(/store=ADVANTAGE/);
    expect(await page.locator('script[type=importmap]').count()).toBe(0);
    const policyAfter = (await page.request.get(startPage)).headers()['content-security-policy']?.replaceAll(/'nonce-[^']+'/g, '');
    expect([policyAfter, violations]).toEqual([policyBefore, []]);
  });

  test('lets a buyer sign in, takes them back to it, and keeps their cart', async ({ page, account }) => {
    const haven = { name: 'HAVEN', number: 71 };
    const violations = await watchPolicy(page);
    await ship(haven, { version: '1.0.0' });
    await page.goto(`/ws/search/advantage_search?q=toner&store=${haven.name}`);
    await expect(logo(page)).toHaveText('HAVEN 1.0.0');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signInAtIdentityServer(page, account);

    await expect(page).toHaveURL((url) => url.origin === origin && url.pathname === '/ws/search/advantage_search' && url.searchParams.get('q') === 'toner');
    await expect(logo(page)).toHaveText('HAVEN 1.0.0');
    await expect(page.getByRole('banner')).toContainText(account.givenName);
    const product = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await addFirstResult(page);
    await page.getByRole('banner').getByRole('link', { name: /Cart \(1/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
    await expect(logo(page)).toHaveText('HAVEN 1.0.0');

    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
    await expect(logo(page)).toHaveText('HAVEN 1.0.0');
    await expect(page.getByRole('banner')).toContainText(account.givenName);
    // The store's own page hands nothing of the host's to whatever runs in it.
    const reached = await page.evaluate(async () => ({
      tokens: [localStorage.getItem('access_token'), localStorage.getItem('id_token')],
      cookies: document.cookie,
      kept: [typeof indexedDB, typeof caches, typeof WebSocket, typeof Worker],
      calls: await fetch('/advantage/rs/main/session').then(() => 'answered', () => 'refused'),
    }));
    expect(reached).toEqual({ tokens: [null, null], cookies: '', kept: ['undefined', 'undefined', 'undefined', 'undefined'], calls: 'refused' });
    // A document beside it, of the same browser and origin, in which no store runs.
    const beside = await page.context().newPage();
    await beside.goto('/stores/import-map.json');
    const session = (store: string) => callAsPage(beside, { path: '/main/session', headers: { 'x-store': store } }).then(({ body }) => body?.attributes);
    expect(await session(haven.name)).toMatchObject({ storeName: haven.name, loggedIn: true, cartSummary: { lineCount: 1 } });
    expect(await session('ADVANTAGE'), 'each store has a cart of its own').toMatchObject({ storeName: 'ADVANTAGE', loggedIn: true, cartSummary: { lineCount: 0 } });
    expect(violations).toEqual([]);
  });

  test('that was saved and then removed locks no buyer out', async ({ page }) => {
    const pier = { name: 'PIER', number: 62 };
    await ship(pier, { version: '1.0.0' });
    await page.goto(startOf(pier));
    await expect(logo(page)).toHaveText('PIER 1.0.0');
    await page.goto(startPage);
    await expect(logo(page)).toHaveText('PIER 1.0.0');
    await expect(page.locator('html')).toHaveAttribute('data-store', 'PIER');
    await stores('remove', pier.name);
    await expect.poll(() => storeShownAt(page, startOf(pier)), { message: 'the server has heard of it' }).toBe('ADVANTAGE');
    await page.goto(startPage);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('store'))).toBe('ADVANTAGE');
    await expect(page).toHaveTitle(/ADVANTAGE/);
  });

  const spoiled = [
    { how: 'whose bytes were changed in the database', store: { name: 'WHARF', number: 63 }, change: "update marketplace.store_package_file set content = content || '\\x20' where store = $1", why: '"code":"STORE_FILES_CHANGED","why":"In version 1.0.0 this is not what was installed: dist/store.js.' },
    { how: 'that the marketplace has outgrown', store: { name: 'MOLE', number: 76 }, change: "update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"^0.0.9\"') where store = $1", why: '"code":"CORE_RANGE_UNSATISFIED"' },
  ];
  for (const { how, store, change, why } of spoiled) {
    test(`${how} shows a clear page, alone`, async ({ page }) => {
      await ship(store, { version: '1.0.0' });
      await page.goto(startOf(store));
      await expect(logo(page)).toHaveText(`${store.name} 1.0.0`);
      await inDatabase(change, [store.name]);
      await expect.poll(async () => (await page.request.get(startOf(store))).status(), { message: 'the server has heard of it' }).toBe(503);
      expect((await page.goto(startOf(store)))?.status()).toBe(503);
      await expect(page.getByRole('heading', unavailable(store))).toBeVisible();
      await expect.poll(() => logged(store)).toContain(why);
      await page.getByRole('link', { name: 'Go to ADVANTAGE' }).click();
      await expect(page).toHaveTitle(/ADVANTAGE/);
    });
  }

  const broken: readonly { readonly how: string; readonly store: OwnStore; readonly source: Parameters<typeof storeSource>[2]; readonly why: RegExp; readonly waits?: true }[] = [
    { how: 'says in its code alone that it was built for another core', store: { name: 'DOCK1', number: 64 }, source: { coreRange: '^9.0.0' }, why: /CORE_RANGE_UNSATISFIED/ },
    { how: 'throws when it is imported', store: { name: 'DOCK2', number: 65 }, source: { before: "if (typeof useState === 'function') throw new Error('broken at import');" }, why: /STORE_LOAD_FAILED.*broken at import/ },
    { how: 'overrides what there is not', store: { name: 'DOCK3', number: 66 }, source: { overrides: "screen({ path: '/main/start_page', responseName: 'AFLogin', title: 'x', layout: 'nowhere', load: () => import('./index.tsx') })" }, why: /LAYOUT_UNKNOWN|OVERRIDE_TARGET_MISSING/ },
    { how: 'throws while it renders', store: { name: 'DOCK4', number: 67 }, source: { overrides: "contribution(rootPoint, () => { throw new Error('broken root'); })" }, why: /STORE_FAILED.*broken root/ },
    { how: 'is never imported', store: { name: 'DOCK5', number: 68 }, source: { before: 'await new Promise(() => {});' }, why: /STORE_NOT_SETTLED/, waits: true },
    { how: 'never settles while it renders', store: { name: 'DOCK6', number: 69 }, source: { overrides: 'contribution(rootPoint, () => use(never))', before: 'const never = new Promise(() => {});' }, why: /STORE_NOT_SETTLED/, waits: true },
  ];
  for (const { how, store, source, why, waits } of broken) {
    test(`that ${how} shows a clear page and the server logs why, while the others go on`, async ({ page, browser }) => {
      await ship(store, { version: '1.0.0', sources: { 'src/index.tsx': storeSource(store, '1.0.0', source) } });
      if (waits) await page.clock.install();
      await page.goto(startOf(store), waits && { waitUntil: 'commit' });
      if (waits) {
        await expect(page.getByRole('status').first()).toHaveText(`Loading ${store.name}`);
        // Another browser: a tab of this one would end the session of the store while its page tells the server why it failed.
        const context = await browser.newContext();
        const other = await context.newPage();
        await other.goto(`${startPage}?store=ADVANTAGE`);
        await expect(other).toHaveTitle(/ADVANTAGE/);
        await context.close();
        await page.clock.runFor(15_100);
      }
      await expect(page.getByRole('heading', unavailable(store))).toBeVisible();
      await page.getByText('For the owner of this store').click();
      await expect(page.locator('code')).toHaveText(why);
      await expect.poll(() => logged(store)).toMatch(new RegExp(why.source.split('.*').at(-1) ?? ''));
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', startOf(store));
      await page.getByRole('link', { name: 'Go to ADVANTAGE' }).click();
      await expect(page).toHaveTitle(/ADVANTAGE/);
      await searchFor(page, 'toner');
    });
  }
});

test('a buyer’s download holds one store: the start page does not grow with a hundred stores that are shipped alone', async ({ browser }) => {
  /** Bytes of the document and of every script that it loads, as they are stored. */
  const sizes = async (): Promise<{ document: number; scripts: number; files: string[] }> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const bodies = new Map<string, number>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      reading.push(response.body().then((body) => void bodies.set(new URL(response.url()).pathname, body.length)));
    });
    const document = (await (await page.goto(`${startPage}?store=ADVANTAGE`))?.body())?.length ?? 0;
    // The screen for a lost connection is loaded when the browser is idle: on a busy machine after all else.
    await expect.poll(() => [...bodies.keys()].filter((path) => path.includes('/ErrorPage.screen-'))).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
    await context.close();
    return { document, scripts: [...bodies.values()].reduce((sum, size) => sum + size, 0), files: [...bodies.keys()].toSorted() };
  };
  const before = await sizes();
  const pool = database();
  await pool.query(`
    with stores as (insert into marketplace.store (name, number, hosts, shipped) select 'CROWD' || n, 1000 + n, array['crowd' || n || '.example.gov'], true from generate_series(1, 100) n returning name),
      contents as (select name, convert_to('export default ' || to_json(repeat(name, 4000))::text || ';', 'utf8') as content from stores),
      known as (insert into marketplace.store_version (store, version, digest) select name, '1.0.0', encode(sha256(convert_to('sha384-' || encode(sha384(content), 'base64') || ' dist/store.js' || chr(10), 'utf8')), 'hex') from contents returning store)
    insert into marketplace.store_package (store, version, package_name, integrity, manifest, installed_at)
    select store, '1.0.0', 'store-' || lower(store), 'sha512-' || repeat('A', 86) || '==', json_build_object('entry', 'dist/store.js', 'coreRange', '^0.1.0'), now() from known`);
  await pool.query(`
    insert into marketplace.store_package_file (store, version, path, content, media_type, integrity)
    select store, version, 'dist/store.js', content, 'text/javascript; charset=utf-8', 'sha384-' || encode(sha384(content), 'base64')
    from marketplace.store_package, lateral (select convert_to('export default ' || to_json(repeat(store, 4000))::text || ';', 'utf8') as content) made where store like 'CROWD%'`);
  await pool.query("update marketplace.store set active_version = '1.0.0' where name like 'CROWD%'");
  try {
    const page = await browser.newPage();
    await expect.poll(() => storeShownAt(page, `${startPage}?store=CROWD77`), { message: 'the stores are there' }).toBe('CROWD77');
    expect((await page.request.get('/stores/crowd77/1.0.0/dist/store.js')).headers()['content-type']).toContain('text/javascript');
    await page.close();
    const after = await sizes();
    console.log(`Start page with 0 and with 100 stores shipped alone: document ${before.document} and ${after.document} bytes, scripts ${before.scripts} and ${after.scripts} bytes in ${after.files.length} files.`);
    expect(after).toEqual(before);
  } finally {
    await pool.query("delete from marketplace.store where name like 'CROWD%'");
    await pool.end();
  }
});
