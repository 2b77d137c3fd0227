// npm run bench:large-carts: a cart of 1,000 lines of 20 vendors: shown, one quantity set, all quantities set, its review and its order, and an order of it opened again.
// The client, the server and the embedded database share this process. TEST_DATABASE=embedded or =postgresql takes one database; LINES and ROUNDS say how many.
import { randomUUID } from 'node:crypto';
import type { AttributesOf, CheckoutReview, Order } from '@quartermaster/contracts';
import { testDatabases } from '@quartermaster/database/testing';
import { person } from '../../checkout/bench/clients.ts';
import { testAddress, testCard } from '../../checkout/testing/journey.ts';
import type { Answer, TestBrowser } from '../../testing/browser.ts';
import { quantile } from '../../testing/quantile.ts';
import { reportFigures } from '../../testing/report-figures.ts';
import { addSampleOffers } from '../../testing/sample-offers.ts';
import { openServer } from '../../testing/server.ts';

const lines = Number(process.env['LINES'] ?? 1_000);
const rounds = Number(process.env['ROUNDS'] ?? 40);
/** Orders take the cart away, which is filled anew: that takes its time, and is not measured. */
const orderRounds = Math.max(1, Math.round(rounds / 4));

const offerIds = Array.from({ length: lines }, (_, index) => `large-${index}`);

function expected({ envelope, text }: Answer, ...names: readonly string[]): Answer {
  if (envelope.responseName === undefined || !names.includes(envelope.responseName)) throw new Error(`Expected ${names.join(' or ')}, and got ${text.slice(0, 500)}`);
  return { envelope, text } as Answer;
}

async function fill(browser: TestBrowser): Promise<void> {
  for (let from = 0; from < lines; from += 100) {
    const items = offerIds.slice(from, from + 100).map((offerId) => ({ offerId, quantity: 1 }));
    expected(await browser.post('/cart/addCart', { items, changeKey: randomUUID() }), 'Success');
  }
}

async function measureOn(name: string, open: Parameters<typeof openServer>[0]): Promise<void> {
  const server = await openServer(open, { hasProfiles: true });
  await addSampleOffers(server.pool, offerIds.map((offerId, index) => ({ offerId, vendor: `V-${index % 20}`, available: 90_000_000 })));
  await server.pool.query('analyze');
  const browser = await server.signedIn(person(0));
  await fill(browser);
  const report = (what: string, times: readonly number[], bytes: number | null = null) => {
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    const size = bytes === null ? '' : `, ${Math.round(bytes / 1024)} KiB before it is compressed`;
    process.stdout.write(`${name}: ${what}, ${lines} lines: ${p50.toFixed(0)} ms (p50), ${p95.toFixed(0)} ms (p95)${size}\n`);
    reportFigures([{ what: `${what}, ${lines} lines, ${name}, p50`, value: p50, unit: 'ms' }, { what: `${what}, ${lines} lines, ${name}, p95`, value: p95, unit: 'ms' }]);
  };
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const measure = async (what: string, ask: (round: number) => Promise<Answer>, ...names: readonly string[]) => {
    let bytes = 0;
    const times: number[] = [];
    for (let round = -3; round < rounds; round += 1) {
      const time = await timed(async () => void (bytes = expected(await ask(round), ...names).text.length));
      if (round >= 0) times.push(time);
    }
    report(what, times, bytes);
  };

  await measure('the cart', () => browser.get('/cart/shopping_cart'), 'Initial');
  const { cart } = (await browser.get('/cart/shopping_cart')).envelope.attributes as unknown as AttributesOf<'/cart/shopping_cart', 'Initial'>;
  const keys = cart.groups.flatMap((group) => group.lines.map(({ cartKey }) => cartKey));
  const set = (cartKeys: readonly string[], quantity: number) => browser.post('/cart/shopping_cart_post', { lines: cartKeys.map((cartKey) => ({ cartKey, quantity })), changeKey: randomUUID() });
  await measure('one quantity', (round) => set(keys.slice(0, 1), round + 10), 'Initial');
  await measure('all quantities in one call', (round) => set(keys, round + 10), 'Initial');
  expected(await browser.post('/checkout/select_shipping', { newAddress: { ...testAddress, addressName: 'Office of a large cart' } }), 'CheckOutReview');
  expected(await browser.post('/checkout/select_payment', { newCard: testCard }), 'CheckOutReview');
  await measure('the review', () => browser.get('/checkout/checkout_review'), 'CheckOutReview');
  const [submits, opened]: [number[], number[]] = [[], []];
  for (let round = 0; round < orderRounds; round += 1) {
    if (round > 0) await fill(browser);
    const review = (await browser.get('/checkout/checkout_review')).envelope.attributes as unknown as CheckoutReview;
    if (round > 0 && (review.shipTo === null || review.payment === null)) throw new Error('The choices of a checkout are kept for the next.');
    let order: Order | undefined;
    submits.push(await timed(async () => {
      const { submitKey, reviewed } = review;
      order = (expected(await browser.post('/checkout/checkout_review_submit', { submitKey, reviewed }), 'OrderConfirmation').envelope.attributes as { order: Order }).order;
    }));
    opened.push(await timed(async () => void expected(await browser.get(`/checkout/order_confirm?orderNumber=${order?.orderNumber ?? ''}`), 'OrderConfirmation')));
  }
  report('placing the order', submits);
  report('the order opened again', opened);
  await server.close();
}

for (const { name, open } of testDatabases()) await measureOn(name, open);
