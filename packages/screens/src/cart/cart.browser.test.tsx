import type { Cart } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example } from '../testing/examples.ts';
import { sampleCart } from '../testing/browser/sample-cart.ts';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const address = '/ws/cart/shopping_cart';
const quantity = () => page.getByRole('textbox', { name: /^Quantity of Xerox/ });
const table = (vendor: string) => page.getByRole('table', { name: `Items from ${vendor}` });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('a quantity', () => {
  it('saves itself when the field is left, and can be undone', async () => {
    const { server } = await showPage(address, sampleCart().handlers);
    await userEvent.fill(quantity(), '1,5');
    await userEvent.fill(quantity(), '5');
    expect(server.to('/cart/shopping_cart_post')).toEqual([]);
    await userEvent.tab();
    await expect.element(table('Sample Supply Co.').getByText('$1,092.00').first()).toBeVisible();
    expect(server.to('/cart/shopping_cart_post').map(({ body }) => body['lines'])).toEqual([[{ cartKey: 'line-1', quantity: 5 }]]);
    await expect.element(page.getByRole('status').getByText(/changed to 5\. It was/)).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: /^Undo the change of Xerox/ }));
    await expect.element(quantity()).toHaveValue('2');
    await expect.element(quantity()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('that is refused stays as typed, with the reason at the field [spec 2.56]', async () => {
    await showPage(address, sampleCart({ stock: 3 }).handlers);
    await userEvent.fill(quantity(), '9');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Only 3 can be had/)).toBeVisible();
    await expect.element(quantity()).toHaveValue('9');
    await expect.element(quantity()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(quantity()).toHaveFocus();
  });

  it('stepped quickly is one change after another, and the button keeps the focus', async () => {
    const { handlers } = sampleCart();
    const held: (() => void)[] = [];
    const slow: Handler = async (request) => {
      await new Promise<void>((resolve) => { held.push(resolve); });
      return handlers['/cart/shopping_cart_post']?.(request);
    };
    const { server } = await showPage(address, { ...handlers, '/cart/shopping_cart_post': slow });
    const increase = page.getByRole('button', { name: /^Increase quantity of Xerox/ });
    for (let step = 0; step < 3; step += 1) await userEvent.click(increase);
    await expect.element(quantity()).toHaveValue('5');
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    await expect.element(quantity()).toHaveValue('5');
    held.shift()?.();
    await expect.element(table('Sample Supply Co.').getByText('$1,092.00').first()).toBeVisible();
    await expect.element(quantity()).toHaveValue('5');
    await expect.element(increase).toHaveFocus();
    expect(server.to('/cart/shopping_cart_post').map(({ body }) => (body['lines'] as { quantity: number }[])[0]?.quantity)).toEqual([3, 5]);
  });

  it('stepped up and down again before the first answer is what it was', async () => {
    const { handlers, page: cartNow } = sampleCart();
    const held: (() => void)[] = [];
    const slow: Handler = async (request) => {
      await new Promise<void>((resolve) => { held.push(resolve); });
      return handlers['/cart/shopping_cart_post']?.(request);
    };
    await showPage(address, { ...handlers, '/cart/shopping_cart_post': slow });
    await userEvent.click(page.getByRole('button', { name: /^Increase quantity of Xerox/ }));
    await expect.poll(() => held.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: /^Decrease quantity of Xerox/ }));
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    await expect.poll(() => cartNow().cart.groups[0]?.lines[0]?.quantity).toBe(2);
    await expect.element(quantity()).toHaveValue('2');
  });

  it('that could not be sent stays as typed, says so at its field, and goes with the next Enter', async () => {
    const { handlers } = sampleCart();
    let isBroken = true;
    await showPage(address, { ...handlers, '/cart/shopping_cart_post': (request) => (isBroken ? undefined : handlers['/cart/shopping_cart_post']?.(request)) });
    await userEvent.fill(quantity(), '4');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/The cart was not changed\./)).toBeVisible();
    await expect.element(quantity()).toHaveValue('4');
    isBroken = false;
    await userEvent.keyboard('{Enter}');
    await expect.element(table('Sample Supply Co.').getByText('$873.60').first()).toBeVisible();
  });
});

