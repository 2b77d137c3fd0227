import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { loginPresentationPoint, registrationFlowPoint } from '../extension/behaviour-points.ts';
import { contribution, type Contribution } from '../extension/contribution.ts';
import type { RegistrationFlow } from '../extension/registration-flow.ts';
import { askToRegister, directRegistration, finalizeRegistration } from '../store/registration-flows.ts';
import { screen } from '../screens/screen.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, type FakeServer } from '../testing/fake-server.ts';
import { comeBack, market, proofKey, signInFrom } from '../testing/market.ts';
import { sampleDefaults, sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, type World } from '../testing/world.ts';

const AskToRegister = askToRegister('/profile/registration');
const FinalizeRegistration = finalizeRegistration('/profile/registration');
const DirectRegistration = directRegistration({ form: '/ggs/profile/registration', submit: '/ggs/profile/registration_submit' });
const blank = () => Promise.resolve({ default: () => null });
const adds = [
  screen({ path: '/ggs/profile/registration', responseName: 'Initial', title: 'Register', layout: 'index', load: blank }),
  screen({ path: '/ggs/profile/registration_submit', responseName: 'Pre-Register', title: 'Register', layout: 'index', load: blank }),
];
const storeWith = (...overrides: Contribution[]) => {
  const plugin = defineStore({ ...sampleStoreDeclaration, adds, overrides });
  return { ADVANTAGE: () => Promise.resolve({ default: plugin }) };
};
const buyer = () => memoryStorage({ access_token: 'access-1', id_token: 'id-1', oktaUserLogin: 'demo', oktaSessionId: 's1', store: 'ADVANTAGE' });
const title = (world: World) => world.storefront.page.get().content;
const identityMethods = (server: FakeServer) => server.asked('/session').map(({ method }) => method);

describe('registration finalization', () => {
  const accessDenied = `?error=access_denied&state=${proofKey.pkce_state}`;
  const finalize = async (flow: RegistrationFlow, session: object | null) => {
    const left = await signInFrom('/ws/cart/shopping_cart');
    left.server.on('/session', session === null ? { status: 404, body: null } : (session as never));
    left.server.on('/ggs/profile/registration', answered('Initial')).on('/ggs/profile/registration_submit', answered('Pre-Register'));
    const world = await comeBack(left, accessDenied, storeWith(contribution(registrationFlowPoint, flow)));
    return { url: world.history.urls.join(), world, sent: left.server.asked('/ggs/profile/registration_submit').map(({ body }) => body) };
  };
  const known = { id: 'session-1', login: 'buyer@agency.example.gov' };

  it('of ADVANTAGE and STATE goes to the start page with type registration, without waiting for a name [spec 4.23]', async () => {
    const left = await signInFrom('/ws/cart/shopping_cart');
    let answer = (_session: never) => {};
    left.server.on('/session', () => new Promise((resolve) => { answer = resolve; }));
    const world = await comeBack(left, accessDenied, storeWith(contribution(registrationFlowPoint, AskToRegister)));
    expect(world.history.urls).toEqual(['/ws/main/start_page?type=registration']);
    answer(known as never);
    await world.settle();
    expect(world.storefront.identityLogin()).toBe(known.login);
  });

  it.each([
    ['finalize_registration', known],
    ['new_registration', null],
  ])('of other stores goes to the start page with type %s [spec 4.24, 4.25, 4.26]', async (type, session) => {
    expect((await finalize(FinalizeRegistration, session)).url).toBe(`/ws/main/start_page?type=${type}`);
  });

  it('keeps login and session id of the identity server [spec 3.4, 3.11, 4.24]', async () => {
    const { world } = await finalize(FinalizeRegistration, known);
    expect([world.localStorage.get('oktaSessionId'), world.localStorage.get('oktaUserLogin')]).toEqual(['session-1', known.login]);
    expect(world.storefront.identityLogin()).toBe(known.login);
  });

  it('of FSS and USMC carries the e-mail address to the registration, directly [spec 4.25, 6.6]', async () => {
    const { url, sent } = await finalize(DirectRegistration, known);
    expect(url).toBe('/ws/ggs/profile/registration_submit');
    expect(sent).toEqual([{ email: known.login, directRegistration: '1' }]);
  });

  it('of FSS and USMC shows the form when no person is known [spec 4.26]', async () => {
    expect((await finalize(DirectRegistration, null)).url).toBe('/ws/ggs/profile/registration');
  });

  it.each([['an answer of another kind', { hello: 'there' }], ['half an answer', { id: 'session-1' }]])('takes %s for no person', async (_what, session) => {
    expect((await finalize(FinalizeRegistration, session)).url).toBe('/ws/main/start_page?type=new_registration');
  });
});

describe('silent sign-on', () => {
  it('that cannot begin goes home without a word [spec 2.23]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart?sso=1', server: market().on('/login/oauth_config', { status: 503, body: null }) });
    expect(world.left).toEqual([]);
    expect(world.shown()).toBe('Start');
  });

  it('that is declined goes home and does not begin again [spec 2.23, 4.21]', async () => {
    const left = await openTab({ url: '/ws/cart/shopping_cart?sso=1', server: market() });
    const world = await comeBack(left, `?error=login_required&state=${proofKey.pkce_state}`);
    expect([world.shown(), world.left]).toEqual(['Start', []]);
    const { server, history, localStorage, sessionStorage } = world;
    expect((await openTab({ server, history, localStorage, sessionStorage })).left).toEqual([]);
  });
});

describe('after sign-in', () => {
  it('login and session id of the identity server are kept [spec 3.4, 3.11, 7.28]', async () => {
    const left = await signInFrom('/ws/cart/shopping_cart');
    left.server.on('/session', { id: 'session-1', login: 'demo' } as never);
    const world = await comeBack(left);
    await world.settle();
    expect([world.localStorage.get('oktaSessionId'), world.localStorage.get('oktaUserLogin')]).toEqual(['session-1', 'demo']);
    expect(identityMethods(world.server)).toEqual(['GET']);
  });
});

