import { expect, test } from '../support/journey.ts';
import { attributesOf, rawCall } from '../support/raw-http.ts';

const hostile = ['../', '..%2f..%2f', 'NOWHERE', '', '__proto__', 'constructor', 'toString', '<script>', 'ADVANTAGE%00', `${'A'.repeat(4000)}`, 'DOLPUNCHOUT', 'EVAPUNCHOUT'];

test('a store that is none falls back to the default one, in the page and in the API', async ({ page }) => {
  for (const name of hostile) {
    const answer = await page.goto(`/ws/main/start_page?store=${name}`);
    expect(answer?.status() ?? 0, name).toBeLessThan(500);
    await expect(page.getByRole('banner').getByRole('img', { name: 'ADVANTAGE' }), name).toBeVisible();
    if (!name.includes('%00')) {
      const byHeader = await rawCall('/main/session', { headers: { 'x-store': decodeURIComponent(name) } });
      expect(attributesOf(byHeader)['storeName'], name).toBe('ADVANTAGE');
    }
  }
});

test('a store given twice or as a list is one store or the default', async ({ page }) => {
  for (const query of ['store=ADVANTAGE&store=FSS&store=../', 'store[]=FSS', 'store[name]=FSS', 'store=ADVANTAGE&STORE=../']) {
    const answer = await page.goto(`/ws/main/start_page?${query}`);
    expect(answer?.status() ?? 0, query).toBeLessThan(500);
    await expect(page.locator('h1')).toBeVisible();
    const called = await rawCall(`/main/session?${query}`);
    expect(called.status, query).toBeLessThan(500);
  }
});
