import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEntries, totpCode, type NewAccount } from '../accounts/index.ts';
import { newRecoveryCode, recoveryCodesLeft } from '../recovery-codes/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';
import { mailbox } from '../testing/mailbox.ts';

const password = 'A new one for 2026!';

describe.each(oneTestDatabase())('the pages of an account on $name', (database) => {
  let identity: TestIdentity;
  let account: NewAccount;
  let mails: ReturnType<typeof mailbox>;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { deskSecret: 'the secret of the desk in a test, long enough' });
    mails = mailbox(identity);
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    account = await identity.newAccount();
  });

  const codesOf = (body: string): string[] => [...body.matchAll(/<li>([0-9a-z-]{19})<\/li>/g)].map(([, code]) => code ?? '');
  const secretOf = (body: string): string => (/<code class="key"[^>]*>([^<]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
  const sealedOf = (body: string): string => /name="app" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const codeOf = (secret: string): string => totpCode(secret, identity.clock.now());
  /** Goes to a page of the account, and through the sign-in that is in front of it. */
  const opens = async (path: string, of: NewAccount = account, browser: Browser = identity.browser()) => {
    const start = await browser.visit(path);
    if (!start.url.pathname.startsWith('/interaction/')) return { browser, page: start };
    await browser.post(`${start.url.pathname}/password`, { login: of.email, password: of.password });
    return { browser, page: await browser.post(`${start.url.pathname}/code`, { code: identity.code(of) }) };
  };
  const signsIn = async (of: NewAccount): Promise<boolean> => {
    identity.clock.advance(31);
    return (await identity.signIn(identity.browser(), of)).url.searchParams.has('code');
  };
  const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.visit('/account')).body.includes('Your account');
  const actions = async (): Promise<string[]> => (await accountEntries(identity.pool, account.email.toLowerCase(), 9)).map(({ action }) => action);

  it('are named in the metadata, lead through a sign-in, and come back to the store alone', async () => {
    const metadata = (await (await fetch(new URL('/.well-known/openid-configuration', identity.issuer))).json()) as Record<string, unknown>;
    expect(metadata['account_management_uri']).toBe(`${identity.issuer}/account`);
    const store = `${WEB_ORIGIN}/home?store=FSS`;
    const { browser, page } = await opens(`/account?${new URLSearchParams({ back: store }).toString()}`);
    expect([page.status, page.url.pathname, page.body.includes(account.email.toLowerCase())]).toEqual([200, '/account', true]);
    expect(/<a class="brand" href="([^"]+)"/.exec(page.body)?.[1]).toBe(store);
    for (const foreign of ['https://evil.example/', `${WEB_ORIGIN}.evil.example/`, 'javascript:alert(1)', '//evil.example']) {
      const query = new URLSearchParams({ back: foreign }).toString();
      expect((await browser.visit(`/account?${query}`)).body).not.toContain('evil');
      const ended = await browser.request(`/account/signed-in?${new URLSearchParams({ state: `/account?${query}` }).toString()}`);
      expect(ended.headers.get('location')).toBe('/account');
      expect((await browser.request(`/account/signed-in?${new URLSearchParams({ state: foreign, error: 'login_required' }).toString()}`)).headers.get('location')).toBe(`${WEB_ORIGIN}/`);
    }
  });

  it('a sign-in gives the session another name, and its code is worth nothing', async () => {
    const browser = identity.browser();
    const start = await browser.visit('/account');
    const before = browser.cookie('identity_session')?.value;
    await browser.post(`${start.url.pathname}/password`, { login: account.email, password: account.password });
    const end = await browser.post(`${start.url.pathname}/code`, { code: identity.code(account) });
    expect(end.url.pathname).toBe('/account');
    const first = browser.cookie('identity_session')?.value;
    expect([first === undefined, first === before]).toEqual([false, false]);
    // The sign-in is repeated where it is not recent, and changes the name again.
    identity.clock.advance(700);
    expect((await opens('/account/password', account, browser)).page.url.pathname).toBe('/account/password');
    expect(browser.cookie('identity_session')?.value).not.toBe(first);
  });

  it('ask for a recent sign-in before a change, and for any after a pause', async () => {
    const { browser } = await opens('/account');
    identity.clock.advance(601);
    expect((await browser.visit('/account')).url.pathname).toBe('/account');
    for (const path of ['/account/password', '/account/app', '/account/recovery-codes']) expect((await browser.visit(path)).url.pathname).toMatch(/^\/interaction\//);
    identity.clock.advance(601);
    expect((await browser.post('/account/recovery-codes', {})).url.pathname).toMatch(/^\/interaction\//);
    identity.clock.advance(1801);
    expect((await browser.visit('/account')).url.pathname).toMatch(/^\/interaction\//);
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(0);
  });

  it('change the password: other sessions and refresh tokens end, this browser stays', async () => {
    const other = identity.browser();
    const elsewhere = await identity.signIn(other, account);
    const tokens = await identity.exchange(elsewhere.url, elsewhere.verifier);
    identity.clock.advance(31);
    const { browser } = await opens('/account/password');
    const send = (form: Record<string, string>) => browser.post('/account/password', { current: account.password, password, again: password, ...form });
    expect((await send({ current: 'Wrong-password-1' })).body).toContain('not the password that you sign in with');
    expect((await send({ password: 'short', again: 'short' })).body).toContain('at least 12 characters');
    expect((await send({ password: account.password, again: account.password })).body).toContain('Choose another one');
    expect((await send({})).body).toContain('Your password is changed');
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect((await identity.refresh(tokens.refresh_token ?? '')).error).toBe('invalid_grant');
    expect([await signsIn(account), await signsIn({ ...account, password })]).toEqual([false, true]);
    expect(await mails.kindsTo(account.email)).toEqual(['password-changed']);
    expect(await mails.signedOut()).toContain(account.id);
    expect(await actions()).toEqual(['password-changed']);
  });

  it('make recovery codes, also for an account that has none; those of before are worth nothing', async () => {
    const { browser, page } = await opens('/account/recovery-codes');
    expect(page.body).toContain('Make new codes');
    const first = codesOf((await browser.post('/account/recovery-codes', {})).body);
    expect(first).toHaveLength(10);
    const second = codesOf((await browser.post('/account/recovery-codes', {})).body);
    expect(second.some((code) => first.includes(code))).toBe(false);
    expect((await browser.visit('/account')).body).toContain('You have 10 left.');
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(10);
    expect(await actions()).toEqual(['recovery-codes-made', 'recovery-codes-made']);
  });

  it('set up another app with a code of the one of before, or with a recovery code', async () => {
    const { browser } = await opens('/account/recovery-codes');
    const [recovery = ''] = codesOf((await browser.post('/account/recovery-codes', {})).body);
    identity.clock.advance(31);
    const { body } = await browser.visit('/account/app');
    const [secret, app] = [secretOf(body), sealedOf(body)];
    const wrong = await browser.post('/account/app', { app, current: newRecoveryCode(), code: codeOf(secret) });
    expect([wrong.status, secretOf(wrong.body)]).toEqual([422, secret]);
    expect((await browser.post('/account/app', { app, current: recovery, code: codeOf(account.totpSecret) })).status).toBe(422);
    const done = await browser.post('/account/app', { app, current: recovery, code: codeOf(secret) });
    expect(codesOf(done.body)).toHaveLength(10);
    expect([await signsIn(account), await signsIn({ ...account, totpSecret: secret })]).toEqual([false, true]);

    identity.clock.advance(31);
    const next = (await browser.visit('/account/app')).body;
    const end = await browser.post('/account/app', { app: sealedOf(next), current: codeOf(secret), code: codeOf(secretOf(next)) });
    expect(codesOf(end.body)).toHaveLength(10);
    expect([await signsIn({ ...account, totpSecret: secret }), await signsIn({ ...account, totpSecret: secretOf(next) })]).toEqual([false, true]);
    expect((await mails.kindsTo(account.email)).filter((kind) => kind === 'second-factor-changed')).toHaveLength(2);
  });

  it('take the key of an app for the account alone for which it was made, for half an hour', async () => {
    const { browser } = await opens('/account/app');
    const thief = await identity.newAccount();
    const foreign = (await opens('/account/app', thief)).page.body;
    const own = (await browser.visit('/account/app')).body;
    identity.clock.advance(31);
    for (const app of [sealedOf(foreign), '', 'AAAA', `${sealedOf(own).slice(0, -4)}AAAA`]) {
      const { body, status } = await browser.post('/account/app', { app, current: codeOf(account.totpSecret), code: codeOf(secretOf(foreign)) });
      expect([status, body.includes('open for too long')]).toEqual([422, true]);
    }
    expect(await signsIn(account)).toBe(true);
  });

  it('look at ten codes and passwords in ten minutes, however many are tried', async () => {
    const { browser } = await opens('/account/app');
    const { body } = await browser.visit('/account/app');
    const app = sealedOf(body);
    let looked = 0;
    for (let tried = 0; tried < 60; tried += 1) {
      const answer = await browser.post('/account/app', { app, current: newRecoveryCode(), code: codeOf(secretOf(body)) });
      if (answer.status !== 429) looked += 1;
    }
    expect(looked).toBe(10);
    const late = await browser.post('/account/password', { current: account.password, password, again: password });
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('sign out everywhere, here and in the stores', async () => {
    const other = identity.browser();
    await identity.signIn(other, account);
    identity.clock.advance(31);
    const { browser } = await opens('/account');
    expect((await browser.post('/account/sign-out-everywhere', {})).body).toContain('You are signed out');
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
    expect(await mails.signedOut()).toContain(account.id);
    expect(await actions()).toEqual(['signed-out']);
  });

  it('take no form of another page', async () => {
    const { browser } = await opens('/account');
    for (const path of ['password', 'app', 'recovery-codes', 'sign-out-everywhere']) {
      for (const origin of ['http://evil.example.com', WEB_ORIGIN, 'null']) expect((await browser.post(`/account/${path}`, {}, { origin })).status).toBe(403);
      expect((await browser.request(`/account/${path}`, { method: 'PUT', headers: { origin: identity.issuer } })).status).toBe(405);
    }
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe.each(oneTestDatabase())('the account of a demonstration on $name', (database) => {
  it('gets recovery codes, and keeps the password and the app that the start prints', async () => {
    const identity = await openTestIdentity(database, { demoAccounts: true });
    try {
      const { listDemoAccounts } = await import('../accounts/index.ts');
      const [demo] = await listDemoAccounts(identity.store, identity.clock.now());
      const browser = identity.browser();
      const start = await browser.visit('/account');
      await browser.post(`${start.url.pathname}/password`, { login: demo?.login ?? '', password: demo?.password ?? '' });
      const page = await browser.post(`${start.url.pathname}/code`, { code: demo?.currentCode ?? '' });
      expect([page.body.includes('This is a demo account'), page.body.includes('Change password')]).toEqual([true, false]);
      for (const path of ['/account/password', '/account/app']) expect((await browser.visit(path)).url.pathname).toBe('/account');
      expect((await browser.post('/account/password', { current: demo?.password ?? '', password, again: password })).url.pathname).toBe('/account');
      expect((await browser.post('/account/recovery-codes', {})).body).toContain('shown this once');
    } finally {
      await identity.stop();
    }
  });
});
