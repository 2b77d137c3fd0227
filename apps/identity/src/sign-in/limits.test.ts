import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewAccount } from '../accounts/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { liftAccountLimits, liftNetworkLimits } from './lift-limits.ts';

describe.each(oneTestDatabase())('limits of sign-in on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  const wrongPassword = 'Wrong-password-1';
  const wrongCode = (account: NewAccount) => (identity.code(account) === '000000' ? '000001' : '000000');
  const unsaid = 'The email address, the password or the code is not right.';
  const asksForCode = 'one-time-code';

  const at = (address: string): Browser => Object.assign(identity.browser(), { address });
  const typed = async (browser: Browser, login: string, password: string) => {
    const page = await browser.visit(identity.authorizeUrl().url);
    const answer = await browser.post(`${page.url.pathname}/password`, { login, password });
    return { answer, code: (code: string) => browser.post(`${page.url.pathname}/code`, { code }) };
  };
  const isSignedIn = async (browser: Browser, account: NewAccount) => {
    identity.clock.advance(30);
    return (await identity.signIn(browser, account)).url.searchParams.has('code');
  };
  const fill = async (account: NewAccount, address: string, tries: number) => {
    for (let i = 0; i < tries; i += 1) await typed(at(address), account.email, wrongPassword);
  };

  it('after five wrong passwords from a network the next one is not told from a right one, until the code', async () => {
    const account = await identity.newAccount();
    const stranger = '203.0.113.1';
    for (let i = 0; i < 5; i += 1) expect((await typed(at(stranger), account.email, wrongPassword)).answer.status).toBe(422);
    for (const password of [wrongPassword, account.password]) {
      const { answer, code } = await typed(at(stranger), account.email, password);
      expect([answer.status, answer.body.includes(asksForCode)]).toEqual([200, true]);
      const end = await code(wrongCode(account));
      expect([end.status, end.body.includes(unsaid)]).toEqual([422, true]);
    }
  });

  it('a stranger who tries for a week refuses nothing to the owner, on a new device and at the same network', async () => {
    const account = await identity.newAccount();
    for (let day = 0; day < 7; day += 1) {
      await fill(account, '203.0.113.2', 12);
      expect(await isSignedIn(at('203.0.113.2'), account)).toBe(true);
      expect(await isSignedIn(at('198.51.100.9'), account)).toBe(true);
      identity.clock.advance(24 * 3600);
    }
  });

  it('many networks together learn as little of one account', async () => {
    const account = await identity.newAccount();
    const answers: number[] = [];
    for (let i = 0; i < 16; i += 1) answers.push((await typed(at(`203.0.113.${100 + i}`), account.email, wrongPassword)).answer.status);
    expect(answers).toEqual([...Array<number>(10).fill(422), ...Array<number>(6).fill(200)]);
  });

  it('a network that tries one password on many accounts learns as little', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 24; i += 1) answers.push((await typed(at('203.0.113.3'), (await identity.newAccount()).email, wrongPassword)).answer.status);
    expect(answers).toEqual([...Array<number>(20).fill(422), ...Array<number>(4).fill(200)]);
  });

  it('counts simultaneous guesses one by one', async () => {
    const account = await identity.newAccount();
    const browser = at('203.0.113.4');
    const page = await browser.visit(identity.authorizeUrl().url);
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post(`${page.url.pathname}/password`, { login: account.email, password: wrongPassword })));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
  });

  it('what was counted decays: after a minute a network has its five answers again', async () => {
    const account = await identity.newAccount();
    await fill(account, '203.0.113.5', 6);
    identity.clock.advance(12);
    expect((await typed(at('203.0.113.5'), account.email, wrongPassword)).answer.status).toBe(422);
    identity.clock.advance(600);
    for (let i = 0; i < 5; i += 1) expect((await typed(at('203.0.113.5'), account.email, wrongPassword)).answer.status).toBe(422);
  });

  it('ten wrong codes after the right password make strangers wait, whom the owner’s device passes', async () => {
    const account = await identity.newAccount();
    const own = at('198.51.100.20');
    expect(await isSignedIn(own, account)).toBe(true);
    for (let i = 0; i < 10; i += 1) expect((await (await typed(at('203.0.113.6'), account.email, account.password)).code(wrongCode(account))).status).toBe(422);
    const locked = await (await typed(at('203.0.113.6'), account.email, account.password)).code(identity.code(account));
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
    expect(locked.body).toContain('Too many tries. Wait 1 minute, then try again.');
    own.forgetSession();
    expect(await isSignedIn(own, account)).toBe(true);
  });

  it('where nothing is said about the password, too many codes are not told from it either', async () => {
    const account = await identity.newAccount();
    await fill(account, '203.0.113.8', 6);
    for (let i = 0; i < 11; i += 1) {
      const end = await (await typed(at('203.0.113.8'), account.email, account.password)).code(wrongCode(account));
      expect([end.status, end.headers.get('retry-after'), end.body.includes(unsaid)]).toEqual([422, null, true]);
    }
  });

  it('a password that was refused together with its code is given again before another code', async () => {
    const account = await identity.newAccount();
    await fill(account, '203.0.113.9', 6);
    const { code } = await typed(at('203.0.113.9'), account.email, wrongPassword);
    expect((await code(wrongCode(account))).body).toContain(unsaid);
    const again = await code(identity.code(account));
    expect([again.body.includes('current-password'), again.body.includes(unsaid)]).toEqual([true, false]);
  });

  it('a known device has a limit of its own, for either factor', async () => {
    const account = await identity.newAccount();
    const own = at('198.51.100.21');
    expect(await isSignedIn(own, account)).toBe(true);
    own.forgetSession();
    for (let i = 0; i < 10; i += 1) expect((await typed(own, account.email, wrongPassword)).answer.status).toBe(422);
    expect((await typed(own, account.email, account.password)).answer.status).toBe(429);
    // Another person's computer is another matter.
    expect(await isSignedIn(at('198.51.100.22'), account)).toBe(true);
  });

  it('right passwords on a known device are no failures, though no code follows them', async () => {
    const account = await identity.newAccount();
    const own = at('198.51.100.23');
    expect(await isSignedIn(own, account)).toBe(true);
    own.forgetSession();
    for (let i = 0; i < 11; i += 1) expect((await typed(own, account.email, account.password)).answer.status).toBe(200);
  });

  it('an operator can lift those of an account, and those of a network', async () => {
    const account = await identity.newAccount();
    await fill(account, '203.0.113.7', 6);
    expect(await liftAccountLimits(identity.pool, account.email.toUpperCase())).toBe(2);
    expect((await typed(at('203.0.113.7'), account.email, wrongPassword)).answer.status).toBe(422);
    expect(await liftNetworkLimits(identity.pool, '203.0.113.7')).toBe(1);
    expect(await liftNetworkLimits(identity.pool, '203.0.113.7')).toBe(0);
  });
});
