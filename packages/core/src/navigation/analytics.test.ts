import { browserMarkHeader } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../capabilities/index.ts';
import { analyticsPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab } from '../testing/world.ts';
import type { AnalyticsEvent, AnalyticsSink } from '../extension/analytics-event.ts';
import { ownOrigin, type AnalyticsProvider } from '../extension/analytics-provider.ts';
import { Analytics } from './analytics.ts';
import { cartItemsIn } from './cart-items.ts';

const exampleOf = (path: string, responseName: string, title: string): Record<string, unknown> => {
  const service = services.find((one) => one.path === path);
  const responses = service?.responses as Record<string, { examples: Record<string, Record<string, unknown>> }> | undefined;
  const example = responses?.[responseName]?.examples[title];
  if (example === undefined) throw new Error(`${path} ${responseName} has no example "${title}".`);
  return example;
};
const cartPage = exampleOf('/cart/shopping_cart', 'Initial', 'Two vendors');

interface Tried {
  readonly optsOut?: boolean;
  readonly kept?: string;
  readonly allowed?: readonly string[];
}

const origin = 'https://analytics.example.gov';
const provider = (load: AnalyticsProvider['load'], name = 'Sample analytics', origins: readonly string[] = [origin]): AnalyticsProvider => ({ name, purpose: 'To see which pages are used.', origins, load });
const sink = (track: AnalyticsSink['track'], stop?: () => void) => () => Promise.resolve({ default: { track, ...(stop && { stop }) } });

async function tracked(providers: readonly AnalyticsProvider[], { optsOut = false, kept, allowed = [origin] }: Tried = {}) {
  const store = defineStore({ ...sampleStoreDeclaration, adds: providers.map((one) => contribution(analyticsPoint, one)) });
  const server = new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/cart/shopping_cart', answered('Initial', cartPage))
    .on('/catalog/quicklook', answered('Success'))
    .on('/orderhistory/my_orders', { status: 500, body: {} });
  const localStorage = memoryStorage(kept === undefined ? {} : { analyticsConsent: kept });
  const world = await openTab({ server, optsOut, analyticsOrigins: allowed, localStorage, stores: { ADVANTAGE: () => Promise.resolve({ default: store }) } });
  return { world, analytics: world.storefront.inject(Analytics) };
}

const agreed = JSON.stringify({ 'Sample analytics': true, 'Other analytics': true });

