import { services } from '@quartermaster/contracts/schema';
import { expect, it } from 'vitest';
import { analyticsPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab } from '../testing/world.ts';
import type { AnalyticsEvent } from '../extension/analytics-event.ts';
import { cartItemsIn } from './cart-items.ts';

const exampleOf = (path: string, responseName: string, title: string): Record<string, unknown> => {
  const service = services.find((one) => one.path === path);
  const responses = service?.responses as Record<string, { examples: Record<string, Record<string, unknown>> }> | undefined;
  const example = responses?.[responseName]?.examples[title];
  if (example === undefined) throw new Error(`${path} ${responseName} has no example "${title}".`);
  return example;
};
const cartPage = exampleOf('/cart/shopping_cart', 'Initial', 'Two vendors');

async function tracked(sinks: { track(event: AnalyticsEvent): void }[]) {
  const store = defineStore({ ...sampleStoreDeclaration, adds: sinks.map((sink) => contribution(analyticsPoint, sink)) });
  const server = new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial', cartPage))
    .on('/catalog/quicklook', answered('Success'))
    .on('/orderhistory/my_orders', { status: 500, body: {} });
  return openTab({ server, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) } });
}

it('each navigation is an event, with the cart items of the page [spec 3.12, 7.31]', async () => {
  const events: AnalyticsEvent[] = [];
  const world = await tracked([{ track: (event) => void events.push(event) }]);
  world.storefront.open('/cart/shopping_cart');
  await world.settle();
  world.storefront.openModal('/catalog/quicklook', { productId: '1' });
  await world.settle();
  world.storefront.open('/orderhistory/my_orders');
  await world.settle();
  expect(events.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'page /main/start_page', 'page /cart/shopping_cart', 'modal /catalog/quicklook', 'error /error/http_error',
  ]);
  const [item] = events[1]?.cartItems ?? [];
  expect(Object.keys(item ?? {})).toEqual([
    'manufactureName', 'itemNumber', 'contractNumber', 'programName', 'features', 'description', 'cartKey', 'gsin', 'name', 'price', 'quantity', 'unitOfIssue',
  ]);
  expect(item).toMatchObject({ cartKey: 'line-1', quantity: 2, unitOfIssue: 'BX', price: { unitPrice: { amount: 21_840 } } });
  expect(events[0]?.cartItems).toEqual([]);
});

it('a sink that throws keeps the buyer from no page, nor another sink from its event', async () => {
  const events: AnalyticsEvent[] = [];
  const broken = { track: () => { throw new Error('no network'); } };
  const world = await tracked([broken, { track: (event) => void events.push(event) }]);
  expect(world.shown()).toBe('Start');
  expect(events).toHaveLength(1);
});

it('a review names its items like a cart, and whatever else is on a page names none', () => {
  const review = exampleOf('/checkout/checkout_review', 'CheckOutReview', 'Ready to order');
  expect(cartItemsIn(review).length).toBeGreaterThan(0);
  for (const other of [null, undefined, 'text', {}, { cart: null }, { groups: [{}] }]) expect(cartItemsIn(other)).toEqual([]);
});