describe('signing out', () => {
  it('that fails says so with its own title, and the buyer stays signed in [spec 8.4, 8.5]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market().on('/login/sign_out', { status: 500, body: null }), localStorage: buyer() });
    await world.storefront.signOut();
    await world.settle();
    expect(title(world)).toMatchObject({
      path: '/error/sign_out',
      title: 'Unexpected error while signing out',
      message: 'Unable to sign out. Please restart your browser and try again. If the problem persists, report this error to the help desk.',
    });
    expect(world.localStorage.get('access_token')).toBe('access-1');
  });

  it('asks first when a FEDSTRIP requisition would be lost [spec 2.110, 2.134]', async () => {
    const server = market().on('/login/sign_out', ({ query }) =>
      query.get('confirmLogout') === 'true' ? answered('SignedOff') : answered('FedstripConfirmLogOff', { lineCount: 2 }),
    );
    const world = await openTab({ url: '/ws/cart/shopping_cart', server, localStorage: buyer() });
    void world.storefront.signOut();
    await world.settle();
    expect(world.storefront.question.get()?.request.body).toContain('FEDSTRIP requisition');
    world.storefront.question.get()?.answer(true);
    await world.settle();
    expect([world.shown(), world.localStorage.get('access_token')]).toEqual(['Signed off', null]);
  });

  it('of a store with a screen for the question asks with that', async () => {
    const server = market().on('/login/sign_out', answered('AdvantageConfirmLogOff', { lineCount: 1 }));
    const defaults = [...sampleDefaults, screen({ path: '/login/sign_out', responseName: 'AdvantageConfirmLogOff', title: 'Sure?', layout: 'index', load: blank })];
    const world = await openTab({ url: '/ws/cart/shopping_cart', server, localStorage: buyer(), defaults });
    await world.storefront.signOut();
    await world.settle();
    expect(world.storefront.question.get()).toBeNull();
    expect(title(world)).toMatchObject({ title: 'Sure?' });
  });
});

describe('switching user', () => {
  const there = (server: FakeServer) => server.on('/session', { status: 200, body: null }).on('/login/sign_out', answered('LogoutFromAuthServer', { endSessionURL: 'http://id.test/end' }));

  it('signs out there and here, then begins another sign-in, which goes on with nothing of the former user [spec 7.28]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: there(market()), localStorage: buyer() });
    await world.storefront.switchUser();
    expect(identityMethods(world.server)).toEqual(['DELETE']);
    expect(world.server.asked('/login/sign_out')[0]?.query.get('confirmLogout')).toBe('true');
    expect(['access_token', 'id_token', 'oktaUserLogin', 'oktaSessionId', 'userinfo'].map((key) => world.localStorage.get(key))).toEqual([null, null, null, null, null]);
    expect(world.left.map((url) => new URL(url).pathname)).toEqual(['/auth']);
    expect((await comeBack(world)).history.urls).toEqual(['/ws/main/home?store=ADVANTAGE']);
  });

  it.each([
    ['the identity server', '/session'],
    ['our server', '/login/sign_out'],
  ])('that fails at %s says so with its own title and begins no sign-in [spec 8.4, 8.5]', async (_where, path) => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: there(market()).on(path, { status: 500, body: null }), localStorage: buyer() });
    await world.storefront.switchUser();
    await world.settle();
    expect(title(world)).toMatchObject({
      path: '/error/switch_user',
      title: 'Unexpected error while switching user',
      message: 'Unable to switch user. Please restart your browser and try again. If the problem persists, report this error to the help desk.',
    });
    expect(world.left).toEqual([]);
  });
});

describe('the login screen', () => {
  it('is shown over the page, as a modal at the right [spec 2.54, 8.9]', async () => {
    const world = await openTab({ url: '/ws/cart/shopping_cart', server: market() });
    world.storefront.open('/checkout/checkout_review');
    await world.settle();
    expect(world.storefront.modal.get()).toMatchObject({ path: '/login', size: 'right' });
    expect(world.shown()).toBe('Cart');
  });

  it.each(['/ws/cart/shopping_cart', '/ws/checkout/checkout_review'])('is a page of its own where the store wants that, from %s [spec 2.54, 8.9]', async (url) => {
    const stores = storeWith(contribution(loginPresentationPoint, { overPage: false }));
    const world = await openTab({ url, server: market(), stores });
    if (url.includes('cart')) world.storefront.open('/checkout/checkout_review');
    await world.settle();
    expect(world.storefront.modal.get()).toBeNull();
    expect(world.storefront.page.get()).toMatchObject({ pathname: '/ws/login', content: { layout: 'index', path: '/login' } });
    await world.storefront.signIn();
    expect((await comeBack(world, undefined, stores)).history.urls).toEqual(['/ws/checkout/checkout_review']);
  });
});

it('a bookmark of /ws/login/sign_in begins sign-in [spec 2.54, 7.8]', async () => {
  const world = await openTab({ url: '/ws/login/sign_in', server: market() });
  expect(world.left.map((url) => new URL(url).pathname)).toEqual(['/auth']);
});

it('mfa sign-in that cannot be asked for says that sign-in failed [spec 8.1, 8.5]', async () => {
  const left = await signInFrom('/ws/cart/shopping_cart');
  const world = await comeBack(Object.assign(left, { server: left.server.on('/login/mfa_sign_in', { status: 503, body: null }) }));
  expect(title(world)).toMatchObject({ path: '/error/sign_in', title: 'Unexpected error while authenticating user' });
});