describe('the way to checkout', () => {
  const checkOut = () => userEvent.click(page.getByRole('link', { name: /^Check out/ }).first());
  const goesOn = ({ body }: { body: Record<string, unknown> }) => body['goOn'] === 'checkout';

  it.each([
    ['is none', '1O', /Enter a whole number/],
    ['is refused', '9', /Only 3 can be had/],
  ])('stays on the cart while a quantity that was typed %s, and leads to its field [spec 2.56]', async (_why, typed, reason) => {
    const { server } = await showPage(address, sampleCart({ stock: 3 }).handlers);
    await userEvent.fill(quantity(), typed);
    await checkOut();
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(quantity()).toHaveFocus();
    await expect.element(quantity()).toHaveValue(typed);
    expect(server.to('/cart/shopping_cart_post').filter(goesOn)).toEqual([]);

    // What the cart has already is right, too.
    await userEvent.fill(quantity(), '2');
    await checkOut();
    await expect.poll(() => server.to('/cart/shopping_cart_post').filter(goesOn)).toHaveLength(1);
  });

  it('is open again after an undo of what came before a refused quantity', async () => {
    const { server } = await showPage(address, sampleCart({ stock: 3 }).handlers);
    await userEvent.fill(quantity(), '3');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Undo the change of Xerox/ })).toBeVisible();
    await userEvent.fill(quantity(), '9');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Only 3 can be had/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Undo the change of Xerox/ }));
    await expect.element(quantity()).toHaveValue('2');
    await checkOut();
    await expect.poll(() => server.to('/cart/shopping_cart_post').filter(goesOn)).toHaveLength(1);
  });

  it('says again why a quantity is not taken, after an answer about another line, and is open where the cart has what is typed', async () => {
    const { server } = await showPage(address, sampleCart({ stock: 3 }).handlers);
    const other = page.getByRole('textbox', { name: /^Quantity of/ }).nth(1);
    await userEvent.fill(quantity(), '9');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Only 3 can be had/)).toBeVisible();
    await userEvent.fill(other, '3');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Only 3 can be had/)).not.toBeInTheDocument();
    await checkOut();
    await expect.element(page.getByText(/Only 3 can be had/)).toBeVisible();
    await expect.element(quantity()).toHaveFocus();
    await expect.element(quantity()).toHaveValue('9');
    expect(server.to('/cart/shopping_cart_post').filter(goesOn)).toEqual([]);
    await userEvent.fill(other, '1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Only 3 can be had/)).not.toBeInTheDocument();
    await userEvent.fill(quantity(), '2');
    await checkOut();
    await expect.poll(() => server.to('/cart/shopping_cart_post').filter(goesOn)).toHaveLength(1);
  });

  it('waits for a quantity that is on its way', async () => {
    const { handlers } = sampleCart();
    const held: (() => void)[] = [];
    const slow: Handler = async (request) => {
      await new Promise<void>((resolve) => { held.push(resolve); });
      return handlers['/cart/shopping_cart_post']?.(request);
    };
    const { server } = await showPage(address, { ...handlers, '/cart/shopping_cart_post': slow });
    await userEvent.fill(quantity(), '5');
    await checkOut();
    await expect.poll(() => held.length).toBe(1);
    expect(server.to('/cart/shopping_cart_post').filter(goesOn)).toEqual([]);
    held.shift()?.();
    await expect.poll(() => server.to('/cart/shopping_cart_post').filter(goesOn)).toHaveLength(1);
    held.shift()?.();
  });
});

