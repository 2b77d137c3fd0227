import { expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { readConfig } from '../service/index.ts';
import { openTestIdentity } from '../testing/identity.ts';

/** Not an aim: a machine may be busy. */
const patience = { timeout: 60_000, interval: 50 };

it.each(oneTestDatabase())('the figures of the identity server count factors, refusals and limits, and show accounts, mail and the database, and nothing of persons, on $name', async (database) => {
  const identity = await openTestIdentity(database, { metrics: true });
  try {
    const { port } = identity.logLines.map((line) => JSON.parse(line) as { msg: string; port?: number }).find(({ msg }) => msg === 'metrics are served') ?? {};
    const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const [buyer, other] = [await identity.newAccount(), await identity.newAccount()];
    await identity.pool.query('update identity.account set disabled_at = $2 where id = $1', [other.id, identity.clock.now()]);
    await identity.pool.query(`insert into identity.notice (notice_id, made_at, holds_until, sealed) values
      (gen_random_uuid(), $1::timestamptz - interval '90 seconds', null, ''), (gen_random_uuid(), $1::timestamptz - interval '1 day', $1, '')`, [identity.clock.now()]);
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    for (let i = 0; i < 5; i += 1) await browser.post(`${page.url.pathname}/password`, { login: other.email, password: 'secret-wrong' });
    const { url, verifier } = await identity.signIn(identity.browser(), buyer);
    expect(await identity.exchange(url, verifier)).toMatchObject({ status: 200 });
    expect(await identity.exchange(url, verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
    await fetch(new URL('/lost-password/secret-word-of-a-link', identity.issuer));
    await fetch(new URL('/secret-page', identity.issuer));

    await expect.poll(scrape, patience).toMatch(/_count\{route="none",method="GET",status="4xx"\} [1-9]/);
    const text = await scrape();
    for (const line of [
      'quartermaster_identity_factors_total{factor="password",outcome="wrong"} 5', 'quartermaster_identity_factors_total{factor="password",outcome="passed"} 1', 'quartermaster_identity_factors_total{factor="code",outcome="passed"} 1',
      'quartermaster_identity_refusals_total{endpoint="token",error="invalid_grant"} 1',
      'quartermaster_identity_limits_full{limit="accountAndNetwork"} 1', 'quartermaster_identity_limits_full{limit="account"} 0', 'quartermaster_identity_limits_full{limit="device"} 0',
      'quartermaster_identity_accounts{state="usable"} 1', 'quartermaster_identity_accounts{state="disabled"} 1', 'quartermaster_identity_accounts{state="set-up-awaited"} 0', 'quartermaster_identity_help_asked 0',
      'quartermaster_queue_waiting{queue="identity-notices"} 1', 'quartermaster_queue_oldest_seconds{queue="identity-notices"} 90', 'quartermaster_database_up 1',
      'quartermaster_http_request_duration_seconds_count{route="/token",method="POST",status="4xx"} 1', 'quartermaster_http_request_duration_seconds_count{route="/interaction/:uid/code",method="POST",status="3xx"} 1',
    ]) expect(text.split('\n')).toContain(line);
    for (const name of ['quartermaster_database_connections{state="idle"}', 'quartermaster_database_statement_duration_seconds_count', 'process_resident_memory_bytes']) expect(text).toContain(`\n${name} `);
    expect(text).not.toMatch(/secret-|agency\.example\.gov/);
    // The limit is forgotten steadily, and its figure with it.
    identity.clock.advance(61);
    expect(await scrape()).toContain('quartermaster_identity_limits_full{limit="accountAndNetwork"} 0\n');
    expect((await fetch(new URL('/metrics', identity.issuer))).status).toBe(404);
  } finally {
    await identity.stop();
  }
});

it('nothing is measured unless a port is set, and then this machine alone reads it', () => {
  const needed = { DATABASE_URL: 'postgresql://user@host/name', IDENTITY_SECRET: 'a secret of at least 32 characters' };
  expect(readConfig({ ...needed, IDENTITY_METRICS_PORT: '' }).metrics).toBeNull();
  expect(readConfig({ ...needed, IDENTITY_METRICS_PORT: '9465' }).metrics).toEqual({ host: '127.0.0.1', port: 9465 });
  expect(() => readConfig({ ...needed, IDENTITY_METRICS_PORT: '94.65' })).toThrow('IDENTITY_METRICS_PORT is "94.65".');
});
