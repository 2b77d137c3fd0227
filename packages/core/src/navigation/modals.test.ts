import { describe, expect, it } from 'vitest';
import { contribution } from '../extension/contribution.ts';
import { noticePoint } from '../extension/page-points.ts';
import { screen } from '../screens/screen.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';

const Notice = () => null;
const browse = screen({
  path: '/main/start_page', responseName: 'MODAL Browse Categories', title: 'Browse Categories', layout: 'index', modalSize: 'left medium', load: () => Promise.resolve({ default: Notice }),
});
const defaults = [...sampleDefaults, contribution(noticePoint, Notice), browse];
const words = { header: 'New terms', body: '<p>Read this.</p>', negativeLabel: 'Close' };

const pages = () => new FakeServer().on('/main/start_page', answered('Success')).on('/cart/shopping_cart', answered('Initial')).on('/catalog/quicklook', answered('Success'));

async function opened(url: string, server: FakeServer, next?: string): Promise<World> {
  const world = await openTab({ url, server, defaults });
  if (next !== undefined) {
    world.storefront.openUrl(next);
    await world.settle();
  }
  return world;
}

describe('a response name that begins with MODAL', () => {
  const server = () => pages().on('/main/start_page', ({ query }) => answered(query.has('view') ? 'MODAL Browse Categories' : 'Success'));

  it('opens a modal over the page that is there [spec 2.30, 4.13, 9.11]', async () => {
    const world = await opened('/ws/main/start_page', server(), '/ws/main/start_page?view=categories');
    expect(world.storefront.modal.get()).toMatchObject({ title: 'Browse Categories', size: 'left medium', dismissable: true });
    expect([world.shown(), world.history.urls]).toEqual(['Start', ['/ws/main/start_page']]);
  });

  it('is a page where none is there', async () => {
    const world = await opened('/ws/main/start_page?view=categories', server());
    expect([world.storefront.modal.get(), world.storefront.page.get().content]).toMatchObject([null, { responseName: 'MODAL Browse Categories' }]);
  });
});

describe('what the server wants answered [spec 4.14]', () => {
  it('by the answer of a call is asked once, and stays open while that answer is shown in place', async () => {
    const asking = answered('Initial', { cart: 2, mustAcknowledge: true, ...words });
    const world = await opened('/ws/cart/shopping_cart', pages().on('/cart/delete_item', asking));
    const answer = await world.storefront.call('/cart/delete_item', { cartKeys: ['line-1'] });
    const question = world.storefront.modal.get();
    expect(question?.title).toBe('New terms');
    world.storefront.showAnswer('/cart/delete_item', { ...answer, attributes: { cart: 2 } });
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ attributes: { cart: 2 } });
    expect(world.storefront.modal.get()).toBe(question);
    world.storefront.closeModal();
    world.storefront.showAnswer('/cart/delete_item', answer);
    await world.settle();
    expect(world.storefront.modal.get()).toBeNull();
  });

  it.each(['registration', 'finalize_registration', 'new_registration'])('of type %s is shown over the page of its answer, which neither outside click nor keyboard closes', async (type) => {
    const world = await opened('/ws/cart/shopping_cart', pages().on('/main/start_page', answered('Success', { type, ...words })), '/ws/main/start_page');
    expect(world.shown()).toBe('Start');
    expect(world.storefront.modal.get()).toMatchObject({ title: 'New terms', dismissable: false, Component: Notice, attributes: { kind: 'registration', body: words.body, negativeLabel: 'Close' } });
  });

  it('is shown over the first page of a tab too', async () => {
    const world = await opened('/ws/main/start_page', pages().on('/main/start_page', answered('Success', { mustAcknowledge: true, ...words })));
    expect([world.shown(), world.storefront.modal.get()?.dismissable]).toEqual(['Start', false]);
  });

  it('at the end of a session takes the place of its page: the one that is there stays [spec 3.2]', async () => {
    const server = pages().on('/main/start_page', answered('Success', { type: 'sessionExpiryModal', ...words }));
    const world = await opened('/ws/cart/shopping_cart', server, '/ws/main/start_page');
    expect([world.shown(), world.history.urls, world.storefront.modal.get()?.attributes]).toMatchObject(['Cart', ['/ws/cart/shopping_cart'], { kind: 'session expiry' }]);
  });

  it('needs no screen of its own', async () => {
    const server = pages().on('/main/start_page', answered('Unheard of', { mustAcknowledge: true, ...words }));
    const world = await opened('/ws/cart/shopping_cart', server, '/ws/main/start_page');
    expect([world.shown(), world.storefront.modal.get()?.title]).toEqual(['Cart', 'New terms']);
  });

  it('in the answer of a call opens over the page that made it', async () => {
    const world = await opened('/ws/cart/shopping_cart', pages().on('/catalog/quicklook', answered('Success', { mustAcknowledge: true, body: 'x' })));
    await world.storefront.call('/catalog/quicklook', { productId: '1' });
    expect(world.storefront.modal.get()).toMatchObject({ title: 'Please read this', dismissable: false });
  });

  it('is not made dismissable by the screen that shows it', async () => {
    const lax = screen({ path: '/catalog/quicklook', responseName: 'Success', title: 'Quick', layout: 'modal', dismissable: true, load: () => Promise.resolve({ default: Notice }) });
    const world = await openTab({ server: pages().on('/catalog/quicklook', answered('Success', { mustAcknowledge: true })), defaults: [...sampleDefaults.filter(({ key }) => key !== lax.key), lax] });
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    await world.settle();
    expect(world.storefront.modal.get()?.dismissable).toBe(false);
  });
});

describe('the message of an answer [spec 2.28]', () => {
  const answer = answered('Success');
  const server = () => pages().on('/main/start_page', { ...answer, message: 'Prices change on Monday.', msgType: 'Warning' });

  it('is the page’s', async () => {
    expect((await opened('/ws/main/start_page', server())).storefront.page.get().content).toMatchObject({ message: { type: 'warning', text: 'Prices change on Monday.' } });
  });

  it('is nowhere but in a screen that hides global messages', async () => {
    const quiet = screen({ path: '/main/start_page', responseName: 'Success', title: 'Home', layout: 'index', hidesGlobalMessages: true, load: () => Promise.resolve({ default: Notice }) });
    const world = await openTab({ server: server(), defaults: [...sampleDefaults.filter(({ key }) => key !== quiet.key), quiet] });
    expect(world.storefront.page.get().content).toMatchObject({ hidesGlobalMessages: true, message: null });
  });
});