describe('a line that is removed', () => {
  const remove = () => userEvent.click(page.getByRole('button', { name: /^Remove Xerox/ }));
  const notice = () => page.getByRole('group', { name: 'Removed item' });

  it('leaves a notice in its place that has the focus and brings it back', async () => {
    const { server } = await showPage(address, sampleCart().handlers);
    await remove();
    await expect.element(notice().getByText(/removed from the cart/)).toBeVisible();
    await expect.element(notice()).toHaveFocus();
    await expect.element(table('Sample Supply Co.')).not.toBeInTheDocument();
    expect(notice().element().compareDocumentPosition(table('Sample Office Products').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(notice().getByRole('button', { name: 'Undo' }));
    await expect.element(quantity()).toHaveValue('2');
    await expect.element(quantity()).toHaveFocus();
    expect(server.to('/cart/addCart').map(({ body }) => body['items'])).toEqual([[{ offerId: '3920564-1', quantity: 2 }]]);
  });

  it('leaves the focus in the quantity that is typed before its answer has come', async () => {
    const { handlers } = sampleCart();
    const { promise, resolve } = Promise.withResolvers<void>();
    await showPage(address, { ...handlers, '/cart/delete_item': (request) => promise.then(() => handlers['/cart/delete_item']?.(request)) });
    await remove();
    const other = page.getByRole('textbox', { name: /^Quantity of/ }).last();
    await userEvent.fill(other, '1');
    resolve();
    await expect.element(notice().getByText(/removed from the cart/)).toBeVisible();
    await expect.element(other).toHaveFocus();
    await expect.element(other).toHaveValue('1');
  });

  it('is removed by one press, also where that press leaves its quantity', async () => {
    const { server } = await showPage(address, sampleCart().handlers);
    await userEvent.fill(quantity(), '7');
    await remove();
    await expect.element(notice().getByText(/removed from the cart/)).toBeVisible();
    expect(server.sent.map(({ path }) => path).slice(-2)).toEqual(['/cart/shopping_cart_post', '/cart/delete_item']);
    await userEvent.click(notice().getByRole('button', { name: 'Undo' }));
    await expect.element(quantity()).toHaveValue('7');
  });

  it('comes back once, however often a lost undo is tried', async () => {
    const { handlers } = sampleCart();
    let isBroken = true;
    const { server } = await showPage(address, { ...handlers, '/cart/addCart': (request) => (isBroken ? undefined : handlers['/cart/addCart']?.(request)) });
    await remove();
    await userEvent.click(notice().getByRole('button', { name: 'Undo' }));
    await expect.element(notice().getByText(/The cart was not changed\./)).toBeVisible();
    isBroken = false;
    await userEvent.click(notice().getByRole('button', { name: 'Undo' }));
    await expect.element(quantity()).toHaveValue('2');
    const keys = server.to('/cart/addCart').map(({ body }) => body['changeKey']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('a change of a cart whose buyer has to sign in again', () => {
  it('is no error of the cart', async () => {
    const { handlers } = sampleCart();
    const { server } = await showPage(address, { ...handlers, '/cart/delete_item': () => ({ responseType: 'REDIRECT', redirectURL: '/search/advantage_search' }) });
    await userEvent.click(page.getByRole('button', { name: /^Remove Xerox/ }));
    await expect.poll(() => server.to('/search/advantage_search').length).toBe(1);
    expect(page.getByText(/The cart was not changed/).query()).toBeNull();
  });
});

describe('on a phone', () => {
  it('total and checkout stay at the foot of the window, and are alone there', async () => {
    await page.viewport(390, 844);
    await showPage(address, sampleCart().handlers);
    const checkOut = page.getByRole('link', { name: /^Check out/ });
    await expect.element(checkOut).toBeVisible();
    expect(checkOut.elements()).toHaveLength(1);
    const { bottom } = checkOut.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(844);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(844);
  });
});

describe('Check out', () => {
  const cartWith = (minimumMet: boolean): Handler => () => {
    const { cart, refused } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart; refused: [] };
    return { responseName: 'Initial', attributes: { refused, cart: { ...cart, groups: cart.groups.map((group, index) => ({ ...group, minimumMet: index === 0 || minimumMet })) } } };
  };

  it.each([
    ['a desk', 1280, true, 'primary'],
    ['a desk', 1280, false, 'secondary'],
    ['a phone', 390, true, 'primary'],
    ['a phone', 390, false, 'secondary'],
  ])('on %s, %i pixels wide, with every minimum order reached (%j), is a %s button', async (_where, width, minimumMet, look) => {
    await page.viewport(width, 844);
    await showPage(address, { '/cart/shopping_cart': cartWith(minimumMet) });
    await expect.element(page.getByRole('link', { name: /^Check out 2 orders/ })).toHaveAttribute('data-look', look);
  });
});

describe('a cart with items that cannot be ordered now', () => {
  const cartLeft = (left: readonly (number | null)[]): Handler => () => {
    const { cart, refused } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart; refused: [] };
    const groups = left.map((available, index) => {
      const group = cart.groups[index];
      if (group === undefined) throw new Error('The example has two vendors.');
      return { ...group, lines: group.lines.map((line) => ({ ...line, change: available === null ? null : { priceWas: null, available, mostThatFit: null } })) };
    });
    return { responseName: 'Initial', attributes: { refused, cart: { ...cart, groups, lineCount: groups.length } } };
  };
  const inSummary = (text: RegExp) => page.getByRole('complementary', { name: 'Cart summary' }).getByText(text);

  it.each([
    ['one vendor, desk', 1280, [0], /The item in your cart cannot be ordered now, .* Remove it, or open the page of a product to choose another vendor\.$/],
    ['two vendors, desk', 1280, [0, 0], /None of the items in your cart can be ordered now, .* Remove them, or /],
    ['two vendors, phone', 390, [0, 0], /None of the items in your cart can be ordered now, /],
  ])('offers no Check out where there is nothing else (%s), and says why and what to do', async (_where, width, left, text) => {
    await page.viewport(width, 844);
    await showPage(address, { '/cart/shopping_cart': cartLeft(left) });
    await expect.element(inSummary(text)).toBeVisible();
    expect(page.getByRole('link', { name: /^Check out/ }).query()).toBeNull();
    await expect.element(page.getByRole('button', { name: /^Remove Xerox/ })).toBeVisible();
    await expect.element(page.getByText(/Below the minimum order/)).not.toBeInTheDocument();
  });

  it.each([[[0, null]], [[0, 1]], [[null, 0]]])('leads on where something can be ordered (left of the lines: %j)', async (left) => {
    await showPage(address, { '/cart/shopping_cart': cartLeft(left) });
    await expect.element(page.getByRole('link', { name: /^Check out 2 orders/ })).toBeVisible();
    expect(inSummary(/be ordered now/).query()).toBeNull();
  });
});

describe('a line that stops the order of a cart', () => {
  const cartWith = (stopped: readonly number[], withCode: 'RESTRICTED' | null = null): Handler => () => {
    const { cart, refused } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart; refused: [] };
    const [first] = cart.groups.flatMap(({ lines }) => lines);
    if (first === undefined) throw new Error('The example has lines.');
    const lines = ['line-1', 'line-2', 'line-3'].map((cartKey, i) => ({ ...first, cartKey, name: `Item ${i + 1}`, change: withCode === null && stopped.includes(i) ? { priceWas: null, available: 0, mostThatFit: null } : null }));
    const warnings = withCode === null ? [] : stopped.map((i) => ({ code: withCode, block: 'items', cartKey: `line-${i + 1}`, message: `Item ${i + 1} is restricted.` }));
    return { responseName: 'Initial', attributes: { refused, warnings, cart: { ...cart, groups: cart.groups.slice(0, 1).map((group) => ({ ...group, lines })), lineCount: 3 } } };
  };
  const options: Handler = () => ({ responseName: 'DeliveryOptions', attributes: example('/cart/delete_item', 'DeliveryOptions', 'Nothing chosen yet') });

  it.each([['out of stock', null], ['restricted', 'RESTRICTED']] as const)('that is %s is removed on the way to the next step [spec 2.58]', async (_why, code) => {
    const { server } = await showPage(address, asBuyer({ '/cart/shopping_cart': cartWith([1], code), '/cart/delete_item': options }));
    await userEvent.click(page.getByRole('button', { name: 'Remove Item 2 and check out', exact: true }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout - Shipping Options' })).toBeVisible();
    expect(server.to('/cart/delete_item').map(({ body }) => body)).toMatchObject([{ cartKeys: ['line-2'], goOn: 'checkout' }]);
  });

  it('is removed with the others that do, from the summary', async () => {
    const { server } = await showPage(address, asBuyer({ '/cart/shopping_cart': cartWith([0, 2]), '/cart/delete_item': options }));
    await expect.element(page.getByRole('button', { name: 'Remove the 2 items that cannot be ordered, and check out' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Remove Item . and check out/ }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Remove the 2 items that cannot be ordered, and check out' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout - Shipping Options' })).toBeVisible();
    expect(server.to('/cart/delete_item').map(({ body }) => body)).toMatchObject([{ cartKeys: ['line-1', 'line-3'], goOn: 'checkout' }]);
  });

  it.each([[[]], [[0, 1, 2]]])('is offered to be removed only where there is one, and something else is left (lines %j)', async (stopped) => {
    await showPage(address, { '/cart/shopping_cart': cartWith(stopped) });
    await expect.element(page.getByRole('button', { name: 'Remove Item 2', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: /and check out/ }).query()).toBeNull();
  });
});

it('a line that its vendor ended says so, and leads to what could replace it', async () => {
  await showPage(address, { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: example('/cart/shopping_cart', 'Initial', 'A price that is over, and an offer that another replaces') }) });
  const ended = table('Sample Office Products');
  await expect.element(ended.getByText(/No longer available from this vendor/)).toBeVisible();
  await expect.element(ended.getByText(/Could be replaced by/)).toBeVisible();
  await expect.element(ended.getByRole('link', { name: 'HP Pavilion dv7-1240us Notebook', exact: true }).last()).toHaveAttribute('href', expect.stringContaining('productId=5531240'));
});

it('a line that is above the maximum order with others says what they come to, and leads to the request', async () => {
  const { cart } = example('/cart/shopping_cart', 'Initial', 'Beyond a maximum order, and out of stock') as { cart: Cart };
  const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map((line) => (line.aboveMaximum === undefined ? line : { ...line, contractTotal: { amount: 63_680, currency: 'USD' as const } })) }));
  await showPage(address, { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { cart: { ...cart, groups }, refused: [] } }) });
  await expect.element(page.getByText(/What you order under this contract comes to \$636\.80, above its maximum order of \$400\.00/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Ask for a lower price/ })).toHaveAttribute('href', expect.stringContaining('/cart/reduce_price?cartKey='));
});

