import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import semver from 'semver';
import { browserProgram } from '../support/browser-program.ts';
import { listDemoAccounts } from '../../tooling/start/demo-accounts.ts';
import { account } from '../support/account.ts';
import { developmentOrigin as development, identityOrigin, origin, webPort } from '../support/origin.ts';
import { addFirstResult, searchFor, signInAtIdentityServer } from '../support/steps.ts';
import { installNode, type OtherNode } from './support/other-node.ts';
import { startRegistry, type Registry } from './support/registry.ts';
import { run, type Ran } from './support/run.ts';
import { serveFolder } from './support/serve-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'store-owner-'));
const made = join(work, 'my-store');
const example = join(work, 'store-example');
const upstreamPort = webPort + 6;
const developed = `${development}/ws/main/start_page?store=EXAMPLE`;
const storeHost = 'example.localhost';
const children: ChildProcess[] = [];
let registry: Registry;
let node: OtherNode;

test.describe.configure({ mode: 'serial' });

/** The oldest Node that owners are promised: they have it, and nothing of this repository. */
const oldestNode = semver.minVersion(readFileSync(join(root, 'docs/writing-a-store.md'), 'utf8').match(/You need Node `([^`]+)`/)?.[1] ?? '')?.version ?? '';

test.beforeAll(async () => {
  [registry, node] = await Promise.all([startRegistry(join(work, 'registry')), installNode(join(work, 'oldest-node'), oldestNode)]);
});
test.afterAll(async () => {
  for (const child of children) child.kill();
  await registry.stop();
  rmSync(work, { recursive: true, force: true });
});

const ownersEnvironment = () => ({ ...registry.env, PATH: node.path, BROWSER_BIN: browserProgram() });
const owner = (folder: string, ...args: readonly string[]): Promise<Ran> => run(folder, ownersEnvironment(), 'npm', ...args);
const stores = (...args: readonly string[]): Promise<Ran> =>
  run(root, { ...registry.env, BROWSER_BIN: browserProgram(), DATABASE_URL: process.env['E2E_DATABASE_URL'] }, process.execPath, 'tooling/assemble/main.ts', ...args);

function succeeded({ code, out, complaint }: Ran): void {
  expect(code, `${out}\n${complaint}`).toBe(0);
}

const integrityOf = async (version: string): Promise<string> =>
  (await owner(example, 'view', `store-example@${version}`, 'dist.integrity', '--registry', registry.address)).out.trim();

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(example, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** Publishes the example as another version. */
async function publish(version: string): Promise<void> {
  change('package.json', /"version": "[^"]*"/, `"version": "${version}"`);
  succeeded(await owner(example, 'publish', '--registry', registry.address));
}

const add = async (version: string, ...more: readonly string[]): Promise<Ran> =>
  stores('add', `store-example@${version}`, '--integrity', await integrityOf(version), '--registry', registry.address, '--json', ...more);

/** A content policy without what is new for each answer: where the page may connect to, and everything else. */
function directives(policy: string): { readonly connect: string | undefined; readonly others: readonly string[] } {
  const all = policy.replaceAll(/'(nonce|sha256)-[^']+'/g, '$1').split('; ');
  return { connect: all.find((directive) => directive.startsWith('connect-src ')), others: all.filter((directive) => !directive.startsWith('connect-src ')) };
}

const startPage = (page: Page) => page.goto(`${origin}/ws/main/start_page?store=EXAMPLE`);

test('the packages are published', async () => {
  succeeded(await run(root, registry.env, process.execPath, 'tooling/publish/main.ts', 'publish', '--registry', registry.address));
});

test('on an older Node the command says in one sentence which one is needed', async () => {
  const older = await installNode(join(work, 'older-node'), '20.18.0');
  const refused = await run(work, { ...registry.env, PATH: older.path }, 'npm', 'create', '--yes', '@quartermaster/store@latest', 'my-store', '--', '--name', 'EXAMPLE', '--number', '100');
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/^A store needs Node \^22\.\d+\.0 .*, and this is Node 20\.18\.0\. Install .*\.$/m);
  expect(refused.complaint).not.toMatch(/SyntaxError|^\s+at /m);
  expect(existsSync(made)).toBe(false);
});

test('one command makes a store that installs, passes its tests and the rules, and builds', async () => {
  succeeded(await owner(work, 'create', '--yes', '@quartermaster/store@latest', 'my-store', '--', '--name', 'EXAMPLE', '--number', '100'));
  succeeded(await owner(made, 'install'));
  succeeded(await owner(made, 'test'));
});

/** Each story is the page that it says, drawn in the look of the store. */
async function looksAtStories(page: Page, catalogue: string): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  for (const [story, heading] of [['example--start-page', /Welcome/], ['example--cart', 'Shopping Cart']] as const) {
    await page.goto(`${catalogue}/iframe.html?id=${story}&viewMode=story`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('banner').getByRole('img', { name: 'EXAMPLE' })).toBeVisible();
  }
  expect(complaints).toEqual([]);
}

test('its stories show its pages when they are built', async ({ page }) => {
  succeeded(await owner(made, 'run', 'storybook:build'));
  const catalogue = await serveFolder(join(made, 'storybook-static'));
  try {
    await looksAtStories(page, catalogue.address);
  } finally {
    await catalogue.stop();
  }
});

test('its stories show its pages in development', async ({ page }) => {
  const catalogue = `http://localhost:${webPort + 8}`;
  children.push(spawn(node.program, ['node_modules/storybook/dist/bin/dispatcher.js', ...storybookArguments(), '-p', String(webPort + 8), '--no-open', '--exact-port'], { cwd: made, env: ownersEnvironment(), stdio: 'ignore' }));
  await expect(async () => expect((await page.request.get(catalogue)).ok()).toBe(true)).toPass({ timeout: 60_000 });
  await looksAtStories(page, catalogue);
});

