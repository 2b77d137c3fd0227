import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('how a product is packed is folded below what it is, and one press shows it', async () => {
  const detail = example('/catalog/product_detail', 'ProductDetail', 'Two vendors') as AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
  const packing = ['Pallet width', 'Pallet height', 'Pallet length', 'Quantity per pallet', 'Package weight', 'Package width'].map((name) => ({ name, value: `${name} value` }));
  const product = { ...detail.product, specifications: [...packing, { name: 'Yield', value: '5,000 pages' }] };
  await showPage(`/ws/catalog/product_detail?productId=${product.productId}`, { '/catalog/product_detail': () => ({ responseName: 'ProductDetail', attributes: { ...detail, product } }) });
  await expect.element(page.getByRole('table', { name: 'Specifications', exact: true }).getByText('5,000 pages')).toBeVisible();
  await expect.element(page.getByText('Pallet width value')).not.toBeVisible();
  await userEvent.click(page.getByText(/^More specifications \(\d+\)$/));
  await expect.element(page.getByRole('table', { name: 'More specifications' }).getByText('Pallet width value')).toBeVisible();
  await userEvent.click(page.getByText(/^More specifications/));
  await expect.element(page.getByText('Pallet width value')).not.toBeVisible();
});
