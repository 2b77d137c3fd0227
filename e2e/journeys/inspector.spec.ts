import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/axe.ts';
import { expect, test, type Page } from '../support/journey.ts';
import { ship, storeSource } from '../support/shipped-store.ts';

const token = (): string => readFileSync(join(process.env['E2E_LOG_DIR'] ?? '', '..', 'operator-token'), 'utf8').trim();
const stores = (page: Page) => page.getByRole('table').first();

async function signIn(page: Page): Promise<void> {
  await page.goto('/__stores');
  await page.getByLabel('Operator token').fill(token());
  await page.getByRole('button', { name: 'Show the stores' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\d+ stores/);
}

test.describe('the page of the stores', () => {
  test('opens to the operator alone', async ({ page }) => {
    expect((await page.goto('/__stores'))?.status()).toBe(401);
    await expect(page.getByText('ADVANTAGE')).toHaveCount(0);
    await expectNoViolation(page, 'the question for the token');
    await page.getByLabel('Operator token').fill('not the token');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This is not the operator token. Check it and try again.');
    await expectNoViolation(page, 'a wrong token');
    await signIn(page);
    expect(await page.evaluate(() => document.cookie)).not.toContain('QM_OPERATOR');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Operator token')).toBeVisible();
    expect((await page.request.get('/__stores/stores.json')).status()).toBe(401);
  });

  test('shows how each store is composed', async ({ page }) => {
    await signIn(page);
    for (const name of ['ADVANTAGE', 'FSS', 'DHS']) await expect(stores(page).getByRole('row', { name: new RegExp(`^${name}\\b.*(Shown|reported)`) })).toBeVisible();
    await stores(page).getByRole('link', { name: 'FSS' }).click();
    const fss = page.getByRole('region', { name: 'FSS' });
    await expect(fss).toBeInViewport();
    await expect(fss.getByText('adv12', { exact: true })).toBeVisible();
    await expect(fss.getByText('global supply, look adv12')).toBeVisible();
    await fss.getByText(/^Overrides \d+ contributions?$/).click();
    await expect(fss.getByRole('listitem').filter({ hasText: 'confirm dialog' })).toBeVisible();
    const { stores: inspected } = (await (await page.request.get('/__stores/stores.json')).json()) as { stores: { name: string; off: string | null }[] };
    expect(inspected.filter(({ name, off }) => ['ADVANTAGE', 'VITM', 'AIRFORCE', 'FSS', 'USDA', 'VA', 'DHS', 'USMC', 'STATE'].includes(name) && off !== null)).toEqual([]);
  });

  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    test(`is accessible and needs no sideways scrolling at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signIn(page);
      for (const summary of await page.locator('details > summary').all()) await summary.click();
      await expectNoViolation(page, 'the page of the stores, all opened');
      await expectNoSidewaysScroll(page, 'the page of the stores');
    });
  }
});

test.describe('a service of a store’s own', () => {
  const quay = { name: 'QUAY', number: 80 };
  let upstream: Server;
  let answer: (response: ServerResponse) => void;
  test.beforeAll(async () => {
    upstream = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => upstream.once('listening', resolve));
    const declared = `storeService({ path: '/vs/quay/tides', method: 'GET', responses: { Success: { examples: () => import('./examples.ts') } } })`;
    const shown = `screen({ path: '/vs/quay/tides', responseName: 'Success', title: 'Tides', layout: 'index', load: () => import('./Tides.tsx') })`;
    await ship(quay, {
      version: '1.0.0',
      upstreams: [{ path: '/vs/quay', description: 'Tides of the day', services: [{ path: '/vs/quay/tides', responses: ['Success'] }] }],
      settings: { upstreams: [{ path: '/vs/quay', address: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/market`, privateAllowed: true, namesVisitor: false }] },
      sources: {
        'src/index.tsx': storeSource(quay, '1.0.0', { before: "import { storeService } from '@quartermaster/core';", adds: `${declared}, ${shown}` }),
        'src/examples.ts': "export default { 'Two tides': { tides: ['04:10', '16:35'] } };",
        'src/Tides.tsx': 'export default function Tides({ attributes }) { return <><h1>Tides</h1><ul>{attributes.tides.map((tide) => <li key={tide}>{tide}</li>)}</ul></>; }',
      },
    });
  });
  test.afterAll(() => void upstream.close());

  test('is a page of the store; when it fails, that page says so, and the operator sees why', async ({ page }) => {
    answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ responseName: 'Success', attributes: { tides: ['04:10', '16:35'], loggedIn: true } }));
    // A server process looks at the list every half second.
    await expect(async () => {
      await page.goto('/ws/vs/quay/tides?store=QUAY');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides', { timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['04:10', '16:35']);

    answer = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Busy</h1>');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Available');
    await page.goto('/ws/main/start_page?store=QUAY');
    await expect(page.locator('[data-logo]').first()).toHaveText('QUAY 1.0.0');

    await signIn(page);
    const section = page.getByRole('region', { name: 'QUAY' });
    await expect(section.getByRole('row', { name: /not-json: It answered text\/html, not application\/json/ }).first()).toBeVisible();
    await expect(section.getByRole('row', { name: /\/vs\/quay .*Tides of the day.*private network/ })).toBeVisible();
    await section.getByText('Version 1.0.0, shown').click();
    await expect(section.getByRole('row', { name: /dist\/store\.js .* KiB sha384-/ })).toBeVisible();
  });
});
