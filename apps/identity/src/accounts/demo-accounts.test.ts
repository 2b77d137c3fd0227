import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { accountDirectory } from './account-directory.ts';
import { ensureDemoAccounts, listDemoAccounts } from './demo-accounts.ts';

describe.each(oneTestDatabase())('demo accounts on $name', (database) => {
  let identity: TestIdentity;
  let plain: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { demoAccounts: true });
    plain = await openTestIdentity(database);
  });
  afterAll(() => Promise.all([identity.stop(), plain.stop()]));

  it('are two buyers, a member of each store for members, and an operator, who can sign in with what is printed', async () => {
    const accounts = await listDemoAccounts(identity.store, identity.clock.now());
    expect(accounts.map(({ login, name }) => [login, name])).toEqual([
      ['buyer@agency.example.gov', 'Demo Buyer'],
      ['officer@dhs.example.gov', 'Demo Officer'],
      ['clerk@city.example.us', 'Demo Clerk'],
      ['second.buyer@agency.example.gov', 'Second Buyer'],
      ['operator@marketplace.example.gov', 'Demo Operator'],
    ]);
    const agencies: unknown[] = [];
    for (const account of accounts) {
      const browser = identity.browser();
      const { url, verifier } = identity.authorizeUrl();
      const page = await browser.visit(url);
      await browser.post(`${page.url.pathname}/password`, { login: account.login, password: account.password });
      const end = await browser.post(`${page.url.pathname}/code`, { code: account.currentCode });
      const tokens = await identity.exchange(end.url, verifier);
      agencies.push((await readJwt(identity.issuer, tokens.access_token)).payload['agency_code']);
    }
    expect(agencies).toEqual(['4700', '7000', undefined, '1200', undefined]);
  });

  it('have passwords that the rules allow, and keep them (specification section 5)', async () => {
    const before = await listDemoAccounts(identity.store, identity.clock.now());
    for (const { password } of before) expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)(?=.*-).{12,}$/i);
    expect(before[0]?.password).not.toBe(before[1]?.password);
    await ensureDemoAccounts(identity.store, identity.clock.now());
    expect(await listDemoAccounts(identity.store, identity.clock.now())).toEqual(before);
  });

  it('do not exist in a deployment that did not ask for them', async () => {
    expect(await listDemoAccounts(plain.store, plain.clock.now())).toEqual([]);
  });

  it('cannot be used any more when a deployment takes them back', async () => {
    const directory = accountDirectory(identity.store, { demoAccounts: false });
    expect(await directory.byLogin('buyer@agency.example.gov')).toBeUndefined();
    expect(await directory.byId('demo-buyer')).toBeUndefined();
  });
});
