import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { TestBrowser } from '../testing/browser.ts';
import { bringTokens, demoBuyer, openServer, signIn, tokenProof, type TestServer } from '../testing/server.ts';

const orders = '/orderhistory/my_orders';
const timeout = 1800;
const expired = { status: 401, envelope: { responseType: 'ERROR', attributes: { code: 'SESSION_EXPIRED', type: 'sessionExpiryModal', loggedIn: false, sessionTimeout: null } } };
const served = { status: 200 };
const signInNeeded = { status: 401, envelope: { attributes: { code: 'SIGN_IN_REQUIRED' } } };

describe.each(oneTestDatabase())('sessions on $name', ({ open }) => {
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const later = (seconds: number): void => void (time.now = new Date(time.now.getTime() + seconds * 1000));
  const refused = new Map<string, string>();
  let server: TestServer;
  let buyer: TestBrowser;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, identity: { storeAccess: async (_buyer, store) => refused.get(store.name) ?? null } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    refused.clear();
    buyer = await server.signedIn();
  });

  const renew = async (browser: TestBrowser) => {
    const answer = await browser.post('/login/auth_tokens', { grant_type: 'refresh_token', client_id: 'quartermaster-web', dpop_proof: await tokenProof(browser, server.provider) });
    if (answer.envelope.responseName === 'Success') browser.token = String(answer.envelope.attributes?.['access_token']);
    return answer.envelope.responseName;
  };
  /** A call as the web makes it: a token that has ended is renewed, and the call made again. */
  const call = async (path = orders) => {
    const answer = await buyer.get(path);
    if (answer.envelope.attributes?.['code'] !== 'SIGN_IN_REQUIRED' || (await renew(buyer)) !== 'Success') return answer;
    return buyer.get(path);
  };
  const cookieOf = (browser: TestBrowser): string => browser.cookies.get('JSESSIONID') ?? '';
  const putBack = (browser: TestBrowser, cookies: ReadonlyMap<string, string>): void => {
    for (const [name, value] of cookies) browser.cookies.set(name, value);
  };

  describe('inactivity', () => {
    it('ends a session after the timeout and not before, by the server’s clock [spec 4.30, 9.4]', async () => {
      later(timeout - 1);
      expect(await call()).toMatchObject(served);
      later(timeout);
      expect(await call()).toMatchObject(expired);
    });

    it('is told with a new session cookie, to every call of the old one, and once to the browser [spec 4.32]', async () => {
      const cookies = new Map(buyer.cookies);
      later(timeout);
      const answers = await Promise.all([buyer.get(orders), buyer.get('/search/advantage_search?q=toner'), buyer.get('/main/session')]);
      for (const answer of answers) {
        expect(answer).toMatchObject(expired);
        expect(String(answer.headers['set-cookie'])).toMatch(/JSESSIONID=[\w-]{43}.*XSRF-TOKEN=[\w-]{43}/);
      }
      expect(cookieOf(buyer)).not.toBe(cookies.get('JSESSIONID'));
      expect(await buyer.get(orders)).toMatchObject(signInNeeded);
      expect(await buyer.get('/main/session')).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: false, sessionTimeout: null } } });
    });

    it('begins anew with every call but end_session, whether or not the call’s token has ended [spec 4.36]', async () => {
      for (const path of ['/main/session', '/search/advantage_search?q=toner', '/autocomplete?term=to', orders]) {
        later(timeout - 60);
        await buyer.get(path);
      }
      later(timeout - 60);
      expect(await call()).toMatchObject(served);
      later(timeout - 60);
      await buyer.get('/main/end_session?switchTo=VA');
      later(61);
      expect(await buyer.get(orders)).toMatchObject(expired);
    });

    it('is not interrupted by pages that are read, which a visitor does not pay for either', async () => {
      const before = await server.pool.query('select count(*) from marketplace.session');
      const visitor = await server.visitor();
      await visitor.get('/search/advantage_search?q=toner');
      expect((await server.pool.query('select count(*) from marketplace.session')).rows).toEqual(before.rows);
      later(timeout - 60);
      await buyer.get('/main/session', { token: undefined });
      later(60);
      expect(await buyer.get(orders)).toMatchObject(expired);
    });

    it('is written down sixty times in a timeout at most, in one statement', async () => {
      const ends = async () => (await server.pool.query<{ expires_at: Date }>('select max(expires_at) as expires_at from marketplace.session')).rows[0]?.expires_at.getTime();
      const end = await ends();
      later(29);
      await buyer.get(orders);
      expect(await ends()).toBe(end);
      later(1);
      await Promise.all(Array.from({ length: 20 }, () => buyer.get(orders)));
      expect(await ends()).toBe((end ?? 0) + 30_000);
    });

    it('whenever the calls come: served within the timeout less its sixtieth, told so after it', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2200 }), { minLength: 1, maxLength: 6 }), async (pauses) => {
          buyer = await server.signedIn();
          for (const pause of pauses) {
            later(pause);
            const answer = await call();
            if (pause >= timeout) expect(answer).toMatchObject(expired);
            if (pause < timeout - timeout / 60) expect(answer).toMatchObject(served);
            if (answer.status !== 200) return;
          }
        }),
        { numRuns: 12 },
      );
    });

    it('no longer lets a tab renew tokens, and takes them out of the database', async () => {
      later(timeout);
      const cookies = new Map(buyer.cookies);
      expect(await buyer.post('/login/auth_tokens', { grant_type: 'refresh_token', client_id: 'quartermaster-web', dpop_proof: await tokenProof(buyer, server.provider) })).toMatchObject(expired);
      putBack(buyer, cookies);
      await server.cleanUp(time.now);
      expect((await server.pool.query('select from marketplace.session where tokens is not null')).rowCount).toBe(0);
      expect(await buyer.get(orders)).toMatchObject(expired);
      later(7 * 86_400);
      await server.cleanUp(time.now);
      expect((await server.pool.query('select from marketplace.session')).rowCount).toBe(0);
    });

    it('never ends a visitor’s session', async () => {
      const visitor = await server.visitor();
      later(10 * timeout);
      expect(await visitor.get('/cart/shopping_cart')).toMatchObject({ status: 200, envelope: { attributes: { sessionTimeout: null } } });
      expect(await visitor.get(orders)).toMatchObject(signInNeeded);
    });

    it('is over for a buyer’s call that brings no token as well', async () => {
      later(timeout);
      expect(await buyer.get(orders, { token: undefined })).toMatchObject(expired);
    });

    it('does not keep anyone from signing in or out', async () => {
      later(timeout);
      for (const path of ['/login/pkce', '/login', '/login/sign_out']) expect(await buyer.get(path), path).toMatchObject(served);
      await signIn(buyer, server.provider, demoBuyer);
      expect(await buyer.get(orders)).toMatchObject(served);
    });
  });

  it('tells a buyer the server’s timeout, and a visitor none [spec 3.4]', async () => {
    expect((await buyer.get('/main/session')).envelope.attributes).toMatchObject({ loggedIn: true, sessionTimeout: timeout });
    expect((await (await server.visitor()).get('/main/session')).envelope.attributes).toMatchObject({ loggedIn: false, sessionTimeout: null });
  });

  describe('extend_session', () => {
    it('begins the timeout anew and says it as text [spec 4.31, 7.24]', async () => {
      later(timeout - 1);
      const answer = await buyer.get('/main/extend_session');
      expect(answer).toMatchObject({ status: 200, text: String(timeout) });
      expect(answer.headers['content-type']).toMatch('text/plain');
      later(timeout - 1);
      expect(await call()).toMatchObject(served);
    });

    it('needs the XSRF header', async () => {
      expect(await buyer.get('/main/extend_session', { withoutXsrf: true })).toMatchObject({ status: 403, envelope: { attributes: { code: 'XSRF_TOKEN_INVALID' } } });
    });

    it('answers the expiry when the session is over, or was ended elsewhere', async () => {
      const before = cookieOf(buyer);
      later(timeout);
      expect(await buyer.get('/main/extend_session')).toMatchObject(expired);
      expect(cookieOf(buyer)).not.toBe(before);
      await signIn(buyer, server.provider, demoBuyer);
      const cookies = new Map(buyer.cookies);
      await buyer.get('/main/end_session');
      putBack(buyer, cookies);
      expect(await buyer.get('/main/extend_session')).toMatchObject(expired);
    });

    it('of a visitor extends nothing and is no mistake', async () => {
      expect(await (await server.visitor()).get('/main/extend_session')).toMatchObject({ status: 200, text: String(timeout) });
    });
  });

  describe('clocks that differ', () => {
    it.each([-300, 300])('by %i seconds between the identity server and this one do not sign a buyer out', async (seconds) => {
      server.provider.clock = { now: () => new Date(time.now.getTime() + seconds * 1000) };
      buyer = await server.signedIn();
      expect(await buyer.get(orders)).toMatchObject(served);
      later(60);
      expect(await renew(buyer)).toBe('Success');
      expect(await buyer.get(orders)).toMatchObject(served);
      server.provider.clock = { now: () => time.now };
    });

    const seconds = (): number => Math.floor(time.now.getTime() / 1000);
    it.each([
      ['ended 299 seconds ago', () => ({ exp: seconds() - 299 }), 200],
      ['ended 300 seconds ago', () => ({ exp: seconds() - 300 }), 401],
      ['is issued in 300 seconds', () => ({ iat: seconds() + 300, exp: seconds() + 900 }), 200],
      ['is issued in 301 seconds', () => ({ iat: seconds() + 301, exp: seconds() + 900 }), 401],
      ['begins in 300 seconds', () => ({ nbf: seconds() + 300 }), 200],
      ['begins in 301 seconds', () => ({ nbf: seconds() + 301 }), 401],
    ])('a token that %s is answered with the right status', async (_what, claims, status) => {
      expect((await buyer.get(orders, { token: await server.provider.token(demoBuyer, claims()) })).status).toBe(status);
    });

    it('by an hour by which all of them are set back sign no buyer out, whether a renewal was under way or just done', async () => {
      expect(await renew(buyer)).toBe('Success');
      later(-3600);
      expect(await call()).toMatchObject(served);
      await server.pool.query('update marketplace.session set renewal_claim = gen_random_uuid(), renewal_claimed_at = $1 where renewed_at is not null', [new Date(time.now.getTime() + 3600_000)]);
      later(60);
      expect(await renew(buyer)).toBe('Success');
      later(3600);
    });

    it.each([-300, 300])('by %i seconds between the browser and this server change nothing about the timeout', async (difference) => {
      const browser = await server.visitor();
      browser.clock = { now: () => new Date(time.now.getTime() + difference * 1000) };
      buyer = await server.signedIn(demoBuyer, browser);
      later(timeout - 1);
      expect(await call()).toMatchObject(served);
      later(timeout);
      expect(await call()).toMatchObject(expired);
    });
  });

  describe('a token without its session', () => {
    it('is worthless: copied to another browser, after sign-out, and with a sign-in that is not complete', async () => {
      const unbound = await server.provider.token(demoBuyer);
      const thief = await server.visitor();
      expect(await thief.get(orders, { token: unbound })).toMatchObject(signInNeeded);
      expect((await thief.get('/login/mfa_sign_in', { token: unbound })).envelope.responseName).toBe('Forbidden');
      expect(await thief.get(orders, { token: unbound })).toMatchObject(signInNeeded);
      const cookies = new Map(buyer.cookies);
      expect(await buyer.get(orders, { token: unbound })).toMatchObject(served);
      await buyer.get('/login/sign_out');
      putBack(buyer, cookies);
      expect(await buyer.get(orders, { token: unbound })).toMatchObject(signInNeeded);
      const begun = await server.visitor();
      begun.token = await bringTokens(begun, server.provider, demoBuyer);
      expect(await begun.get(orders)).toMatchObject(signInNeeded);
      expect(await begun.get('/cart/shopping_cart')).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: false } } });
    });

    it('cannot complete the sign-in of another buyer', async () => {
      const begun = await server.visitor();
      await bringTokens(begun, server.provider, { sub: 'somebody-else' });
      const answer = await begun.get('/login/mfa_sign_in', { token: await server.provider.token(demoBuyer) });
      expect(answer.envelope.responseType).not.toBe('AUTHENTICATED');
      expect(await begun.get(orders, { token: await server.provider.token(demoBuyer) })).toMatchObject(signInNeeded);
    });

    it('renews nothing, and neither does a session without its token', async () => {
      const thief = await server.visitor();
      thief.token = await server.provider.token(demoBuyer);
      expect(await renew(thief)).toBe('Failure');
      later(60);
      const token = buyer.token;
      buyer.token = undefined;
      expect(await renew(buyer)).toBe('Failure');
      buyer.token = token;
      expect(await renew(buyer)).toBe('Success');
    });
  });

  describe('a session that is fixed beforehand', () => {
    it('is another one after sign-in, and its XSRF token is worth nothing', async () => {
      const visitor = await server.visitor();
      const planted = new Map(visitor.cookies);
      await signIn(visitor, server.provider, demoBuyer);
      expect(cookieOf(visitor)).not.toBe(planted.get('JSESSIONID'));
      const old = { 'x-xsrf-token': planted.get('XSRF-TOKEN') ?? '' };
      expect(await visitor.post('/cart/addCart', {}, { headers: old })).toMatchObject({ status: 403 });
      putBack(visitor, planted);
      expect(await visitor.get(orders, { token: await server.provider.token(demoBuyer) })).toMatchObject(signInNeeded);
    });

    it('is another one after a store switch, also for a visitor [spec 4.3]', async () => {
      for (const browser of [buyer, await server.visitor()]) {
        const before = new Map(browser.cookies);
        expect(await browser.get('/main/end_session?switchTo=VA')).toMatchObject({ status: 200, text: 'ended' });
        expect(cookieOf(browser)).not.toBe(before.get('JSESSIONID'));
        expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
        const old = { 'x-xsrf-token': before.get('XSRF-TOKEN') ?? '' };
        expect(await browser.get('/main/extend_session', { headers: old })).toMatchObject({ status: 403 });
      }
    });
  });

  describe('a store switch', () => {
    const inVa = { headers: { 'x-store': 'VA' } };

    it('keeps the sign-on: the buyer types nothing again, and renewal goes on', async () => {
      const before = new Map(buyer.cookies);
      await buyer.get('/main/end_session?switchTo=VA');
      expect(await buyer.get(orders, inVa)).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: true, firstName: 'Demo', storeName: 'VA' } } });
      later(60);
      expect(await renew(buyer)).toBe('Success');
      // The other tab shows the other store.
      expect(await buyer.get(orders, { headers: { 'x-store': 'ADVANTAGE' } })).toMatchObject({ status: 200, envelope: { attributes: { storeName: 'ADVANTAGE' } } });
      putBack(buyer, before);
      expect(await buyer.get(orders)).toMatchObject(signInNeeded);
    });

    it('asks the store’s access check once in a session, and keeps out the buyers whom it refuses', async () => {
      refused.set('VA', 'This store is for members of one agency.');
      await buyer.get('/main/end_session?switchTo=VA');
      expect(await buyer.get(orders, inVa)).toMatchObject({ status: 403, envelope: { msgType: 'Authorization Error', message: 'This store is for members of one agency.', attributes: { code: 'STORE_REFUSED', accessPath: '/vs/access_denied', loggedIn: false } } });
      expect(await buyer.get('/main/session', inVa)).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: false } } });
      expect((await buyer.get('/login/mfa_sign_in', inVa)).envelope.responseName).toBe('accessDenied');
      expect(await buyer.get(orders)).toMatchObject(served);
      refused.clear();
      expect(await buyer.get(orders, inVa)).toMatchObject(served);
      refused.set('VA', 'Asked again');
      expect(await buyer.get(orders, inVa)).toMatchObject(served);
    });

    it('of two tabs at once moves the session once, and the browser keeps it', async () => {
      await Promise.all([buyer.get('/main/end_session?switchTo=VA'), buyer.get('/main/end_session?switchTo=FSS')]);
      expect(await buyer.get(orders)).toMatchObject(served);
      later(60);
      expect(await renew(buyer)).toBe('Success');
    });

    it('waits for a renewal that is under way, and a renewal that asked for the old session finds the new one', async () => {
      later(60);
      server.provider.delay = 300;
      const [renewed] = await Promise.all([renew(buyer), new Promise((resolve) => setTimeout(resolve, 100)).then(() => buyer.get('/main/end_session?switchTo=VA'))]);
      server.provider.delay = 0;
      expect(renewed).toBe('Success');
      const before = new Map(buyer.cookies);
      later(60);
      await buyer.get('/main/end_session?switchTo=FSS');
      const after = new Map(buyer.cookies);
      putBack(buyer, before);
      expect(await renew(buyer)).toBe('Success');
      later(10);
      expect(await renew(buyer)).toBe('Failure');
      putBack(buyer, after);
      expect(await renew(buyer)).toBe('Success');
      expect(await buyer.get(orders)).toMatchObject(served);
    });

    it('to a store that does not exist ends the session', async () => {
      await buyer.get('/main/end_session?switchTo=../etc');
      expect(buyer.cookies.has('JSESSIONID')).toBe(false);
    });
  });
});
