import type { CheckoutReview } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { changedReview, firstVisit, sampleCheckout } from '../testing/browser/sample-checkout.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const review = '/ws/checkout/checkout_review';
const press = (role: 'button' | 'link', name: string | RegExp) => userEvent.click(page.getByRole(role, { name }));
const items = () => page.getByRole('region', { name: 'Items per order' });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

/** The example with changes, whose second line is gone, and what a change of a line leads to. */
const withMend = (path: '/cart/delete_item' | '/cart/shopping_cart_post', answer: { responseName: string; attributes: Record<string, unknown> }) =>
  ({ ...sampleCheckout(changedReview()).handlers, ...asBuyer({ [path]: () => answer }) });
const ready = { ...example('/checkout/checkout_review', 'CheckOutReview', 'Ready to order') };

describe('a line that keeps an order from being placed', () => {
  it('is taken out on the review, which keeps its address and gets the focus', async () => {
    const { history, server } = await showPage(review, withMend('/cart/delete_item', { responseName: 'CheckOutReview', attributes: ready }));
    await press('button', /^Remove /);
    await expect.element(items()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
    expect(server.to('/cart/delete_item').map(({ body }) => body)).toEqual([{ cartKeys: ['line-2'], goOn: 'review' }]);
    expect([history.address(), history.length()]).toEqual([review, 1]);
  });

  it('is taken out, and the items get the focus, also where React takes the turn late in which they would', async () => {
    const { postMessage } = MessagePort.prototype;
    await showPage(review, withMend('/cart/delete_item', { responseName: 'CheckOutReview', attributes: ready }));
    await expect.element(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    // React asks itself for its next turn by an empty message; an answer is shown without one.
    MessagePort.prototype.postMessage = function late(this: MessagePort, ...given: [unknown]) { setTimeout(() => { Reflect.apply(postMessage, this, given); }, given[0] === null ? 150 : 0); };
    try {
      await press('button', /^Remove /);
      await expect.element(page.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
      await expect.element(items()).toHaveFocus();
    } finally {
      MessagePort.prototype.postMessage = postMessage;
    }
  });

  it('can be ordered with as many as there are', async () => {
    const first = changedReview();
    const short: CheckoutReview = {
      ...first,
      groups: first.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, change: { priceWas: null, available: 1, mostThatFit: null } })) })),
      problems: [{ code: 'STOCK_SHORT', block: 'items', cartKey: 'line-1', message: 'The vendor has only 1 now.' }],
    };
    const handlers = { ...sampleCheckout(short).handlers, ...asBuyer({ '/cart/shopping_cart_post': () => ({ responseName: 'CheckOutReview', attributes: ready }) }) };
    const { server } = await showPage(review, handlers);
    await press('button', /^Lower to 1 of /);
    await expect.element(items()).toHaveFocus();
    expect(server.to('/cart/shopping_cart_post').map(({ body }) => body)).toMatchObject([{ lines: [{ cartKey: 'line-1', quantity: 1 }], goOn: 'review' }]);
  });

  it('leads to the cart when nothing is left', async () => {
    await showPage(review, withMend('/cart/delete_item', { responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'An empty cart') } }));
    await press('button', /^Remove /);
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

