import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeAccount, unlock } from '../account-changes/index.ts';
import { accountEntries, listDemoAccounts, totpCode, type NewAccount } from '../accounts/index.ts';
import { newRecoveryCode, recoveryCodesLeft, replaceRecoveryCodes } from '../recovery-codes/index.ts';
import { databaseThrottle, DEFAULT_LIMITS, mailForKey } from '../sign-in/index.ts';
import type { Browser, Visit } from '../testing/browser.ts';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { mailbox } from '../testing/mailbox.ts';
import { beginEmailChange, emailOfCode } from './email-change.ts';

const password = 'A new one for 2026!';

describe.each(oneTestDatabase())('the own account on $name', (database) => {
  let identity: TestIdentity;
  let mail: ReturnType<typeof mailbox>;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { deskSecret: 'the secret of the desk in a test, long enough', demoAccounts: true });
    mail = mailbox(identity);
  });
  afterAll(() => identity.stop());
  beforeEach(() => mail.empty());

  type Person = Pick<NewAccount, 'email' | 'password' | 'totpSecret'>;
  const next = (account: Pick<NewAccount, 'totpSecret'>): string => {
    identity.clock.advance(31);
    return totpCode(account.totpSecret, identity.clock.now());
  };
  /** Goes to a page of the account, and gives both factors where they are asked for. */
  const enter = async (account: Person, page = '/account', browser: Browser = identity.browser()) => {
    const { url } = await browser.visit(page);
    expect(url.pathname).toMatch(/^\/interaction\//);
    await browser.post(`${url.pathname}/password`, { login: account.email, password: account.password });
    return { browser, end: await browser.post(`${url.pathname}/code`, { code: next(account) }) };
  };
  const signsIn = async (account: Person): Promise<boolean> => {
    identity.clock.advance(31);
    return (await identity.signIn(identity.browser(), account as NewAccount)).url.searchParams.has('code');
  };
  const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.request('/session', { headers: { origin: WEB_ORIGIN } })).status === 200;
  const actionsOf = async ({ email }: Person) => (await accountEntries(identity.pool, email.toLowerCase(), 9)).map(({ action }) => action);
  const codesOf = (body: string): string[] => [...body.matchAll(/<li>([0-9a-z-]{19})<\/li>/g)].map(([, code]) => code ?? '');
  const keyOf = (body: string) => ({ secret: (/<code class="key"[^>]*>([^<]+)</.exec(body)?.[1] ?? '').replaceAll(' ', ''), key: /name="key" value="([^"]+)"/.exec(body)?.[1] ?? '' });
  const wrong = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');

  it('is named by the metadata, asks for a sign-in, and shows where the person is signed in', async () => {
    const metadata = (await (await fetch(new URL('/.well-known/openid-configuration', identity.issuer))).json()) as { account_management_uri: string };
    expect(metadata.account_management_uri).toBe(`${identity.issuer}/account`);
    const account = await identity.newAccount();
    const { browser, end } = await enter(account);
    expect([end.status, end.url.pathname]).toEqual([200, '/account']);
    for (const text of [account.email.toLowerCase(), 'Test Buyer', '(this browser)', 'You have none']) expect(end.body).toContain(text);
    // Who is signed in from the marketplace is asked nothing more.
    const other = identity.browser();
    await identity.signIn(other, { ...account, totpSecret: (identity.clock.advance(31), account.totpSecret) });
    expect((await other.visit('/account')).url.pathname).toBe('/account');
    expect((await browser.visit('/account')).body.match(/<li>\s*<p><strong>/g)).toHaveLength(2);
    // A browser that was left alone asks again.
    identity.clock.advance(1801);
    expect((await browser.visit('/account')).url.pathname).toMatch(/^\/interaction\//);
  });

  it('lets a person in who is not approved for the marketplace, and gives a canceled sign-in back to it', async () => {
    expect((await enter(await identity.newAccount({ isApproved: false }))).end.url.pathname).toBe('/account');
    const browser = identity.browser();
    const { url } = await browser.visit(`/account?${new URLSearchParams({ back: `${WEB_ORIGIN}/home?store=FSS` }).toString()}`);
    expect((await browser.post(`${url.pathname}/cancel`, {})).url.href).toBe(`${WEB_ORIGIN}/home?store=FSS`);
  });

  it('changes need a sign-in of the last fifteen minutes, also when they are sent', async () => {
    const account = await identity.newAccount();
    const { browser } = await enter(account);
    identity.clock.advance(901);
    expect((await browser.visit('/account')).url.pathname).toBe('/account');
    for (const page of ['password', 'app', 'recovery-codes']) {
      expect((await browser.visit(`/account/${page}`)).url.pathname).toMatch(/^\/interaction\//);
      expect((await browser.post(`/account/${page}`, { present: account.password, password, again: password })).url.pathname).toMatch(/^\/interaction\//);
    }
    expect(await signsIn(account)).toBe(true);
    expect((await enter(account, '/account/password', browser)).end.url.pathname).toBe('/account/password');
  });

  it('takes another password with the present one, ends all other sessions and tokens, and tells the person', async () => {
    const account = await identity.newAccount();
    const other = identity.browser();
    identity.clock.advance(31);
    const { url, verifier } = await identity.signIn(other, account);
    const { refresh_token: token = '' } = await identity.exchange(url, verifier);
    const { browser } = await enter(account);
    for (const [form, reason] of [
      [{ present: 'Wrong-password-1', password, again: password }, 'not your present password'], [{ present: '', password, again: password }, 'Enter your present password'],
      [{ present: account.password, password: 'short-1', again: 'short-1' }, 'at least 12'], [{ present: account.password, password, again: 'Another one 1!' }, 'passwords differ'],
    ] as const) {
      const refused = await browser.post('/account/password', form);
      expect([refused.status, refused.body.includes(reason)]).toEqual([422, true]);
    }
    const end = await browser.post('/account/password', { present: account.password, password, again: password });
    expect([end.url.pathname, end.body.includes('Your password is changed')]).toEqual(['/account', true]);
    expect([await isSignedIn(browser), await isSignedIn(other), (await identity.refresh(token)).status]).toEqual([true, false, 400]);
    expect([await signsIn(account), await signsIn({ ...account, password })]).toEqual([false, true]);
    expect([await mail.kindsTo(account.email), await mail.signedOut(), await actionsOf(account)]).toEqual([['password-changed'], [account.id], ['password-changed']]);
  });

  it('takes another app with a code of each, and gives new recovery codes', async () => {
    const account = await identity.newAccount();
    const [old = ''] = await replaceRecoveryCodes(identity.pool, account.id, identity.clock.now());
    const { browser } = await enter(account);
    const { secret, key } = keyOf((await browser.visit('/account/app')).body);
    const codeOf = (of: string) => totpCode(of, identity.clock.now());
    const present = next(account);
    for (const form of [{ key, present: wrong(present), code: codeOf(secret) }, { key, present, code: wrong(codeOf(secret)) }, { key, present: newRecoveryCode(), code: codeOf(secret) }, { key, present: '', code: codeOf(secret) }]) {
      const refused = await browser.post('/account/app', form);
      expect([refused.status, keyOf(refused.body)]).toEqual([422, { secret, key }]);
    }
    // A key that was not made for this page, or long ago, is replaced.
    for (const forged of ['', 'A'.repeat(80)]) expect(keyOf((await browser.post('/account/app', { key: forged, present, code: codeOf(secret) })).body).secret).not.toBe(secret);
    const { body } = await browser.post('/account/app', { key, present, code: codeOf(secret) });
    expect(codesOf(body)).toHaveLength(10);
    expect([await signsIn(account), await signsIn({ ...account, totpSecret: secret })]).toEqual([false, true]);
    // The page that was posted once works no second time: its code was used, and the app is another one.
    expect((await browser.post('/account/app', { key, present, code: codeOf(secret) })).status).toBe(422);
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(10);
    expect([await mail.kindsTo(account.email), await mail.signedOut()]).toEqual([['second-factor-changed'], [account.id]]);
    expect(await actionsOf(account)).toEqual(['recovery-codes-made', 'second-factor-changed']);
    expect((await browser.post('/account/recovery-codes', { present: old })).status).toBe(422);
  });

  it('a person who has lost the app sets up another one with recovery codes', async () => {
    const account = await identity.newAccount();
    const [first = '', second = ''] = await replaceRecoveryCodes(identity.pool, account.id, identity.clock.now());
    const browser = identity.browser();
    const { url } = await browser.visit('/account/app');
    await browser.post(`${url.pathname}/password`, { login: account.email, password: account.password });
    const page = await browser.post(`${url.pathname}/recovery`, { recovery: first });
    expect(page.url.pathname).toBe('/account/app');
    const { secret, key } = keyOf(page.body);
    expect(codesOf((await browser.post('/account/app', { key, present: second, code: totpCode(secret, identity.clock.now()) })).body)).toHaveLength(10);
    expect(await signsIn({ ...account, totpSecret: secret })).toBe(true);
  });

  it('makes recovery codes, also for a demo account, whose password and app stay', async () => {
    const [demo] = await listDemoAccounts(identity.store, identity.clock.now());
    if (demo === undefined) throw new Error('There is no demo account.');
    const person = { email: demo.login, password: demo.password, totpSecret: demo.totpSecret };
    const { browser } = await enter(person);
    const { body } = await browser.post('/account/recovery-codes', { present: next(person) });
    expect(codesOf(body)).toHaveLength(10);
    const account = await browser.visit('/account');
    expect([account.body.includes('10 are left'), account.body.includes('demo account'), account.body.includes('/account/password')]).toEqual([true, true, false]);
    expect((await browser.post('/account/password', { present: demo.password, password, again: password })).url.pathname).toBe('/account');
    expect((await browser.visit('/account/app')).url.pathname).toBe('/account');
    expect(await signsIn(person)).toBe(true);
    expect(await mail.kindsTo(demo.login)).toEqual(['recovery-codes-made']);
  });

  it('ends one session, or all of them; and none of somebody else', async () => {
    const account = await identity.newAccount();
    const { browser } = await enter(account);
    const other = identity.browser();
    identity.clock.advance(31);
    const { url, verifier } = await identity.signIn(other, account);
    const { refresh_token: token = '' } = await identity.exchange(url, verifier);
    const uid = /name="session" value="([^"]+)"/.exec((await browser.visit('/account')).body)?.[1] ?? '';
    const stranger = (await enter(await identity.newAccount())).browser;
    await stranger.post('/account/end-session', { session: uid });
    expect(await isSignedIn(other)).toBe(true);
    expect((await browser.post('/account/end-session', { session: uid })).url.pathname).toBe('/account');
    expect([await isSignedIn(other), await isSignedIn(browser), (await identity.refresh(token)).status]).toEqual([false, true, 400]);
    const third = (await enter(account)).browser;
    const end = await browser.post('/account/sign-out', {});
    expect([end.status, end.body.includes('You are signed out everywhere')]).toEqual([200, true]);
    expect([await isSignedIn(browser), await isSignedIn(third), await isSignedIn(stranger)]).toEqual([false, false, true]);
    expect([await mail.signedOut(), await actionsOf(account)]).toEqual([[account.id], ['signed-out', 'signed-out']]);
  });

  it('changes the e-mail address by a code from the new mailbox, tells the old one, and the marketplace knows it with the next token', async () => {
    const account = await identity.newAccount();
    const email = `New.${account.email}`;
    const { browser } = await enter(account);
    identity.clock.advance(31);
    const { url, verifier } = await identity.signIn(identity.browser(), account);
    const { refresh_token: token = '' } = await identity.exchange(url, verifier);
    for (const [form, reason] of [[{ email: 'none', present: account.password }, 'Enter an e-mail address'], [{ email: 'me@example.com', present: account.password }, 'government e-mail'], [{ email: account.email.toUpperCase(), present: account.password }, 'that you have'], [{ email, present: 'Wrong-password-1' }, 'not your present password']] as const) {
      const refused = await browser.post('/account/email', form);
      expect([refused.status, refused.body.includes(reason)]).toEqual([422, true]);
    }
    const asked = await browser.post('/account/email', { email, present: account.password });
    expect([asked.url.pathname, asked.body.includes(email)]).toEqual(['/account/email-code', true]);
    const code = /\n(\d{6})\n/.exec((await mail.nextMail(email, 'email-code')).body)?.[1] ?? '';
    expect((await browser.post('/account/email-code', { code: wrong(code) })).status).toBe(422);
    expect(await signsIn(account)).toBe(true);
    expect((await browser.post('/account/email-code', { code })).body).toContain('Your e-mail address is changed');
    expect([await signsIn(account), await signsIn({ ...account, email })]).toEqual([false, true]);
    const { payload } = await readJwt(identity.issuer, (await identity.refresh(token)).access_token);
    expect(payload).toMatchObject({ sub: account.id, email });
    expect([await mail.kindsTo(account.email), await actionsOf(account), await actionsOf({ ...account, email })]).toEqual([['email-changed'], ['email-changed'], ['email-changed']]);
    // The code of before does nothing more.
    expect((await browser.post('/account/email-code', { code })).body).toContain('No code is awaited');
  });

  it('says the same of an address that has an account, of which no code is right, and tells that mailbox alone', async () => {
    const [account, taken] = [await identity.newAccount(), await identity.newAccount()];
    const { browser } = await enter(account);
    const said: string[] = [];
    for (const email of [taken.email, `Free.${taken.email}`]) {
      const { status, body } = await browser.post('/account/email', { email, present: account.password });
      said.push(`${status} ${body.replaceAll(email, 'ADDRESS')}`);
      if (email !== taken.email) continue;
      for (let tried = 0; tried < 4; tried += 1) expect((await browser.post('/account/email-code', { code: String(tried).padStart(6, '0') })).body).toContain('The code is not right');
    }
    expect(new Set(said).size).toBe(1);
    expect([await mail.kindsTo(taken.email), await signsIn(taken)]).toEqual([['email-taken'], true]);
  });

  it('10,000 codes of a mail are tried, at the same time too, and five are looked at; three mails an hour', async () => {
    const account = await identity.newAccount();
    const email = `Tried.${account.email}`;
    const { browser } = await enter(account);
    await browser.post('/account/email', { email, present: account.password });
    const code = /\n(\d{6})\n/.exec((await mail.nextMail(email, 'email-code')).body)?.[1] ?? '';
    const tried = await Promise.all(Array.from({ length: 30 }, (_, at) => browser.post('/account/email-code', { code: String((Number(code) + 1 + at) % 1e6).padStart(6, '0') })));
    expect(tried.every(({ status }) => status === 422)).toBe(true);
    expect((await identity.pool.query<{ tries: number }>('select tries from identity.email_change where account_id = $1', [account.id])).rows).toEqual([{ tries: 5 }]);
    expect((await browser.post('/account/email-code', { code })).body).toContain('No code is awaited');
    expect(await signsIn(account)).toBe(true);
    for (let asked = 0; asked < 2; asked += 1) expect((await browser.post('/account/email', { email, present: account.password })).url.pathname).toBe('/account/email-code');
    const refused = await browser.post('/account/email', { email: `Another.${account.email}`, present: account.password });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 1000, refused.body.includes('Too many codes were mailed')]).toEqual([429, true, true]);
    // An operator lifts it, also to the address that was typed three times.
    await changeAccount(identity.pool, { account: { id: account.id }, actor: 'operator', reason: 'Mail came late', now: identity.clock.now() }, unlock);
    expect((await browser.post('/account/email', { email, present: account.password })).url.pathname).toBe('/account/email-code');
  });

  it('who tries for a day, and has another code mailed as soon as that is allowed, has 370 of a million looked at, and none is right', async () => {
    const account = await identity.newAccount();
    const { store, clock } = identity;
    const throttle = databaseThrottle(store.pool, clock);
    let [mails, looked, opened] = [0, 0, 0];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      clock.advance(300);
      if ((await throttle.charge(mailForKey(account.id), DEFAULT_LIMITS.mailTo)) > 0) continue;
      mails += 1;
      const { code } = await beginEmailChange(store, store.pool, account.id, `All.day.${account.email}`, clock.now());
      // Each beyond the fifth is refused unseen, the tenth like the 10,000th.
      const tried = Array.from({ length: 10 }, (_, at) => String((Number(code) + 1 + at) % 1e6).padStart(6, '0'));
      opened += (await Promise.all(tried.map((guess) => emailOfCode(store, account.id, guess, clock.now())))).filter((email) => email !== null).length;
      looked += (await store.pool.query<{ tries: number }>('select tries from identity.email_change where account_id = $1', [account.id])).rows[0]?.tries ?? 0;
    }
    expect([mails, looked, opened]).toEqual([74, 370, 0]);
  });

  it('an account that is not approved for the marketplace is looked after all the same, and leads no further', async () => {
    const account = await identity.newAccount({ isApproved: false });
    const { browser, end } = await enter(account);
    expect([end.url.pathname, end.body.includes(account.email.toLowerCase())]).toEqual(['/account', true]);
    expect((await browser.post('/account/password', { present: account.password, password, again: password })).body).toContain('Your password is changed');
    expect(codesOf((await browser.post('/account/recovery-codes', { present: next(account) })).body)).toHaveLength(10);
    identity.clock.advance(31);
    const { url } = await identity.signIn(identity.browser(), { ...account, password });
    expect(url.searchParams.get('error')).toBe('access_denied');
  });

  it('10,000 passwords and codes are tried, and a few are looked at', async () => {
    const account = await identity.newAccount();
    const { browser } = await enter(account);
    // Beyond the first ten each is refused unseen, the 11th like the 10,000th; the limit of requests of one network comes on top, and is not met here.
    const answers: Visit[] = [];
    for (let tried = 0; tried < 40; tried += 1) answers.push(await browser.post('/account/recovery-codes', { present: tried % 2 === 0 ? newRecoveryCode() : '000000' }));
    expect(answers.filter((answer) => answer.body.includes('Too many tries') && answer.status === 429 && answer.headers.get('retry-after') === '60').length).toBe(30);
    const { body } = await browser.post('/account/recovery-codes', { present: next(account) });
    expect(body).not.toContain('Your recovery codes');
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(0);
  });

  it('takes no form of another page, and leads back to pages of the marketplace alone', async () => {
    const account = await identity.newAccount();
    const { browser } = await enter(account);
    for (const form of ['password', 'app', 'recovery-codes', 'email', 'email-code', 'end-session', 'sign-out']) {
      for (const origin of ['http://evil.example.com', 'null', WEB_ORIGIN]) expect([form, (await browser.post(`/account/${form}`, { present: account.password, password, again: password }, { origin })).status]).toEqual([form, 403]);
    }
    expect(await isSignedIn(browser)).toBe(true);
    for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', `${WEB_ORIGIN}.evil.example/`]) {
      const { body } = await browser.visit(`/account?${new URLSearchParams({ back }).toString()}`);
      expect([/<a class="brand" href="([^"]+)"/.exec(body)?.[1], body.includes('evil')]).toEqual([`${WEB_ORIGIN}/`, false]);
      for (const query of [{ state: new URLSearchParams({ page: 'password', back }).toString() }, { state: new URLSearchParams({ page: back, back }).toString(), error: 'login_required' }]) {
        const answer = await browser.request(`/account/signed-in?${new URLSearchParams(query).toString()}`);
        expect(['/account/password', `${WEB_ORIGIN}/`]).toContain(answer.headers.get('location'));
      }
    }
    const { body } = await browser.visit(`/account?${new URLSearchParams({ back: `${WEB_ORIGIN}/home?store=FSS` }).toString()}`);
    expect(body).toContain(`/account/app?${new URLSearchParams({ back: `${WEB_ORIGIN}/home?store=FSS` }).toString()}`);
  });
});
