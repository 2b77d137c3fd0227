import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { confirmDialogPoint, sessionWarningPoint } from '../extension/behaviour-points.ts';
import { contribution } from '../extension/contribution.ts';
import { NativeConfirm } from '../shell/native-confirm.ts';
import { defineStore } from '../store/define-store.ts';
import { answered, FakeServer, type FakeAnswer, type ReceivedRequest } from '../testing/fake-server.ts';
import { FakeForms } from '../testing/fake-forms.ts';
import { FakeTabs } from '../testing/fake-tabs.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { sampleStoreDeclaration } from '../testing/sample-store.tsx';
import { openTab, sessionOf, type World, type WorldOptions } from '../testing/world.ts';
import { NativeSessionWarning } from '../shell/session-warning.ts';

const minute = 60_000;
const flag = 'warnUsersAboutSessionExpiring';
const buyer = (sessionTimeout = 1800) => ({ ...sessionOf({ loggedIn: true, firstName: 'Demo', sessionTimeout }) });
const refused: FakeAnswer = {
  status: 401,
  body: { responseType: 'ERROR', message: 'The session expired.', attributes: { code: 'SESSION_EXPIRED', type: 'sessionExpiryModal', errorID: 'r-1', occurrenceTimeOnServer: '2026-01-15T12:00:00Z' } },
};
const plain = (text: string): FakeAnswer => new Blob([text], { type: 'text/plain' });

const serverOf = (sessionTimeout = 1800) =>
  new FakeServer()
    .on('/main/start_page', ({ headers }) => answered('Success', headers.has('authorization') ? buyer(sessionTimeout) : { ...sessionOf() }))
    .on('/main/session', () => answered('Success', buyer(sessionTimeout)))
    .on('/cart/shopping_cart', () => answered('Initial', buyer(sessionTimeout)))
    .on('/autocomplete', () => answered('Success', { ...buyer(sessionTimeout), term: '', suggestions: [] }))
    .on('/main/extend_session', plain('1800'))
    .on('/main/end_session', plain('ended'))
    .on('/login', () => answered('Success', { ...sessionOf(), purpose: null }));

/** No answer comes; the caller gives up. */
const unanswered = ({ signal }: ReceivedRequest) => new Promise<FakeAnswer>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('The caller gave up.'))));

const tokens = () => memoryStorage({ access_token: 'token', id_token: `h.${btoa('{"sub":"buyer"}')}.s` });

/** A buyer's tab on the cart's page. */
const buyersTab = (options: WorldOptions = {}) => openTab({ url: '/ws/cart/shopping_cart', server: serverOf(), localStorage: tokens(), ...options });

const warningOf = ({ storefront }: World) => storefront.sessionWarning.get();

async function pass(world: World, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await world.settle();
}

