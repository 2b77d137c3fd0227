import { randomUUID } from 'node:crypto';
import type { CheckoutReview } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { TestBrowser } from '../../testing/browser.ts';
import type { TestPerson } from '../../testing/identity-provider.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import { testAddress, testCard } from '../testing/journey.ts';

/** Few enough that carts stay small. */
const offers = 8;
/** How many products are looked at, where there is a catalog. */
const looks = 500;

/** A client, and what they have chosen before. */
export interface Client {
  readonly browser: TestBrowser;
  readonly addressId: string;
  readonly paymentId: string;
}

const oneOf = (values: readonly string[]): string => values[Math.floor(Math.random() * values.length)] ?? '';
const someOffer = (): string => `bench-${Math.floor(Math.random() * offers)}`;

async function expected(answer: ReturnType<TestBrowser['get']>, name: string): Promise<CheckoutReview> {
  const { envelope, text } = await answer;
  if (envelope.responseName !== name) throw new Error(`Expected ${name}, and got ${text}`);
  return envelope.attributes as unknown as CheckoutReview;
}

const add = ({ browser }: Pick<Client, 'browser'>) => {
  const items = [...new Set([someOffer(), someOffer(), someOffer()])].map((offerId) => ({ offerId, quantity: 1 }));
  return expected(browser.post('/cart/addCart', { items, changeKey: randomUUID() }), 'Success');
};
const submit = ({ browser }: Pick<Client, 'browser'>, { submitKey, reviewed }: CheckoutReview) =>
  expected(browser.post('/checkout/checkout_review_submit', { submitKey, reviewed }), 'OrderConfirmation');

/** The calls that are measured, on a catalog with these products. */
export const callsOn = (productIds: readonly string[]) => ({
  'a product': ({ browser }: Client) => expected(browser.get(`/catalog/product_detail?productId=${encodeURIComponent(oneOf(productIds))}`), 'ProductDetail'),
  'adding to the cart': add,
  async 'an order'(client: Client) {
    const { browser, addressId, paymentId } = client;
    await add(client);
    await expected(browser.post('/checkout/select_shipping', { addressId }), 'CheckOutReview');
    await expected(browser.post('/checkout/select_payment', { paymentId }), 'CheckOutReview');
    await submit(client, await expected(browser.get('/checkout/checkout_review'), 'CheckOutReview'));
  },
});

/** Puts what the clients buy into the catalog, where it is not there; gives products to look at. */
export async function prepareCatalog(pool: Pool): Promise<readonly string[]> {
  const { rows: there } = await pool.query("select from marketplace.offer where offer_id = 'bench-0'");
  if (there.length === 0) await addSampleOffers(pool, Array.from({ length: offers }, (_, i) => ({ offerId: `bench-${i}`, vendor: `V-${i % 7}`, available: 90_000_000 })));
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>("select product_id as id from marketplace.product where kind = 'product' order by md5(product_id) limit $1", [looks]);
  return rows.map(({ id }) => id);
}

export const person = (number: number): TestPerson => ({ sub: `client-${number}`, given_name: 'Bench', email: `client-${number}@agency.example.gov`, agency_code: '4700' });

/** A client who has signed in places a first order, so that ship-to and payment are known. A trial has given them addresses with names of their own. */
export async function clientOf(browser: TestBrowser): Promise<Client> {
  await add({ browser });
  await expected(browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: 'Office of a client' } }), 'CheckOutReview');
  const review = await expected(browser.post('/checkout/select_payment', { newCard: testCard }), 'CheckOutReview');
  await submit({ browser }, review);
  return { browser, addressId: review.shipTo?.addressId ?? '', paymentId: review.payment?.paymentId ?? '' };
}
