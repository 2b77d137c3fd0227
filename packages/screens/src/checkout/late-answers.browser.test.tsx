import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { firstVisit, sampleCheckout } from '../testing/browser/sample-checkout.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const address = '/ws/checkout/checkout_review';
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

/** A handler whose answer is let go by the test. */
function held(handler: Handler | undefined): { readonly late: Handler; readonly letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { late: async (request) => promise.then(() => handler?.(request)), letGo: resolve };
}

describe('an answer of the checkout that comes late', () => {
  it('leaves the focus in the note that is typed meanwhile', async () => {
    const { handlers, review } = sampleCheckout(firstVisit());
    const { late, letGo } = held(handlers['/checkout/select_shipping']);
    await showPage(address, { ...handlers, '/checkout/select_shipping': (request) => (request.body['addressId'] === undefined ? handlers['/checkout/select_shipping']?.(request) : late(request)) });
    await press('Choose an address');
    await press('Ship to this address');
    const note = page.getByRole('textbox', { name: /^Note to the vendor/ }).first();
    await userEvent.fill(note, 'Deliver to the');
    letGo();
    await expect.element(page.getByRole('region', { name: 'Ship to' }).getByText(/1800 F Street NW/)).toBeVisible();
    await expect.element(note).toHaveFocus();
    expect(review().shipTo).not.toBeNull();
  });

  it('tells a buyer who has gone elsewhere of the order, and leaves them there', async () => {
    const { handlers } = sampleCheckout();
    const { late, letGo } = held(handlers['/checkout/checkout_review_submit']);
    const { server, history, storefront } = await showPage(address, { ...handlers, '/checkout/checkout_review_submit': late, '/orderhistory/my_orders': () => undefined });
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/checkout_review_submit').length).toBe(1);
    storefront.openUrl('/home');
    letGo();
    await expect.poll(() => storefront.alerts.list.get().map(({ msg }) => msg)).toEqual([expect.stringMatching(/^Order A27-0000123-6 is placed\. <a href="[^"]+order_confirm\?orderNumber=A27-0000123-6">View it<\/a>$/)]);
    expect(history.address()).not.toContain('order_confirm');
  });

  it.each<[string, (review: object) => Handler, RegExp]>([
    ['was not placed', (review) => () => ({ responseName: 'CheckOutReview', attributes: { ...review, submitKey: 'another' } }), /^Your order was not placed: it has to be checked again\. <a href="[^"]+checkout_review">Check it<\/a>$/],
    ['may not have been placed', () => () => ({ status: 500, responseType: 'ERROR', message: 'The marketplace is busy.' }), /^Your order may not have been placed\. .+ <a href="[^"]+checkout_review">Check it<\/a>$/],
  ])('tells a buyer who has gone elsewhere that the order %s', async (_what, handler, words) => {
    const { handlers, review } = sampleCheckout();
    const { late, letGo } = held(handler(review()));
    const { server, storefront } = await showPage(address, { ...handlers, '/checkout/checkout_review_submit': late });
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/checkout_review_submit').length).toBe(1);
    storefront.openUrl('/home');
    letGo();
    await expect.poll(() => storefront.alerts.list.get().map(({ type, msg }) => [type, msg])).toEqual([['error', expect.stringMatching(words)]]);
  });

  const wrongDate = { status: 400, responseType: 'ERROR' as const, message: 'Some entries need your attention.', attributes: { fieldErrors: [{ field: 'terms.0.deliverBy', message: 'Choose today or a later date.' }] } };
  const isPast = ({ body }: Parameters<Handler>[0]) => JSON.stringify(body['terms']).includes('2020-01-01');

  it('about a date is asked for once, also where the press on the order has sent that date: the order can be placed again as soon as the date is named', async () => {
    const { handlers } = sampleCheckout();
    const { late, letGo } = held(() => wrongDate);
    const { server } = await showPage(address, { ...handlers, '/checkout/delivery_options': (request) => (isPast(request) ? late(request) : handlers['/checkout/delivery_options']?.(request)) });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/delivery_options').length).toBe(1);
    letGo();
    await expect.element(date).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert').getByText(/could not be saved\./)).toBeVisible();
    expect(server.to('/checkout/delivery_options')).toHaveLength(1);
    await userEvent.fill(date, '2049-01-01');
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/checkout_review_submit')).toHaveLength(1);
  });

  it('says that the order is not placed, also where the date that was refused is corrected by then', async () => {
    const { handlers } = sampleCheckout();
    const { late, letGo } = held(() => wrongDate);
    let isLate = false;
    const { server } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': (request) => (isPast(request) ? (isLate ? late(request) : wrongDate) : handlers['/checkout/delivery_options']?.(request)),
    });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    const button = page.getByRole('button', { name: /^Place 1 order for/ });
    // Leaving the field has its answer; the press has one of its own.
    (button.element() as HTMLElement).focus();
    await expect.element(date).toHaveAttribute('aria-invalid', 'true');
    isLate = true;
    const before = server.to('/checkout/delivery_options').length;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.to('/checkout/delivery_options').length).toBe(before + 1);
    await userEvent.fill(date, '2049-01-01');
    letGo();
    await expect.element(page.getByRole('alert').getByText(/could not be saved as it was then/)).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
  });
});
