import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountById, accountEntries, type NewAccount } from '../accounts/index.ts';
import { waitingNotices } from '../notices/index.ts';
import { newRecoveryCode, recoveryCodesLeft, replaceRecoveryCodes } from '../recovery-codes/index.ts';
import type { Browser } from '../testing/browser.ts';
import { CALLBACK, openTestIdentity, type TestIdentity } from '../testing/identity.ts';

describe.each(oneTestDatabase())('a sign-in without the app on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { deskSecret: 'the secret of the desk in a test, long enough' });
  });
  afterAll(() => identity.stop());

  const codesFor = ({ id }: NewAccount) => replaceRecoveryCodes(identity.pool, id, identity.clock.now());
  const withPassword = async ({ email, password }: Pick<NewAccount, 'email' | 'password'>, browser: Browser = identity.browser()) => {
    const { url } = await browser.visit(identity.authorizeUrl().url);
    const page = await browser.post(`${url.pathname}/password`, { login: email, password });
    return { browser, path: url.pathname, page };
  };
  const mailsTo = async (email: string) => (await waitingNotices(identity.store, identity.clock.now())).flatMap((notice) => (notice.kind === 'mail' && notice.recipient === email ? [notice.mailKind] : []));

  it('takes each recovery code once, tells the person, and writes it into the log', async () => {
    const account = await identity.newAccount();
    const [code = ''] = await codesFor(account);
    const { browser, path, page } = await withPassword(account);
    expect(page.body).toContain(`${path}/recovery`);
    expect((await browser.visit(`${path}/recovery`)).body).toContain('Sign in without your app');
    const end = await browser.post(`${path}/recovery`, { recovery: ` ${code.toUpperCase().replaceAll('-', ' ')}` });
    expect([end.url.origin + end.url.pathname, end.url.searchParams.has('code')]).toEqual([CALLBACK, true]);
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(9);
    expect(await mailsTo(account.email)).toEqual(['recovery-code-used']);
    expect((await accountEntries(identity.pool, account.email.toLowerCase(), 5)).map(({ action }) => action)).toEqual(['recovery-code-used']);
    const again = await withPassword(account);
    const refused = await again.browser.post(`${again.path}/recovery`, { recovery: code });
    expect([refused.status, refused.body.includes('Each works once')]).toEqual([422, true]);
  });

  it('takes no code of another account, none of before, and none without the password', async () => {
    const [account, other] = [await identity.newAccount(), await identity.newAccount()];
    const [old = ''] = await codesFor(account);
    await codesFor(account);
    const [foreign = ''] = await codesFor(other);
    const { browser, path } = await withPassword(account);
    for (const recovery of [old, foreign, newRecoveryCode()]) expect((await browser.post(`${path}/recovery`, { recovery })).status).toBe(422);
    expect((await browser.post(`${path}/recovery`, { recovery: '123456' })).body).toContain('sixteen letters and digits');
    const stranger = identity.browser();
    const { url } = await stranger.visit(identity.authorizeUrl().url);
    expect((await stranger.post(`${url.pathname}/recovery`, { recovery: foreign })).url.pathname).toBe(url.pathname);
    expect((await stranger.visit(`${url.pathname}/recovery`)).body).toContain('current-password');
  });

  it('of simultaneous uses of one code lets one through, and makes guesses wait', async () => {
    const account = await identity.newAccount();
    const [code = ''] = await codesFor(account);
    const visits = [await withPassword(account), await withPassword(account), await withPassword(account)];
    const ends = await Promise.all(visits.map(({ browser, path }) => browser.post(`${path}/recovery`, { recovery: code })));
    expect(ends.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
    const { browser, path } = await withPassword(account);
    const statuses: number[] = [];
    for (let tried = 0; tried < 14; tried += 1) statuses.push((await browser.post(`${path}/recovery`, { recovery: newRecoveryCode() })).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('lets the help desk be asked after the right password alone, once, with a mail; and says the same after a wrong one', async () => {
    const account = await identity.newAccount();
    const { browser, path } = await withPassword(account);
    const asked = await browser.post(`${path}/help`, {});
    expect([asked.status, asked.body.includes('The help desk was asked')]).toEqual([200, true]);
    await browser.post(`${path}/help`, {});
    // Done when the form has been answered.
    await expect.poll(async () => (await accountById(identity.pool, account.id))?.help_asked_at).toEqual(identity.clock.now());
    expect(await mailsTo(account.email)).toEqual(['help-asked']);

    const victim = await identity.newAccount();
    const guesser = identity.browser();
    let guess = await withPassword({ email: victim.email, password: 'Wrong-password-1' }, guesser);
    for (let tried = 0; tried < 8; tried += 1) guess = await withPassword({ email: victim.email, password: 'Wrong-password-1' }, guesser);
    // So many were wrong that the code is asked for in any case.
    const said = await guesser.post(`${guess.path}/help`, {});
    expect(said.body).toBe(asked.body);
    expect((await accountById(identity.pool, victim.id))?.help_asked_at).toBeNull();

    identity.clock.advance(31);
    await identity.signIn(identity.browser(), account);
    expect((await accountById(identity.pool, account.id))?.help_asked_at).toBeNull();
  });

  it('takes no form of another page', async () => {
    const account = await identity.newAccount();
    const [code = ''] = await codesFor(account);
    const { browser, path } = await withPassword(account);
    for (const form of ['recovery', 'help']) expect((await browser.post(`${path}/${form}`, { recovery: code }, { origin: 'http://evil.example.com' })).status).toBe(403);
    expect(await recoveryCodesLeft(identity.pool, account.id)).toBe(10);
  });
});
