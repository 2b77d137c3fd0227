import { openPool } from '@quartermaster/database';
import { expect, searchFor, test, type Page } from '../support/journey.ts';

const question = (page: Page) => page.getByRole('region', { name: 'May this store count which page you open after which?' });

/** Calls that count, while what is shown goes on. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/page_steps')) sent.push(request.postData() ?? '');
  });
  return sent;
}

async function keptSteps(): Promise<readonly { from_page: string; to_page: string }[]> {
  const pool = openPool(process.env['E2E_DATABASE_URL'] ?? '', { maxConnections: 1 });
  const { rows } = await pool.query<{ from_page: string; to_page: string }>("select from_page, to_page from marketplace.page_step where store = 'USDA' order by 1, 2", []);
  await pool.end();
  return rows;
}

test('a visitor is asked once whether steps are counted: nothing is loaded or sent before and after a no, and a yes at the foot counts', async ({ page }) => {
  const [sent, loaded] = [watch(page), [] as string[]];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page.goto('/ws/main/start_page?store=USDA');
  await expect(question(page)).toBeVisible();
  await searchFor(page, 'toner');
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(question(page)).toBeHidden();
  // Longer than steps are collected for.
  await page.waitForTimeout(11_000);
  expect([sent, loaded.filter((path) => path.includes('count-page-steps'))]).toEqual([[], []]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(page.getByText(/You have declined in this browser/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await searchFor(page, 'toner');
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ steps: [{ from: '', to: '/privacy_choices' }, { from: '/privacy_choices', to: '/search/advantage_search', responseName: 'Success' }] });
  await expect.poll(async () => (await keptSteps()).map(({ from_page, to_page }) => `${from_page} > ${to_page}`), { timeout: 20_000 }).toEqual([' > /privacy_choices', '/privacy_choices > /search/advantage_search']);
});
