import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../provider/index.ts';
import { CALLBACK, WEB_ORIGIN, openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';

describe.each(oneTestDatabase())('a session of the identity server on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  const fromWeb = { origin: WEB_ORIGIN };

  async function signedIn() {
    const browser = identity.browser();
    const account = await identity.newAccount();
    const end = await identity.signIn(browser, account);
    const tokens = await identity.exchange(end.url, end.verifier);
    return { browser, account, refreshToken: tokens.refresh_token ?? '', idToken: tokens.id_token ?? '' };
  }

  describe('silent sign-in (prompt=none)', () => {
    it('gives a code to a browser that is signed in', async () => {
      const { browser, account } = await signedIn();
      const { url, verifier } = identity.authorizeUrl({ prompt: 'none' });
      const end = await browser.visit(url);
      expect(end.url.origin + end.url.pathname).toBe(CALLBACK);
      const tokens = await identity.exchange(end.url, verifier);
      const { payload } = await readJwt(identity.issuer, tokens.id_token);
      expect(payload).toMatchObject({ sub: account.id, acr: 'urn:quartermaster:acr:mfa' });
    });

    it('says login_required to any other', async () => {
      const end = await identity.browser().visit(identity.authorizeUrl({ prompt: 'none' }).url);
      expect(end.url.origin + end.url.pathname).toBe(CALLBACK);
      expect(end.url.searchParams.get('error')).toBe('login_required');
    });
  });

  it('gives no code for a sign-in without a proof key, or with one in plain text [spec 9.7]', async () => {
    const { browser } = await signedIn();
    for (const params of [{ code_challenge: undefined, code_challenge_method: undefined }, { code_challenge_method: 'plain' }]) {
      const { searchParams } = (await browser.visit(identity.authorizeUrl(params).url)).url;
      expect([searchParams.get('error'), searchParams.has('code')]).toEqual(['invalid_request', false]);
    }
  });

  it('asks a signed-in browser for nothing, unless the request says prompt=login', async () => {
    const { browser } = await signedIn();
    expect((await browser.visit(identity.authorizeUrl().url)).url.searchParams.has('code')).toBe(true);
    expect((await browser.visit(identity.authorizeUrl({ prompt: 'login' }).url)).body).toContain('current-password');
  });

  describe('refresh tokens', () => {
    it('are replaced at each use', async () => {
      const { account, refreshToken } = await signedIn();
      const second = await identity.refresh(refreshToken);
      expect(second.status).toBe(200);
      expect(second.refresh_token).not.toBe(refreshToken);
      const { payload } = await readJwt(identity.issuer, second.access_token);
      expect(payload).toMatchObject({ sub: account.id, agency_code: '4700', amr: ['pwd', 'otp', 'mfa'], scope: 'rs' });
      expect((await identity.refresh(second.refresh_token ?? '')).status).toBe(200);
    });

    it('end with all their successors when an old one is used again', async () => {
      const { browser, refreshToken } = await signedIn();
      const second = await identity.refresh(refreshToken);
      expect(await identity.refresh(refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' });
      expect(await identity.refresh(second.refresh_token ?? '')).toMatchObject({ status: 400, error: 'invalid_grant' });
      // The browser is still signed in, and gets a new line of tokens.
      const { url, verifier } = identity.authorizeUrl({ prompt: 'none' });
      expect((await identity.exchange((await browser.visit(url)).url, verifier)).status).toBe(200);
    });

    it('let at most one of several simultaneous uses through', async () => {
      const { refreshToken } = await signedIn();
      const answers = await Promise.all(Array.from({ length: 8 }, () => identity.refresh(refreshToken)));
      expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
    });

    it('can be revoked by the marketplace', async () => {
      const { refreshToken } = await signedIn();
      const form = new URLSearchParams({ client_id: 'quartermaster-web', token: refreshToken });
      expect((await fetch(`${identity.issuer}/token/revocation`, { method: 'POST', body: form })).status).toBe(200);
      expect((await identity.refresh(refreshToken)).error).toBe('invalid_grant');
    });
  });

  describe('signing out by redirect (end_session)', () => {
    const endSession = (params: Record<string, string>) => `/session/end?${new URLSearchParams(params).toString()}`;

    it('asks nothing when the id token of the signed-in person comes with it', async () => {
      const { browser, idToken, refreshToken } = await signedIn();
      identity.clock.advance(3600);
      const end = await browser.visit(
        endSession({ id_token_hint: idToken, post_logout_redirect_uri: `${WEB_ORIGIN}/pkce/logout`, state: 'abc' }),
      );
      expect(end.url.href).toBe(`${WEB_ORIGIN}/pkce/logout?state=abc`);
      expect(browser.cookie(cookieNames(identity.issuer).session)).toBeUndefined();
      expect((await browser.visit(identity.authorizeUrl({ prompt: 'none' }).url)).url.searchParams.get('error')).toBe('login_required');
      expect((await identity.refresh(refreshToken)).error).toBe('invalid_grant');
    });

    it.each(['no hint', 'the hint of another person'])('asks first when %s comes with it', async (kind) => {
      const { browser, refreshToken } = await signedIn();
      const hint: Record<string, string> = kind === 'no hint' ? {} : { id_token_hint: (await signedIn()).idToken };
      const page = await browser.visit(endSession(hint));
      expect(page.body).toContain('<h1>Sign out?</h1>');
      expect((await browser.request('/session')).status).toBe(200);
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
      const done = await browser.post('/session/end/confirm', { xsrf, logout: 'yes' });
      expect(done.body).toContain('You are signed out');
      expect((await browser.request('/session')).status).toBe(404);
      expect((await identity.refresh(refreshToken)).error).toBe('invalid_grant');
    });

    it('goes where it would end, without a page or a script, where no one is signed in', async () => {
      const back = { client_id: 'quartermaster-web', post_logout_redirect_uri: `${WEB_ORIGIN}/pkce/logout`, state: 'abc' };
      expect((await identity.browser().visit(endSession(back))).url.href).toBe(`${WEB_ORIGIN}/pkce/logout?state=abc`);
      const elsewhere = await identity.browser().visit(endSession({ post_logout_redirect_uri: 'https://elsewhere.example/' }));
      expect([elsewhere.url.origin, elsewhere.body.includes('You are signed out')]).toEqual([identity.issuer, true]);
      expect((await identity.browser().visit(endSession({ ...back, post_logout_redirect_uri: 'https://elsewhere.example/' }))).status).toBe(400);
    });

    it('does not send the browser to an address that is not set up', async () => {
      const { browser, idToken } = await signedIn();
      const page = await browser.visit(endSession({ id_token_hint: idToken, post_logout_redirect_uri: 'https://elsewhere.example/' }));
      expect(page.status).toBe(400);
      expect(page.body).toContain('Sign-in could not continue');
    });
  });

  describe('the session endpoint (specification section 7)', () => {
    it('tells the marketplace page who is signed in, and no secret', async () => {
      const { browser, account } = await signedIn();
      const answer = await browser.request('/session', { headers: fromWeb });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(WEB_ORIGIN);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      const body = (await answer.json()) as { id: string; login: string };
      expect(body).toEqual({ id: body.id, login: account.email.toLowerCase() });
      expect(body.id).toMatch(/^[\w-]{20,}$/);
      expect(body.id).not.toBe(browser.cookie(cookieNames(identity.issuer).session)?.value);
    });

    it('answers 404 without a sign-in', async () => {
      expect((await identity.browser().request('/session', { headers: fromWeb })).status).toBe(404);
    });

    it('signs the browser out and ends its refresh tokens', async () => {
      const { browser, refreshToken } = await signedIn();
      const answer = await browser.request('/session', { method: 'DELETE', headers: fromWeb });
      expect(answer.status).toBe(204);
      expect(browser.cookie(cookieNames(identity.issuer).session)).toBeUndefined();
      expect((await identity.refresh(refreshToken)).error).toBe('invalid_grant');
      expect((await browser.request('/session', { method: 'DELETE', headers: fromWeb })).status).toBe(204);
    });

    it.each([undefined, 'null', 'http://localhost:1', 'https://elsewhere.example'])('gives nothing to origin %s', async (origin) => {
      const { browser } = await signedIn();
      const headers: Record<string, string> = origin === undefined ? {} : { origin };
      expect((await browser.request('/session', { method: 'DELETE', headers })).status).toBe(403);
      const answer = await browser.request('/session', { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('answers the preflight of the marketplace page alone', async () => {
      const ask = (origin: string) =>
        identity.browser().request('/session', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'DELETE' } });
      expect((await ask(WEB_ORIGIN)).headers.get('access-control-allow-methods')).toBe('GET, DELETE');
      expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-methods')).toBeNull();
    });

    it('takes a forged cookie for no sign-in', async () => {
      const { browser } = await signedIn();
      const value = browser.cookie(cookieNames(identity.issuer).session)?.value ?? '';
      const answer = await fetch(`${identity.issuer}/session`, { headers: { cookie: `${cookieNames(identity.issuer).session}=${value}` } });
      expect(answer.status).toBe(404);
    });
  });

  it('names its addresses in the discovery document', async () => {
    const answer = await fetch(`${identity.issuer}/.well-known/openid-configuration`);
    const document = (await answer.json()) as { scopes_supported: string[] };
    expect(document.scopes_supported).toContain('rs');
    expect(document).toMatchObject({
      issuer: identity.issuer,
      authorization_endpoint: `${identity.issuer}/auth`,
      token_endpoint: `${identity.issuer}/token`,
      end_session_endpoint: `${identity.issuer}/session/end`,
      session_endpoint: `${identity.issuer}/session`,
      code_challenge_methods_supported: ['S256'],
      acr_values_supported: ['urn:quartermaster:acr:mfa'],
    });
  });
});
