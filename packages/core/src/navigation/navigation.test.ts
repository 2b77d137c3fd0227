import { describe, expect, it } from 'vitest';
import { answered } from '../testing/fake-server.ts';
import { screen } from '../screens/screen.ts';
import { sampleDefaults } from '../testing/sample-store.tsx';
import { open, pages, reload } from '../testing/sample-pages.ts';
import { openTab, sessionOf } from '../testing/world.ts';

const unauthorized = { status: 401, body: null };

describe('going from page to page', () => {
  it('adds an entry, scrolls to the top and gives the heading the focus', async () => {
    const world = await openTab({ server: pages() });
    world.viewport.scroll = 700;
    await open(world, '/ws/cart/shopping_cart');
    expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/cart/shopping_cart']);
    expect([world.viewport.scroll, world.viewport.focused, world.viewport.title]).toEqual([0, 1, 'Shopping Cart - ADVANTAGE']);
  });

  it('by a form is over when the answer is shown', async () => {
    const world = await openTab({ server: pages() });
    await world.storefront.send('/checkout/select_shipping', { payload: { show: 'Create' } });
    expect(world.storefront.page.get()).toMatchObject({ pathname: '/ws/checkout/select_shipping', content: { attributes: { addresses: [] } } });
  });

  it('the first page takes no focus', async () => {
    expect((await openTab({ server: pages() })).viewport.focused).toBe(0);
  });

  it('a changed facet is the same page: mounted, focused and scrolled as it was', async () => {
    const world = await openTab({ url: '/ws/search/advantage_search?q=toner', server: pages() });
    const before = world.storefront.page.get();
    world.viewport.scroll = 300;
    await open(world, '/ws/search/advantage_search?q=toner&category=7510');
    const after = world.storefront.page.get();
    expect(after.number).toBe(before.number);
    expect(after.content).toMatchObject({ Component: before.content.kind === 'screen' && before.content.Component });
    expect([world.viewport.scroll, world.viewport.focused]).toEqual([300, 0]);
    expect(world.history.urls).toHaveLength(2);
  });

  it('another search is another page', async () => {
    const world = await openTab({ url: '/ws/search/advantage_search?q=toner', server: pages() });
    const before = world.storefront.page.get().number;
    world.viewport.scroll = 300;
    await open(world, '/ws/search/advantage_search?q=paper');
    expect(world.storefront.page.get().number).toBeGreaterThan(before);
    expect(world.viewport.scroll).toBe(0);
  });

  it('the same address again adds no entry', async () => {
    const world = await openTab({ server: pages() });
    await open(world, '/ws/cart/shopping_cart', '/ws/cart/shopping_cart');
    expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/cart/shopping_cart']);
  });

  it('an answer that comes too late is dropped, and its request stopped', async () => {
    let release = () => {};
    const server = pages().on('/search/advantage_search', () => new Promise((resolve) => { release = () => resolve(answered('Success', { q: 'late', ...sessionOf({ firstName: 'Late' }) })); }));
    const world = await openTab({ server });
    world.storefront.openUrl('/ws/search/advantage_search?q=late');
    await world.settle();
    await open(world, '/ws/cart/shopping_cart');
    expect(server.asked('/search/advantage_search')[0]?.signal?.aborted).toBe(true);
    release();
    await world.settle();
    expect(world.shown()).toBe('Cart');
    expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/cart/shopping_cart']);
    expect(world.storefront.session.get().firstName).toBeNull();
  });

  it('a late answer to something that was sent is dropped too, but is left to finish', async () => {
    let release = () => {};
    const server = pages().on('/checkout/select_shipping', () => new Promise((resolve) => { release = () => resolve(answered('SelectShipping', { ...sessionOf({ firstName: 'Late' }) })); }));
    const world = await openTab({ server });
    world.storefront.open('/checkout/select_shipping', { payload: {} });
    await world.settle();
    await open(world, '/ws/cart/shopping_cart');
    expect(server.asked('/checkout/select_shipping')[0]?.signal?.aborted).toBe(false);
    release();
    await world.settle();
    expect(world.shown()).toBe('Cart');
    expect(world.storefront.session.get().firstName).toBeNull();
  });

  it('shows the spinner only when the answer takes longer than 150 ms', async () => {
    let release = () => {};
    const server = pages().on('/search/advantage_search', () => new Promise((resolve) => { release = () => resolve(answered('Success')); }));
    const world = await openTab({ server });
    world.storefront.openUrl('/ws/search/advantage_search');
    await world.settle();
    expect(world.storefront.spinner.get().visible).toBe(false);
    world.clock.advance(150);
    expect(world.storefront.spinner.get()).toEqual({ visible: true, message: 'Searching...' });
    release();
    await world.settle();
    expect(world.storefront.spinner.get().visible).toBe(false);
  });
});