describe('an empty cart', () => {
  const empty: Handler = () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'An empty cart') } });
  const orders: Handler = () => ({ responseName: 'Success', attributes: { ...example('/orderhistory/my_orders', 'Success', 'One order') } });

  it('offers buyers their recent orders', async () => {
    await showPage(address, asBuyer({ '/cart/shopping_cart': empty, '/orderhistory/my_orders': orders }));
    await expect.element(page.getByRole('table', { name: 'Your recent orders, newest first' }).getByRole('link', { name: 'A27-0000123-6' })).toBeVisible();
    const recent = page.getByRole('region', { name: 'Your recent orders' }).element();
    const above = recent.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity;
    expect(recent.getBoundingClientRect().top - above, 'pixels between the boxes').toBeGreaterThanOrEqual(8);
  });

  it('asks for no orders of a visitor', async () => {
    const { server } = await showPage(address, { '/cart/shopping_cart': empty, '/orderhistory/my_orders': orders });
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(server.to('/orderhistory/my_orders')).toEqual([]);
  });
});

describe('emptying the cart', () => {
  const asked = () => page.getByRole('alertdialog', { name: 'Empty the cart?' });
  const press = () => userEvent.click(page.getByRole('button', { name: 'Empty the cart' }));

  it('is asked first; a no leaves everything and gives the focus back', async () => {
    const { server } = await showPage(address, sampleCart().handlers);
    await press();
    await expect.element(asked().getByText(/cannot be undone/)).toBeVisible();
    await userEvent.click(asked().getByRole('button', { name: 'Keep the items' }));
    expect(server.to('/cart/delete_item')).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Empty the cart' })).toHaveFocus();
  });

  it('takes all lines out in one call and leads on to what can be done with an empty cart', async () => {
    const { server } = await showPage(address, sampleCart().handlers);
    await press();
    await userEvent.click(asked().getByRole('button', { name: 'Empty the cart' }));
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    const all = (sampleCart().page().cart.groups).flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey));
    expect(server.to('/cart/delete_item').map(({ body }) => body['cartKeys'])).toEqual([all]);
    await expect.element(page.getByRole('region', { name: 'Empty cart' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('that failed says so, and the lines stay', async () => {
    await showPage(address, { ...sampleCart().handlers, '/cart/delete_item': () => undefined });
    await press();
    await userEvent.click(asked().getByRole('button', { name: 'Empty the cart' }));
    await expect.element(page.getByText(/The cart was not changed\./)).toBeVisible();
    await expect.element(table('Sample Supply Co.')).toBeVisible();
  });
});

describe('a cart of 1,000 lines', () => {
  const { cart } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart };
  const long: Cart = {
    ...cart, lineCount: 1_000,
    groups: cart.groups.map((group, vendor) => ({ ...group, lines: Array.from({ length: 500 }, (_, nth) => ({ ...(group.lines[0] as (typeof group.lines)[number]), cartKey: `${vendor}-${nth}`, offerId: `${vendor}-${nth}`, name: `Part ${vendor}-${nth}`, itemNumber: `PN-${vendor}-${nth}` })) })),
  };
  const show = () => showPage(address, { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { cart: long, refused: [] } }) });
  const quantities = () => page.getByRole('textbox', { name: /^Quantity of/ });

  it('shows a part, finds a line of any other, and goes on to the next with the focus at its beginning', async () => {
    await show();
    await expect.element(page.getByText('1 to 50 of 1,000 items', { exact: true })).toBeVisible();
    expect(quantities().elements()).toHaveLength(50);
    expect(document.querySelectorAll('*').length).toBeLessThan(4_000);
    await userEvent.click(page.getByRole('button', { name: 'Next items of your cart' }));
    await expect.element(page.getByText('51 to 100 of 1,000 items', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Items in the cart' })).toHaveFocus();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in your cart' }), 'pn 1-499');
    await expect.element(page.getByText('1 to 1 of 1 item found', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Part 1-499' })).toBeVisible();
    await expect.element(page.getByText('1 of 500 items of this vendor are shown.', { exact: false })).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find in your cart' }), '');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Part of your cart that is shown' }), '951 to 1000');
    await expect.element(page.getByRole('textbox', { name: 'Quantity of Part 1-499' })).toBeVisible();
  });
});

