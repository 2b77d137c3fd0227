import { describe, expect, it } from 'vitest';
import { tabLocks } from '../capabilities/browser/browser-locks.ts';
import { memoryStorage, type KeyValueStorage } from '../capabilities/key-value-storage.ts';
import { CallFailure, concernsPage } from '../errors/index.ts';
import { answered, FakeServer, type Handler } from '../testing/fake-server.ts';
import { openTab } from '../testing/world.ts';

const config = JSON.stringify({ authorization_endpoint: 'http://id.test/auth', client_id: 'web', issuer: 'http://id.test', scopes_supported: ['openid'] });
const signedIn = () => memoryStorage({ access_token: 'old', id_token: 'old-id', okta_config: config });
const unauthorized = { status: 401, body: { responseType: 'ERROR', message: 'Sign in to continue.' } };

/** Refuses every token but the new one. */
const needsNewToken: Handler = ({ headers }) => (headers.get('authorization') === 'Bearer new' ? answered('Success', { orders: [] }) : unauthorized);

const serverWith = (renewal: Handler) =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/main/session', answered('Success'))
    .on('/login', answered('Success', { purpose: null }))
    .on('/orderhistory/my_orders', needsNewToken)
    .on('/login/auth_tokens', renewal);

describe('an access token that has expired', () => {
  it('is renewed without a question, and the request is sent again', async () => {
    const server = serverWith(answeredTokens);
    const world = await openTab({ server, localStorage: signedIn() });
    const answer = await world.storefront.call('/orderhistory/my_orders', {});
    expect(answer.responseName).toBe('Success');
    expect(server.asked('/login/auth_tokens')[0]?.body).toEqual({ grant_type: 'refresh_token', client_id: 'web' });
    expect([world.localStorage.get('access_token'), world.localStorage.get('id_token')]).toEqual(['new', 'new-id']);
  });

  it('is renewed once when many requests notice it together', async () => {
    const server = serverWith(answeredTokens);
    const world = await openTab({ server, localStorage: signedIn() });
    const answers = await Promise.all([1, 2, 3, 4].map((page) => world.storefront.call('/orderhistory/my_orders', { page })));
    expect(answers.every(({ responseName }) => responseName === 'Success')).toBe(true);
    expect(server.asked('/login/auth_tokens')).toHaveLength(1);
  });

  it('is renewed once by two tabs of which one sees late what the other has stored', async () => {
    const server = serverWith(answeredTokens);
    const locks = tabLocks();
    const localStorage = signedIn();
    const { seen, arrive } = seenLate(localStorage);
    const [quick, late] = [await openTab({ server, locks, localStorage }), await openTab({ server, locks, localStorage: seen })];
    const answers = Promise.all([quick, late].map((world) => world.storefront.call('/orderhistory/my_orders', {})));
    await late.settle();
    late.clock.advance(500);
    await late.settle();
    arrive();
    late.clock.advance(500);
    expect((await answers).map(({ responseName }) => responseName)).toEqual(['Success', 'Success']);
    expect(server.asked('/login/auth_tokens')).toHaveLength(1);
  });

  it('is renewed by the second tab where what the first one stored never comes', async () => {
    const server = serverWith(answeredTokens);
    const locks = tabLocks();
    const localStorage = signedIn();
    const { seen } = seenLate(localStorage);
    const [quick, late] = [await openTab({ server, locks, localStorage }), await openTab({ server, locks, localStorage: seen })];
    await quick.storefront.call('/orderhistory/my_orders', {});
    const answer = late.storefront.call('/orderhistory/my_orders', {});
    for (let turn = 0; turn < 100; turn += 1) {
      await late.settle();
      late.clock.advance(50);
    }
    expect((await answer).responseName).toBe('Success');
    expect(server.asked('/login/auth_tokens')).toHaveLength(2);
  });

  it('leads to the login screen when it cannot be renewed, and is gone', async () => {
    const server = serverWith(() => answered('Failure', { error: 'invalid_grant', error_description: 'expired' }));
    const world = await openTab({ server, localStorage: signedIn() });
    await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'sign-in', status: 401 });
    await world.settle();
    expect(world.storefront.modal.get()).toMatchObject({ path: '/login', size: 'right' });
    expect([world.localStorage.get('access_token'), world.localStorage.get('id_token')]).toEqual([null, null]);
    expect(server.asked('/login/auth_tokens')).toHaveLength(1);
  });

  it('is not sent again when another tab has signed out meanwhile', async () => {
    const localStorage = signedIn();
    const server = serverWith(answeredTokens).on('/orderhistory/my_orders', () => {
      for (const key of ['access_token', 'id_token']) localStorage.remove(key);
      return unauthorized;
    });
    const world = await openTab({ server, localStorage });
    await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'sign-in' });
    expect(server.log.filter((asked) => /my_orders|auth_tokens/.test(asked))).toEqual(['GET /orderhistory/my_orders']);
  });

  it('whose renewal meets the end of the session ends it, and is no sign-in that can be tried again [spec 4.32]', async () => {
    const over = { status: 401, body: { responseType: 'ERROR', message: 'The session expired.', attributes: { code: 'SESSION_EXPIRED', type: 'sessionExpiryModal' } } };
    const localStorage = signedIn();
    const world = await openTab({ server: serverWith(() => over), localStorage });
    world.localStorage.set('warnUsersAboutSessionExpiring', 'true');
    world.localStorage.set('sessionLastActivity', String(world.clock.now()));
    await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'session-expired' });
    await world.settle();
    expect(world.storefront.question.get()?.request).toMatchObject({ confirmLabel: 'Create a new session' });
  });

  it('is not renewed again and again when the new one is refused too', async () => {
    const server = serverWith(answeredTokens).on('/orderhistory/my_orders', unauthorized);
    const world = await openTab({ server, localStorage: signedIn() });
    await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'sign-in' });
    expect(server.asked('/orderhistory/my_orders')).toHaveLength(2);
    expect(server.asked('/login/auth_tokens')).toHaveLength(1);
  });
});