describe('a link to a place on the page', () => {
  it('that the browser follows by itself sends no request and loses nothing, on the page of a POST too', async () => {
    const world = await openTab({ server: pages() });
    world.storefront.open('/checkout/select_shipping', { payload: {} });
    await world.settle();
    const before = world.storefront.page.get();
    const asked = world.server.log.length;
    world.viewport.scroll = 420;
    world.history.followFragment('#zip');
    await world.settle();
    const after = world.storefront.page.get();
    expect(after).toMatchObject({ number: before.number, hash: '#zip' });
    expect(after.content).toBe(before.content);
    expect([world.server.log.length, world.viewport.scroll]).toEqual([asked, 420]);
    const again = await reload(world);
    expect(again.shown()).toBe('Shipping');
    again.storefront.back();
    await again.settle();
    expect(again.shown()).toBe('Shipping');
    expect(again.server.asked('/checkout/select_shipping')).toHaveLength(1);
  });

  it('with a fragment that cannot be read does no harm', async () => {
    const world = await openTab({ server: pages() });
    await open(world, '/ws/cart/shopping_cart#100%');
    expect([world.shown(), world.storefront.page.get().scroll]).toEqual(['Cart', { to: 'anchor', anchor: '100%' }]);
  });

  it('of the storefront’s own is an entry of its own, without a request', async () => {
    const world = await openTab({ url: '/ws/catalog/product_detail?productId=1', server: pages() });
    const asked = world.server.log.length;
    await open(world, '/ws/catalog/product_detail?productId=1#vendors');
    expect(world.history.urls).toEqual(['/ws/catalog/product_detail?productId=1', '/ws/catalog/product_detail?productId=1#vendors']);
    expect(world.storefront.page.get().scroll).toEqual({ to: 'anchor', anchor: 'vendors' });
    world.storefront.back();
    await world.settle();
    expect([world.shown(), world.server.log.length]).toEqual(['Product', asked]);
  });
});

describe('an answer that leads on', () => {
  it('REDIRECT takes the place of what was asked for [spec 2.6]', async () => {
    const server = pages().on('/search/header_search', { responseType: 'REDIRECT', redirectURL: '/search/advantage_search?q=toner' });
    const world = await openTab({ server });
    world.storefront.open('/search/header_search', { payload: { q: 'toner' } });
    await world.settle();
    expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/search/advantage_search?q=toner']);
    expect(world.shown()).toBe('Search');
  });

  it('REDIRECT to http leaves by a full navigation [spec 4.9]', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { responseType: 'REDIRECT', redirectURL: 'https://other.test/' }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.left).toEqual(['https://other.test/']);
    expect(world.shown()).toBe('Start');
  });

  it('REDIRECT without an address is a Missing Redirection Error [spec 4.8, 8.14]', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { responseType: 'REDIRECT' }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.shown()).toBe('Missing Redirection Error');
    expect(world.history.urls.at(-1)).toBe('/ds/error/missing_redirection');
  });

  it('redirects that go round in circles end in an error', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { responseType: 'REDIRECT', redirectURL: '/cart/shopping_cart' }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.shown()).toBe('Unexpected Error');
    expect(world.server.asked('/cart/shopping_cart').length).toBeLessThan(20);
  });

  it('a PDF opens in a tab that was opened with the click [spec 4.6]', async () => {
    let release = () => {};
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const world = await openTab({ server: pages().on('/orderhistory/view_pdf', () => new Promise((resolve) => { release = () => resolve(pdf); })) });
    world.storefront.open('/orderhistory/view_pdf', { query: { orderNumber: 'A1' } });
    expect(world.tabs).toEqual([{ shown: null, closed: false }]);
    await world.settle();
    release();
    await world.settle();
    expect(world.tabs[0]?.shown?.type).toBe('application/pdf');
    expect(world.history.urls).toEqual(['/ws/main/start_page']);
  });

  it('a PDF that cannot be had closes its tab and shows why', async () => {
    const world = await openTab({ server: pages().on('/orderhistory/view_pdf', answered('Failure', { orderNumber: 'A1', message: 'no' })) });
    world.storefront.open('/orderhistory/view_pdf', { query: { orderNumber: 'A1' } });
    await world.settle();
    expect(world.tabs).toEqual([{ shown: null, closed: true }]);
    expect(world.shown()).toBe('No document');
  });
});

