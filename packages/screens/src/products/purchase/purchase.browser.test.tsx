import { usd, type AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { example } from '../../testing/examples.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';

const address = '/ws/catalog/product_detail?productId=3920564';
const productPage: Handler = () => ({ responseName: 'ProductDetail', attributes: { ...example('/catalog/product_detail', 'ProductDetail', 'Two vendors') } });
const added: Handler = () => ({
  responseName: 'Success',
  attributes: {
    ...example('/cart/addCart', 'Success', 'Added'),
    cartSummary: { lineCount: 2, subtotal: { amount: 118_580, currency: 'USD' } },
  },
});
const quantity = () => page.getByRole('textbox', { name: /^Quantity of .* from Sample Supply Co\./ });
const add = () => page.getByRole('button', { name: /^Add .* from Sample Supply Co\. to the cart/ });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('adding an offer to the cart', () => {
  it('is announced, and the header follows', async () => {
    const cart: Handler = () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'Two vendors') } });
    const { server, history } = await showPage(address, { '/catalog/product_detail': productPage, '/cart/addCart': added, '/cart/shopping_cart': cart });
    await userEvent.fill(quantity(), '1 20');
    await userEvent.click(add());
    await expect.element(page.getByRole('status').getByText(/120 × .* added to the cart/)).toBeVisible();
    expect(server.to('/cart/addCart')[0]?.body).toMatchObject({ items: [{ offerId: '3920564-1', quantity: 120 }] });
    await expect.element(page.getByRole('link', { name: /^Cart \(2\) items \$1,185\.80/ })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'View cart' }));
    await expect.poll(() => history.address()).toBe('/ws/cart/shopping_cart');
  });

  it.each(['0', '-1', '1.5', '1e9', '123456789', 'two', ''])('quantity %j stays as typed, with the error at the field, and nothing is sent', async (typed) => {
    const { server } = await showPage(address, { '/catalog/product_detail': productPage, '/cart/addCart': added });
    await userEvent.fill(quantity(), typed);
    await userEvent.click(add());
    await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(quantity()).toHaveFocus();
    await expect.element(quantity()).toHaveValue(typed);
    expect(server.to('/cart/addCart')).toEqual([]);
  });

  it('of more than the vendor has is not sent, and the field says how much there is', async () => {
    const { server } = await showPage(address, { '/catalog/product_detail': productPage, '/cart/addCart': added });
    await userEvent.fill(quantity(), '999');
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity()).toHaveAccessibleDescription(/120/);
    await expect.element(quantity()).toHaveValue('999');
    expect(server.to('/cart/addCart')).toEqual([]);
  });

  it('is not offered for an offer that is out of stock, and the lowest price is that of one that is in stock', async () => {
    const cheapIsGone = example('/catalog/product_detail', 'ProductDetail', 'Two vendors') as AttributesOf<'/catalog/product_detail', 'ProductDetail'>;
    const offers = cheapIsGone.product.offers.map((offer, index) => (index === 0 ? { ...offer, available: 0 } : offer));
    await showPage(address, { '/catalog/product_detail': () => ({ responseName: 'ProductDetail', attributes: { ...cheapIsGone, product: { ...cheapIsGone.product, offers } } }) });
    const row = (vendor: string) => page.getByRole('row').filter({ hasText: vendor });
    await expect.element(row('Sample Supply Co.').getByText('Out of stock').first()).toBeVisible();
    await expect.element(row('Sample Supply Co.').getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    await expect.element(row('Sample Office Products').getByText('Lowest price')).toBeVisible();
    await expect.element(row('Sample Office Products').getByRole('button', { name: /^Add/ })).toBeVisible();
  });

  it('says what the vendor’s minimum order still asks for', async () => {
    const answer = example('/cart/addCart', 'Success', 'Added') as AttributesOf<'/cart/addCart', 'Success'>;
    const groups = answer.cart.groups.map((group) => ({ ...group, minimumOrder: usd(50_000), minimumMet: false }));
    await showPage(address, { '/catalog/product_detail': productPage, '/cart/addCart': () => ({ responseName: 'Success', attributes: { ...answer, cart: { ...answer.cart, groups } } }) });
    await userEvent.click(add());
    await expect.element(page.getByRole('status').getByText(/Sample Supply Co\. takes orders of \$500\.00 or more; this one comes to \$436\.80\./)).toBeVisible();
  });

  it('shows the price of the quantity', async () => {
    await showPage(address, { '/catalog/product_detail': productPage });
    await userEvent.fill(quantity(), '10');
    await userEvent.tab();
    await expect.element(page.getByText('10 for $2,075.00')).toBeVisible();
  });

  it('pressed again after a lost answer sends the same change, so that nothing is added twice', async () => {
    let isBroken = true;
    const { server } = await showPage(address, {
      '/catalog/product_detail': productPage,
      '/cart/addCart': (request) => (isBroken ? undefined : added(request)),
    });
    await userEvent.click(add());
    await expect.element(page.getByRole('alert').getByText(/was not added to the cart/)).toBeVisible();
    isBroken = false;
    await userEvent.click(add());
    await expect.element(page.getByRole('status').getByText(/added to the cart/)).toBeVisible();
    await userEvent.click(add());
    await expect.poll(() => server.to('/cart/addCart').length).toBe(3);
    const [first, second, third] = server.to('/cart/addCart').map((request) => request.body['changeKey']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('refused by the server says why', async () => {
    await showPage(address, {
      '/catalog/product_detail': productPage,
      '/cart/addCart': () => ({ responseName: 'Failure', attributes: { ...example('/cart/addCart', 'Failure', 'Quantity refused') } }),
    });
    await userEvent.click(add());
    await expect.element(page.getByRole('alert').getByText(/Enter a quantity as a whole number from 1 to 99,999,999\./)).toBeVisible();
  });

  it('a product’s name in an announcement is text, not markup', async () => {
    const detail = example('/catalog/product_detail', 'ProductDetail', 'Two vendors') as { product: { name: string } };
    await showPage(address, {
      '/catalog/product_detail': () => ({ responseName: 'ProductDetail', attributes: { ...detail, product: { ...detail.product, name: 'Toner <b id="bold">XL</b>' } } }),
      '/cart/addCart': added,
    });
    await userEvent.click(add());
    await expect.element(page.getByRole('status').getByText(/Toner <b id="bold">XL<\/b>/)).toBeVisible();
    expect(document.getElementById('bold')).toBeNull();
  });
});

describe('the ZIP code of a delivery', () => {
  it('is checked before it is asked for, and the page stays in its place', async () => {
    const { history, server } = await showPage(address, { '/catalog/product_detail': productPage });
    const field = page.getByRole('textbox', { name: 'Deliver to ZIP code' });
    await userEvent.fill(field, '1234');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(server.to('/catalog/product_detail')).toHaveLength(1);
    await userEvent.fill(field, '20405-0001');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => history.address()).toBe(`${address}&zip=20405-0001`);
  });
});

it('indicators of a vendor are in the row of its offer, and the head of the page has only those that hold with every vendor', async () => {
  await showPage(address, { '/catalog/product_detail': productPage });
  const ofVendor = (vendor: string) => page.getByRole('row').filter({ hasText: vendor }).getByRole('list', { name: `Federal indicators of ${vendor}` });
  await expect.element(ofVendor('Sample Supply Co.')).toHaveTextContent('Small businessTAA');
  await expect.element(ofVendor('Sample Office Products')).toHaveTextContent('Other than smallTAA');
  await expect.element(page.getByRole('list', { name: 'Federal indicators', exact: true }).first()).toHaveTextContent('TAA');
});