describe('a public page that is answered as for a visitor although a token came', () => {
  const publicPage: Handler = ({ headers }) => answered('Success', { loggedIn: headers.get('authorization') === 'Bearer new', firstName: 'Demo' });

  it('is asked again with a new token: no buyer whose sign-in can be renewed is shown as signed out', async () => {
    const server = serverWith(answeredTokens).on('/main/start_page', publicPage);
    const world = await openTab({ server, localStorage: signedIn() });
    expect(world.storefront.session.get().loggedIn).toBe(true);
    expect(server.asked('/login/auth_tokens')).toHaveLength(1);
    expect(server.asked('/main/start_page')).toHaveLength(2);
  });

  it('stays as it is when the sign-in has ended, and the tokens go', async () => {
    const server = serverWith(() => answered('Failure', { error: 'invalid_grant', error_description: 'ended' })).on('/main/start_page', publicPage);
    const world = await openTab({ server, localStorage: signedIn() });
    expect([world.shown(), world.storefront.session.get().loggedIn, world.localStorage.get('access_token')]).toEqual(['Start', false, null]);
  });

  it('renews nothing for a page that is only expected; the press that leads there does', async () => {
    const server = serverWith(answeredTokens).on('/catalog/product_detail', publicPage);
    const world = await openTab({ server, localStorage: signedIn() });
    world.storefront.expectPage('/ws/catalog/product_detail?productId=1');
    await world.settle();
    expect([server.asked('/catalog/product_detail').length, server.asked('/login/auth_tokens').length, world.localStorage.get('access_token')]).toEqual([1, 0, 'old']);
    world.storefront.openUrl('/ws/catalog/product_detail?productId=1');
    await world.settle();
    expect([server.asked('/catalog/product_detail').length, server.asked('/login/auth_tokens').length, world.storefront.session.get().loggedIn]).toEqual([3, 1, true]);
  });

  it('keeps the tokens while the identity server cannot be reached', async () => {
    const server = serverWith(() => ({ status: 503, body: null })).on('/main/start_page', publicPage);
    const world = await openTab({ server, localStorage: signedIn() });
    expect([world.shown(), world.localStorage.get('access_token')]).toEqual(['Start', 'old']);
  });
});