describe('session inactivity', () => {
  it('a buyer’s session stores its timeout and the warn flag [spec 3.4, 4.29]', async () => {
    const { localStorage } = await buyersTab({ server: serverOf(900) });
    expect([localStorage.get('sessionTimeout'), localStorage.get(flag)]).toEqual(['900', 'true']);
  });

  it('a visitor has no warn flag, and no timer runs [spec 4.29]', async () => {
    const server = serverOf().on('/main/start_page', answered('Success', { ...sessionOf() }));
    const world = await openTab({ server });
    await pass(world, 600 * minute);
    expect([world.localStorage.get(flag), warningOf(world), world.shown()]).toEqual([null, null, 'Start']);
    expect(server.asked('/main/end_session')).toEqual([]);
  });

  it('at 80 % of the timeout a warning counts 300 seconds down [spec 4.30, 9.4]', async () => {
    const world = await buyersTab();
    await pass(world, 24 * minute - 1);
    expect(warningOf(world)).toBeNull();
    await pass(world, 1);
    expect(warningOf(world)?.secondsLeft.get()).toBe(300);
    await pass(world, 61_000);
    expect(warningOf(world)?.secondsLeft.get()).toBe(239);
  });

  it('a short timeout counts down what is left of it', async () => {
    const world = await buyersTab({ server: serverOf(60) });
    await pass(world, 48_000);
    expect(warningOf(world)?.secondsLeft.get()).toBe(12);
  });

  it('extending calls extend_session, whose answer is the new timeout [spec 4.31, 7.24]', async () => {
    const server = serverOf().on('/main/extend_session', plain('600'));
    const world = await buyersTab({ server });
    await pass(world, 25 * minute);
    warningOf(world)?.answer(true);
    await world.settle();
    expect(server.asked('/main/extend_session')).toHaveLength(1);
    expect([world.localStorage.get('sessionTimeout'), warningOf(world), world.shown()]).toEqual(['600', null, 'Cart']);
    await pass(world, 8 * minute - 1);
    expect(warningOf(world)).toBeNull();
    await pass(world, 1);
    expect(warningOf(world)?.secondsLeft.get()).toBe(120);
  });

  it('an extension that does not reach the server is asked for again, and the countdown goes on', async () => {
    const server = serverOf().on('/main/extend_session', () => Promise.reject(new TypeError('offline')));
    const world = await buyersTab({ server });
    await pass(world, 25 * minute);
    warningOf(world)?.answer(true);
    await world.settle();
    expect(warningOf(world)).toMatchObject({ again: true });
    expect(warningOf(world)?.secondsLeft.get()).toBe(240);
    server.on('/main/extend_session', plain('1800'));
    warningOf(world)?.answer(true);
    await world.settle();
    expect([warningOf(world), world.localStorage.get(flag)]).toEqual([null, 'true']);
  });

  it.each([
    ['declining', async (world: World) => { await pass(world, 25 * minute); warningOf(world)?.answer(false); await world.settle(); }],
    ['expiry', (world: World) => pass(world, 29 * minute)],
    ['a laptop that slept all night', async (world: World) => { world.clock.sleep(8 * 60 * minute); await pass(world, 10_000); }],
  ])('%s ends the session with the fatal error Session Expired, and nothing of the buyer stays [spec 4.31, 8.15, 7.23]', async (_how, end) => {
    const server = serverOf();
    const world = await buyersTab({ server });
    await end(world);
    expect(server.asked('/main/end_session')).toHaveLength(1);
    const { content, pathname } = world.storefront.page.get();
    expect(pathname).toBe('/ds/error/session_expired');
    expect(content).toMatchObject({
      title: 'Session Expired',
      message: 'Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.',
      report: { attributes: { FATAL_ERROR: true, displayHomeLink: false } },
    });
    expect(['access_token', 'id_token', 'userinfo', 'sessionTimeout', flag].map((key) => world.localStorage.get(key))).toEqual([null, null, null, null, null]);
    expect(world.storefront.session.get().loggedIn).toBe(false);
    await pass(world, 60 * minute);
    expect(server.asked('/main/end_session')).toHaveLength(1);
  });

  it('an extension that has no answer for 20 seconds counts as failed: the buyer is asked again before the session ends', async () => {
    const world = await buyersTab({ server: serverOf().on('/main/extend_session', unanswered) });
    await pass(world, 25 * minute);
    warningOf(world)?.answer(true);
    await world.settle();
    await pass(world, 19_999);
    expect(warningOf(world)).toBeNull();
    await pass(world, 1);
    expect(warningOf(world)).toMatchObject({ again: true });
  });

  it('what was typed when the session expired waits for the buyer [spec 4.31]', async () => {
    const forms = new FakeForms();
    const world = await buyersTab({ forms });
    forms.type('Note', 'for the dock');
    await pass(world, 29 * minute);
    expect(world.shown()).toBe('Session Expired');
    expect(JSON.parse(world.sessionStorage.get('formDrafts') ?? '[]')).toMatchObject([{ url: '/ws/cart/shopping_cart', fields: [{ field: 'Note', value: 'for the dock' }] }]);
  });

  it('any call restarts the timer, a failed one too; the end-session call does not [spec 4.36]', async () => {
    const server = serverOf().on('/autocomplete', { status: 500, body: null });
    const world = await buyersTab({ server });
    await pass(world, 23 * minute);
    await world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch(() => null);
    await pass(world, 23 * minute);
    expect(warningOf(world)).toBeNull();
    await world.storefront.read('/main/end_session', {});
    await pass(world, minute);
    expect(warningOf(world)).not.toBeNull();
  });

  it('a call that did not reach the server restarts nothing', async () => {
    const server = serverOf().on('/autocomplete', () => Promise.reject(new TypeError('offline')));
    const world = await buyersTab({ server });
    await pass(world, 23 * minute);
    await world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch(() => null);
    await pass(world, minute);
    expect(warningOf(world)).not.toBeNull();
  });

  it('a call takes the warning away', async () => {
    const world = await buyersTab();
    await pass(world, 25 * minute);
    await world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 });
    expect(warningOf(world)).toBeNull();
    await pass(world, 10 * minute);
    expect(world.shown()).toBe('Cart');
  });

  it('a page that is opened long after the last call asks the server before it ends anything', async () => {
    const localStorage = tokens();
    const clock = new ManualClock();
    localStorage.set(flag, 'true');
    localStorage.set('sessionTimeout', '1800');
    localStorage.set('sessionLastActivity', String(clock.now() - 60 * minute));
    const world = await buyersTab({ localStorage, clock });
    await pass(world, 20 * minute);
    expect([world.shown(), warningOf(world)]).toEqual(['Cart', null]);
  });

  it('a flag that was left without a session brings no warning', async () => {
    const localStorage = memoryStorage({ [flag]: 'true', sessionTimeout: '1800' });
    const world = await openTab({ server: serverOf().on('/main/start_page', answered('Success', { ...sessionOf() })), localStorage });
    await pass(world, 60 * minute);
    expect([world.localStorage.get(flag), warningOf(world), world.shown()]).toEqual([null, null, 'Start']);
  });
});