describe('the steps before the review', () => {
  it('are led to from the review while something is missing', async () => {
    await showPage(review, sampleCheckout(firstVisit()).handlers);
    await expect.element(page.getByRole('link', { name: 'Go to the next step' })).toHaveAttribute('href', '/ws/checkout/checkout_controller');
  });

  /** The form of a freight forwarder, filled in but for the state, with a server that refuses its ZIP code once. */
  async function fillForwarder() {
    const asked = { ...example('/cart/shopping_cart_post', 'FreightForwarded', 'The destination is known') };
    const form = (asked as { form: { values: Record<string, string> } }).form;
    let sent = 0;
    const handlers = {
      ...sampleCheckout().handlers,
      ...asBuyer({
        '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'Two vendors') } }),
        '/cart/shopping_cart_post': () => ({ responseName: 'FreightForwarded', attributes: asked }),
        '/checkout/select_shipping': ({ body }: { body: Record<string, unknown> }) => {
          sent += 1;
          const { address } = body['save'] as { address: object };
          return sent > 1 ? { responseName: 'CheckOutReview', attributes: ready }
            : { responseName: 'Create', attributes: { ...form, values: address, errors: [{ field: 'zip', message: 'ZIP code 20405 is in District of Columbia.' }] } };
        },
      }),
    };
    const { history, server } = await showPage('/ws/cart/shopping_cart', handlers);
    await press('link', /^Check out/);
    await expect.element(page.getByRole('heading', { name: 'Freight Forwarder Address Information' })).toBeVisible();
    await expect.element(page.getByText('HP dv7-1211ea')).toBeVisible();
    const typed: [RegExp, string][] = [
      [/^Name of this address/, 'Forwarder'], [/^Freight forwarder/, 'Sample Forwarding'], [/^Street address/, '2 Sample Street'], [/^City/, 'Washington'], [/^ZIP code/, '20405'],
      [/^Contact/, 'Demo Buyer'], [/^Phone/, '202-555-0100'], [/^E-mail/, 'buyer@agency.example.gov'],
    ];
    for (const [name, text] of typed) await userEvent.fill(page.getByRole('textbox', { name }).first(), text);
    return { history, server };
  }

  it('ask for a freight forwarder, keep what was typed, and end at the review', async () => {
    const { history, server } = await fillForwarder();
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^State/ }), 'DC');
    await press('button', 'Save and ship to this address');
    await expect.element(page.getByRole('textbox', { name: /^ZIP code/ })).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('textbox', { name: /^Freight forwarder/ })).toHaveValue('Sample Forwarding');
    await userEvent.fill(page.getByRole('textbox', { name: /^ZIP code/ }), '20406');
    await press('button', 'Save and ship to this address');
    await expect.element(page.getByRole('heading', { name: 'Checkout Review' })).toBeVisible();
    expect(server.to('/checkout/select_shipping').at(-1)?.body).toMatchObject({ save: { kind: 'forwarder', addressId: null, address: { organization: 'Sample Forwarding', finalCity: 'Berlin' } } });
    expect(history.address()).toBe(review);
  });

  it('are no place for Back after the order: it leads to the cart, and to no form of an address', async () => {
    const { history } = await fillForwarder();
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^State/ }), 'DC');
    await press('button', 'Save and ship to this address');
    await expect.element(page.getByRole('textbox', { name: /^ZIP code/ })).toHaveAttribute('aria-invalid', 'true');
    await press('button', 'Save and ship to this address');
    await expect.element(page.getByRole('heading', { name: 'Checkout Review' })).toBeVisible();
    await press('button', /^Place 1 order for/);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order A27-0000123-6 placed' })).toBeVisible();
    history.back();
    await expect.poll(() => history.address()).toBe('/ws/cart/shopping_cart');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    expect(page.getByRole('textbox', { name: /^ZIP code/ }).elements()).toEqual([]);
  });
});

describe('the shipping options', () => {
  it('ask for a day where one is chosen, say what is wrong with it, and go to the review with what was chosen', async () => {
    const options = { responseName: 'DeliveryOptions', attributes: { ...example('/checkout/checkout_controller', 'DeliveryOptions', 'A date that is over') } };
    const handlers = { ...sampleCheckout().handlers, ...asBuyer({ '/checkout/checkout_controller': () => options, '/checkout/delivery_options': () => ({ responseName: 'CheckOutReview', attributes: ready }) }) };
    const { history, server } = await showPage('/ws/checkout/checkout_controller?step=DeliveryOptions', handlers);
    await press('button', 'Save and go to the review');
    await expect.element(page.getByRole('alert').getByRole('link', { name: /^Choose Nov 20, 2026 or a later date/ }).first()).toBeVisible();
    for (const field of page.getByLabelText(/: deliver on or before/).elements()) await userEvent.clear(field);
    await press('button', 'Save and go to the review');
    await expect.element(page.getByRole('alert').getByRole('link', { name: /^Choose the day on or before which .+ delivers, or another way of delivery\.$/ }).first()).toBeVisible();
    for (const standard of page.getByRole('radio', { name: /^Standard/ }).elements()) await userEvent.click(standard);
    await press('button', 'Save and go to the review');
    await expect.poll(() => history.address()).toBe(review);
    expect(server.to('/checkout/delivery_options').at(-1)?.body).toMatchObject({ terms: [{ deliverBy: null, speed: 'standard' }, { deliverBy: null, speed: 'standard' }] });
  });
});
