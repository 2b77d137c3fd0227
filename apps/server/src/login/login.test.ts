import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { orderHistoryServices } from '../orderhistory/index.ts';
import { systemClock } from '../runtime/clock.ts';
import { systemRandomness } from '../runtime/randomness.ts';
import { mainServices } from '../main/main-services.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { TestIdentityProvider } from '../testing/identity-provider.ts';
import { bringTokens, demoBuyer, openServer, tokenProof, webOrigin, type TestServer } from '../testing/server.ts';
import { wireApp } from '../testing/wire-app.ts';
import { callerOf, loginServices, openIdentity } from './index.ts';

/** The services of a process that has just started, as it were. */
function freshProcess({ identity: { config }, pool: database }: TestServer): ReturnType<typeof wireApp> {
  const cookieKey = new Uint8Array(32).fill(7);
  const identity = openIdentity({ config, database, clock: systemClock, randomness: systemRandomness, cookieKey, webOrigin, sessionTimeout: 1800 });
  const cookies = { cookieKey, secure: false, randomness: systemRandomness };
  return wireApp([...loginServices(identity), ...mainServices(identity), ...orderHistoryServices()], { database, cookies, callerOf: (credentials) => callerOf(identity, credentials) });
}

describe.each(oneTestDatabase())('sign-in on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  const renew = async (browser: TestBrowser) =>
    browser.post('/login/auth_tokens', { grant_type: 'refresh_token', client_id: 'quartermaster-web', dpop_proof: await tokenProof(browser, server.provider) });
  /** Lets the last renewal be older than the window in which it is shared. */
  const forgetRenewal = () => server.pool.query("update marketplace.session set renewed_at = renewed_at - interval '1 minute'");

  it('starts with the addresses of the identity server (specification, section 3) [spec 3.8, 7.13]', async () => {
    const { envelope } = await (await server.visitor()).get('/login/oauth_config');
    expect(envelope.attributes).toMatchObject({
      issuer: server.provider.issuer,
      authorization_endpoint: `${server.provider.issuer}/auth`,
      session_endpoint: `${server.provider.issuer}/session`,
      pivreader_endpoint: null,
      client_id: 'quartermaster-web',
    });
  });

  it('gives a fresh proof key by S256 each time (specification, section 9) [spec 3.9, 7.14, 9.7]', async () => {
    const visitor = await server.visitor();
    const [one, two] = [await visitor.get('/login/pkce'), await visitor.get('/login/pkce')].map(({ envelope }) => envelope.attributes ?? {});
    expect(one?.['pkce_code_challenger']).toBe(createHash('sha256').update(String(one?.['pkce_code_verifier'])).digest('base64url'));
    expect(one?.['pkce_state']).not.toBe(two?.['pkce_state']);
    expect(one?.['pkce_code_verifier']).not.toBe(two?.['pkce_code_verifier']);
  });

  it('ends AUTHENTICATED, with a buyer who keeps the same id and whose name follows the tokens', async () => {
    const first = await server.signedIn({ sub: 'changes-name', given_name: 'Old', family_name: 'Name', agency_code: '1200' });
    const again = await server.signedIn({ sub: 'changes-name', given_name: 'New' });
    const { envelope } = await again.get('/main/session');
    expect(envelope.attributes).toMatchObject({ loggedIn: true, firstName: 'New', lastName: 'Name', agencyCode: '1200' });
    const { rows } = await server.pool.query("select buyer_id from marketplace.buyer where subject = 'changes-name'");
    expect(rows).toHaveLength(1);
    expect((await first.get('/main/session')).envelope.attributes).toMatchObject({ loggedIn: true });
  });

  it('sends the code form-encoded with client, verifier and resource, and keeps the refresh token from the browser [spec 3.10, 7.15, 7.16]', async () => {
    const buyer = await server.signedIn();
    expect(Object.fromEntries(server.provider.lastForm)).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'quartermaster-web',
      resource: 'urn:quartermaster:rs',
      redirect_uri: `${webOrigin}/pkce/callback`,
    });
    await forgetRenewal();
    const { envelope, text } = await renew(buyer);
    expect(Object.keys(envelope.attributes ?? {})).not.toContain('refresh_token');
    expect(text).not.toContain(server.provider.lastForm.get('refresh_token'));
    const { rows } = await server.pool.query<{ tokens: Buffer }>('select tokens from marketplace.session where tokens is not null');
    // The beginning of each token of this provider, long enough not to happen among sealed bytes.
    expect(buyer.token).toMatch(/^eyJhbGci/);
    for (const { tokens } of rows) expect(tokens.toString('latin1')).not.toMatch(/eyJhbGci|refresh/);
  });

  it('gives the browser a new session cookie', async () => {
    const visitor = await server.visitor();
    const before = visitor.cookies.get('JSESSIONID');
    await server.signedIn(demoBuyer, visitor);
    expect(visitor.cookies.get('JSESSIONID')).not.toBe(before);
  });

  it('calls each hook once for a buyer, at their first sign-in', async () => {
    const met: string[] = [];
    const other = await openServer(open, { identity: { onFirstSignIn: [async (_connection, { buyerId }) => void met.push(buyerId)] } });
    await Promise.all([other.signedIn(), other.signedIn()]);
    await other.signedIn();
    expect(met).toHaveLength(1);
    await other.close();
  });

  it.each([
    ['of another sign-in', { nonce: 'another' }, 'invalid_grant'],
    ['of a sign-in that was asked for without a nonce', { nonce: undefined }, 'invalid_grant'],
    ['of factors that were given thirteen hours ago', { auth_time: Math.floor(Date.now() / 1000) - 13 * 3600 }, 'login_required'],
  ])('refuses an ID token %s', async (_what, idTokenClaims, error) => {
    server.provider.idTokenClaims = idTokenClaims;
    await expect(server.signedIn()).rejects.toThrow(error);
    server.provider.idTokenClaims = { auth_time: Math.floor(Date.now() / 1000) - 3600 };
    expect((await (await server.signedIn()).get('/main/session')).envelope.attributes).toMatchObject({ loggedIn: true });
    server.provider.idTokenClaims = {};
  });

  it.each([
    ['a code that was used', {}, 'invalid_grant'],
    ['a foreign client', { client_id: 'another' }, 'invalid_client'],
    ['a foreign address', { redirect_uri: 'https://elsewhere.example/pkce/callback' }, 'invalid_request'],
  ])('refuses %s', async (_what, changes, error) => {
    const grant = { grant_type: 'authorization_code', code: 'used', client_id: 'quartermaster-web', redirect_uri: `${webOrigin}/pkce/callback`, code_verifier: 'v'.repeat(43), ...changes };
    const { envelope } = await (await server.visitor()).post('/login/auth_tokens', grant);
    expect(envelope).toMatchObject({ responseName: 'Failure', attributes: { error } });
  });

  it('leads back to a development server where the operator trusts it, and nowhere else', async () => {
    const development = 'http://localhost:5170';
    const trusting = await openServer(open, { developmentOrigins: [development] });
    const exchange = async (at: TestServer, claimed: string) => {
      const browser = await at.visitor();
      const { envelope } = await browser.get('/login/pkce');
      const verifier = String(envelope.attributes?.['pkce_code_verifier']);
      const grant = { grant_type: 'authorization_code', code: at.provider.code(demoBuyer, verifier), client_id: 'quartermaster-web', redirect_uri: `${claimed}/pkce/callback`, code_verifier: verifier, dpop_proof: await tokenProof(browser, at.provider) };
      return (await browser.post('/login/auth_tokens', grant, { headers: { 'x-development-origin': claimed } })).envelope;
    };
    try {
      expect(await exchange(trusting, development)).toMatchObject({ responseName: 'Success' });
      expect(await exchange(trusting, 'http://localhost:5171')).toMatchObject({ responseName: 'Failure', attributes: { error: 'invalid_request' } });
      expect(await exchange(server, development)).toMatchObject({ responseName: 'Failure', attributes: { error: 'invalid_request' } });
    } finally {
      await trusting.close();
    }
  });

  it('without a token is Forbidden with an Authorization Error (specification, section 8) [spec 6.5, 8.18]', async () => {
    const { status, envelope } = await (await server.visitor()).get('/login/mfa_sign_in');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ responseType: 'ERROR', responseName: 'Forbidden', msgType: 'Authorization Error' });
  });

  it('is denied where the store is not for this buyer [spec 6.5]', async () => {
    const other = await openServer(open, { identity: { storeAccess: async () => 'This store is for members of one agency.' } });
    const visitor = await other.visitor();
    visitor.token = await bringTokens(visitor, other.provider, demoBuyer);
    expect((await visitor.get('/login/mfa_sign_in')).envelope).toMatchObject({ responseName: 'accessDenied' });
    await other.close();
  });

  describe('renewal', () => {
    it('asked for by 20 tabs at once asks the identity server once, and all get the same tokens', async () => {
      const buyer = await server.signedIn();
      await forgetRenewal();
      server.provider.delay = 150;
      const before = server.provider.refreshCalls;
      const answers = await Promise.all(Array.from({ length: 20 }, () => renew(buyer)));
      server.provider.delay = 0;
      expect(new Set(answers.map(({ envelope }) => envelope.attributes?.['access_token'])).size).toBe(1);
      expect(answers.every(({ envelope }) => envelope.responseName === 'Success')).toBe(true);
      expect(server.provider.refreshCalls - before).toBe(1);
    });

    it('rotates the refresh token again and again', async () => {
      const buyer = await server.signedIn();
      for (let i = 0; i < 3; i += 1) {
        await forgetRenewal();
        expect((await renew(buyer)).envelope.responseName).toBe('Success');
      }
    });

    it('without a sign-in is refused', async () => {
      expect((await renew(await server.visitor())).envelope).toMatchObject({ responseName: 'Failure', attributes: { error: 'invalid_grant' } });
    });

    it('that was begun by a server which died is taken over', async () => {
      const buyer = await server.signedIn();
      await forgetRenewal();
      await server.pool.query("update marketplace.session set renewal_claim = gen_random_uuid(), renewal_claimed_at = now() - interval '1 minute'");
      expect((await renew(buyer)).envelope.responseName).toBe('Success');
    });
  });

  describe('a token', () => {
    let buyer: TestBrowser;
    beforeAll(async () => {
      buyer = await server.signedIn();
    });
    const orders = (token: string) => buyer.get('/orderhistory/my_orders', { token });
    const seconds = () => Math.floor(Date.now() / 1000);

    it.each([
      ['for another audience', { aud: 'urn:another' }],
      ['for the web itself (an ID token)', { aud: 'quartermaster-web' }],
      ['of another issuer', { iss: 'http://elsewhere.example' }],
      ['that expired more than five minutes ago', { exp: Math.floor(Date.now() / 1000) - 302 }],
      ['of a clock that is more than five minutes ahead', { iat: Math.floor(Date.now() / 1000) + 600 }],
      ['without an end', { exp: undefined }],
      ['without a subject', { sub: undefined }],
      ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
    ])('%s is refused', async (_what, claims) => {
      expect((await orders(await server.provider.token(demoBuyer, claims))).status).toBe(401);
    });

    it.each([
      ['expired less than five minutes ago', { exp: Math.floor(Date.now() / 1000) - 250 }],
      ['is of a clock that is less than five minutes ahead', { iat: Math.floor(Date.now() / 1000) + 280, nbf: Math.floor(Date.now() / 1000) + 280 }],
    ])('that %s still holds', async (_what, claims) => {
      expect((await orders(await server.provider.token(demoBuyer, claims))).status).toBe(200);
    });

    it('with algorithm none, an HMAC over the public key, a foreign key or a changed payload is refused', async () => {
      const payload = { iss: server.provider.issuer, aud: 'urn:quartermaster:rs', exp: seconds() + 600, iat: seconds(), ...demoBuyer };
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const keys = (await (await fetch(`${server.provider.issuer}/jwks`)).json()) as { keys: unknown[] };
      const hmac = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'test-key' }).sign(new TextEncoder().encode(JSON.stringify(keys.keys[0])));
      const foreign = await server.provider.token(demoBuyer, {}, (await generateKeyPair('ES256')).privateKey);
      const [header, , signature] = (await server.provider.token(demoBuyer)).split('.');
      const changed = `${header}.${part({ ...payload, sub: 'somebody-else' })}.${signature}`;
      for (const token of [`${part({ alg: 'none' })}.${part(payload)}.`, hmac, foreign, changed, 'nonsense', '']) {
        expect((await orders(token)).status, token.slice(0, 30)).toBe(401);
      }
    });

    it('of another provider is refused, even when that one is real', async () => {
      const other = await TestIdentityProvider.start();
      expect((await orders(await other.token(demoBuyer))).status).toBe(401);
      await other.stop();
    });

    it('is worthless in the session of another buyer: no buyer is signed in then', async () => {
      const one = await server.signedIn({ sub: 'one', given_name: 'One' });
      const token = await server.provider.token({ sub: 'two', given_name: 'Two' });
      await server.signedIn({ sub: 'two', given_name: 'Two' });
      for (const path of ['/orderhistory/my_orders', '/main/session', '/cart/shopping_cart']) {
        expect(await one.get(path, { token }), path).toMatchObject({ status: 401, envelope: { attributes: { loggedIn: false, firstName: null } } });
      }
    });

    it('is not taken for a person of the same name at the provider that this deployment had before', async () => {
      const buyer = await server.signedIn({ sub: 'stays', given_name: 'Demo' });
      expect((await buyer.get('/orderhistory/my_orders')).status).toBe(200);
      await server.pool.query("update marketplace.buyer set issuer = 'https://former.example.gov' where subject = 'stays'");
      expect(await buyer.get('/orderhistory/my_orders')).toMatchObject({ status: 401, envelope: { attributes: { loggedIn: false, firstName: null } } });
    });

    it('is needed: a cookie alone does not sign in [spec 6.1]', async () => {
      const buyer = await server.signedIn();
      expect((await buyer.get('/orderhistory/my_orders', { token: undefined })).status).toBe(401);
    });

    it('that has expired lets public pages and the way back to sign-in go on', async () => {
      const token = await server.provider.token(demoBuyer, { exp: seconds() - 60 });
      const visitor = await server.visitor();
      for (const path of ['/main/session', '/login/pkce', '/login/oauth_config', '/login']) {
        expect(await visitor.get(path, { token }), path).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: false } } });
      }
    });
  });

  describe('sign-out', () => {
    it('ends both sides: row, cookies, refresh token, and the browser goes to the identity server', async () => {
      const buyer = await server.signedIn();
      const { envelope } = await buyer.get('/login/sign_out', { token: undefined });
      expect(envelope).toMatchObject({ responseName: 'LogoutFromAuthServer', attributes: { loggedIn: false } });
      const address = new URL(String(envelope.attributes?.['endSessionURL']));
      expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${webOrigin}/pkce/logout`);
      expect(address.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
      expect(buyer.cookies.has('JSESSIONID')).toBe(false);
      expect(buyer.cookies.has('XSRF-TOKEN')).toBe(false);
      expect(server.provider.revoked).toHaveLength(1);
      await buyer.get('/main/session');
      expect((await renew(buyer)).envelope.responseName).toBe('Failure');
    });

    it('is answered without the buyer, though the call names them', async () => {
      const buyer = await server.signedIn();
      expect(await buyer.get('/main/session')).toMatchObject({ envelope: { attributes: { loggedIn: true } } });
      expect((await buyer.get('/login/sign_out')).envelope.attributes).toMatchObject({ loggedIn: false, firstName: null, sessionTimeout: null });
    });

    it('of a visitor is no mistake', async () => {
      expect((await (await server.visitor()).get('/login/sign_out')).envelope.responseName).toBe('SignedOff');
    });

    it('needs the XSRF header, so that no foreign page can sign a buyer out', async () => {
      const buyer = await server.signedIn();
      expect((await buyer.get('/login/sign_out', { withoutXsrf: true })).status).toBe(403);
      expect((await buyer.get('/main/end_session', { withoutXsrf: true })).status).toBe(403);
    });
  });

  it('end_session forgets the session and keeps the visitor', async () => {
    const buyer = await server.signedIn();
    const visitor = buyer.cookies.get('QM_VISITOR');
    expect(await buyer.get('/main/end_session')).toMatchObject({ status: 200, text: 'ended' });
    expect(buyer.cookies.has('JSESSIONID')).toBe(false);
    expect(buyer.cookies.get('QM_VISITOR')).toBe(visitor);
  });

  it('while the identity server is away fails with a clear 503, and everything else goes on', async () => {
    const other = await openServer(open);
    await other.provider.stop();
    // A process that has just started knows nothing of the identity server.
    const visitor = await other.visitor();
    const fresh = visitor.at(await freshProcess(other));
    expect(await fresh.get('/login/oauth_config')).toMatchObject({ status: 503, envelope: { msgType: 'Sign-in Not Available', attributes: { code: 'IDENTITY_AWAY' } } });
    expect((await visitor.get('/cart/shopping_cart')).status).toBe(200);
    await other.close();
  });

  it('begins no sign-in while the identity server is away, also where all of it is known', async () => {
    const other = await openServer(open);
    const visitor = await other.visitor();
    expect((await visitor.get('/login/oauth_config')).status).toBe(200);
    expect((await visitor.get('/login/pkce')).status).toBe(200);
    await other.provider.stop();
    await expect.poll(async () => (await visitor.get('/login/pkce')).envelope, { timeout: 10_000, interval: 500 }).toMatchObject({ msgType: 'Sign-in Not Available', attributes: { code: 'IDENTITY_AWAY' } });
    await other.close();
  });

  it('while the keys cannot be had refuses no token: buyers get a 503, sign-out works', async () => {
    const other = await openServer(open);
    const buyer = await other.signedIn();
    // A process that has just started knows no keys.
    const fresh = buyer.at(await freshProcess(other));
    await other.provider.stop();
    for (const path of ['/orderhistory/my_orders', '/main/session']) {
      expect(await fresh.get(path), path).toMatchObject({ status: 503, envelope: { attributes: { code: 'IDENTITY_AWAY' } } });
    }
    expect((await fresh.get('/login/sign_out')).envelope.responseName).toBe('SignedOff');
    await other.close();
  });
});