it('each navigation of a visitor who has agreed is an event, with the cart items of the page [spec 3.12, 7.31]', async () => {
  const events: AnalyticsEvent[] = [];
  const { world } = await tracked([provider(sink((event) => void events.push(event)))], { kept: agreed });
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

it('nothing is loaded before a visitor agrees; then they are told the page that is shown, and the answer is kept', async () => {
  const events: AnalyticsEvent[] = [];
  const load = vi.fn(sink((event) => void events.push(event)));
  const { world, analytics } = await tracked([provider(load)]);
  world.storefront.open('/cart/shopping_cart');
  await world.settle();
  expect([analytics.state.get(), load.mock.calls.length]).toEqual(['unasked', 0]);
  analytics.answer(true);
  await world.settle();
  expect([analytics.state.get(), events.map(({ path }) => path), world.localStorage.get('analyticsConsent')]).toEqual(['accepted', ['/cart/shopping_cart'], '{"Sample analytics":true}']);
});

it('a visitor who declines is not asked again, and one who takes it back is told no more', async () => {
  const [events, stop] = [[] as AnalyticsEvent[], vi.fn()];
  const { world, analytics } = await tracked([provider(sink((event) => void events.push(event), stop))], { kept: agreed });
  analytics.answer(false);
  world.storefront.open('/cart/shopping_cart');
  await world.settle();
  expect([analytics.state.get(), events.length, stop.mock.calls.length]).toEqual(['declined', 1, 1]);
  const again = await tracked([provider(sink(() => {}))], { kept: world.localStorage.get('analyticsConsent') ?? '' });
  expect(again.analytics.state.get()).toBe('declined');
});

it('who takes it back while a provider is being loaded tells it nothing', async () => {
  const [events, stop] = [[] as AnalyticsEvent[], vi.fn()];
  const { promise, resolve } = Promise.withResolvers<{ default: AnalyticsSink }>();
  const { world, analytics } = await tracked([provider(() => promise)], { kept: agreed });
  analytics.answer(false);
  resolve({ default: { track: (event) => void events.push(event), stop } });
  await world.settle();
  expect([events.length, stop.mock.calls.length]).toEqual([0, 1]);
});

it.each([
  ['the browser says no for its user', { optsOut: true, kept: agreed }, 'opted out'],
  ['the deployment does not let the store reach the origin', { allowed: ['https://other.example.gov'], kept: agreed }, 'none'],
  ['the deployment does not let it count at the marketplace', { allowed: [origin], origins: ['self'], kept: agreed }, 'none'],
  ['the kept answer cannot be read', { kept: '{"Sample' }, 'unasked'],
  ['the kept answer is none', { kept: 'null' }, 'unasked'],
  ['the kept answer is about another provider', { kept: '{"Other analytics":true}' }, 'unasked'],
] as const)('nothing is loaded where %s', async (_why, tried, state) => {
  const load = vi.fn(sink(() => {}));
  const { world, analytics } = await tracked([provider(load, undefined, 'origins' in tried ? tried.origins : undefined)], tried);
  await world.settle();
  expect([analytics.state.get(), load.mock.calls.length]).toEqual([state, 0]);
});

it('a provider that throws or cannot be loaded keeps the buyer from no page, nor another from its event', async () => {
  const events: AnalyticsEvent[] = [];
  const throwing = provider(sink(() => { throw new Error('no network'); }));
  const missing = provider(() => Promise.reject(new Error('no file')), 'Other analytics');
  const broken = provider(() => { throw new Error('no module'); });
  const { world, analytics } = await tracked([throwing, missing, broken, provider(sink((event) => void events.push(event)))], { kept: agreed });
  await world.settle();
  expect([world.shown(), events.length]).toEqual(['Start', 1]);
  analytics.answer(false);
  expect(world.shown()).toBe('Start');
});

it('a provider of the marketplace tells it without a word of the buyer or the browser, and is no activity of theirs', async () => {
  const own: AnalyticsProvider = { ...provider(sink(() => {})), origins: [ownOrigin], load: async ({ tell }) => ({ default: { track: ({ path }) => void tell('/main/page_steps', { steps: [{ from: '', to: path, kind: 'page', responseName: 'Success' }] }) } }) };
  const { world } = await tracked([own], { kept: agreed, allowed: [ownOrigin] });
  world.localStorage.set('access_token', 'token-1');
  world.sessionStorage.set('wsID', 'ws-1');
  await world.settle();
  const [told] = world.server.asked('/main/page_steps');
  expect(told?.body).toEqual({ steps: [{ from: '', to: '/main/start_page', kind: 'page', responseName: 'Success' }] });
  expect([told?.headers.get('x-store'), ...['authorization', 'x-websocket-id', browserMarkHeader].map((name) => told?.headers.get(name) ?? null)]).toEqual(['ADVANTAGE', null, null, null]);
  expect(world.localStorage.get('browserMark')).toBeNull();
});

it.each([[{ track: () => {} }], [{ ...provider(sink(() => {})), name: ' ' }], [{ ...provider(sink(() => {})), origins: ['http://analytics.example.gov'] }], [{ ...provider(sink(() => {})), origins: ['own'] }], [{ ...provider(sink(() => {})), origins: ['https://a.example.gov/path'] }]])('%j is no provider', (value) => {
  expect(analyticsPoint.validate(value, null)).toEqual(expect.any(String));
});

it('a review names its items like a cart, and whatever else is on a page names none', () => {
  const review = exampleOf('/checkout/checkout_review', 'CheckOutReview', 'Ready to order');
  expect(cartItemsIn(review).length).toBeGreaterThan(0);
  for (const other of [null, undefined, 'text', {}, { cart: null }, { groups: [{}] }]) expect(cartItemsIn(other)).toEqual([]);
});
