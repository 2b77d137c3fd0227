import type { CheckoutReview, SaidTerms } from '@quartermaster/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleCheckout } from '../../testing/browser/sample-checkout.ts';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const address = '/ws/checkout/checkout_review';
const ofOrder = () => page.getByRole('textbox', { name: /^Note to the vendor/ }).first();
const ofPart = () => page.getByRole('textbox', { name: /^Note for what goes to Warehouse/ });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

/** A checkout that keeps notes as the server does. */
function split(note: string) {
  let review = example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') as CheckoutReview;
  review = { ...review, terms: review.terms.map((own) => ({ ...own, note })) };
  const show = () => ({ responseName: 'CheckOutReview', attributes: { ...review } });
  const keep: Handler = ({ body }) => {
    for (const said of body['terms'] as SaidTerms[]) {
      review = { ...review, terms: review.terms.map((own) => (own.groupId !== said.groupId ? own : { ...own, note: said.note ?? own.note, parts: own.parts?.map((part) => {
        const noted = said.partNotes?.find(({ addressId }) => addressId === part.shipTo.addressId);
        return noted === undefined ? part : { ...part, note: noted.note };
      }) })) };
    }
    return show();
  };
  return { ...sampleCheckout().handlers, '/checkout/checkout_review': show, '/checkout/delivery_options': keep };
}

it('a part that goes elsewhere has the note of its order until it gets one of its own, which is saved', async () => {
  const { server } = await showPage(address, split('Dock 4'));
  await expect.element(ofPart()).toHaveValue('Dock 4');
  await userEvent.fill(ofPart(), 'Ring at gate 9.');
  await userEvent.tab();
  await expect.poll(() => server.to('/checkout/delivery_options').at(-1)?.body['terms']).toMatchObject([{ note: 'Dock 4', partNotes: [{ addressId: 'address-6', note: 'Ring at gate 9.' }] }]);
  await userEvent.fill(ofOrder(), 'Dock 5');
  await userEvent.tab();
  await expect.poll(() => server.to('/checkout/delivery_options').at(-1)?.body['terms']).toMatchObject([{ note: 'Dock 5' }]);
  await expect.element(ofPart()).toHaveValue('Ring at gate 9.');
  await expect.element(ofOrder()).toHaveValue('Dock 5');
});

it('a note of a part that was typed a moment ago is saved, and one press places the order', async () => {
  const { server } = await showPage(address, split('Dock 4'));
  await userEvent.fill(ofPart(), 'Ring at gate 9.');
  await userEvent.click(page.getByRole('button', { name: /^Place \d/ }));
  await expect.poll(() => server.to('/checkout/checkout_review_submit').length).toBe(1);
  expect(server.to('/checkout/delivery_options').at(-1)?.body['terms']).toMatchObject([{ partNotes: [{ addressId: 'address-6', note: 'Ring at gate 9.' }] }]);
});

it('what is typed and not saved yet is kept as a draft when the page goes', async () => {
  await showPage(address, split('Dock 4'));
  const keepsDraft = () => document.querySelector('[data-keeps-draft]') !== null;
  await expect.element(ofPart()).toHaveValue('Dock 4');
  expect(keepsDraft()).toBe(false);
  await userEvent.fill(ofPart(), 'Ring at gate 9.');
  expect(keepsDraft()).toBe(true);
  await userEvent.tab();
  await expect.poll(keepsDraft).toBe(false);
});

it('a note of a part that is refused says so at its field, and the order is not placed', async () => {
  const refuse: Handler = () => ({ status: 400, responseType: 'ERROR', message: 'Some entries need your attention.', attributes: { fieldErrors: [{ field: 'terms.0.partNotes.0.note', message: 'This looks like the number of a card.' }] } });
  const { server } = await showPage(address, { ...split(''), '/checkout/delivery_options': refuse });
  await userEvent.fill(ofPart(), '4111 1111 1111 1111');
  await userEvent.tab();
  await expect.element(page.getByText(/This looks like the number of a card/).first()).toBeVisible();
  await expect.element(ofPart()).toHaveAttribute('aria-invalid', 'true');
  expect(server.to('/checkout/checkout_review_submit')).toEqual([]);
});
