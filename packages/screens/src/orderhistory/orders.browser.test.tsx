import type { Order, OrderLineRow, OrderRow } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

/** `print`: as on paper. */
const media = (media: string) => (cdp() as unknown as { send(method: 'Emulation.setEmulatedMedia', options: { media: string }): Promise<unknown> }).send('Emulation.setEmulatedMedia', { media });

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

describe('Order Search', () => {
  const search = '/ws/orderhistory/order_search';
  const nothingAsked = example('/orderhistory/order_search', 'Success', 'Nothing asked for yet');
  const wrong = example('/orderhistory/order_search', 'Success', 'Four entries that are wrong');
  /** Answers as the server does: the form alone, what is wrong with a card, or three orders in pages of two. */
  const answered: Handler = ({ query }) => {
    const asked = Object.fromEntries([...query].filter(([name]) => name in (nothingAsked.criteria as object)));
    const criteria = { ...(nothingAsked.criteria as object), ...asked };
    if (Object.keys(asked).length === 0) return { responseName: 'Success', attributes: { ...nothingAsked } };
    if (query.get('lastFour') === '12') return { responseName: 'Success', attributes: { ...wrong, criteria, errors: [{ field: 'lastFour', message: 'Enter the last four digits of the card number, for example 0009.' }] } };
    const at = Number(query.get('page') ?? '1');
    const orders = ['A27-0000010-0', 'A27-0000011-0', 'A27-0000012-0'].slice((at - 1) * 2, at * 2).map((orderNumber) => ({ ...row, orderNumber }));
    const lines = query.get('include') === 'lines' ? orders.map(({ orderNumber }) => ({ ...line, orderNumber })) : null;
    return { responseName: 'Success', attributes: { ...nothingAsked, criteria, isSearched: true, orders, total: 3, page: at, pageSize: 2, lines } };
  };
  const found = asBuyer({ '/orderhistory/my_orders': thirty, '/orderhistory/order_search': answered });

  it('is a link away from My Orders, and looks for nothing by itself', async () => {
    const { history } = await showPage(address, found);
    await userEvent.click(page.getByRole('link', { name: 'Search orders' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order Search' })).toBeVisible();
    expect(history.address()).toBe(search);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('keeps what is typed while an answer is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { server } = await showPage(search, { ...found, '/orderhistory/order_search': (request) => (request.query.has('product') ? promise.then(() => answered(request)) : answered(request)) });
    const product = page.getByRole('textbox', { name: 'Product' });
    await userEvent.fill(product, 'toner');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.to('/orderhistory/order_search').length).toBe(2);
    await userEvent.fill(product, 'toner black');
    resolve();
    await expect.element(page.getByRole('link', { name: 'A27-0000010-0' }).first()).toBeVisible();
    await expect.element(product).toHaveValue('toner black');
  });

  it('has what is asked for in the address, with links to the orders, and Back brings the search before', async () => {
    const { history, storefront } = await showPage(search, found);
    await userEvent.fill(page.getByRole('textbox', { name: 'Product' }), ' toner ');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Shipped');
    await userEvent.fill(page.getByRole('textbox', { name: 'AAC or DoDAAC' }), '47SMPL');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 orders found')).toBeVisible();
    expect(history.address()).toBe(`${search}?product=toner&status=Shipped&aac=47SMPL`);
    await expect.element(page.getByRole('link', { name: 'A27-0000010-0' })).toHaveAttribute('href', '/ws/orderhistory/order_details?orderNumber=A27-0000010-0');
    await userEvent.click(page.getByRole('link', { name: /Next/ }));
    await expect.element(page.getByRole('link', { name: 'A27-0000012-0' })).toBeVisible();
    expect(history.address()).toBe(`${search}?product=toner&status=Shipped&aac=47SMPL&page=2`);
    storefront.back();
    await expect.element(page.getByRole('link', { name: 'A27-0000010-0' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
    await expect.poll(() => history.address()).toBe(search);
    await expect.element(page.getByRole('textbox', { name: 'Product' })).toHaveValue('');
    storefront.back();
    await expect.element(page.getByRole('textbox', { name: 'Product' })).toHaveValue('toner');
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    await showPage(search, found);
    const card = page.getByRole('textbox', { name: 'Purchase card' });
    await userEvent.fill(card, '12');
    await userEvent.click(page.getByRole('button', { name: 'Search orders' }));
    await expect.element(card).toHaveAttribute('aria-invalid', 'true');
    await expect.element(card).toHaveValue('12');
    await expect.element(page.getByRole('link', { name: 'Enter the last four digits of the card number, for example 0009.' })).toBeVisible();
  });

  it('exports the lines of what is found, on all pages', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { saved.push(blob as Blob); return 'blob:orders'; });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { server } = await showPage(`${search}?nsn=7510-01-392-0564`, found);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => saved.length).toBe(1);
    expect((await saved[0]?.text())?.trim().split('\r\n').slice(1).map((text) => text.split(',')[0])).toEqual(['A27-0000010-0', 'A27-0000011-0', 'A27-0000012-0']);
    expect(server.to('/orderhistory/order_search').slice(1).map(({ query }) => [query.get('nsn'), query.get('page'), query.get('include')])).toEqual([['7510-01-392-0564', '1', 'lines'], ['7510-01-392-0564', '2', 'lines']]);
  });
});

describe('Order Dashboard', () => {
  const dashboard = '/ws/orderhistory/dashboard';
  const answering = (name: string, before = name) => asBuyer({
    '/orderhistory/my_orders': thirty,
    '/orderhistory/dashboard': ({ query }) => ({ responseName: 'Success', attributes: { ...example('/orderhistory/dashboard', 'Success', query.has('year') ? before : name) } }),
  });
  const linkTo = async (name: string, to: string) => { await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to); };

  it('is a link away from My Orders and in the menu of the account', async () => {
    const { history } = await showPage(address, answering('Two late, three expected'));
    await userEvent.click(page.getByRole('button', { name: 'Demo Buyer' }));
    await linkTo('Order dashboard', dashboard);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order Dashboard' })).toBeVisible();
    expect(history.address()).toBe(dashboard);
  });

  it('leads from each number to the orders that it counts', async () => {
    await showPage(dashboard, answering('Two late, three expected'));
    await linkTo('7 orders: Open', '/ws/orderhistory/order_search?status=Open');
    await linkTo('2 orders: Late', '/ws/orderhistory/order_search?status=Late');
    await linkTo('3 orders: Arriving this week', '/ws/orderhistory/order_search?status=Arriving');
    await linkTo('11 orders of November 2026', '/ws/orderhistory/order_search?from=2026-11-01&to=2026-11-30');
    await linkTo('A27-0000104-3-01', '/ws/orderhistory/order_details?orderNumber=A27-0000104-3');
    await expect.element(page.getByRole('row', { name: /A27-0000111-2-02 Nov 20, 2026\s*Late/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'A27-0000115-4-01 Nov 23, 2026 Sample Supply Co. Shipped' })).toBeVisible();
  });

  it('shows what was spent as bars, and in a table that says the same', async () => {
    await showPage(dashboard, answering('The year before'));
    const bars = [...document.querySelectorAll('svg[role="img"] rect')].map((bar) => Number(bar.getAttribute('height')));
    const amounts = page.getByRole('table', { name: 'Spending by month of fiscal year 2026' }).getByRole('row').elements().slice(1, -1).map((row) => Number(row.lastElementChild?.textContent.replaceAll(/[$,]/g, '')));
    expect(bars).toHaveLength(12);
    expect(amounts).toHaveLength(12);
    for (const [index, bar] of bars.entries()) expect(bar / (bars[11] ?? 1)).toBeCloseTo((amounts[index] ?? 0) / 31_250, 6);
  });

  it('goes to another fiscal year, and Back comes again', async () => {
    const { history, storefront } = await showPage(dashboard, answering('Two late, three expected', 'The year before'));
    await userEvent.click(page.getByRole('link', { name: 'Fiscal year 2026' }));
    await expect.element(page.getByRole('heading', { name: 'Spending in fiscal year 2026' })).toBeVisible();
    expect(history.address()).toBe(`${dashboard}?year=2026`);
    await linkTo('Fiscal year 2027', `${dashboard}?year=2027`);
    storefront.back();
    await expect.element(page.getByRole('heading', { name: 'Spending in fiscal year 2027' })).toBeVisible();
  });

  it('leads somewhere where nothing was ordered yet, and says where nothing is expected', async () => {
    await showPage(dashboard, answering('No orders yet'));
    await expect.element(page.getByRole('link', { name: 'Start shopping' })).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    closePages();
    await showPage(dashboard, answering('Nothing open'));
    await expect.element(page.getByText('Nothing is late, and nothing is expected until Nov 29, 2026.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Late/ })).not.toBeInTheDocument();
  });
});

describe('Order Summary', () => {
  const summary = '/ws/orderhistory/order_summary';
  const summed = (name: string) => asBuyer({
    '/orderhistory/my_orders': thirty,
    '/orderhistory/order_details': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/order_details', 'Success', 'Two purchase orders') } }),
    '/orderhistory/order_summary': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/order_summary', 'Success', name) } }),
  });

  it('is a link away from the details of an order', async () => {
    const { history } = await showPage('/ws/orderhistory/order_details?orderNumber=A27-0000123-6', summed('One order'));
    await userEvent.click(page.getByRole('link', { name: 'Order summary' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible();
    expect(history.address()).toBe(`${summary}?orderNumber=A27-0000123-6`);
  });

  it('has purchase orders, lines, what became of them, amounts, payment and address', async () => {
    await showPage(`${summary}?orderNumber=A27-0000123-6`, summed('One order'));
    const order = page.getByRole('region', { name: 'Order A27-0000123-6' });
    await expect.element(order.getByText('Purchase card ending in 0009')).toBeVisible();
    await expect.element(order.getByRole('heading', { name: 'Ship to' })).toBeVisible();
    await expect.element(order.getByText('Invoice INV-2041')).toBeVisible();
    await expect.element(order.getByRole('region', { name: 'Purchase order A27-0000123-6-02' }).getByText('Rejected by the vendor')).toBeVisible();
    await expect.element(order.getByRole('cell', { name: '1 shipped; promised for Dec 1, 2026' })).toBeVisible();
    await expect.element(page.getByText('As of Nov 24, 2026', { exact: false })).toBeVisible();
  });

  it('breaks no number at a hyphen', async () => {
    await page.viewport(390, 844);
    await showPage(`${summary}?orderNumber=A27-0000123-6`, summed('One order'));
    const numbers = page.getByText(/^NSN [-\d]+$/);
    await expect.element(numbers.first()).toBeVisible();
    for (const number of numbers.elements()) expect(number.getBoundingClientRect().height, 'of one line').toBeLessThan(30);
  });

  it('is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await showPage(`${summary}?orderNumber=A27-0000123-6`, summed('Two orders'));
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is of the orders that are chosen, or of all on the page', async () => {
    const { history } = await showPage(address, summed('Two orders'));
    await expect.element(page.getByRole('link', { name: 'Summary of this page' })).toHaveAttribute('href', `${summary}?${Array.from({ length: 25 }, (_, index) => `orderNumber=A27-00000${index + 10}-0`).join('&')}`);
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose order A27-0000012-0' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose order A27-0000010-0' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose order A27-0000011-0' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Choose order A27-0000011-0' }));
    await userEvent.click(page.getByRole('link', { name: 'Summary of 2 chosen' }));
    await expect.element(page.getByText('2 orders, ', { exact: false })).toBeVisible();
    expect(history.address()).toBe(`${summary}?orderNumber=A27-0000010-0&orderNumber=A27-0000012-0`);
  });

  it('says which orders are not the buyer’s', async () => {
    await showPage(`${summary}?orderNumber=A27-0000000-0`, summed('No such order'));
    await expect.element(page.getByText('There is no order A27-0000000-0 among your orders.', { exact: false })).toBeVisible();
    closePages();
    await showPage(`${summary}?orderNumber=A27-0000000-0&orderNumber=A27-0000122-4`, summed('One of two orders'));
    await expect.element(page.getByText('There is no order A27-0000000-0 among your orders.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Order A27-0000122-4' })).toBeVisible();
  });
});

describe('Order again', () => {
  const details = '/ws/orderhistory/order_details?orderNumber=A27-0000123-6';
  const order = example('/orderhistory/order_details', 'Success', 'Two purchase orders') as { order: Order };
  const [firstLine, secondLine] = order.order.purchaseOrders.flatMap(({ lines }) => lines);
  const added: Handler = () => ({ responseName: 'Success', attributes: { ...example('/cart/addCart', 'Success', 'Added') } });
  const answering = (addCart: Handler, shown: object = order) => asBuyer({
    '/orderhistory/order_details': () => ({ responseName: 'Success', attributes: { ...shown } }),
    '/cart/addCart': addCart,
    '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'Two vendors') } }),
  });
  /** Nothing is added: what was asked for is gone. */
  const gone: Handler = ({ body }) => ({
    responseName: 'Failure',
    attributes: {
      ...example('/cart/addCart', 'Failure', 'Quantity refused'),
      refused: (body['items'] as { offerId: string }[]).map(({ offerId }) => ({ cartKey: null, offerId, message: 'This offer is not in the catalog of this store now. Choose another vendor.' })),
    },
  });
  const all = page.getByRole('button', { name: 'Order again', exact: true });
  const line = page.getByRole('button', { name: `Order again ${firstLine?.name ?? ''}` });

  it('puts all lines into the cart and shows it', async () => {
    const { history, server } = await showPage(details, answering(added));
    await userEvent.click(all);
    await expect.poll(() => history.address()).toBe('/ws/cart/shopping_cart');
    expect(server.to('/cart/addCart')[0]?.body['partial']).toBe(true);
    expect(server.to('/cart/addCart')[0]?.body['items']).toEqual([{ offerId: '3920564-1', quantity: 2 }, { offerId: '2101957-1', quantity: 2 }]);
  });

  it('tells a buyer who has gone elsewhere that all is in the cart, and leaves them there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { history, server, storefront } = await showPage(details, answering((request) => promise.then(() => added(request))));
    await userEvent.click(all);
    await expect.poll(() => server.to('/cart/addCart').length).toBe(1);
    storefront.openUrl('/home');
    resolve();
    await expect.poll(() => storefront.alerts.list.get().map(({ msg }) => msg)).toEqual(['What you ordered again is in your cart. <a href="/ws/cart/shopping_cart">View cart</a>']);
    expect(history.address()).not.toContain('shopping_cart');
  });

  it('puts one line into the cart, and stays', async () => {
    const { history, server } = await showPage(details, answering(added));
    await userEvent.click(line);
    await expect.element(page.getByText(`2 × ${firstLine?.name ?? ''} added to the cart.`, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/ws/cart/shopping_cart');
    expect(history.address()).toBe(details);
    expect(server.to('/cart/addCart').map(({ body }) => body['items'])).toEqual([[{ offerId: '3920564-1', quantity: 2 }]]);
  });

  it('says by its name what cannot be had, and stays where nothing can', async () => {
    const { history } = await showPage(details, answering(gone));
    const sentence = page.getByText(`${firstLine?.name ?? ''}: This offer is not in the catalog of this store now.`, { exact: false });
    await userEvent.click(line);
    await expect.element(sentence).toBeVisible();
    expect(history.address()).toBe(details);
    await userEvent.click(all);
    await expect.element(page.getByText(`${secondLine?.name ?? ''}: This offer is not in the catalog of this store now.`, { exact: false })).toBeVisible();
    expect(history.address()).toBe(details);
  });

  it('puts many lines into the cart in parts, and sends what got no answer with the same keys again', async () => {
    const many = { ...order, order: { ...order.order, purchaseOrders: order.order.purchaseOrders.slice(0, 1).map((purchaseOrder) => ({ ...purchaseOrder, lines: Array.from({ length: 130 }, (_, index) => ({ ...firstLine, offerId: `offer-${index}` })) })) } };
    let calls = 0;
    const lost: Handler = (request) => {
      calls += 1;
      if (calls === 2) throw new TypeError('The network is gone.');
      return added(request);
    };
    const { history, server } = await showPage(details, answering(lost, many));
    await userEvent.click(all);
    await expect.element(page.getByText('Not everything was added to the cart.', { exact: false })).toBeVisible();
    await userEvent.click(all);
    await expect.poll(() => history.address()).toBe('/ws/cart/shopping_cart');
    const sent = server.to('/cart/addCart').map(({ body }) => ({ key: body['changeKey'], count: (body['items'] as unknown[]).length }));
    expect(sent.map(({ count }) => count)).toEqual([100, 30, 100, 30]);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a purchase order in the details of its order', () => {
  const details = '/ws/orderhistory/order_details?orderNumber=A27-0000123-6';
  const answering = (name: string, changed = name) => asBuyer({
    '/orderhistory/order_details': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/order_details', 'Success', name) } }),
    '/orderhistory/change_purchase_order': () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/change_purchase_order', 'Success', changed) } }),
  });
  const first = () => page.getByRole('region', { name: 'Purchase order A27-0000123-6-01' });

  it('shows what happened to it, and to each line', async () => {
    await showPage(details, answering('Shipped in part and rejected'));
    await expect.element(first().getByText('Shipped: 1 of line 1')).toBeVisible();
    await expect.element(first().getByText('Sample Freight, tracking number SF-1001')).toBeVisible();
    await expect.element(first().getByRole('table', { name: 'Delivery of purchase order A27-0000123-6-01' })).toBeVisible();
    await expect.element(page.getByText('Rejected by the vendor')).toBeVisible();
  });

  it('has on paper what happened, and nothing that can only be pressed', async () => {
    await showPage(details, answering('Shipped in part and rejected'));
    const write = first().getByText('Write to the vendor', { exact: true });
    await expect.element(write).toBeVisible();
    await media('print');
    try {
      await expect.element(write).not.toBeVisible();
      await expect.element(first().getByText(/^Messages about purchase order/)).not.toBeVisible();
      await expect.element(first().getByText('Shipped: 1 of line 1')).toBeVisible();
    } finally {
      await media('');
    }
  });

  it('is confirmed line by line', async () => {
    const { server } = await showPage(details, answering('Shipped in part and rejected', 'Two purchase orders'));
    await userEvent.click(first().getByText('Confirm receipt', { exact: true }).first());
    await userEvent.click(first().getByRole('button', { name: 'Confirm receipt' }));
    await expect.element(first().getByText('The vendor does not have it yet.')).toBeVisible();
    expect(server.to('/orderhistory/change_purchase_order')[0]?.body).toMatchObject({ poNumber: 'A27-0000123-6-01', change: 'confirm-receipt', lines: [{ position: 1, quantity: 1 }] });
  });

  it('is canceled with a reason, and says when that is too late', async () => {
    const { server } = await showPage(details, answering('Two purchase orders', 'Too late to cancel'));
    await userEvent.click(first().getByText('Cancel this purchase order'));
    await userEvent.click(first().getByRole('button', { name: 'Cancel the purchase order' }));
    await expect.element(first().getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    await expect.element(first().getByRole('textbox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true');
    expect(server.to('/orderhistory/change_purchase_order')).toHaveLength(0);
    await userEvent.fill(first().getByRole('textbox', { name: /^Reason/ }), 'Ordered twice');
    await userEvent.click(first().getByRole('button', { name: 'Cancel the purchase order' }));
    await expect.element(page.getByText('Nothing was changed')).toBeVisible();
    expect(server.to('/orderhistory/change_purchase_order')[0]?.body).toMatchObject({ poNumber: 'A27-0000123-6-01', change: 'cancel', text: 'Ordered twice' });
    await expect.element(first().getByText('Ask the vendor to cancel')).toBeVisible();
  });
});
