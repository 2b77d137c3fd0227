import { usd } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { defineStore } from '../store/define-store.ts';
import { answered, type FakeAnswer, type FakeServer } from '../testing/fake-server.ts';
import { FakeLink } from '../testing/fake-link.ts';
import { DialogEntries } from './dialog-entries.ts';
import { open, pages } from '../testing/sample-pages.ts';
import { sampleStore, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, sessionOf, type World } from '../testing/world.ts';

const product = '/ws/catalog/product_detail?productId=1';
const cartOf = (lineCount: number) => ({ ...sessionOf({ cartSummary: { lineCount, subtotal: usd(lineCount * 100) } }) });

/** A server that lets its answers to a path go when the test says so, in any order. */
function held(server: FakeServer, path: string): { readonly answer: (nth: number, answer: FakeAnswer) => void } {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  server.on(path, () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)));
  return { answer: (nth, answer) => waiting[nth]?.(answer) };
}

const add = ({ storefront }: World) => storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' });
const outcomeOf = (call: Promise<unknown>) => call.then(() => 'answered', (failure: unknown) => (failure as { kind?: string }).kind);

describe('an answer that comes when the buyer has gone elsewhere', () => {
  it.each<[string, FakeAnswer]>([
    ['a page', { responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' }],
    ['another site', { responseType: 'REDIRECT', redirectURL: 'https://elsewhere.test/' }],
  ])('leads them to %s no more', async (_to, answer) => {
    const server = pages();
    const call = held(server, '/cart/addCart');
    const world = await openTab({ url: product, server });
    const outcome = outcomeOf(add(world));
    await world.settle();
    world.storefront.openUrl('/ws/search/advantage_search?q=toner');
    call.answer(0, answer);
    expect(await outcome).toBe('redirected');
    await world.settle();
    expect([world.left, server.asked('/checkout/checkout_review')]).toEqual([[], []]);
  });

  it('leads them there while they stay, also with a dialog over the page', async () => {
    const server = pages();
    const call = held(server, '/cart/addCart');
    const world = await openTab({ url: product, server });
    const outcome = outcomeOf(add(world));
    await world.settle();
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    await world.settle();
    call.answer(0, { responseType: 'REDIRECT', redirectURL: '/checkout/checkout_review' });
    expect(await outcome).toBe('redirected');
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ path: '/checkout/checkout_review' });
  });

  it('asks no one to sign in for what the page that they left wanted to know', async () => {
    const server = pages();
    const call = held(server, '/orderhistory/my_orders');
    const world = await openTab({ url: product, server });
    const outcome = outcomeOf(world.storefront.call('/orderhistory/my_orders', {}));
    await world.settle();
    await open(world, '/ws/cart/shopping_cart');
    call.answer(0, { status: 401 });
    expect(await outcome).toBe('sign-in');
    await world.settle();
    expect([world.storefront.modal.get(), world.storefront.page.get().pathname]).toEqual([null, '/ws/cart/shopping_cart']);
  });

  it('in another store leaves that store shown', async () => {
    const server = pages().on('/main/end_session', 'ended');
    const call = held(server, '/catalog/saved_product');
    const stores = {
      ADVANTAGE: () => Promise.resolve({ default: sampleStore }),
      USMC: () => Promise.resolve({ default: defineStore({ ...sampleStoreDeclaration, id: { name: 'USMC', number: 9 } }) }),
    };
    const world = await openTab({ url: product, server, stores });
    const outcome = outcomeOf(world.storefront.call('/catalog/saved_product', { productId: '1' }));
    await world.settle();
    await open(world, '/ws/cart/shopping_cart?store=usmc');
    call.answer(0, answered('Success', { ...sessionOf() }));
    expect(await outcome).toBe('abandoned');
    await world.settle();
    expect(world.storefront.store.get()?.name).toBe('USMC');
  });

  it('in another store is told to who made a change, and leaves that store and its cart shown', async () => {
    const server = pages().on('/main/end_session', 'ended');
    const call = held(server, '/cart/addCart');
    const stores = {
      ADVANTAGE: () => Promise.resolve({ default: sampleStore }),
      USMC: () => Promise.resolve({ default: defineStore({ ...sampleStoreDeclaration, id: { name: 'USMC', number: 9 } }) }),
    };
    const world = await openTab({ url: product, server, stores });
    const outcome = add(world);
    await world.settle();
    world.storefront.openUrl('/ws/main/start_page?store=usmc');
    await world.settle();
    world.clock.advance(5_000);
    await world.settle();
    expect(world.storefront.store.get()?.name).toBe('USMC');
    call.answer(0, answered('Success', { ...cartOf(7) }));
    expect(await outcome).toMatchObject({ responseName: 'Success' });
    await world.settle();
    expect([world.storefront.store.get()?.name, world.storefront.session.get().cartSummary.lineCount]).toEqual(['USMC', 0]);
  });
});

