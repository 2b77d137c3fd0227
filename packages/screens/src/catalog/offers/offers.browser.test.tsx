import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example, examplesOf } from '../../testing/examples.ts';

const detail = '/catalog/product_detail';
const address = '/ws/catalog/product_detail?productId=3920564';
const show = (attributes: Record<string, unknown>) => showPage(address, { [detail]: () => ({ responseName: 'ProductDetail', attributes }) });
const responseOf = (name: string) => example(detail, 'ProductDetail', name);

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('an offer that is out of stock says on the page of its product when it comes back, and cannot be added', async () => {
  await show(responseOf('Out of stock'));
  await expect.element(page.getByText(/Out of stock, expected on Dec 15, 2026/).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Add .* to the cart$/ }).query()).toBeNull();
});

it('the end of a contract is said with its offer, and beside its documents', async () => {
  await showPage(address, {
    [detail]: () => ({ responseName: 'ProductDetail', attributes: { ...examplesOf(detail, 'ProductDetail')[0]?.attributes } }),
    '/catalog/alternatives': () => ({ responseName: 'Success', attributes: { ...example('/catalog/alternatives', 'Success', 'Two alternatives and an accessory') } }),
  });
  await expect.element(page.getByText('Contract until', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Sep 30, 2029', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/contract 47SMPL-SAMPLE-01, until Sep 30, 2029$/)).toBeVisible();
});

it('the maximum order of a contract is said with its offer', async () => {
  const withMaximum = examplesOf(detail, 'ProductDetail').find(({ attributes }) => JSON.stringify(attributes).includes('maximumOrder')) ?? expect.fail('No example has a maximum order.');
  await show(withMaximum.attributes);
  await expect.element(page.getByText('Max. order').first()).toBeVisible();
  await expect.element(page.getByText(/^\$500,000\.00; above it, ask the vendor/).first()).toBeVisible();
});
