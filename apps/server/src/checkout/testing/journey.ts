import { randomUUID } from 'node:crypto';
import type { CheckoutReview } from '@quartermaster/contracts';
import type { Answer } from '../../testing/browser.ts';
import type { Shop, SignedIn } from './shop.ts';

export const testCard = { number: '4111 1111 1111 1111', expires: '11/29', cardholder: 'Demo Buyer' };

export const testAddress = {
  addressName: 'Main office', organization: 'Sample Agency', contactName: 'Demo Buyer', phone: '202-555-0100',
  email: 'buyer@agency.example.gov', line1: '1800 Sample Street NW', city: 'Washington', state: 'DC', zip: '20405',
};

export type Wanted = readonly (readonly [offerId: string, quantity: number])[];

export async function fillCart({ browser }: SignedIn, wanted: Wanted): Promise<void> {
  const items = wanted.map(([offerId, quantity]) => ({ offerId, quantity }));
  expectName(await browser.post('/cart/addCart', { items, changeKey: randomUUID() }), 'Success');
}

/** A new buyer with a filled cart, who has chosen where to ship and how to pay. */
export async function readyToOrder(shop: Shop, wanted: Wanted): Promise<SignedIn> {
  const buyer = await shop.newBuyer();
  await fillCart(buyer, wanted);
  expectName(await buyer.browser.post('/checkout/select_shipping', { newAddress: testAddress }), 'CheckOutReview');
  expectName(await buyer.browser.post('/checkout/select_payment', { newCard: testCard }), 'CheckOutReview');
  return buyer;
}

export async function reviewOf({ browser }: SignedIn): Promise<CheckoutReview> {
  const answer = await browser.get('/checkout/checkout_review');
  expectName(answer, 'CheckOutReview');
  return answer.envelope.attributes as unknown as CheckoutReview;
}

export const submit = ({ browser }: SignedIn, { submitKey, reviewed }: { submitKey: string; reviewed: string }): Promise<Answer> =>
  browser.post('/checkout/checkout_review_submit', { submitKey, reviewed });

function expectName({ status, envelope, text }: Answer, name: string): void {
  if (envelope.responseName !== name) throw new Error(`Expected ${name}, and got ${status}: ${text}`);
}