describe('whether the buyer is still where a press began', () => {
  it('is so until they are on their way to another page, and not with Back to it either', async () => {
    const server = pages();
    const page = held(server, '/cart/shopping_cart');
    const world = await openTab({ url: product, server });
    const isHere = world.storefront.stay();
    expect(isHere()).toBe(true);
    await open(world, '/ws/cart/shopping_cart');
    expect([world.shown(), isHere()]).toEqual(['Product', false]);
    page.answer(0, answered('Initial'));
    await world.settle();
    expect([world.storefront.page.get().pathname, isHere()]).toEqual(['/ws/cart/shopping_cart', false]);
  });

  it('is so at another place on the page', async () => {
    const world = await openTab({ url: product, server: pages() });
    const isHere = world.storefront.stay();
    await open(world, `${product}#terms`);
    expect([world.storefront.page.get().hash, isHere()]).toEqual(['#terms', true]);
  });

  it('is not so once they have come back to it', async () => {
    const world = await openTab({ url: product, server: pages() });
    const isHere = world.storefront.stay();
    await open(world, '/ws/cart/shopping_cart');
    world.storefront.back();
    await world.settle();
    expect([world.shown(), isHere()]).toEqual(['Product', false]);
  });

  it('is so after a dialog was closed, with Back or otherwise', async () => {
    const world = await openTab({ url: product, server: pages() });
    const isHere = world.storefront.stay();
    const dialogs = world.storefront.inject(DialogEntries);
    const closed = dialogs.opened(() => closed());
    world.storefront.back();
    await world.settle();
    dialogs.opened(() => {})();
    expect(isHere()).toBe(true);
    await world.settle();
    expect(isHere()).toBe(true);
  });

  it('is not so while Back asks for a page that this tab no longer has', async () => {
    const server = pages();
    const world = await openTab({ url: product, server });
    await open(world, '/ws/cart/shopping_cart');
    const isHere = world.storefront.stay();
    world.storefront.back();
    expect(isHere()).toBe(false);
    await world.settle();
    expect(isHere()).toBe(false);
  });

  it('is so with a dialog over the page', async () => {
    const world = await openTab({ url: product, server: pages() });
    const isHere = world.storefront.stay();
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    expect(isHere()).toBe(true);
    await world.settle();
    expect(isHere()).toBe(true);
  });
});

describe('the cart in the header', () => {
  const lines = ({ storefront }: World) => storefront.session.get().cartSummary.lineCount;

  it('keeps a change that was answered before what was asked earlier', async () => {
    const server = pages().on('/cart/addCart', answered('Success', cartOf(1)));
    const read = held(server, '/catalog/saved_product');
    const world = await openTab({ url: product, server });
    const early = outcomeOf(world.storefront.call('/catalog/saved_product', { productId: '1' }));
    await world.settle();
    await add(world);
    expect(lines(world)).toBe(1);
    read.answer(0, answered('Success', { isSaved: false, ...cartOf(0) }));
    expect(await early).toBe('answered');
    expect(lines(world)).toBe(1);
  });

  it('is asked for again where the answers of two changes come in the other order', async () => {
    const server = pages().on('/main/session', answered('Success', cartOf(2)));
    const changes = held(server, '/cart/addCart');
    const link = new FakeLink();
    const world = await openTab({ url: product, server, link });
    link.rest();
    await world.settle();
    const [first, second] = [outcomeOf(add(world)), outcomeOf(add(world))];
    await world.settle();
    changes.answer(1, answered('Success', cartOf(2)));
    await second;
    changes.answer(0, answered('Success', cartOf(1)));
    await first;
    expect(lines(world)).toBe(2);
    world.clock.advance(300);
    await world.settle();
    expect([server.asked('/main/session').length, lines(world)]).toEqual([1, 2]);
  });
});
