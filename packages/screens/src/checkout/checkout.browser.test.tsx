import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changedReview, firstVisit, sampleCheckout } from '../testing/browser/sample-checkout.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const address = '/ws/checkout/checkout_review';
const shipTo = () => page.getByRole('region', { name: 'Ship to' });
const payBy = () => page.getByRole('region', { name: 'Pay by' });
/** The date of the first terms that a call saves. */
const dateIn = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => (body['terms'] as { readonly deliverBy: string }[])[0]?.deliverBy;
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('a block of the review', () => {
  it('opens in place with the focus on what is chosen, and gets the focus back', async () => {
    const { history, server } = await showPage(address, sampleCheckout(firstVisit()).handlers);
    await press('Choose an address');
    await expect.element(shipTo().getByRole('radio', { name: /^Main office/ })).toHaveFocus();
    await press('Ship to this address');
    await expect.element(shipTo().getByText(/1800 F Street NW/)).toBeVisible();
    await expect.element(shipTo()).toHaveFocus();
    expect(history.address()).toBe(address);
    expect(history.length()).toBe(1);
    expect(server.to('/checkout/select_shipping').map(({ body }) => body)).toEqual([{ from: 'review' }, { from: 'review', addressId: 'address-1' }]);
    await expect.element(page.getByRole('link', { name: 'Choose where to ship this order.' })).not.toBeInTheDocument();
  });

  it('is not left behind while it opens, where the press on the order comes before it is open', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { handlers } = sampleCheckout();
    const { server } = await showPage(address, { ...handlers, '/checkout/select_shipping': async (request) => { await promise; return handlers['/checkout/select_shipping']?.(request); } });
    await press('Change the address');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/Finish or cancel the change of “Ship to” first/)).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
    resolve();
    await expect.element(shipTo().getByRole('radio', { name: /^Main office/ })).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
  });

  it('is not left behind: the order waits until its change is finished', async () => {
    const { server } = await showPage(address, sampleCheckout().handlers);
    await press('Change the address');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/Finish or cancel the change of “Ship to” first/)).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
  });
});