describe('what will stop the order', () => {
  it('leads to where it is mended', async () => {
    await showPage(address, asBuyer({ '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'With what will stop the order') } }) }));
    const step = (name: string) => `/ws/checkout/checkout_controller?step=${name}`;
    await expect.element(page.getByRole('link', { name: 'Choose where to ship' })).toHaveAttribute('href', step('SelectShipping'));
    for (const link of page.getByRole('link', { name: 'Choose how to pay' }).elements()) expect(link.getAttribute('href')).toBe(step('SelectPayment'));
    await expect.element(page.getByRole('link', { name: 'Confirm an address' })).toHaveAttribute('href', '/ws/profile/verify_email');
    await expect.element(page.getByRole('link', { name: 'Check the activity' })).toHaveAttribute('href', step('AACWarning'));
  });
});

describe('the numbers of an item', () => {
  it('are of one line each at 1024 pixels, where the summary is beside the items', async () => {
    await page.viewport(1024, 800);
    const { cart } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart };
    const [itemNumber, nsn] = ['SAMPLE-GLW-SMA-FLLI', '8415-01-999-2253'];
    const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, itemNumber, nsn })) }));
    await showPage(address, { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { cart: { ...cart, groups }, refused: [] } }) });
    await expect.element(page.getByText(itemNumber).first()).toBeVisible();
    for (const number of [...page.getByText(itemNumber).elements(), ...page.getByText(nsn).elements()]) {
      expect(number.getClientRects(), number.textContent).toHaveLength(1);
      expect(number.getBoundingClientRect().height, number.textContent).toBeLessThan(24);
    }
  });

  it.each([1280, 640, 320])('are there to the last digit at %i pixels, also where a long one needs two lines', async (width) => {
    await page.viewport(width, 800);
    const { cart } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart };
    const itemNumber = 'SAMPLE-PCL-11X17-5000-100';
    const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, itemNumber, nsn: '7530-01-999-5214' })) }));
    await showPage(address, { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { cart: { ...cart, groups }, refused: [] } }) });
    await expect.element(page.getByText(itemNumber).first()).toBeVisible();
    for (const number of [...page.getByText(itemNumber).elements(), ...page.getByText('7530-01-999-5214').elements()]) {
      expect(number.scrollWidth, number.textContent).toBeLessThanOrEqual(number.clientWidth + 1);
    }
  });
});
