import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { CallFailure, concernsPage } from '../errors/index.ts';
import { accessCheckPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { spinnerDelay } from '../shell/spinner.ts';
import { screen } from '../screens/screen.ts';
import { defineStore } from '../store/define-store.ts';
import { FakeForms } from '../testing/fake-forms.ts';
import { answered } from '../testing/fake-server.ts';
import { comeBack, identityConfig as config, market, proofKey, signInFrom } from '../testing/market.ts';
import { MemoryHistory } from '../testing/memory-history.ts';
import { sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, sessionOf, type World } from '../testing/world.ts';

describe('leaving for the identity server (specification, section 4, Sign-in)', () => {
  it('asks for a code with the proof key of the server, method S256 [spec 3.9, 4.17, 9.7]', async () => {
    const world = await signInFrom('/ws/cart/shopping_cart');
    const url = new URL(world.left[0] ?? '');
    expect(url.origin + url.pathname).toBe('http://id.test/auth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code', client_id: 'web', redirect_uri: 'http://shop.test/pkce/callback', scope: 'openid profile',
      state: proofKey.pkce_state, code_challenge: proofKey.pkce_code_challenger, code_challenge_method: 'S256',
      nonce: proofKey.pkce_code_challenger,
    });
  });

  it('caches the identity config and keeps state and verifier in this tab only [spec 3.8, 4.17]', async () => {
    const world = await signInFrom('/ws/cart/shopping_cart');
    expect(JSON.parse(world.localStorage.get('okta_config') ?? '{}')).toMatchObject({ client_id: 'web' });
    expect(world.sessionStorage.get('pkce_state')).toBe(proofKey.pkce_state);
    expect(world.localStorage.keys().some((key) => key.includes('pkce'))).toBe(false);
  });

  it('is an error page when the identity config cannot be had [spec 4.15, 8.1, 8.5]', async () => {
    const world = await openTab({ server: market().on('/login/oauth_config', { status: 500, body: null }) });
    await world.storefront.signIn();
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({
      title: 'Unexpected error while authenticating user',
      message: 'Unable to sign in. Please restart your browser and try again. If the problem persists, report this error to the help desk.',
    });
    expect(world.left).toEqual([]);
  });

  it('is an error page in the words of the server while the identity server is away', async () => {
    const message = 'The sign-in service cannot be reached at the moment.';
    const away = { responseType: 'ERROR', msgType: 'Sign-in Not Available', message, attributes: { code: 'IDENTITY_AWAY' } };
    const world = await openTab({ server: market().on('/login/pkce', { status: 503, body: away }) });
    await world.storefront.signIn();
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ title: 'Sign-in Not Available', message });
    expect(world.left).toEqual([]);
  });

  it('shows that something happens while it is prepared, unless the buyer did not ask for it', async () => {
    const waiting: (() => void)[] = [];
    const server = market().on('/login/pkce', () => new Promise((resolve) => { waiting.push(() => resolve(answered('Success', proofKey))); }));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server });
    const begin = async (silent: boolean): Promise<boolean> => {
      void world.storefront.signIn({ silent });
      await world.settle();
      world.clock.advance(spinnerDelay);
      return world.storefront.spinner.get().visible;
    };
    expect(await begin(false)).toBe(true);
    // Keys are made in threads of their own: a busy machine takes longer for them than `settle` waits.
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    await expect.poll(() => [world.storefront.spinner.get().visible, world.left]).toEqual([false, [expect.stringContaining('http://id.test/auth')]]);
    expect(await begin(true)).toBe(false);
  });

  it('goes straight to the mfa sign-in when there is a token already [spec 4.16]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market(), localStorage: memoryStorage({ access_token: 'access-1' }) });
    await world.storefront.signIn();
    await world.settle();
    expect(world.left).toEqual([]);
    expect(world.server.log).toContain('GET /login/mfa_sign_in');
  });

  it.each([
    ['expired', 'login'], ['restarted', 'login'], ['lapsed', 'login'],
    ['signed-out', null], [null, null],
  ])('after a session that was %s the prompt is %s: no press signs the former buyer in', async (end, prompt) => {
    const localStorage = memoryStorage(end === null ? {} : { sessionEnd: end });
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market(), localStorage });
    await world.storefront.signIn();
    expect(world.left.map((url) => new URL(url).searchParams.get('prompt'))).toEqual([prompt]);
  });

  it('leaves that to the identity server where the deployment says so, and asks for factors of the age that it says', async () => {
    const server = market().on('/login/oauth_config', answered('Success', { ...config, fresh_after_expiry: false, max_age: 43_200 }));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server, localStorage: memoryStorage({ sessionEnd: 'expired' }) });
    await world.storefront.signIn();
    const { searchParams } = new URL(world.left[0] ?? '');
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual([null, '43200']);
  });

  it('keeps what was typed for the page to which the buyer comes back', async () => {
    const forms = new FakeForms();
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market(), forms });
    forms.type('Note', 'for the dock');
    await world.storefront.signIn();
    expect(JSON.parse(world.sessionStorage.get('formDrafts') ?? '[]')).toMatchObject([{ url: '/ws/cart/shopping_cart', fields: [{ field: 'Note', value: 'for the dock' }] }]);
  });

  it('may ask silently [spec 2.23, 4.17]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart?sso=1', server: market() });
    expect(new URL(world.left[0] ?? '').searchParams.get('prompt')).toBe('none');
  });
});

