import type { OrderLineRow, OrderRow } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const address = '/ws/orderhistory/my_orders';
const { orders: [row] } = example('/orderhistory/my_orders', 'Success', 'One order') as { orders: OrderRow[] };
const { lines: [line] } = example('/orderhistory/my_orders', 'Success', 'One order with its lines') as { lines: OrderLineRow[] };
const vendors = [{ id: 'V-SUPPLY', name: 'Sample Supply Co.' }];

/** Thirty orders, two pages of 25; a status lets three of them through. */
const thirty: Handler = ({ query }) => {
  const total = query.has('status') ? 3 : 30;
  const at = Number(query.get('page') ?? '1');
  const all = Array.from({ length: total }, (_, index) => ({ ...row, orderNumber: `A27-00000${String(index + 10)}-0` }));
  const orders = all.slice((at - 1) * 25, at * 25);
  const lines = query.get('include') === 'lines' ? orders.map(({ orderNumber }) => ({ ...line, orderNumber })) : null;
  return { responseName: 'Success', attributes: { orders, total, page: at, pageSize: 25, vendors, lines } };
};
const handlers = asBuyer({ '/orderhistory/my_orders': thirty });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => {
  closePages();
  vi.restoreAllMocks();
});

describe('the filters of My Orders', () => {
  it('are in the address, keep the focus, and Back takes them away', async () => {
    const { history, storefront } = await showPage(address, handlers);
    const status = page.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Shipped');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Vendor' }), 'Sample Supply Co.');
    await userEvent.fill(page.getByLabelText('Placed from'), '2026-10-01');
    const apply = page.getByRole('button', { name: 'Apply filters' });
    apply.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 orders')).toBeVisible();
    expect(history.address()).toBe(`${address}?status=Shipped&vendor=V-SUPPLY&from=2026-10-01`);
    await expect.element(apply).toHaveFocus();
    storefront.back();
    await expect.element(page.getByText('30 orders')).toBeVisible();
    await expect.element(status).toHaveValue('');
  });

  it('that begin after they end are refused at the field', async () => {
    const { server } = await showPage(address, handlers);
    await userEvent.fill(page.getByLabelText('Placed from'), '2026-10-02');
    await userEvent.fill(page.getByLabelText('Placed to'), '2026-10-01');
    await userEvent.click(page.getByRole('button', { name: 'Apply filters' }));
    await expect.element(page.getByLabelText('Placed to')).toHaveFocus();
    await expect.element(page.getByLabelText('Placed to')).toHaveAttribute('aria-invalid', 'true');
    expect(server.to('/orderhistory/my_orders')).toHaveLength(1);
  });

  it('that nothing matches can be cleared', async () => {
    const none: Handler = (request) => (request.query.has('vendor') ? { responseName: 'Success', attributes: { orders: [], total: 0, page: 1, pageSize: 25, vendors, lines: null } } : thirty(request));
    const { history } = await showPage(`${address}?vendor=V-SUPPLY`, asBuyer({ '/orderhistory/my_orders': none }));
    await expect.element(page.getByRole('heading', { name: 'No order matches these filters' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(() => history.address()).toBe(address);
    await expect.element(page.getByText('30 orders')).toBeVisible();
  });
});

describe('Export CSV', () => {
  it('saves the lines of the orders of all pages', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { saved.push(blob as Blob); return 'blob:orders'; });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { server } = await showPage(address, handlers);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => saved.length).toBe(1);
    const rows = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(rows).toHaveLength(31);
    expect(rows[0]).toContain('Order,Placed (UTC),Purchase order');
    expect(rows.at(-1)).toContain('A27-0000039-0');
    expect(server.to('/orderhistory/my_orders').map(({ query }) => query.get('page'))).toEqual([null, '1', '2']);
  });
});

describe('Order again', () => {
  it('puts all lines into the cart and shows it', async () => {
    const { history, server } = await showPage('/ws/orderhistory/order_details?orderNumber=A27-0000123-6', asBuyer({
      '/orderhistory/order_details': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/order_details', 'Success', 'Two purchase orders') } }),
      '/cart/addCart': () => ({ responseName: 'Success', attributes: { ...example('/cart/addCart', 'Success', 'Added') } }),
      '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'Two vendors') } }),
    }));
    await userEvent.click(page.getByRole('button', { name: 'Order again' }));
    await expect.poll(() => history.address()).toBe('/ws/cart/shopping_cart');
    expect(server.to('/cart/addCart')[0]?.body['partial']).toBe(true);
    expect(server.to('/cart/addCart')[0]?.body['items']).toEqual([{ offerId: '3920564-1', quantity: 2 }, { offerId: '2101957-1', quantity: 2 }]);
  });
});
