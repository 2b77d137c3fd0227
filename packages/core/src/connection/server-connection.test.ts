import { usd } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import type { PageForms } from '../capabilities/page-forms.ts';
import { storedKeys } from '../capabilities/stored-keys.ts';
import { FakeLink } from '../testing/fake-link.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab, sessionOf, type World, type WorldOptions } from '../testing/world.ts';
import { sessionEndPause } from './pushed-messages.ts';

const startPage = (): FakeServer => new FakeServer().on('/main/start_page', answered('Success', { ...sessionOf() }));

async function tab(options: WorldOptions = {}): Promise<{ world: World; link: FakeLink }> {
  const link = new FakeLink();
  const world = await openTab({ server: startPage(), link, ...options });
  return { world, link };
}

async function connected(options: WorldOptions = {}): Promise<{ world: World; link: FakeLink }> {
  const opened = await tab(options);
  opened.link.rest();
  await opened.world.settle();
  return opened;
}

/** Time passes, and what it brings arrives. */
async function pass(world: World, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await world.settle();
}

const spinner = (world: World): string | null => {
  const { visible, message } = world.storefront.spinner.get();
  return visible ? message : null;
};

describe('the connection of a tab', () => {
  it('waits until the page is shown and at rest', async () => {
    const { world, link } = await tab();
    await pass(world, 60_000);
    expect(link.asked).toEqual([]);
    link.rest();
    await world.settle();
    expect(link.asked).toEqual(['/advantage/rs/server']);
  });

  it('says hello and keeps the wsID, which calls carry from then on [spec 7.27, 3.17, 7.1]', async () => {
    const { world, link } = await connected();
    expect(link.sent).toEqual(['{"op":"hello"}']);
    expect(world.sessionStorage.get('wsID')).toBe('ws-1');
    world.server.on('/cart/shopping_cart', answered('Initial'));
    await world.storefront.call('/cart/shopping_cart', {});
    expect(world.server.asked('/cart/shopping_cart')[0]?.headers.get('x-websocket-id')).toBe('ws-1');
  });

  it('is asked for when the browser has a session, and not before', async () => {
    const { world, link } = await tab();
    world.cookies.delete('XSRF-TOKEN');
    link.rest();
    await pass(world, 0);
    expect(link.asked).toEqual([]);
    world.cookies.set('XSRF-TOKEN', 'xsrf-2');
    await pass(world, 10_000);
    expect(link.asked).toHaveLength(1);
  });

  it('a proxy that knows no websockets blocks no page', async () => {
    const { world, link } = await tab();
    link.answers = 'refusal';
    link.rest();
    for (let minute = 0; minute < 60; minute += 1) await pass(world, 60_000);
    expect(spinner(world)).toBeNull();
    expect(link.reloads).toBe(0);
    expect(link.asked.length).toBeGreaterThan(10);
  });
});

describe('a connection that is lost', () => {
  it('is tried for again with a spinner, and the page comes back with what was typed [spec 4.38, 4.39, 4.40]', async () => {
    const typed = [{ field: 'Note', index: 0, value: 'Gate 4' }];
    const forms: PageForms = { typed: () => typed, readable: async () => {}, fill: () => () => {}, leaving: () => {} };
    const { world, link } = await connected({ forms });
    link.answers = 'refusal';
    link.lose();
    expect(spinner(world)).toBeNull();
    await pass(world, 5_000);
    expect(spinner(world)).toBe('The connection to the server was lost. Connecting again, attempt 1...');
    await pass(world, 10_000);
    expect(spinner(world)).toContain('attempt 2...');
    link.usable = false;
    await pass(world, 10_000);
    expect(spinner(world)).toBe('Server still not available, will try again in a few seconds...');
    link.usable = true;
    link.answers = 'hello';
    await pass(world, 10_000);
    expect(link.reloads).toBe(1);
    expect(world.left).toEqual([]);
    expect(world.sessionStorage.get(storedKeys.drafts)).toContain('Gate 4');
  });

  it('leads to the root of the application from an error page [spec 4.40]', async () => {
    const { world, link } = await connected({ url: '/404?url=/nowhere' });
    link.lose();
    await pass(world, 5_000);
    expect(link.reloads).toBe(0);
    expect(world.left).toEqual(['http://shop.test/']);
  });

  it('is given up after 60 attempts, and 4 seconds later nothing but a new start helps [spec 4.41, 8.17, 9.6]', async () => {
    const { world, link } = await connected();
    link.answers = 'refusal';
    link.lose();
    await pass(world, 5_000);
    for (let tick = 1; tick < 60; tick += 1) await pass(world, 10_000);
    expect(link.asked).toHaveLength(61);
    expect(spinner(world)).toBe('Unable to connect after 60 attempts. Giving up!');
    await pass(world, 3_999);
    expect(world.shown()).not.toBe('Please relaunch this application');
    await pass(world, 1);
    expect(spinner(world)).toBeNull();
    const { content } = world.storefront.page.get();
    expect(content).toMatchObject({
      kind: 'display',
      title: 'Please relaunch this application',
      message: 'Unable to connect with the server...',
      report: { attributes: { FATAL_ERROR: true, displayHomeLink: false } },
    });
    await pass(world, 3_600_000);
    expect(link.asked).toHaveLength(61);
  });
});

