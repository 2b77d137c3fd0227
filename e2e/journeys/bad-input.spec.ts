import { expect, press, test } from '../support/journey.ts';

test('an unknown service is an error page with a way on', async ({ page }) => {
  await page.goto('/ws/no/such/service');
  await expect(page.locator('h1')).toContainText(/Unexpected|not found/i);
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
});

test('a product that does not exist is not available, with status 404', async ({ page }) => {
  const answer = await page.goto('/ws/catalog/product_detail?productId=no-such-product');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Available' })).toBeVisible();
});

test('a quantity that is none stays as typed, with the error at its field', async ({ page }) => {
  await page.goto('/ws/search/advantage_search?q=toner');
  const field = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  for (const quantity of ['0', '-1', '1.5', '1e9']) {
    await field.fill(quantity);
    await press(page.getByRole('button', { name: /^Add .* to the cart$/ }).first());
    await expect(field).toHaveValue(quantity);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('link', { name: /Cart \(0/ })).toBeVisible();
});