describe('coming back', () => {
  it('exchanges the code, keeps the tokens and lands where the buyer was [spec 2.13, 2.14, 3.10, 4.19, 7.15]', async () => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart'));
    expect(world.server.asked('/login/auth_tokens')[0]?.body).toEqual({
      grant_type: 'authorization_code', code: 'code-1', client_id: 'web',
      redirect_uri: 'http://shop.test/pkce/callback', code_verifier: proofKey.pkce_code_verifier,
    });
    expect([world.localStorage.get('access_token'), world.localStorage.get('id_token')]).toEqual(['access-1', 'id-1']);
    expect(world.history.urls).toEqual(['/ws/cart/shopping_cart']);
    expect(world.storefront.session.get()).toMatchObject({ loggedIn: true, firstName: 'Demo' });
  });

  it('leaves neither state nor verifier behind [spec 4.20]', async () => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart'));
    const stored = [world.localStorage, world.sessionStorage].flatMap((storage) => storage.keys().map((key) => storage.get(key))).join('');
    expect(stored).not.toContain(proofKey.pkce_code_verifier);
    expect(stored).not.toContain(proofKey.pkce_state);
  });

  it('goes on with the request that asked for sign-in [spec 6.4]', async () => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart', (tab) => tab.storefront.open('/checkout/checkout_review')));
    expect(world.history.urls).toEqual(['/ws/checkout/checkout_review']);
    expect(world.shown()).toBe('Review');
  });

  it('sends a remembered payload again, once, in place of the history entry [spec 4.10, 6.4]', async () => {
    const payload = { submitKey: 'key-1', reviewed: 'r1' };
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart', (tab) => tab.storefront.open('/checkout/checkout_review_submit', { payload })));
    expect(world.history.urls).toEqual(['/ws/checkout/checkout_review_submit']);
    expect(world.shown()).toBe('Confirmation');
    expect(world.server.asked('/checkout/checkout_review_submit').map(({ body }) => body)).toEqual([payload, payload]);
    const { server, history, localStorage, sessionStorage } = world;
    const again = await openTab({ server, history, localStorage, sessionStorage });
    expect(again.shown()).toBe('Confirmation');
    expect(again.server.asked('/checkout/checkout_review_submit')).toHaveLength(2);
  });

  it('never writes a card number down: the buyer lands on the page where they typed it', async () => {
    const number = '4111111111111111';
    const left = await signInFrom('/ws/cart/shopping_cart', (tab) =>
      tab.storefront.open('/checkout/select_payment', { payload: { newCard: { number, expires: '11/29', cardholder: 'Demo Buyer' } } }),
    );
    const stored = [left.localStorage, left.sessionStorage].flatMap((storage) => storage.keys().map((key) => storage.get(key))).join('');
    expect(stored).not.toContain(number);
    const world = await comeBack(left);
    expect(world.history.urls).toEqual(['/ws/cart/shopping_cart']);
    expect(world.server.asked('/checkout/select_payment')).toHaveLength(1);
  });

  it('without anything to resume lands on the home page [spec 4.10]', async () => {
    const left = await openTab({ url: '/ws/cart/shopping_cart', server: market() });
    await left.storefront.signIn({ resume: false });
    await left.settle();
    const world = await comeBack(left);
    expect(world.history.urls).toEqual(['/ws/main/home?store=ADVANTAGE']);
  });

  it('from the page of the login screen lands on the home page, and not where it would be asked to sign in again', async () => {
    const world = await comeBack(await signInFrom('/ws/login?from=mail'));
    expect(world.history.urls).toEqual(['/ws/main/home?store=ADVANTAGE']);
    expect(world.storefront.session.get().loggedIn).toBe(true);
  });

  it('of another identity server than the one that was asked is refused, also without a name where that one names itself', async () => {
    const code = `?code=code-1&state=${proofKey.pkce_state}`;
    const names = { ...config, authorization_response_iss_parameter_supported: true };
    for (const [search, isTaken] of [['&iss=http%3A%2F%2Fid.test', true], ['&iss=http%3A%2F%2Fevil.test', false], ['', false]] as const) {
      const left = await signInFrom('/ws/cart/shopping_cart');
      left.localStorage.set('okta_config', JSON.stringify(names));
      const world = await comeBack(left, `${code}${search}`);
      expect([search, world.server.asked('/login/auth_tokens').length]).toEqual([search, isTaken ? 1 : 0]);
    }
  });

  it('with another state is refused as a possible XSRF attack, and no code is exchanged [spec 4.18, 8.8]', async () => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart'), '?code=code-1&state=somebody-elses');
    expect(world.storefront.page.get().content).toMatchObject({ message: expect.stringContaining('Possible XSRF attack') });
    expect(world.server.asked('/login/auth_tokens')).toHaveLength(0);
    expect(world.localStorage.get('access_token')).toBeNull();
  });

  it('says that sign-in failed when the code is refused [spec 8.1]', async () => {
    const left = await signInFrom('/ws/cart/shopping_cart');
    left.server.on('/login/auth_tokens', answered('Failure', { error: 'invalid_grant', error_description: 'used' }));
    const world = await comeBack(left);
    expect(world.shown()).toBe('Unexpected error while authenticating user');
    expect(world.localStorage.get('access_token')).toBeNull();
  });

  it.each([
    ['login_required', '/ws/main/start_page?store=ADVANTAGE'],
    ['timed_out', '/ws/main/start_page?store=ADVANTAGE'],
    ['access_denied', '/ws/main/start_page?type=registration'],
    ['interaction_required', '/ws/main/start_page?store=ADVANTAGE'],
  ])('with error %s goes to %s [spec 4.21]', async (error, url) => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart'), `?error=${error}&state=${proofKey.pkce_state}`);
    expect(world.history.urls).toEqual([url]);
  });

  it('with any other error says that sign-in failed [spec 4.21, 8.1]', async () => {
    const world = await comeBack(await signInFrom('/ws/cart/shopping_cart'), `?error=server_error&state=${proofKey.pkce_state}`);
    expect(world.shown()).toBe('Unexpected error while authenticating user');
  });

  it('a second time, by Back or by a reload, is no error: the buyer is taken home', async () => {
    const world = await comeBack(await comeBack(await signInFrom('/ws/cart/shopping_cart')));
    expect(world.shown()).toBe('Home');
    expect(world.server.asked('/login/auth_tokens')).toHaveLength(1);
  });

  it.each(['?code=old&state=old', '?error=login_required&state=old', ''])('in a tab that began no sign-in is a possible XSRF attack: %s [spec 4.18, 8.8]', async (search) => {
    const stranger = await openTab({ url: `/pkce/callback${search}`, server: market() });
    expect(stranger.storefront.page.get().content).toMatchObject({ message: expect.stringContaining('Possible XSRF attack') });
    const finished = await comeBack(await comeBack(await signInFrom('/ws/cart/shopping_cart')), search);
    expect(finished.storefront.page.get().content).toMatchObject({ message: expect.stringContaining('Possible XSRF attack') });
    expect(finished.server.asked('/login/auth_tokens')).toHaveLength(1);
    expect(finished.localStorage.get('access_token')).toBe('access-1');
  });

  it('shows what is going on meanwhile [spec 4.21]', async () => {
    const left = await signInFrom('/ws/cart/shopping_cart');
    let release = () => {};
    left.server.on('/login/auth_tokens', () => new Promise((resolve) => { release = () => resolve(answered('Success', { access_token: 'access-1', id_token: 'id-1' })); }));
    const world = await comeBackSlowly(left);
    world.clock.advance(150);
    expect(world.storefront.spinner.get()).toEqual({ visible: true, message: 'Multi factor authentication in progress...' });
    release();
    await expect.poll(() => world.shown()).toBe('Cart');
  });
});

