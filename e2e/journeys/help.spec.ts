import { expect, test } from '../support/journey.ts';

const listPath = '/advantage/rs/categories/category_list';

test('help: found from the header, searched, and opened at one topic [spec 3.13, 7.26]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/information/help') && request.url().includes('/rs/') && asked.push(request.url())));
  await page.goto('/ws/main/start_page');
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page).toHaveTitle(/^Help - /);
  const field = page.getByRole('searchbox', { name: 'Search the help' });
  await field.fill('20 days expiring');
  await expect(page.getByText('1 topic for “20 days expiring”')).toBeVisible();
  await expect(page.getByText('A card with 20 days or fewer until it expires cannot be used')).toBeVisible();
  await field.fill('no such words');
  await expect(page.getByText('No topic matches “no such words”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all topics' }).click();
  await expect(page.getByText(/^\d\d topics$/)).toBeVisible();

  await page.goto('/ws/information/help?key=smart_card');
  await expect(page.getByText('Register your card in your profile first.')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Sign in with a PIV or CAC card' })).toBeFocused();
  expect(asked).toHaveLength(1);

  await page.getByRole('link', { name: 'How to register a card, and what to do when it does not work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in with a PIV or CAC card' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('information: the card help is asked for with the key of the new theme; a modal is shown over the page [spec 2.10, 7.25]', async ({ page }) => {
  await page.goto('/ws/information/help?key=smart_card');
  const asking = page.waitForRequest((request) => request.url().includes('/rs/information/page'));
  await page.getByRole('link', { name: 'How to register a card, and what to do when it does not work' }).click();
  expect(new URL((await asking).url()).searchParams.get('keyName')).toBe('ux_ui/PIV_CAC_HELP');
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in with a PIV or CAC card' })).toBeVisible();
  await expect(page.getByRole('row', { name: /An invalid PIV\/CAC card certificate was selected/ })).toBeVisible();
  await expect(page).toHaveURL(/\/ws\/information\/page\?keyName=PIV_CAC_HELP$/);
  await page.reload();
  await expect(page.getByRole('row', { name: /An invalid PIV\/CAC card certificate was selected/ })).toBeVisible();

  await page.goto('/ws/information/help?key=aac');
  await page.getByRole('link', { name: 'More about activity address codes' }).click();
  const modal = page.getByRole('dialog', { name: 'What is an AAC or DoDAAC?' });
  await expect(modal).toContainText('six letters and digits');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();

  await page.goto('/ws/information/page?keyName=NO_SUCH_PAGE');
  await expect(page.getByRole('heading', { level: 1, name: 'Information not found' })).toBeVisible();
});

test('lists: the categories are asked for once and kept for the next pages [spec 7.20, 7.21]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (new URL(request.url()).pathname === listPath && asked.push(request.url())));
  const chooser = () => page.getByRole('combobox', { name: 'Search in' });
  await page.goto('/ws/main/start_page');
  await chooser().hover();
  await chooser().focus();
  await expect(chooser().getByRole('option', { name: 'Office Supplies and Devices' })).toBeAttached();
  await page.goto('/ws/cart/shopping_cart');
  await chooser().focus();
  await expect(chooser().getByRole('option', { name: 'Office Supplies and Devices' })).toBeAttached();
  expect(asked).toHaveLength(1);
  const agencies = await page.evaluate(async () => (await fetch('/advantage/rs/profile/agency_list')).json() as Promise<{ name: string }[]>);
  expect(agencies.map(({ name }) => name)).toContain('General Services Administration');
});