describe('a modal', () => {
  it('opens over the page and leaves history and page alone [spec 4.13, 2.48, 9.11]', async () => {
    const world = await openTab({ url: '/ws/search/advantage_search?q=a', server: pages() });
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    await world.settle();
    expect(world.storefront.modal.get()).toMatchObject({ title: 'Product Quick Look', size: 'right medium', dismissable: true });
    expect(world.history.urls).toHaveLength(1);
    world.storefront.closeModal();
    expect(world.storefront.modal.get()).toBeNull();
    expect(world.shown()).toBe('Search');
  });

  it('goes when another page comes', async () => {
    const world = await openTab({ server: pages() });
    world.storefront.openModal('/catalog/quicklook', { productId: '1' });
    await world.settle();
    await open(world, '/ws/cart/shopping_cart');
    expect(world.storefront.modal.get()).toBeNull();
  });

  it('is a page when nothing is under it', async () => {
    const world = await openTab({ url: '/ws/catalog/quicklook?productId=1', server: pages() });
    expect(world.shown()).toBe('Quick look');
    expect(world.storefront.page.get().content).toMatchObject({ layout: 'index' });
  });

  it.each([{ mustAcknowledge: true }, { type: 'sessionExpiryModal' }, { type: 'registration' }])(
    'with %o cannot be dismissed by outside click or keyboard [spec 4.14]',
    async (attributes) => {
      const world = await openTab({ server: pages().on('/catalog/quicklook', answered('Success', attributes)) });
      world.storefront.openModal('/catalog/quicklook', { productId: '1' });
      await world.settle();
      expect(world.storefront.modal.get()?.dismissable).toBe(false);
    },
  );
});

describe('an error (specification, section 8)', () => {
  const body = { responseType: 'ERROR', message: 'The database rests.', msgType: 'Out of Order', attributes: { errorID: 'req-9', occurrenceTimeOnServer: '2026-01-01T00:00:00Z', code: 'X' } };

  it('of HTTP is shown at ds/error/http_error with the server’s title, id and what was asked [spec 8.10]', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { status: 500, body }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.history.urls.at(-1)).toBe('/ds/error/http_error');
    expect(world.storefront.page.get().content).toMatchObject({
      title: 'Out of Order',
      message: 'The application could not execute the request. Please report this error to the help desk.',
      report: { errorID: 'req-9', occurrenceTimeOnServer: '2026-01-01T00:00:00Z', storeName: 'ADVANTAGE', attributes: { status: 500, wsPath: '/cart/shopping_cart', detailedErrorMessage: 'The database rests.', displayHomeLink: true } },
    });
  });

  it('of a connection says that it is the connection, and that the page can be asked for again', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', () => { throw new TypeError('Failed to fetch'); }) });
    await open(world, '/ws/cart/shopping_cart?from=mail');
    expect(world.storefront.page.get().content).toMatchObject({
      title: 'The server could not be reached', message: 'Check your connection and try again.',
      report: { mayTryAgain: true, attributes: { status: null, wsPath: '/cart/shopping_cart', wsQueryParams: 'from=mail' } },
    });
  });

  it.each([429, 503])('of HTTP %i says also what the server says, and can be asked for again', async (status) => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { status, body }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.storefront.page.get().content).toMatchObject({ title: 'Out of Order', message: 'The application could not execute the request. The database rests. If it happens again, please report this error to the help desk.', report: { mayTryAgain: true } });
  });

  it.each([[500, body, 'Out of Order'], [502, null, 'Unexpected Error'], [503, null, 'Unexpected Error'], [504, body, 'Out of Order']])('of HTTP %i with the answer %j can be asked for again, and says the sentence of the specification once', async (status, given, title) => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { status, body: given }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.storefront.page.get().content).toMatchObject({ title, message: 'The application could not execute the request. Please report this error to the help desk.', report: { mayTryAgain: true } });
  });

  it('of what was to be changed, or was refused for good, is not asked for again', async () => {
    const world = await openTab({ server: pages().on('/checkout/select_payment', { status: 503, body }).on('/cart/shopping_cart', { status: 404, body }) });
    world.storefront.open('/checkout/select_payment', { payload: {} });
    await world.settle();
    const { content } = world.storefront.page.get();
    await open(world, '/ws/cart/shopping_cart');
    for (const shown of [content, world.storefront.page.get().content]) {
      expect(shown).toMatchObject({ title: 'Out of Order' });
      expect(shown?.kind === 'display' && shown.report?.mayTryAgain).toBeUndefined();
    }
  });

  it('names the part of the server that failed, and the number of the store [spec 3.2, 3.15]', async () => {
    const failed = { ...body, attributes: { ...body.attributes, detailedErrorMessage: 'The service /vs/harbor/tides of the store HARBOR gave no answer: slow.', ...sessionOf({ storeID: 0 }) } };
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { status: 504, body: failed }) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.storefront.page.get().content).toMatchObject({
      report: { attributes: { detailedErrorMessage: failed.attributes.detailedErrorMessage, storeID: 0, wsPath: '/cart/shopping_cart' } },
    });
  });

  it('is still shown after a reload, and Back leads to where the buyer was', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', { status: 500, body }) });
    await open(world, '/ws/cart/shopping_cart');
    const again = await reload(world);
    expect(again.shown()).toBe('Out of Order');
    again.storefront.back();
    await again.settle();
    expect(again.shown()).toBe('Start');
  });

  it('never holds a card number: not on the page, not in the browser', async () => {
    const number = '4111111111111111';
    const world = await openTab({ server: pages().on('/checkout/select_payment', { status: 500, body }) });
    world.storefront.open('/checkout/select_payment', { payload: { newCard: { number, expires: '11/29', cardholder: 'Demo Buyer' } } });
    await world.settle();
    expect(world.server.asked('/checkout/select_payment')[0]?.body).toMatchObject({ newCard: { number } });
    const everything = JSON.stringify([world.storefront.page.get(), [world.localStorage, world.sessionStorage].map((storage) => storage.keys().map((key) => storage.get(key)))]);
    expect(everything).toContain('[not shown]');
    expect(everything).not.toContain(number);
  });

  it('of a missing mapping names path and response [spec 4.12, 8.12]', async () => {
    const world = await openTab({ server: pages().on('/cart/shopping_cart', answered('Surprise')) });
    await open(world, '/ws/cart/shopping_cart');
    expect(world.storefront.page.get().content).toMatchObject({ title: 'Unexpected Response Error', message: expect.stringContaining('Could not find mapping') });
  });

  it('of a screen whose file is gone is tried with a full load, once, and then shown', async () => {
    const gone = screen({
      path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index',
      load: (): Promise<{ default: () => null }> => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    const defaults = [...sampleDefaults.filter(({ key }) => key !== gone.key), gone];
    const world = await openTab({ server: pages(), defaults });
    await open(world, '/ws/cart/shopping_cart');
    expect([world.left, world.shown()]).toEqual([['/ws/cart/shopping_cart'], 'Start']);
    const { server, history, localStorage, sessionStorage } = world;
    const anew = await openTab({ server, history, localStorage, sessionStorage, defaults });
    await open(anew, '/ws/cart/shopping_cart');
    expect([anew.left, anew.shown()]).toEqual([['/ws/cart/shopping_cart'], 'Start']);
    await open(anew, '/ws/cart/shopping_cart');
    expect([anew.left, anew.shown()]).toEqual([['/ws/cart/shopping_cart'], 'Unexpected Error']);
  });
});

