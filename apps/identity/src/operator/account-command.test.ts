import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode, type NewAccount } from '../accounts/index.ts';
import { openSealedStore } from '../secrets/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, SECRET, type TestIdentity } from '../testing/identity.ts';
import { accountCommand } from './account-command.ts';

describe.each(oneTestDatabase())('npm run accounts on $name', (database) => {
  let identity: TestIdentity;
  /** Of one connection, as that of a command. */
  let pool: Pool;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { demoAccounts: true });
    pool = openPool(identity.pool.options.connectionString ?? '', { maxConnections: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await identity.stop();
  });

  const run = (...args: string[]) =>
    accountCommand(args, { pool, box: async () => (await openSealedStore(pool, SECRET)).box, actor: 'pat', now: identity.clock.now() });
  const said = async (...args: string[]) => (await run(...args)).said;
  /** Signs in in a browser of its own; gives it with its refresh token, or null where the sign-in is refused. */
  const signIn = async (account: NewAccount) => {
    identity.clock.advance(30);
    const browser = identity.browser();
    const end = await identity.signIn(browser, account);
    if (!end.url.searchParams.has('code')) return null;
    const { refresh_token: token = '' } = await identity.exchange(end.url, end.verifier);
    return { browser, token };
  };
  const isSignedIn = async (browser: Browser | undefined) => {
    if (browser === undefined) throw new Error('The browser was never signed in.');
    return (await browser.request('/session', { headers: { accept: 'application/json' } })).status === 200;
  };
  const log = async (account: NewAccount) => (await said('show', account.email)).split('\n').slice(1, -1).map((line) => line.split('  ').slice(2).join('  '));

  it('disables an account: it is signed out everywhere, refused like one that there is not, and let in again when it is enabled', async () => {
    const account = await identity.newAccount();
    const [office, home] = [await signIn(account), await signIn(account)];
    const { said: text, signedOut } = await run('disable', account.email, '--reason=Left the agency');
    expect(text).toBe(`${account.email.toLowerCase()} is disabled.\n2 session(s) ended.\n`);
    expect(signedOut).toBe(account.id);
    for (const session of [office, home]) {
      expect(await isSignedIn(session?.browser)).toBe(false);
      expect((await identity.refresh(session?.token ?? '')).error).toBe('invalid_grant');
    }
    expect(await signIn(account)).toBeNull();
    await expect(run('disable', account.email, '--reason=again')).rejects.toThrow('is disabled since');
    expect((await run('enable', account.email)).signedOut).toBeNull();
    expect(await signIn(account)).not.toBeNull();
    await expect(run('enable', account.email)).rejects.toThrow('is not disabled');
    expect(await log(account)).toEqual(['enabled  by pat', 'disabled  by pat  Left the agency']);
  });

  it('a sign-in that has given its password is refused, too, when the account is disabled before the code', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    await run('disable', account.email, '--reason=Left the agency');
    const end = await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
    expect(end.url.searchParams.has('code')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('resets a password: the one of before is refused, the new one is shown once, and sessions of before end', async () => {
    const account = await identity.newAccount();
    const before = await signIn(account);
    const text = await said('reset-password', account.email);
    const password = /from now on: (\S+)/.exec(text)?.[1] ?? '';
    expect(await isSignedIn(before?.browser)).toBe(false);
    expect(await signIn(account)).toBeNull();
    expect(await signIn({ ...account, password })).not.toBeNull();
    const { rows } = await identity.pool.query('select * from identity.account_audit');
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('resets a second factor: codes of the app of before are refused', async () => {
    const account = await identity.newAccount();
    const before = await signIn(account);
    const totpSecret = /authenticator app: (\S+)/.exec(await said('reset-second-factor', account.email))?.[1] ?? '';
    expect(totpCode(totpSecret, identity.clock.now())).toMatch(/^\d{6}$/);
    expect((await identity.refresh(before?.token ?? '')).error).toBe('invalid_grant');
    expect(await signIn(account)).toBeNull();
    expect(await signIn({ ...account, totpSecret })).not.toBeNull();
    expect(await log(account)).toEqual(['second-factor-reset  by pat']);
  });

  it('signs out one account alone, whatever a client has sent beside it', async () => {
    const [account, other] = [await identity.newAccount(), await identity.newAccount()];
    identity.clock.advance(30);
    await identity.signIn(identity.browser(), other, { nonce: `\u0000 "accountId":"${account.id}"` });
    const [mine, theirs] = [await signIn(account), await signIn(other)];
    expect((await run('sign-out', account.email.toUpperCase())).said).toContain('1 session(s) ended.');
    expect(await isSignedIn(mine?.browser)).toBe(false);
    expect(await isSignedIn(theirs?.browser)).toBe(true);
    expect((await identity.refresh(theirs?.token ?? '')).status).toBe(200);
  });

  it('unlocks what failed sign-ins have used up', async () => {
    const account = await identity.newAccount();
    for (let i = 0; i < 3; i += 1) await signIn({ ...account, password: 'Wrong-password-1' });
    expect(await said('unlock', account.email)).toMatch(/: [1-9]\d* limit\(s\) lifted\.\n$/);
    expect(await said('unlock', account.email)).toContain(': 0 limit(s) lifted.');
    expect(await log(account)).toEqual(['unlocked  by pat', 'unlocked  by pat']);
  });

  it('has a log that takes new entries only', async () => {
    for (const statement of [`update identity.account_audit set actor = ''`, 'delete from identity.account_audit', 'truncate identity.account_audit']) {
      await expect(identity.pool.query(statement), statement).rejects.toThrow('takes new entries only');
    }
  });

  it('lists accounts, and says what is wrong with a command', async () => {
    const account = await identity.newAccount();
    expect(await said('list', account.email.toLowerCase().slice(0, 20))).toMatch(/^test\.\S+ {2}Test Buyer {2}4700 {2}may sign in {2}since \d{4}-\d\d-\d\d\n$/);
    expect(await said('list', 'none of them')).toBe('None.\n');
    expect(await said('log')).toContain('by pat');
    await expect(run('disable', account.email)).rejects.toThrow('Say why');
    await expect(run('sign-out')).rejects.toThrow('Name the login');
    await expect(run('sign-out', 'no.one@agency.example.gov')).rejects.toThrow('There is no account for no.one@agency.example.gov. Nothing was changed.');
    await expect(run('show', 'no.one@agency.example.gov')).rejects.toThrow('There is no account');
    await expect(run('behead', account.email)).rejects.toThrow('behead is not known.');
    await expect(run('reset-password', 'buyer@agency.example.gov')).rejects.toThrow('is a demo account');
  });
});