describe('a session that expired at the server', () => {
  const expired = async (options: WorldOptions = {}) => {
    const server = serverOf();
    const world = await buyersTab({ server, ...options });
    for (const path of ['/cart/shopping_cart', '/autocomplete', '/orderhistory/my_orders']) server.on(path, refused);
    return { server, world };
  };
  const question = ({ storefront }: World) => storefront.question.get();

  it('asks once whether to create a new session, and only its buttons answer [spec 4.32, 4.14]', async () => {
    const { world, server } = await expired();
    const failures = await Promise.all([1, 2].map(() => world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch((error: unknown) => error)));
    expect(failures).toMatchObject([{ kind: 'session-expired' }, { kind: 'session-expired' }]);
    expect(question(world)?.request).toMatchObject({ mustAnswer: true, confirmLabel: 'Create a new session' });
    question(world)?.answer(true);
    await world.settle();
    expect(question(world)).toBeNull();
    expect(server.asked('/login')).toEqual([]);
  });

  it('yes removes the warn flag and goes to /home; what the buyer was about to do waits for them [spec 4.33]', async () => {
    const forms = new FakeForms();
    const { world } = await expired({ forms });
    forms.type('Note', 'for the dock');
    world.storefront.open('/orderhistory/my_orders');
    await world.settle();
    expect(world.shown()).toBe('Cart');
    question(world)?.answer(true);
    await world.settle();
    expect([world.localStorage.get(flag), world.localStorage.get('access_token'), world.shown()]).toEqual([null, null, 'Start']);
    expect(world.history.urls).toEqual(['/ws/main/start_page?store=ADVANTAGE']);
    expect(JSON.parse(world.sessionStorage.get('pendingRoute') ?? 'null')).toMatchObject({ route: { kind: 'request', path: '/orderhistory/my_orders' } });
    expect(JSON.parse(world.sessionStorage.get('formDrafts') ?? '[]')).toMatchObject([{ url: '/ws/cart/shopping_cart', owner: 'buyer', fields: [{ field: 'Note', value: 'for the dock' }] }]);
  });

  it('a call’s page waits instead of the call: nothing is sent without its buyer', async () => {
    const { world } = await expired();
    await world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch(() => null);
    question(world)?.answer(true);
    await world.settle();
    expect(JSON.parse(world.sessionStorage.get('pendingRoute') ?? 'null')).toMatchObject({ route: { kind: 'page', url: '/ws/cart/shopping_cart' } });
  });

  it('no ends the session with the fatal error Session Expired [spec 4.34]', async () => {
    const { world } = await expired();
    await world.storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch(() => null);
    question(world)?.answer(false);
    await world.settle();
    expect(world.storefront.page.get().content).toMatchObject({ title: 'Session Expired', report: { attributes: { FATAL_ERROR: true } } });
    expect(world.localStorage.get(flag)).toBeNull();
  });

  it('without the warn flag it is a 401 like any other: the login screen, and the tokens are gone', async () => {
    const { world, server } = await expired();
    world.localStorage.remove(flag);
    world.storefront.open('/orderhistory/my_orders');
    await world.settle();
    expect([question(world), world.storefront.modal.get()?.path, server.asked('/login').length]).toEqual([null, '/login', 1]);
    expect(world.localStorage.get('access_token')).toBeNull();
  });

  it('every other 401 stays as it is', async () => {
    const { world, server } = await expired();
    server.on('/orderhistory/my_orders', { status: 401, body: { responseType: 'ERROR', attributes: { code: 'SIGN_IN_NEEDED' } } });
    world.storefront.open('/orderhistory/my_orders');
    await world.settle();
    expect([question(world), world.storefront.modal.get()?.path]).toEqual([null, '/login']);
  });

  it('is met by the extending call too: one question takes the place of the other', async () => {
    const { world, server } = await expired();
    server.on('/main/extend_session', refused);
    await pass(world, 25 * minute);
    warningOf(world)?.answer(true);
    await world.settle();
    expect([warningOf(world), question(world)?.request.confirmLabel]).toEqual([null, 'Create a new session']);
  });
});