it('a call of a buyer keeps the tokens while the sign-in service does not answer, says so in place of asking for a sign-in, and the next one renews them', async () => {
  let isAway = true;
  const server = serverWith(() => (isAway ? { status: 503, body: null } : answeredTokens()));
  const world = await openTab({ server, localStorage: signedIn() });
  const failure = await world.storefront.call('/orderhistory/my_orders', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'http', status: 503, code: 'IDENTITY_AWAY', message: expect.stringMatching(/still signed in; try again in a minute/) });
  expect(failure instanceof CallFailure && concernsPage(failure)).toBe(true);
  await world.settle();
  expect([world.storefront.modal.get(), world.localStorage.get('access_token')]).toEqual([null, 'old']);
  isAway = false;
  await expect(world.storefront.call('/orderhistory/my_orders', {})).resolves.toMatchObject({ responseName: 'Success' });
  expect(world.localStorage.get('access_token')).not.toBe('old');
});

it('a page of a buyer says that the sign-in service does not answer, and is shown by Try again in the place of the error', async () => {
  let isAway = true;
  const server = serverWith(() => (isAway ? { status: 504, body: null } : answeredTokens()))
    .on('/cart/shopping_cart', ({ headers }) => (headers.get('authorization') === 'Bearer new' ? answered('Initial') : unauthorized));
  const world = await openTab({ server, localStorage: signedIn() });
  world.storefront.open('/cart/shopping_cart', { query: { page: 2 } });
  await world.settle();
  const { content } = world.storefront.page.get();
  expect(content).toMatchObject({ title: 'Sign-in Not Available', message: expect.stringMatching(/still signed in/), report: { mayTryAgain: true, attributes: { wsPath: '/cart/shopping_cart', wsQueryParams: 'page=2' } } });
  expect(world.storefront.modal.get()).toBeNull();
  isAway = false;
  world.storefront.open('/cart/shopping_cart', { query: { page: 2 }, replace: true });
  await world.settle();
  expect(world.history.urls).toEqual(['/ws/main/start_page', '/ws/cart/shopping_cart?page=2']);
});

it.each([429, 500, 502])('a renewal that is answered with %i is refused to no one: it asks for no sign-in, and the tokens stay', async (status) => {
  const world = await openTab({ server: serverWith(() => ({ status, body: null })), localStorage: signedIn() });
  await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'http', code: 'IDENTITY_AWAY' });
  expect([world.storefront.modal.get(), world.localStorage.get('access_token')]).toEqual([null, 'old']);
});

it('a renewal that the network lost asks for no sign-in, and names the connection', async () => {
  const server = serverWith(() => { throw new TypeError('Failed to fetch'); });
  const world = await openTab({ server, localStorage: signedIn() });
  await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'network', message: 'The server could not be reached. Check your connection and try again.' });
  expect(world.localStorage.get('access_token')).toBe('old');
});

it('a visitor is not renewed but asked to sign in', async () => {
  const server = serverWith(answeredTokens);
  const world = await openTab({ server });
  await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'sign-in' });
  expect(server.asked('/login/auth_tokens')).toHaveLength(0);
});

/** The storage of the browser as one tab sees it: without the writes of others until they arrive, with its own changes at once. */
function seenLate(storage: KeyValueStorage): { readonly seen: KeyValueStorage; arrive(): void } {
  let known: Map<string, string | null> | null = new Map(storage.keys().map((key) => [key, storage.get(key)]));
  const seen: KeyValueStorage = {
    ...storage,
    get: (key) => (known === null ? storage.get(key) : (known.get(key) ?? null)),
    set: (key, value) => {
      known?.set(key, value);
      storage.set(key, value);
    },
  };
  return {
    seen,
    arrive: () => {
      known = null;
    },
  };
}

function answeredTokens() {
  return answered('Success', { access_token: 'new', id_token: 'new-id', expires_in: 600 });
}