describe('authenticate', () => {
  it('forgets config and tokens, then begins sign-in [spec 2.16]', async () => {
    const localStorage = memoryStorage({ access_token: 'old', id_token: 'old', okta_config: JSON.stringify({ ...config, client_id: 'old' }) });
    const world = await openTab({ url: '/authenticate', server: market(), localStorage });
    expect([world.shown(), world.left]).toEqual(['Sign in again?', []]);
    world.storefront.openUrl('/authenticate');
    // The OpenID client is loaded meanwhile.
    await expect.poll(() => world.left).toHaveLength(1);
    expect([localStorage.get('access_token'), localStorage.get('id_token')]).toEqual([null, null]);
    expect(new URL(world.left[0] ?? '').searchParams.get('client_id')).toBe('web');
  });
});

describe('sign-out', () => {
  const buyer = () => memoryStorage({ access_token: 'access-1', id_token: 'id-1', oktaUserLogin: 'demo', oktaSessionId: 's1', store: 'ADVANTAGE' });
  const identityKeys = ['access_token', 'id_token', 'oktaUserLogin', 'oktaSessionId', 'userinfo'];

  it('forgets the buyer and leaves for the identity server [spec 2.54, 4.22]', async () => {
    const server = market().on('/login/sign_out', answered('LogoutFromAuthServer', { endSessionURL: 'http://id.test/end?hint=1' }));
    const world = await openTab({ url: '/ws/cart/shopping_cart', server, localStorage: buyer() });
    await world.storefront.signOut();
    expect(world.left).toEqual(['http://id.test/end?hint=1']);
    expect(identityKeys.map((key) => world.localStorage.get(key))).toEqual([null, null, null, null, null]);
    expect(world.localStorage.get('store')).toBe('ADVANTAGE');
  });

  it('asks first when the server wants it confirmed, and does nothing on No [spec 2.54, 4.22]', async () => {
    const server = market().on('/login/sign_out', ({ query }) =>
      query.get('confirmLogout') === 'true' ? answered('SignedOff') : answered('AdvantageConfirmLogOff', { lineCount: 2 }),
    );
    const world = await openTab({ url: '/ws/cart/shopping_cart', server, localStorage: buyer() });
    void world.storefront.signOut();
    await world.settle();
    expect(world.storefront.question.get()?.request.title).toBe('Sign out?');
    world.storefront.question.get()?.answer(false);
    await world.settle();
    expect([world.shown(), world.localStorage.get('access_token')]).toEqual(['Cart', 'access-1']);
    void world.storefront.signOut();
    await world.settle();
    world.storefront.question.get()?.answer(true);
    await world.settle();
    expect([world.shown(), world.localStorage.get('access_token')]).toEqual(['Signed off', null]);
  });

  it('leaves no page of the buyer for Back', async () => {
    const server = market().on('/login/sign_out', answered('SignedOff'));
    const world = await openTab({ url: '/ws/checkout/checkout_review', server, localStorage: buyer() });
    expect(world.shown()).toBe('Review');
    world.storefront.open('/checkout/select_payment', { payload: {} });
    await world.settle();
    await world.storefront.signOut();
    await world.settle();
    world.storefront.back();
    await world.settle();
    expect(world.shown()).not.toBe('Payment');
    world.history.go(-1);
    await world.settle();
    expect(world.storefront.page.get().content).not.toMatchObject({ path: '/checkout/checkout_review' });
  });

  it('ends at /pkce/logout, which shows home to a browser that is signed out already [spec 2.15]', async () => {
    const world = await openTab({ url: '/pkce/logout', server: market() });
    expect([world.shown(), world.server.log]).toEqual(['Start', ['GET /main/start_page']]);
    expect(world.history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
  });
});

async function comeBackSlowly(world: World): Promise<World> {
  const { server, localStorage, sessionStorage } = world;
  const { createWorld } = await import('../testing/world.ts');
  const next = createWorld({ server, localStorage, sessionStorage, history: new MemoryHistory(`/pkce/callback?code=code-1&state=${proofKey.pkce_state}`) });
  await next.storefront.prepare(next.storefront.chooseStore(), null);
  void next.storefront.start();
  await next.settle();
  return next;
}

describe('the access check of a store', () => {
  it('decides after sign-in whether the buyer may go on', async () => {
    const guarded = defineStore({
      ...sampleStoreDeclaration,
      overrides: [contribution(accessCheckPoint, { destination: ({ firstName }) => (firstName === 'Demo' ? '/ws/cart/shopping_cart?refused=1' : null) })],
    });
    const left = await signInFrom('/ws/main/start_page');
    const history = new MemoryHistory(`/pkce/callback?code=code-1&state=${proofKey.pkce_state}`);
    const { server, localStorage, sessionStorage } = left;
    const world = await openTab({ server, localStorage, sessionStorage, history, stores: { ADVANTAGE: () => Promise.resolve({ default: guarded }) } });
    expect(world.history.urls).toEqual(['/ws/cart/shopping_cart?refused=1']);
  });

  it.each([
    ['keeps what the buyer was about to do through pages for buyers, until a sign-in lets them in', '/checkout/select_payment', 'Review'],
    ['forgets it when they go on as a visitor', '/main/start_page', 'Home'],
  ] as const)('%s', async (_what, visited, shown) => {
    const guarded = defineStore({
      ...sampleStoreDeclaration,
      overrides: [contribution(accessCheckPoint, { destination: ({ loggedIn }) => (loggedIn ? null : '/ws/cart/shopping_cart?refused=1') })],
    });
    const stores = { ADVANTAGE: () => Promise.resolve({ default: guarded }) };
    const left = await signInFrom('/ws/main/start_page', (tab) => tab.storefront.open('/checkout/checkout_review'));
    const signedInAs = (loggedIn: boolean) => ({ responseType: 'AUTHENTICATED' as const, responseName: 'Success', attributes: { cartMerged: false, ...sessionOf({ loggedIn }) } });
    left.server.on('/login/mfa_sign_in', signedInAs(false));
    const world = await comeBack(left, undefined, stores);
    expect(world.history.urls).toEqual(['/ws/cart/shopping_cart?refused=1']);
    world.storefront.open(visited);
    await world.settle();
    world.server.on('/login/mfa_sign_in', signedInAs(true));
    world.storefront.open('/login/mfa_sign_in');
    await world.settle();
    expect(world.shown()).toBe(shown);
  });
});

describe('a store that refuses the signed-in buyer', () => {
  const validation = '/dhs/dhsValidation';
  function Members() {
    return null;
  }
  Members.displayName = 'Members';
  const buyer = () => memoryStorage({ access_token: 'access-1', id_token: 'id-1' });
  const refused = (accessPath?: string) => ({
    status: 403,
    body: {
      responseType: 'ERROR', msgType: 'Authorization Error', message: 'Only members of the department can use this store signed in.',
      attributes: { ...sessionOf({ loggedIn: false }), code: 'STORE_REFUSED', ...(accessPath && { accessPath }) },
    },
  });
  /** A buyer who has signed in elsewhere, with a full cart here. `admitted`: what the store thinks of them, which may change. */
  const inCart = (store: { admitted: boolean }) => {
    const server = market()
      .on('/checkout/checkout_review', () => (store.admitted ? answered('CheckOutReview') : refused(validation)))
      .on('/checkout/select_shipping', () => (store.admitted ? answered('SelectShipping') : refused(validation)))
      .on(validation, answered(store.admitted ? 'Success' : 'Failure', { email: 'buyer@agency.example.gov', domains: ['dhs.gov'] }));
    const guarded = defineStore({ ...sampleStoreDeclaration, adds: [screen({ path: validation, responseName: 'Failure', title: 'Members', layout: 'index', load: () => Promise.resolve({ default: Members }) })] });
    return openTab({ url: '/ws/cart/shopping_cart', server, localStorage: buyer(), stores: { ADVANTAGE: () => Promise.resolve({ default: guarded }) } });
  };
  const letIn = async (world: World, store: { admitted: boolean }) => {
    store.admitted = true;
    world.server.on('/login/mfa_sign_in', { responseType: 'AUTHENTICATED', responseName: 'Success', attributes: { cartMerged: true, ...sessionOf({ loggedIn: true }) } });
    world.storefront.open('/login/mfa_sign_in');
    await world.settle();
  };

  it('is followed by its validation at Check out, and by the checkout as soon as the buyer is let in', async () => {
    const store = { admitted: false };
    const world = await inCart(store);
    world.storefront.open('/checkout/checkout_review');
    await world.settle();
    expect([world.history.urls.at(-1), world.shown()]).toEqual([`/ws${validation}`, 'Members']);
    await letIn(world, store);
    expect([world.history.urls.at(-1), world.shown()]).toEqual(['/ws/checkout/checkout_review', 'Review']);
  });

  it('is followed by its validation where a call of the page is refused, which is nothing for the page to report', async () => {
    const store = { admitted: false };
    const world = await inCart(store);
    const failure: unknown = await world.storefront.call('/checkout/select_shipping', {}).catch((error: unknown) => error);
    await world.settle();
    expect(failure instanceof CallFailure && [failure.kind, concernsPage(failure)]).toEqual(['access', false]);
    expect(world.shown()).toBe('Members');
    await letIn(world, store);
    expect(world.shown()).toBe('Shipping');
  });

  it.each([
    ['and names no page', refused()],
    ['and names a page that the web does not know', refused('/vs/elsewhere/validation')],
  ])('%s, says why on an error page', async (_what, answer) => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market().on('/checkout/checkout_review', answer), localStorage: buyer() });
    world.storefront.open('/checkout/checkout_review');
    await world.settle();
    expect(world.shown()).toBe('Authorization Error');
  });

  it('says why on an error page where its validation is refused too', async () => {
    const world = await inCart({ admitted: false });
    world.server.on(validation, refused(validation));
    world.storefront.open('/checkout/checkout_review');
    await world.settle();
    expect(world.shown()).toBe('Authorization Error');
  });
});