describe('several tabs', () => {
  const twoTabs = async () => {
    const [clock, localStorage, tabs, server] = [new ManualClock(), tokens(), new FakeTabs(), serverOf()];
    const shared = { clock, localStorage, server } as const;
    const first = await buyersTab({ ...shared, otherTabs: tabs.tab() });
    const second = await buyersTab({ ...shared, otherTabs: tabs.tab() });
    return { first, second, server, clock };
  };
  const both = ({ first, second }: { first: World; second: World }) => [warningOf(first), warningOf(second)].map((warning) => warning !== null);

  it('work in one keeps the other alive', async () => {
    const tabs = await twoTabs();
    for (let turn = 0; turn < 5; turn += 1) {
      await pass(tabs.first, 20 * minute);
      await tabs.first.storefront.call('/autocomplete', { term: 'a', maxResults: 1 });
    }
    expect([both(tabs), tabs.second.shown()]).toEqual([[false, false], 'Cart']);
  });

  it('both warn, and extending in one closes the other’s warning', async () => {
    const tabs = await twoTabs();
    await pass(tabs.first, 25 * minute);
    expect(both(tabs)).toEqual([true, true]);
    warningOf(tabs.first)?.answer(true);
    await tabs.first.settle();
    expect(both(tabs)).toEqual([false, false]);
    expect(tabs.server.asked('/main/extend_session')).toHaveLength(1);
  });

  it('declining in one ends the session for both, once', async () => {
    const tabs = await twoTabs();
    await pass(tabs.first, 25 * minute);
    warningOf(tabs.first)?.answer(false);
    await tabs.first.settle();
    expect([tabs.first, tabs.second].map(({ storefront }) => storefront.page.get().pathname)).toEqual(['/ds/error/session_expired', '/ds/error/session_expired']);
    expect(tabs.server.asked('/main/end_session')).toHaveLength(1);
  });

  it('expiry brings both to the screen, once', async () => {
    const tabs = await twoTabs();
    await pass(tabs.first, 30 * minute);
    expect([tabs.first, tabs.second].map(({ storefront }) => storefront.page.get().pathname)).toEqual(['/ds/error/session_expired', '/ds/error/session_expired']);
    expect(tabs.server.asked('/main/end_session')).toHaveLength(1);
  });

  it('signing out in one shows the other signed off, without its buyer', async () => {
    const tabs = await twoTabs();
    tabs.server.on('/login/sign_out', answered('SignedOff', { ...sessionOf() }));
    await tabs.first.storefront.signOut();
    await tabs.first.settle();
    expect([tabs.first.shown(), tabs.second.shown()]).toEqual(['Signed off', 'Signed off']);
    expect(tabs.second.storefront.session.get().loggedIn).toBe(false);
    expect(tabs.server.asked('/login/sign_out')).toHaveLength(1);
  });

  it('a new session begun in one takes the other home too', async () => {
    const tabs = await twoTabs();
    for (const path of ['/autocomplete']) tabs.server.on(path, refused);
    await Promise.all([tabs.first, tabs.second].map(({ storefront }) => storefront.call('/autocomplete', { term: 'a', maxResults: 1 }).catch(() => null)));
    tabs.first.storefront.question.get()?.answer(true);
    await tabs.first.settle();
    expect([tabs.first.shown(), tabs.second.shown(), tabs.second.storefront.question.get()]).toEqual(['Start', 'Start', null]);
  });

  it('a tab that heard nothing learns it when it comes back', async () => {
    const [clock, localStorage, server] = [new ManualClock(), tokens(), serverOf()];
    const deaf = new FakeTabs().tab();
    const first = await buyersTab({ clock, localStorage, server });
    const second = await buyersTab({ clock, localStorage, server, otherTabs: deaf });
    await pass(first, 25 * minute);
    await first.storefront.call('/autocomplete', { term: 'a', maxResults: 1 });
    expect(warningOf(second)).not.toBeNull();
    deaf.wake();
    expect(warningOf(second)).toBeNull();
  });
});

