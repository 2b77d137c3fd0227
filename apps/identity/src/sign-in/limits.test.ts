import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

describe.each(oneTestDatabase())('limits of sign-in on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  it('makes an account wait after five failures, longer after each further one, from any address', async () => {
    const account = await identity.newAccount();
    const attempt = async (password: string) => {
      const browser = identity.browser();
      const page = await browser.visit(identity.authorizeUrl().url);
      return browser.post(`${page.url.pathname}/password`, { login: account.email, password });
    };
    for (let i = 0; i < 5; i += 1) expect((await attempt('Wrong-password-1')).status).toBe(422);
    const locked = await attempt(account.password);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('30');
    expect(locked.body).toContain('Too many tries. Wait 30 seconds, then try again.');
    identity.clock.advance(31);
    expect((await attempt('Wrong-password-1')).status).toBe(422);
    expect((await attempt(account.password)).headers.get('retry-after')).toBe('60');
    identity.clock.advance(61);
    expect((await attempt(account.password)).body).toContain('one-time-code');
  });

  it('counts simultaneous guesses one by one', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.post(`${page.url.pathname}/password`, { login: account.email, password: 'Wrong-password-1' })),
    );
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('makes a person wait who guesses codes, although they know the password', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const right = identity.code(account);
    for (let i = 0; i < 4; i += 1) {
      await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
      await browser.post(`${page.url.pathname}/code`, { code: right === '000000' ? '000001' : '000000' });
      await browser.post(`${page.url.pathname}/restart`, {});
    }
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    await browser.post(`${page.url.pathname}/code`, { code: right === '000000' ? '000001' : '000000' });
    expect((await browser.post(`${page.url.pathname}/code`, { code: right })).status).toBe(429);
  });

  it('makes an address wait that tries many accounts', async () => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      const { email } = await identity.newAccount();
      statuses.push((await browser.post(`${page.url.pathname}/password`, { login: email, password: 'Wrong-password-1' })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
  });
});