describe('sign-in that is asked for on the way', () => {
  it('opens the login screen at the right, over the page [spec 8.9]', async () => {
    const world = await openTab({ server: pages().on('/checkout/checkout_review', unauthorized) });
    await open(world, '/ws/checkout/checkout_review');
    expect(world.storefront.modal.get()).toMatchObject({ path: '/login', size: 'right' });
    expect(world.history.urls).toEqual(['/ws/main/start_page']);
  });

  it('is shown over the skeleton when the address was entered; a buyer who declines comes home', async () => {
    const world = await openTab({ url: '/ws/checkout/checkout_review', server: pages().on('/checkout/checkout_review', unauthorized) });
    expect(world.storefront.modal.get()).toMatchObject({ path: '/login', size: 'right' });
    expect(world.history.urls).toEqual(['/ws/checkout/checkout_review']);
    world.storefront.closeModal();
    await world.settle();
    expect(world.shown()).toBe('Start');
  });

  it('is a page at its own address', async () => {
    const world = await openTab({ url: '/ws/login', server: pages() });
    expect(world.shown()).toBe('Login');
  });

  it('remembers the request, and forgets it when the buyer turns away [spec 6.4, 8.9]', async () => {
    const world = await openTab({ server: pages().on('/checkout/checkout_review', unauthorized) });
    await open(world, '/ws/checkout/checkout_review');
    expect(JSON.parse(world.sessionStorage.get('pendingRoute') ?? '{}')).toMatchObject({ route: { kind: 'request', path: '/checkout/checkout_review' } });
    world.storefront.closeModal();
    expect(world.sessionStorage.get('pendingRoute')).toBeNull();
  });
});