describe('a store with the browser’s own dialog', () => {
  const nativeStore = defineStore({
    ...sampleStoreDeclaration,
    overrides: [contribution(confirmDialogPoint, NativeConfirm), contribution(sessionWarningPoint, NativeSessionWarning)],
  });
  const stores = { ADVANTAGE: () => Promise.resolve({ default: nativeStore }) };

  it.each([
    ['yes within five minutes extends', true, 299_000, 1, 'Cart'],
    ['yes at five minutes extends', true, 300_000, 1, 'Cart'],
    ['yes after five minutes counts no more', true, 300_001, 0, 'Session Expired'],
    ['no ends the session', false, 1000, 0, 'Session Expired'],
  ])('%s [spec 4.35, 9.4, 9.5]', async (_what, yes, takes, extensions, shown) => {
    const clock = new ManualClock();
    const confirm = vi.fn<(text: string) => boolean>(() => {
      // The dialog stops the page: time passes, no timer runs.
      clock.sleep(takes);
      return yes;
    });
    const server = serverOf();
    const world = await buyersTab({ stores, clock, server, dialogs: { confirm } });
    await pass(world, 24 * minute);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm.mock.lastCall?.[0]).toContain('Your session will expire in about five minutes.');
    expect([server.asked('/main/extend_session').length, world.shown()]).toEqual([extensions, shown]);
  });
});