describe('messages of the server', () => {
  it('an alert is shown for as long as it says [spec 3.15]', async () => {
    const { world, link } = await connected();
    link.say({ op: 'alert', type: 'warning', msg: 'Closed at <b>6</b>', timeout: 8000 });
    expect(world.storefront.alerts.list.get()).toMatchObject([{ type: 'warning', msg: 'Closed at <b>6</b>' }]);
    await pass(world, 7_999);
    expect(world.storefront.alerts.list.get()).toHaveLength(1);
    await pass(world, 1);
    expect(world.storefront.alerts.list.get()).toEqual([]);
  });

  it('a cart that was changed elsewhere is counted anew, once for several changes', async () => {
    const { world, link } = await connected();
    world.server.on('/main/session', answered('Success', { ...sessionOf({ cartSummary: { lineCount: 3, subtotal: usd(999) } }) }));
    for (let change = 0; change < 3; change += 1) link.say({ op: 'cart' });
    await pass(world, 300);
    expect(world.server.asked('/main/session')).toHaveLength(1);
    expect(world.storefront.session.get().cartSummary.lineCount).toBe(3);
    expect(spinner(world)).toBeNull();
    link.say({ op: 'cart' });
    await pass(world, 300);
    expect(world.server.asked('/main/session')).toHaveLength(2);
  });

  it('what is no message of ours is passed over', async () => {
    const { world, link } = await connected();
    for (const message of [{ op: 'eval', code: 'x' }, { op: 'alert', type: 'loud', msg: 'x' }, ['cart'], {}]) link.say(message);
    await pass(world, 10_000);
    expect(world.storefront.alerts.list.get()).toEqual([]);
    expect(world.server.asked('/main/session')).toEqual([]);
  });

  it('a session that the server ended first, because the buyer was inactive for long, has expired [spec 4.31, 8.15]', async () => {
    const server = new FakeServer().on('/main/start_page', answered('Success', { ...sessionOf({ loggedIn: true, sessionTimeout: 1800 }) })).on('/main/end_session', 'ended');
    const localStorage = memoryStorage({ access_token: 'token-1', id_token: 'id-1' });
    const { world, link } = await connected({ server, localStorage });
    world.storefront.open('/main/start_page', { replace: true });
    await world.settle();
    expect(localStorage.get('warnUsersAboutSessionExpiring')).not.toBeNull();
    localStorage.set('sessionLastActivity', String(world.clock.now() - 1_500_000));
    link.say({ op: 'session_ended' });
    await pass(world, sessionEndPause);
    expect(world.shown()).toBe('Session Expired');
  });

  it('a session that expired in another tab, which this one has not heard of, has expired here too', async () => {
    const server = new FakeServer().on('/main/start_page', answered('Success', { ...sessionOf({ loggedIn: true, sessionTimeout: 1800 }) }));
    const localStorage = memoryStorage({ access_token: 'token-1', id_token: 'id-1' });
    const { world, link } = await connected({ server, localStorage });
    await world.settle();
    for (const key of ['warnUsersAboutSessionExpiring', 'sessionTimeout', 'sessionLastActivity']) localStorage.remove(key);
    localStorage.set('sessionEnd', 'expired');
    link.say({ op: 'session_ended' });
    await pass(world, sessionEndPause);
    expect(world.shown()).toBe('Session Expired');
  });

  it('the end of the session elsewhere signs this tab out, and is no loss of the connection', async () => {
    const server = new FakeServer().on('/main/start_page', answered('Success', { ...sessionOf({ loggedIn: true, sessionTimeout: 1800 }) }));
    const localStorage = memoryStorage({ access_token: 'token-1', id_token: 'id-1' });
    const { world, link } = await connected({ server, localStorage });
    expect(world.storefront.session.get().loggedIn).toBe(true);
    link.say({ op: 'session_ended' });
    link.lose(4001);
    await pass(world, sessionEndPause);
    expect(world.storefront.session.get().loggedIn).toBe(false);
    expect(world.localStorage.get('access_token')).toBeNull();
    await pass(world, 2_000);
    expect(link.isOpen).toBe(true);
    expect(spinner(world)).toBeNull();
    expect(link.reloads).toBe(0);
  });
});
