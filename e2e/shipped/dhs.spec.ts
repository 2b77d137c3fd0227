import { readAxeEarly } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { membersJourney } from '../support/members-journey.ts';
import { origin } from '../support/origin.ts';
import { addPackedStore, stores } from './add-packed-store.ts';

const startPage = `${origin}/ws/dhs/start_page?store=DHS`;
const shown = async (): Promise<number> => (await fetch(startPage)).status;

test.describe.configure({ mode: 'serial' });

test('a marketplace whose web is built without DHS has no page of it, and says so', async ({ page }) => {
  expect((await page.goto(startPage))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'The store DHS is not available' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to ADVANTAGE' }).click();
  await expect(page).toHaveTitle(/ - ADVANTAGE$/);
  const { code, out } = await stores('list', '--json');
  expect([code, (JSON.parse(out) as { readonly stores: readonly { readonly name: string }[] }).stores.filter(({ name }) => name === 'DHS')]).toEqual([0, []]);
});

test('its package keeps every rule, and is added to the running marketplace by the operator’s command', async () => {
  // The rules run the store for a minute of a processor that nothing else uses.
  test.slow();
  expect(await addPackedStore('store-dhs', '--host', 'dhs.localhost')).toMatchObject({ added: true, store: 'DHS', number: 8 });
  await expect.poll(shown, { timeout: 20_000 }).toBe(200);
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