describe('a new address', () => {
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  async function openForm() {
    const shown = await showPage(address, sampleCheckout(firstVisit()).handlers);
    await press('Choose an address');
    await press('New address');
    await expect.element(field(/^Name of this address/)).toHaveFocus();
    return shown;
  }

  it('has its errors at the fields and in a summary that leads to them', async () => {
    const { server } = await openForm();
    await userEvent.fill(field(/^ZIP code/), '2040');
    await press('Save and ship to this address');
    const summary = page.getByRole('alert', { name: /9 entries need your attention/ });
    await expect.element(summary).toHaveFocus();
    await expect.element(field(/^ZIP code/)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(summary.getByRole('link', { name: /^Enter a ZIP code/ }));
    await expect.element(field(/^ZIP code/)).toHaveFocus();
    await expect.element(field(/^ZIP code/)).toHaveValue('2040');
    expect(server.to('/checkout/select_shipping')).toHaveLength(2);
  });

  it('shows as it is written what was pasted', async () => {
    await openForm();
    await userEvent.fill(field(/^ZIP code/), '204050001');
    await userEvent.fill(field(/^Phone/), '(202) 555 0100');
    await userEvent.tab();
    await expect.element(field(/^ZIP code/)).toHaveValue('20405-0001');
    await expect.element(field(/^Phone/)).toHaveValue('202-555-0100');
  });

  it('that was begun is still there after a look into the address book', async () => {
    await openForm();
    await userEvent.fill(field(/^Organization/), 'Sample Agency');
    await press('Back to the address book');
    await press('New address');
    await expect.element(field(/^Organization/)).toHaveValue('Sample Agency');
  });
});

describe('a card', () => {
  const number = () => page.getByRole('textbox', { name: /^Card number/ });
  async function typeCard() {
    await press('Choose a payment method');
    await userEvent.click(page.getByRole('radio', { name: 'Another purchase card' }));
    await userEvent.fill(number(), '4614 0000 0000 0000');
    await userEvent.fill(page.getByRole('textbox', { name: /^Expires/ }), '11/49');
    await userEvent.fill(page.getByRole('textbox', { name: /^Cardholder/ }), 'Demo Buyer');
  }

  it('is sent once, and its number does not stay in the page', async () => {
    const { server, host } = await showPage(address, sampleCheckout(firstVisit()).handlers);
    await typeCard();
    await press('Use this payment method');
    await expect.element(payBy().getByText('Purchase card ending in 0009')).toBeVisible();
    await expect.element(payBy()).toHaveFocus();
    expect(server.to('/checkout/select_payment')[1]?.body).toEqual({ from: 'review', newCard: { number: '4614 0000 0000 0000', expires: '11/49', cardholder: 'Demo Buyer' } });
    expect(host.outerHTML.replaceAll(/\s/g, '')).not.toContain('4614000000000000');
  });

  it('whose answer was lost has to be typed again, the rest has not', async () => {
    const { handlers } = sampleCheckout(firstVisit());
    await showPage(address, { ...handlers, '/checkout/select_payment': (request) => (request.body['newCard'] === undefined ? handlers['/checkout/select_payment']?.(request) : undefined) });
    await typeCard();
    await press('Use this payment method');
    await expect.element(page.getByText(/Enter it again: it is not kept in the page/)).toBeVisible();
    await expect.element(number()).toHaveValue('');
    await expect.element(page.getByRole('textbox', { name: /^Cardholder/ })).toHaveValue('Demo Buyer');
  });

  it('with errors leads to them, and an expiring one cannot be chosen', async () => {
    await showPage(address, sampleCheckout(firstVisit()).handlers);
    await press('Choose a payment method');
    await expect.element(page.getByRole('radio', { name: /ending in 4242/ })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: 'Another purchase card' }));
    await press('Use this payment method');
    await expect.element(page.getByRole('alert', { name: /3 entries/ })).toHaveFocus();
    await expect.element(number()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('an activity that pays', () => {
  it('and is unknown says so at its field and in the summary, and keeps saying so until the code is changed', async () => {
    const { handlers } = sampleCheckout(firstVisit());
    const unknown = '47ABCD is not in the activity address directory. Check it.';
    await showPage(address, {
      ...handlers,
      '/checkout/select_payment': (request) => (request.body['aac'] === undefined
        ? handlers['/checkout/select_payment']?.(request)
        : {
            responseName: 'SelectPayment',
            attributes: {
              ...example('/checkout/select_payment', 'SelectPayment', 'Cards and an AAC'),
              errors: [{ field: 'aac', message: unknown }],
              values: { expires: '', cardholder: '', aac: '47ABCD' },
            },
          }),
    });
    const code = page.getByRole('textbox', { name: /^Activity address code \(AAC or DoDAAC\)/ });
    await press('Choose a payment method');
    await userEvent.click(page.getByRole('radio', { name: /The activity is billed$/ }));
    await userEvent.fill(code, '47abcd');
    await userEvent.keyboard('{Enter}');
    const summary = page.getByRole('alert', { name: 'Error: 1 entry needs your attention' });
    await expect.element(summary).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription(`Six letters and digits of the activity that pays Error: ${unknown}`);
    await userEvent.click(summary.getByRole('link', { name: unknown }));
    await expect.element(code).toHaveFocus();
    await userEvent.tab();
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(code, '47SMPL');
    await expect.element(code).not.toHaveAttribute('aria-invalid');
    await expect.element(summary).not.toBeInTheDocument();
  });
});

describe('Place order', () => {
  const note = () => page.getByRole('textbox', { name: /^Note to the vendor/ });

  it('waits for a note that was typed a moment ago', async () => {
    const { handlers } = sampleCheckout();
    let saveNow = () => {};
    const { server, history } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': async (request) => {
        await new Promise<void>((resolve) => { saveNow = resolve; });
        return handlers['/checkout/delivery_options']?.(request);
      },
    });
    await userEvent.fill(note(), 'Deliver to the loading dock.');
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/delivery_options').length).toBe(1);
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
    saveNow();
    await expect.poll(() => history.address()).toBe('/ws/checkout/order_confirm?orderNumber=A27-0000123-6');
    expect(server.to('/checkout/delivery_options').map(({ body }) => body['terms'])).toEqual([
      [{ groupId: 'V-SUPPLY/47SMPL-SAMPLE-01', note: 'Deliver to the loading dock.', deliverBy: null }],
    ]);
    expect(server.to('/checkout/checkout_review_submit').map(({ body }) => body['reviewed'])).toEqual(['r1-1']);
  });

  it('is not needed for a note to be saved: a pause in typing is enough', async () => {
    const { server } = await showPage(address, sampleCheckout().handlers);
    await userEvent.fill(note(), 'Gate 7');
    await expect.poll(() => server.to('/checkout/delivery_options').map(({ body }) => (body['terms'] as { note: string }[])[0]?.note)).toEqual(['Gate 7']);
    await expect.element(note()).toHaveFocus();
    await expect.element(note()).toHaveValue('Gate 7');
  });

  it('does not happen without a note that could not be saved; the note is kept and has the focus', async () => {
    const { handlers } = sampleCheckout();
    const { server } = await showPage(address, { ...handlers, '/checkout/delivery_options': () => undefined });
    await userEvent.fill(note(), 'Call before arrival.');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/This was not saved/)).toBeVisible();
    await expect.element(note()).toHaveFocus();
    await expect.element(note()).toHaveValue('Call before arrival.');
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
  });

  it('takes a note back that the server has from a save whose answer was lost', async () => {
    const { handlers, review } = sampleCheckout();
    let isLost = true;
    const { history } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': async (request) => {
        const answer = await handlers['/checkout/delivery_options']?.(request);
        return isLost ? undefined : answer;
      },
    });
    await userEvent.fill(note(), 'Call before arrival.');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/This was not saved/)).toBeVisible();
    expect(review().terms[0]?.note).toBe('Call before arrival.');
    isLost = false;
    await userEvent.fill(note(), '');
    await press(/^Place 1 order for/);
    await expect.poll(() => history.address()).toContain('/ws/checkout/order_confirm');
    expect(review().terms[0]?.note).toBe('');
  });

  it('does not lose a date that was begun', async () => {
    const { server } = await showPage(address, sampleCheckout().handlers);
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.click(date);
    await userEvent.keyboard('12');
    await press(/^Place 1 order for/);
    await expect.element(page.getByText(/Finish the date, or clear it/)).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
  });

  it('names the date that the server cannot accept', async () => {
    const { handlers } = sampleCheckout();
    await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': () => ({
        status: 400,
        responseType: 'ERROR',
        message: 'Some entries need your attention.',
        attributes: { fieldErrors: [{ field: 'terms.0.deliverBy', message: 'Choose today or a later date.' }] },
      }),
    });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    await press(/^Place 1 order for/);
    await expect.element(date).toHaveFocus();
    await expect.element(page.getByText(/Choose today or a later date/)).toBeVisible();
  });

  it('leaves the server’s message of a date in its place until the date is changed, also while the order is tried again', async () => {
    const { handlers } = sampleCheckout();
    const waiting: (() => void)[] = [];
    let isSlow = false;
    await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': async (request) => {
        if (dateIn(request) !== '2020-01-01') return handlers['/checkout/delivery_options']?.(request);
        if (isSlow) await new Promise<void>((resolve) => void waiting.push(resolve));
        return { status: 400, responseType: 'ERROR', message: 'Some entries need your attention.', attributes: { fieldErrors: [{ field: 'terms.0.deliverBy', message: 'Choose today or a later date.' }] } };
      },
    });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/could not be saved/)).toBeVisible();
    isSlow = true;
    await press(/^Place 1 order for/);
    await expect.poll(() => waiting.length).toBe(1);
    await expect.element(date).toHaveAccessibleDescription(/Choose today or a later date/);
    isSlow = false;
    for (const answer of waiting) answer();
    await userEvent.fill(note(), 'Second floor.');
    await expect.element(date).toHaveAccessibleDescription(/Choose today or a later date/);
    await userEvent.fill(date, '2049-01-01');
    await expect.element(date).not.toHaveAttribute('aria-invalid');
  });

  it('does not take the answer about an earlier date for one about the date that is there', async () => {
    const { handlers } = sampleCheckout();
    const answers: (() => void)[] = [];
    const { server } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': async (request) => {
        if (answers.length > 0) return handlers['/checkout/delivery_options']?.(request);
        await new Promise<void>((resolve) => void answers.push(resolve));
        return { status: 400, responseType: 'ERROR', message: 'Some entries need your attention.', attributes: { fieldErrors: [{ field: 'terms.0.deliverBy', message: 'Choose today or a later date.' }] } };
      },
    });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    await userEvent.click(note());
    await expect.poll(() => answers.length).toBe(1);
    await userEvent.fill(date, '2049-01-01');
    answers[0]?.();
    await expect.poll(() => server.to('/checkout/delivery_options').map(dateIn)).toEqual(['2020-01-01', '2049-01-01']);
    await expect.element(date).not.toHaveAttribute('aria-invalid');
  });

  it('has its button under the pointer until the press is over, whatever leaving a corrected date takes away', async () => {
    const { handlers } = sampleCheckout();
    let isPast = true;
    const { server } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': (request) => (isPast
        ? {
            status: 400, responseType: 'ERROR', message: 'Some entries need your attention.',
            attributes: { fieldErrors: [{ field: 'terms.0.deliverBy', message: 'Choose a date from today on.' }] },
          }
        : handlers['/checkout/delivery_options']?.(request)),
    });
    const date = page.getByLabelText(/^Deliver on or before/);
    await userEvent.fill(date, '2020-01-01');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/could not be saved/)).toBeVisible();
    isPast = false;
    await userEvent.fill(date, '2049-01-01');
    const button = page.getByRole('button', { name: /^Place 1 order for/ }).element() as HTMLElement;
    const { top } = button.getBoundingClientRect();
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.focus();
    // A slow press: time enough for an answer, and for the alert above the button to go.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(button.getBoundingClientRect().top).toBe(top);
    button.click();
    await expect.poll(() => server.to('/checkout/checkout_review_submit')).toHaveLength(1);
    expect(server.to('/checkout/delivery_options').at(-1)?.body['terms']).toEqual([{ groupId: 'V-SUPPLY/47SMPL-SAMPLE-01', note: '', deliverBy: '2049-01-01' }]);
  });

  it('does not accept a price that came with the saved note', async () => {
    const { handlers, review } = sampleCheckout();
    const { server } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': () => ({ responseName: 'CheckOutReview', attributes: { ...review(), totals: changedReview().totals, reviewed: 'r1-dearer' } }),
    });
    await userEvent.fill(note(), 'Call before arrival.');
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText('This order has changed')).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Place 1 order for $1,185.80' })).toBeVisible();
  });

  it('does not accept a price that came between the beginning and the end of a press', async () => {
    const { handlers, review } = sampleCheckout();
    let answerNow = () => {};
    const answer = new Promise<void>((resolve) => { answerNow = resolve; });
    const { server } = await showPage(address, {
      ...handlers,
      '/checkout/delivery_options': async () => {
        await answer;
        return { responseName: 'CheckOutReview', attributes: { ...review(), totals: changedReview().totals, reviewed: 'r1-dearer' } };
      },
    });
    await userEvent.fill(note(), 'Call before arrival.');
    await userEvent.tab();
    await expect.poll(() => server.to('/checkout/delivery_options')).toHaveLength(1);
    const button = page.getByRole('button', { name: /^Place 1 order for/ }).element() as HTMLElement;
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    answerNow();
    await expect.element(page.getByRole('button', { name: 'Place 1 order for $1,185.80' })).toBeVisible();
    button.click();
    await expect.element(page.getByRole('alert').getByText('This order has changed')).toBeVisible();
    expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
    await press(/^Place 1 order for/);
    await expect.poll(() => server.to('/checkout/checkout_review_submit')).toHaveLength(1);
  });

  it('pressed again after a lost answer sends the same key', async () => {
    const { handlers } = sampleCheckout();
    let isBroken = true;
    const { server, history } = await showPage(address, { ...handlers, '/checkout/checkout_review_submit': (request) => (isBroken ? undefined : handlers['/checkout/checkout_review_submit']?.(request)) });
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('alert').getByText(/never placed twice/)).toBeVisible();
    isBroken = false;
    await press(/^Place 1 order for/);
    await expect.poll(() => history.address()).toContain('/checkout/order_confirm');
    const [first, second] = server.to('/checkout/checkout_review_submit').map(({ body }) => body);
    expect(second).toEqual(first);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order A27-0000123-6 placed' })).toBeVisible();
  });

  it.each([[3, false], [4, true]])('of %i items that are not delivered to its address says so once: %s', async (count, isTogether) => {
    const problems = Array.from({ length: count }, (_, nth) => ({ code: 'NOT_DELIVERED_THERE' as const, block: 'items' as const, cartKey: `line-${nth + 1}`, message: `Item ${nth + 1} is not shipped to Germany.` }));
    await showPage(address, sampleCheckout({ ...sampleCheckout().review(), problems }).handlers);
    const group = page.getByRole('group', { name: 'Before you can place the order' });
    const together = group.getByRole('link', { name: '4 items are not delivered to the address of this order. Choose another one, or remove them.' });
    const last = group.getByRole('link', { name: `Item ${count} is not shipped to Germany.` });
    if (!isTogether) {
      await expect.element(last).toBeVisible();
      expect(together.query()).toBeNull();
      return;
    }
    await expect.element(together).toBeVisible();
    expect(last.query()).toBeNull();
    await userEvent.click(group.getByText('Show the 4 items'));
    await expect.element(last).toBeVisible();
    await userEvent.click(together);
    expect(document.activeElement?.id).toBe('checkout-ship-to');
  });

  it('that is answered with changed prices leads to them', async () => {
    const { handlers } = sampleCheckout();
    await showPage(address, { ...handlers, '/checkout/checkout_review_submit': () => ({ responseName: 'CheckOutReview', attributes: { ...changedReview(), submitKey: '0190f0a0-0000-7000-8000-000000000002' } }) });
    await press(/^Place 1 order for/);
    const problems = page.getByRole('group', { name: 'Before you can place the order' });
    await expect.element(problems).toHaveFocus();
    await userEvent.click(problems.getByRole('link', { name: /^The price of Xerox/ }));
    expect(document.activeElement?.id).toBe('checkout-line-line-1');
  });

  it('with an empty cart shows the cart, and says that nothing was ordered', async () => {
    const { handlers } = sampleCheckout();
    await showPage(address, { ...handlers, '/checkout/checkout_review_submit': () => ({ responseName: 'AdvantageCart', attributes: { ...example('/checkout/checkout_review_submit', 'AdvantageCart', 'Nothing to check out') } }) });
    await press(/^Place 1 order for/);
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect.element(page.getByText('Nothing was ordered now: your cart is empty.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toHaveFocus();
  });
});
