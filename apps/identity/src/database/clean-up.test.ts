import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';
import { deleteExpired } from './clean-up.ts';

describe.each(testDatabases())('clean-up on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  const count = async (table: string) =>
    (await identity.pool.query<{ n: number }>(`select count(*)::int as n from identity.${table}`)).rows[0]?.n;

  it('deletes all that has expired, however much it is', async () => {
    await identity.pool.query(
      `insert into identity.provider_record (model, id, payload, expires_at) select 'RefreshToken', 'old ' || n, '{}', $1 from generate_series(1, 3500) as n`,
      [new Date(identity.clock.now().getTime() - 1000)],
    );
    expect(await deleteExpired(identity.pool, identity.clock.now())).toBe(3500);
    expect(await count('provider_record')).toBe(0);
  });

  it('deletes what has expired and leaves what has not', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const { url, verifier } = identity.authorizeUrl();
    const page = await browser.visit(url);
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: 'Wrong-password-1' });
    await browser.post(`${page.url.pathname}/password`, { login: account.email, password: account.password });
    const end = await browser.post(`${page.url.pathname}/code`, { code: identity.code(account) });
    const { refresh_token } = await identity.exchange(end.url, verifier);
    const other = await identity.browser().visit(identity.authorizeUrl().url);
    expect(other.status).toBe(200);

    identity.clock.advance(3600);
    await deleteExpired(identity.pool, identity.clock.now());
    const models = await identity.pool.query<{ model: string }>('select distinct model from identity.provider_record order by 1');
    expect(models.rows.map(({ model }) => model)).toEqual(['Grant', 'RefreshToken', 'Session']);
    expect((await identity.refresh(refresh_token ?? '')).status).toBe(200);

    identity.clock.advance(29 * 3600);
    await deleteExpired(identity.pool, identity.clock.now());
    for (const table of ['provider_record', 'first_factor', 'sign_in_limit']) expect([table, await count(table)]).toEqual([table, 0]);
    expect(await count('account')).toBe(1);
  });
});
