import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserProgram } from '../support/browser-program.ts';
import { readAxeEarly } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { root } from '../support/journeys-marketplace.ts';
import { membersJourney } from '../support/members-journey.ts';
import { origin } from '../support/origin.ts';
import { run, type Ran } from '../owners/support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'quartermaster-packed-'));
const startPage = `${origin}/ws/dhs/start_page?store=DHS`;

test.describe.configure({ mode: 'serial' });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stores = (...args: readonly string[]): Promise<Ran> =>
  run(root, { ...process.env, BROWSER_BIN: browserProgram(), DATABASE_URL: process.env['E2E_DATABASE_URL'] }, process.execPath, 'tooling/assemble/main.ts', ...args);

const shown = async (): Promise<number> => (await fetch(startPage)).status;

test('a marketplace whose web is built without DHS has no page of it, and says so', async ({ page }) => {
  expect((await page.goto(startPage))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'The store DHS is not available' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to ADVANTAGE' }).click();
  await expect(page).toHaveTitle(/ - ADVANTAGE$/);
  const { code, out } = await stores('list', '--json');
  expect([code, (JSON.parse(out) as { readonly stores: readonly { readonly name: string }[] }).stores.filter(({ name }) => name === 'DHS')]).toEqual([0, []]);
});

test('its package keeps every rule, and is added to the running marketplace by the operator’s command', async () => {
  const packed = await run(root, { ...process.env }, process.execPath, 'tooling/publish/main.ts', 'store', 'store-dhs', '--to', folder);
  expect(packed.code, packed.complaint).toBe(0);
  const [, file = '', integrity = ''] = /add (\S+) --integrity (\S+)/.exec(packed.out) ?? [];
  const before = Date.now();
  const added = await stores('add', file, '--integrity', integrity, '--host', 'dhs.localhost', '--json');
  expect(added.code, added.out).toBe(0);
  expect(JSON.parse(added.out)).toMatchObject({ added: true, store: 'DHS', number: 8 });
  await expect.poll(shown, { timeout: 20_000 }).toBe(200);
  console.log(`${readFileSync(file).length} bytes packed; fetched, checked, installed and shown in ${Math.round((Date.now() - before) / 1000)} s`);
});

test('its pages are those of a store shipped alone', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(startPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the DHS store' })).toBeVisible();
  expect(loaded.filter((path) => /^\/stores\/dhs\/[^/]+\/dist\/store\.js$/.test(path))).toHaveLength(1);
  const scripts = loaded.filter((path) => path.endsWith('.js') && !path.startsWith('/stores/dhs/'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/assets/hosting/'))).toEqual([]);
});

test.describe('the journey of members', () => {
  test.beforeEach(({ page }) => readAxeEarly(page));
  membersJourney({ name: 'DHS', pages: '/dhs', orderPrefix: /^Order I\d\d-/ });
});
