// Not the journeys' own test: the sanitizer parses hostile markup in a document that runs nothing, and Chromium writes to the
// console what the content policy would have stopped there.
import { expect, test } from '@playwright/test';
import { alive } from '../support/alive.ts';

const cart = '**/advantage/rs/cart/addCart*';

test('HTML of server messages runs nothing and takes over no name of the page', async ({ page }) => {
  await page.addInitScript(() => {
    (window as unknown as { attacked: string[] }).attacked = [];
    window.alert = (text) => void (window as unknown as { attacked: string[] }).attacked.push(String(text));
  });
  const hostile = [
    '<img src=x onerror="alert(1)">', '<svg onload="alert(2)"></svg>', '<a href="javascript:alert(3)">press</a>', '<script>alert(4)</script>',
    '<form id="root" name="document"><input name="cookie"><button formaction="javascript:alert(5)">send</button></form>',
    '<iframe srcdoc="<script>parent.alert(6)</script>"></iframe>', '<math><mtext><table><mglyph><style><img src=x onerror=alert(7)>',
    '<a id="attacked" name="attacked">clobbered</a>', '<base href="https://evil.example/">', '<meta http-equiv="refresh" content="0;url=https://evil.example/">', '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<p style="position:fixed;inset:0">over everything</p>',
  ];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let message = '';
  await page.route(cart, (route) => route.fulfill({ json: { responseType: 'SUCCESS', responseName: 'Failure', message, attributes: { refused: [{ offerId: '1', message }], header: message, body: message, mustAcknowledge: true } } }));
  for (message of hostile) {
    await page.goto('/ws/search/advantage_search?q=toner');
    await alive(page);
    const answered = page.waitForResponse(cart);
    await page.getByRole('button', { name: /^Add .* to the cart$/ }).first().click();
    await answered;
    // Markup that runs does so a moment after it is shown.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { attacked: unknown }).attacked), message).toEqual([]);
    expect(await page.locator('body script:not([src]):not([type]), body iframe, body base, body meta, [onerror], [onload], a[href^="javascript"], [formaction]').count(), message).toBe(0);
    expect(await page.evaluate(() => typeof document.cookie), message).toBe('string');
    expect(await page.evaluate(() => document.getElementById('root')?.tagName), message).not.toBe('FORM');
  }
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});