/** The arguments that `npm run storybook` of the store gives to Storybook. */
function storybookArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')) as { readonly scripts: { readonly storybook: string } };
  return scripts.storybook.split(' ').slice(1);
}

test('the example store, which is such a store, does too, and is published', async () => {
  cpSync(join(root, 'examples/store-example'), example, { recursive: true, filter: (source) => !/[\\/](node_modules|dist)$/.test(source) });
  cpSync(join(made, 'node_modules'), join(example, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  succeeded(await owner(example, 'test'));
  succeeded(await owner(example, 'publish', '--registry', registry.address));
});

test('the deployment does not know it yet: it is developed in front of it, and a changed component keeps what was typed', async ({ page }) => {
  children.push(spawn(node.program, ['service/main.mjs'], { cwd: example, env: { ...process.env, PORT: String(upstreamPort) }, stdio: 'ignore' }));
  const upstream = ['--upstream', `/vs/example=http://127.0.0.1:${upstreamPort}`];
  children.push(spawn(node.program, ['node_modules/@quartermaster/core-testing/dist/build/dev/main.js', '--deployment', origin, '--port', new URL(development).port, ...upstream], { cwd: example, stdio: 'ignore' }));
  await expect(async () => {
    await page.goto(developed);
    await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(developed);
  await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Words, part number or national stock number (NSN)' });
  await search.fill('zzqqxx');
  const note = page.getByLabel('Note to the store');
  const footer = readFileSync(join(example, 'src/Footer.tsx'), 'utf8');
  change('src/Footer.tsx', /^/, "import { useState } from 'react';\n");
  change('src/Footer.tsx', 'const { name } = useStore();', "const { name } = useStore();\n  const [note, setNote] = useState('');");
  change('src/Footer.tsx', '<Text isBold>{name}</Text>', '<Text isBold>{name}</Text><input aria-label="Note to the store" value={note} onChange={(event) => setNote(event.target.value)} />');
  await note.fill('typed before');
  let loads = 0;
  page.on('load', () => (loads += 1));
  change('src/Footer.tsx', 'Training courses', 'Courses and training');
  await expect(page.getByRole('link', { name: 'Courses and training' })).toBeVisible();
  await expect(note).toHaveValue('typed before');
  await expect(search).toHaveValue('zzqqxx');
  expect([loads, complaints]).toEqual([0, []]);

  // A change of a file that is no component loads the page again, at its address.
  writeFileSync(join(example, 'src/Footer.tsx'), footer);
  change('src/index.ts', 'Instruments and supplies for field work', 'Changed while it is shown');
  await expect(page.getByText('Changed while it is shown').first()).toBeVisible();
  expect(page.url()).toBe(developed);
  change('src/index.ts', 'Changed while it is shown', 'Instruments and supplies for field work');
  await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();

  // Its pages go on in its name, though the deployment answers for its default store; the deployment itself knows nothing of it.
  await page.getByRole('link', { name: 'Training courses' }).click();
  await expect(page.getByRole('heading', { name: 'Care of optical instruments' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(/information\/help/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'EXAMPLE' })).toBeVisible();
  await startPage(page);
  await expect(page).toHaveTitle(/ADVANTAGE/);
});

test('on the development server an owner signs in with a demo account, and sees cart and checkout of the store as a buyer', async ({ page }) => {
  const [demo] = await listDemoAccounts(join(root, 'apps/identity/src/operator/demo-accounts.ts'), process.env['E2E_DATABASE_URL'] ?? '', process.env['E2E_IDENTITY_SECRET'] ?? '');
  if (demo === undefined) throw new Error('The marketplace of the journeys has no demo accounts.');
  const ownLogo = page.getByRole('banner').getByRole('img', { name: 'EXAMPLE' });
  await page.goto(developed);
  await searchFor(page, 'stapler');
  await addFirstResult(page);
  await page.getByRole('link', { name: /Cart \(1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInAtIdentityServer(page, account({ ...demo, givenName: 'Demo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout Review' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Demo');
  await expect(ownLogo).toBeVisible();
  expect(new URL(page.url()).origin).toBe(development);
});

test('the operator adds it to the running deployment, and buyers use it', async ({ page }) => {
  succeeded(await add('1.0.0', '--host', storeHost, '--assortment', join(example, 'assortment.json'), '--upstream', `/vs/example=http://127.0.0.1:${upstreamPort}`, '--private', '/vs/example'));
  await expect(async () => {
    await startPage(page);
    await expect(page.getByRole('banner').getByRole('img', { name: 'EXAMPLE' })).toBeVisible();
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
  const own = `http://${storeHost}:${webPort}`;
  await page.goto(`${own}/home`);
  await expect(page.getByRole('banner').getByRole('img', { name: 'EXAMPLE' })).toBeVisible();
  expect(new URL(page.url()).origin, 'the buyer stays at the store’s own address').toBe(own);
  await startPage(page);

  await page.getByRole('link', { name: 'Training courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training courses' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Care of optical instruments' })).toBeVisible();
  await page.goto(`${origin}/ws/vs/example/training?topic=diving&store=EXAMPLE`);
  await expect(page.getByText('There is no course about “diving” now.')).toBeVisible();

  // A product that ADVANTAGE sells and the assortment leaves out is not to be had here.
  await page.goto(`${origin}/ws/search/advantage_search?q=notebook%20computer&store=ADVANTAGE`);
  const computer = await page.getByRole('main').locator('a[href*="/catalog/product_detail"]').first().getAttribute('href');
  const productId = new URL(computer ?? '', origin).searchParams.get('productId') ?? '';
  await page.goto(`${origin}/ws/catalog/product_detail?productId=${encodeURIComponent(productId)}&store=EXAMPLE`);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Available' })).toBeVisible();
  await page.goto(`${origin}/ws/search/advantage_search?q=stapler&store=EXAMPLE`);
  await addFirstResult(page);
  await expect(page.getByRole('link', { name: /Cart \(1/ })).toBeVisible();
  await page.goto(`${origin}/ws/cart/shopping_cart?store=EXAMPLE`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
});

test('other bytes than the operator was told, and a version that breaks a rule, are refused; buyers notice nothing', async ({ page }) => {
  const tampered = await stores('add', 'store-example@1.0.0', '--integrity', `sha512-${Buffer.alloc(64).toString('base64')}`, '--registry', registry.address, '--json');
  expect(tampered.code).toBe(1);
  expect(tampered.out).toContain('integrity');

  change('src/Footer.tsx', 'const { name } = useStore();', `const { name } = useStore();\n  // oxlint-disable-next-line\n  eval('1');`);
  await publish('1.0.1');
  const refused = await add('1.0.1');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/eval/);
  await startPage(page);
  await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
  change('src/Footer.tsx', /\n {2}\/\/ oxlint.*\n {2}eval\('1'\);/, '');
});

test('a new version goes live without a restart, and is rolled back', async ({ page }) => {
  change('src/index.ts', 'Instruments and supplies for field work', 'A new greeting');
  await publish('1.1.0');
  succeeded(await add('1.1.0'));
  await expect(async () => {
    await startPage(page);
    await expect(page.getByText('A new greeting').first()).toBeVisible();
  }).toPass({ timeout: 20_000 });
  succeeded(await stores('rollback', 'EXAMPLE', '--json'));
  await expect(async () => {
    await startPage(page);
    await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
  }).toPass({ timeout: 20_000 });
});

test('in development the store’s own sources are shown, in the policy of the deployment but for connections, and its service answers', async ({ page }) => {
  await page.goto(developed);
  await expect(page.getByText('A new greeting').first()).toBeVisible();
  const [ofDeployment, ofDevelopment] = await Promise.all([origin, development].map(async (at) => directives((await page.request.get(`${at}/ws/main/start_page?store=EXAMPLE`)).headers()['content-security-policy'] ?? '')));
  expect(ofDevelopment?.others).toEqual(ofDeployment?.others);
  expect(ofDevelopment?.connect).toBe(`connect-src 'self' ${origin.replace('http', 'ws')} ${identityOrigin}`);
  expect(ofDeployment?.connect).toContain(` ${origin}/advantage/rs/vs/example/training `);
  expect(ofDeployment?.connect).not.toContain("'self'");
  await page.getByRole('link', { name: 'Training courses' }).click();
  await expect(page.getByRole('heading', { name: 'Care of optical instruments' })).toBeVisible();
  await startPage(page);
  await expect(page.getByText('Instruments and supplies for field work').first()).toBeVisible();
});
