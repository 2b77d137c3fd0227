import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { approveAccount } from '../accounts/index.ts';
import { cookieNames } from '../provider/index.ts';
import { CALLBACK, WEB_ORIGIN, openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';

describe.each(oneTestDatabase())('signing in (specification section 4, Sign-in) on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  it('takes password, then code, and gives tokens that say who signed in and how', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const { url, verifier, state } = identity.authorizeUrl();

    const first = await browser.visit(url);
    expect(first.status).toBe(200);
    expect(first.body).toContain('<title>Sign in - Quartermaster</title>');
    expect(first.body).toContain(`action="${first.url.pathname}/register"`);
    const second = await browser.post(`${first.url.pathname}/password`, {
      login: ` ${account.email.toUpperCase()} `,
      password: account.password,
    });
    expect(second.body).toContain('autocomplete="one-time-code"');
    const end = await browser.post(`${first.url.pathname}/code`, { code: identity.code(account).replace(/^.../, '$& ') });

    expect(end.url.href.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(end.url.searchParams.get('state')).toBe(state);
    const tokens = await identity.exchange(end.url, verifier);
    expect(tokens).toMatchObject({ status: 200, expires_in: 600 });
    expect(tokens.refresh_token).toBeTruthy();
    const person = { sub: account.id, given_name: 'Test', family_name: 'Buyer', email: account.email, agency_code: '4700' };
    const factors = { amr: ['pwd', 'otp', 'mfa'], acr: 'urn:quartermaster:acr:mfa' };
    const id = await readJwt(identity.issuer, tokens.id_token);
    expect(id.payload).toMatchObject({ ...person, ...factors, name: 'Test Buyer', iss: identity.issuer, aud: 'quartermaster-web' });
    const access = await readJwt(identity.issuer, tokens.access_token);
    expect(access.header).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(access.payload).toMatchObject({
      ...person,
      ...factors,
      iss: identity.issuer,
      aud: 'urn:quartermaster:rs',
      scope: 'rs',
      client_id: 'quartermaster-web',
    });
    expect(Number(access.payload['exp']) - Number(access.payload['iat'])).toBe(600);
  });

  it('gives a code once: the second exchange is refused and ends what the first one gave', async () => {
    const account = await identity.newAccount();
    const end = await identity.signIn(identity.browser(), account);
    const tokens = await identity.exchange(end.url, end.verifier);
    expect(await identity.exchange(end.url, end.verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await identity.refresh(tokens.refresh_token ?? '')).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('lets one of two simultaneous exchanges of a code through', async () => {
    const end = await identity.signIn(identity.browser(), await identity.newAccount());
    const answers = await Promise.all(Array.from({ length: 8 }, () => identity.exchange(end.url, end.verifier)));
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
  });

  it('refuses an exchange with the wrong proof key', async () => {
    const end = await identity.signIn(identity.browser(), await identity.newAccount());
    expect(await identity.exchange(end.url, 'x'.repeat(43))).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('says the same about a wrong password and an unknown account, and keeps the login that was typed', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const texts: string[] = [];
    for (const login of [account.email, 'nobody@agency.example.gov']) {
      const wrong = await browser.post(`${page.url.pathname}/password`, { login, password: 'Wrong-password-1' });
      expect(wrong.status).toBe(422);
      expect(wrong.body).toContain(`value="${login}"`);
      expect(wrong.body).not.toContain('Wrong-password-1');
      expect(wrong.body).toContain('<title>Error: Sign in - Quartermaster</title>');
      expect(wrong.body).toMatch(/<input id="password"[^>]* aria-invalid="true" autofocus>/);
      texts.push(wrong.body.replace(login, ''));
    }
    expect(texts[0]).toContain('The email address or the password is not right.');
    expect(texts[0]).toBe(texts[1]);
  });

  it('asks for what is missing', async () => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const missing = await browser.post(`${page.url.pathname}/password`, { login: ' ', password: '' });
    expect(missing.body).toContain('<a href="#login">Enter your email address</a>');
    expect(missing.body).toContain('<a href="#password">Enter your password</a>');
    expect(missing.body).toMatch(/<input id="login"[^>]* autofocus>/);
  });

  it('refuses a wrong code, and a code that was used [spec 1.7]', async () => {
    const account = await identity.newAccount();
    const used = identity.code(account);
    await identity.signIn(identity.browser(), account);

    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    const wrong = await browser.post(`${page.url.pathname}/code`, { code: used === '000000' ? '000001' : '000000' });
    expect(wrong.body).toContain('The code is not right.');
    const short = await browser.post(`${page.url.pathname}/code`, { code: '12345' });
    expect(short.body).toContain('Enter the six digits from your authenticator app');
    const replayed = await browser.post(`${page.url.pathname}/code`, { code: used });
    expect(replayed.status).toBe(422);
    expect(replayed.body).toContain('This code has already been used.');

    identity.clock.advance(30);
    const next = await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
    expect(next.url.origin).toBe(WEB_ORIGIN);
  });

  it('takes a code one step early or late, and none further away', async () => {
    for (const [steps, fits] of [[-2, false], [-1, true], [1, true], [2, false]] as const) {
      const account = await identity.newAccount();
      identity.clock.advance(30 * steps);
      const code = identity.code(account);
      identity.clock.advance(-30 * steps);
      const browser = identity.browser();
      const page = await browser.visit(identity.authorizeUrl().url);
      await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
      const end = await browser.post(`${page.url.pathname}/code`, { code });
      expect([steps, end.url.origin === WEB_ORIGIN]).toEqual([steps, fits]);
    }
  });

  it('does not take the code of an account whose password was not given in this sign-in [spec 1.7]', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const end = await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
    expect(end.body).toContain('autocomplete="current-password"');
  });

  it('asks for the password again five minutes after it was given, or when another account is wanted', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    expect((await browser.visit(page.url)).body).toContain('one-time-code');
    expect((await browser.post(`${page.url.pathname}/restart`, {})).body).toContain('current-password');
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    identity.clock.advance(301);
    expect((await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) })).body).toContain('current-password');
  });

  it('goes back with access_denied when the person wants to register, and no one is signed in then', async () => {
    const browser = identity.browser();
    await identity.signIn(browser, await identity.newAccount());
    const page = await browser.visit(identity.authorizeUrl({ prompt: 'login' }).url);
    const end = await browser.post(`${page.url.pathname}/register`, {});
    expect(end.url.origin + end.url.pathname).toBe(CALLBACK);
    expect(end.url.searchParams.get('error')).toBe('access_denied');
    expect((await browser.request('/session')).status).toBe(404);
  });

  it('offers no registration where the desk signs an operator in', async () => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl({ client_id: 'quartermaster-desk', redirect_uri: `${WEB_ORIGIN}/advantage/desk/signed-in`, scope: 'openid', resource: undefined }).url);
    expect([page.status, page.body.includes('/register')]).toEqual([200, false]);
    expect((await browser.post(`${page.url.pathname}/register`, {})).url.pathname).toBe(page.url.pathname);
  });

  it('goes back with login_required when the person cancels [spec 4.21]', async () => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const end = await browser.post(`${page.url.pathname}/cancel`, {});
    expect(end.url.origin).toBe(WEB_ORIGIN);
    expect(end.url.searchParams.get('error')).toBe('login_required');
  });

  describe('of an account that is not approved for the marketplace', () => {
    it('goes back with access_denied, and the session endpoint says who it is [spec 3.11, 4.21, 7.28]', async () => {
      const account = await identity.newAccount({ isApproved: false });
      const browser = identity.browser();
      const end = await identity.signIn(browser, account);
      expect(end.url.origin + end.url.pathname).toBe(`${WEB_ORIGIN}/pkce/callback`);
      expect(end.url.searchParams.get('error')).toBe('access_denied');
      expect(end.url.searchParams.has('code')).toBe(false);
      const session = await browser.request('/session', { headers: { origin: WEB_ORIGIN } });
      expect(await session.json()).toEqual({ id: expect.any(String), login: account.email.toLowerCase() });
      expect((await browser.visit(identity.authorizeUrl({ prompt: 'none' }).url)).url.searchParams.get('error')).toBe('access_denied');
    });

    it('goes through once it is approved, without password and code', async () => {
      const account = await identity.newAccount({ isApproved: false });
      const browser = identity.browser();
      await identity.signIn(browser, account);
      expect(await approveAccount(identity.pool, account.email, identity.clock.now())).toBe(true);
      expect((await browser.visit(identity.authorizeUrl().url)).url.searchParams.has('code')).toBe(true);
    });

    it('cannot be approved when it does not exist', async () => {
      expect(await approveAccount(identity.pool, 'nobody@agency.example.gov', identity.clock.now())).toBe(false);
    });
  });

  it('opened again by Back leads a person who is signed in to the marketplace', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
    const again = await browser.visit(page.url);
    expect([again.url.href, again.body]).toEqual([`${WEB_ORIGIN}/`, '']);
  });

  it('logs no password, code, token, cookie or name of a sign-in, and prints nothing', async () => {
    const printed = vi.spyOn(console, 'info').mockReturnValue();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    const account = await identity.newAccount();
    const browser = identity.browser();
    const code = identity.code(account);
    const { url, verifier } = identity.authorizeUrl();
    const page = await browser.visit(url);
    const path = `${page.url.pathname}/password`;
    await browser.post(path, { login: account.email, password: 'Wrong-password-1' });
    await browser.post(path, { login: account.email, password: account.password });
    const end = await browser.post(`${page.url.pathname}/code`, { code });
    const tokens = await identity.exchange(end.url, verifier);
    await identity.exchange(end.url, verifier);
    const log = identity.logLines.join('');
    expect(log).toContain('signed in');
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
    const secrets = [
      account.password, 'Wrong-password-1', account.totpSecret, verifier, end.url.searchParams.get('code'),
      tokens.access_token, tokens.id_token, tokens.refresh_token, browser.cookie(cookieNames(identity.issuer).session)?.value,
      page.url.pathname.split('/')[2],
    ];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(log.includes(String(secret))).toBe(false);
    }
    for (const spy of [printed, warned, failed]) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
