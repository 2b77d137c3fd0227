import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example } from '../../testing/examples.ts';
import { sampleCart } from '../../testing/browser/sample-cart.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';

afterEach(closePages);

it('a lower price is asked for without a message, and leads back to the cart [spec 2.62, 2.63]', async () => {
  const { server } = await showPage('/ws/cart/reduce_price?cartKey=line-1', {
    ...sampleCart().handlers,
    '/cart/reduce_price': () => ({ responseName: 'Success', attributes: example('/cart/reduce_price', 'Success', 'A line above the maximum order') }),
    '/cart/reduce_price_submit': () => ({ responseName: 'Initial', attributes: example('/cart/reduce_price_submit', 'Initial', 'A price is asked for') }),
  });
  await expect.element(page.getByRole('textbox', { name: 'Message (optional)', exact: true })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Price for one Box/ }), '195');
  await userEvent.click(page.getByRole('button', { name: 'Send the request' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(server.to('/cart/reduce_price_submit').map(({ body }) => body)).toMatchObject([{ cartKey: 'line-1', ask: { price: '195', message: '' } }]);
});

it('the other items of the contract are named, each with the way to its own request', async () => {
  await showPage('/ws/cart/reduce_price?cartKey=line-1', { '/cart/reduce_price': () => ({ responseName: 'Success', attributes: example('/cart/reduce_price', 'Success', 'Two lines above it together') }) });
  await expect.element(page.getByText('$500.00; what you order under the contract comes to $636.80')).toBeVisible();
  const others = page.getByRole('region', { name: 'Other items of this contract' });
  await expect.element(others.getByText(/20, together \$200\.00/)).toBeVisible();
  await expect.element(others.getByRole('link', { name: 'Sample labels' })).toHaveAttribute('href', expect.stringContaining('cartKey=line-9'));
});
