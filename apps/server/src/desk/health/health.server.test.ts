import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthKeeper, healthRecord, readFailures } from '../../health/index.ts';
import { log } from '../../runtime/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const minute = 60_000;
const secret = 'Pat-of-Ames';

describe.each(oneTestDatabase())('the room Health on $name', ({ open }) => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const clock = { now: () => new Date(now) };
  let server: TestServer;
  let other: TestServer;
  let viewer: DeskBrowser;
  beforeAll(async () => {
    // Every statement is slow.
    server = await openServer(open, { clock, slowStatement: 1 });
    other = await openServer(open, { clock, beside: server, slowStatement: 1 });
    viewer = await operatorAtDesk(server, 'viewer');
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const health = async () => (await viewer.get('/health')).answer;

  it('shows calls that failed at any process, how often and with the id of the last, and nothing of what was sent', async () => {
    const failing = async (at: TestServer): Promise<string> => {
      // The table is away for one call.
      await at.pool.query('alter table marketplace.help_category rename to away');
      try {
        const answer = await at.app.inject({ url: `/advantage/rs/information/help?name=${secret}`, headers: { cookie: `x=${secret}` } });
        expect(answer.statusCode).toBe(500);
        return answer.json<{ readonly attributes: { readonly errorID: string } }>().attributes.errorID;
      } finally {
        await at.pool.query('alter table marketplace.away rename to help_category');
      }
    };
    await failing(server);
    await expect.poll(async () => (await health()).failures.length, { timeout: 15_000 }).toBe(1);
    now += minute;
    const last = await failing(other);
    // A call is noted after its answer was sent.
    await expect.poll(async () => {
      await other.valueOf(healthKeeper).write();
      return (await health()).failures;
    }, { timeout: 15_000 }).toEqual([{
      kind: 'request', what: 'GET /advantage/rs/information/help', code: 'UNEXPECTED', times: 2, firstAt: '2026-11-23T10:00:00.000Z', lastAt: '2026-11-23T10:01:00.000Z', requestId: last,
    }]);
    expect(JSON.stringify(await health())).not.toContain(secret);
  });

  it('shows what failed in the background, by the sentence of the log and the code of its error alone', async () => {
    server.valueOf(log).warn({ err: Object.assign(new Error(secret), { code: 'ECONNREFUSED' }) }, 'the store list could not be read');
    server.valueOf(log).warn({ reason: secret }, 'a warning without an error');
    server.valueOf(log).error({ reason: secret }, 'a mail could not be sent');
    const { failures } = await health();
    const work = failures.filter(({ kind }) => kind === 'work');
    expect(work.map(({ what, code, times, requestId }) => [what, code, times, requestId]).toSorted()).toEqual([['a mail could not be sent', '', 1, null], ['the store list could not be read', 'ECONNREFUSED', 1, null]]);
    expect(JSON.stringify(failures)).not.toContain(secret);
  });

  it('shows statements that took long, without a value', async () => {
    await server.pool.query(`select pg_sleep(0.01), $1::text as a, '${secret}' as b`, [secret]);
    await server.pool.query(`select pg_sleep(0.02), $1::text as a, '${secret}' as b`, [secret]);
    const { statements, slowStatement } = await health();
    const found = statements.find(({ statement }) => statement.includes('pg_sleep'));
    expect([slowStatement, found?.statement, found?.calls]).toEqual([1, 'select pg_sleep(?), $1::text as a, ? as b', 2]);
    expect(found?.longest).toBeGreaterThanOrEqual(20);
    expect(JSON.stringify(statements)).not.toContain(secret);
  });

  it('shows queues with their dead letters, and the feed of a cluster only where there is one', async () => {
    await server.pool.query(`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, dead_at) values
      (gen_random_uuid(), 'test', 'a@agency.example.gov', 'A', 'A', $1, null), (gen_random_uuid(), 'test', 'a@agency.example.gov', 'A', 'A', $1, $1)`, [new Date(now - 90 * minute)]);
    const { queues, at } = await health();
    expect(at).toBe(new Date(now).toISOString());
    expect(queues.find(({ name }) => name === 'mail')).toEqual({ name: 'mail', waiting: 1, oldest: new Date(now - 90 * minute).toISOString(), dead: 1 });
    expect(queues.map(({ name }) => name).toSorted()).toEqual(['catalog-import', 'mail', 'registrations', 'requisitions', 'vendor-deliveries', 'vendor-notices']);
  });

  it('shows each process with its memory, one that is silent as that, and none that has ended', async () => {
    await other.valueOf(healthKeeper).write();
    const both = (await health()).processes;
    expect(both.map(({ pid, isSilent }) => [pid, isSilent])).toEqual([[process.pid, false], [process.pid, false]]);
    expect(both[0]?.resident).toBeGreaterThan(both[0]?.heap ?? 0);
    now += 2 * minute;
    expect((await health()).processes.map(({ isSilent }) => isSilent).toSorted()).toEqual([false, true]);
    await other.valueOf(healthKeeper).stop();
    expect((await health()).processes).toHaveLength(1);
  });

  it('shows the versions of what runs, with the last migration of each area', async () => {
    const { postgresql, migrations, processes, storePackages } = await health();
    expect([postgresql, processes[0]?.version, processes[0]?.node, storePackages]).toEqual([expect.stringMatching(/^1\d/), expect.stringMatching(/^\d+\.\d+\.\d+$/), process.versions.node, []]);
    expect(migrations.find(({ area }) => area === 'health')).toMatchObject({ number: 1, file: '0001-health.sql', files: 1 });
    expect(new Set(migrations.map(({ area }) => area)).size).toBe(migrations.length);
  });

  it('keeps a bounded number of failures and statements, and what has not happened for a week goes', async () => {
    const record = server.valueOf(healthRecord);
    for (let part = 0; part < 3; part += 1) {
      for (let i = 0; i < 500; i += 1) {
        record.failed({ kind: 'work', what: `failure ${part} ${i}`, code: '', requestId: null }, clock.now());
        record.wasSlow(`select a${part}_${i}`, 100_000, clock.now());
      }
      await server.valueOf(healthKeeper).write();
    }
    const full = await health();
    expect([full.failures.length, full.statements.length]).toEqual([200, 100]);
    await server.cleanUp(new Date(now + 8 * 24 * 60 * minute));
    const { rows } = await server.pool.query(`select (select count(*) from marketplace.server_failure) as failures, (select count(*) from marketplace.server_process) as processes`);
    expect(rows).toEqual([{ failures: 0, processes: 0 }]);
  });

  it('keeps what was counted while the database takes nothing', async () => {
    const record = server.valueOf(healthRecord);
    record.failed({ kind: 'work', what: 'kept', code: '', requestId: null }, clock.now());
    await server.pool.query('alter table marketplace.server_failure rename to away');
    await expect(server.valueOf(healthKeeper).write()).rejects.toThrow('server_failure');
    record.failed({ kind: 'work', what: 'kept', code: '', requestId: null }, clock.now());
    await server.pool.query('alter table marketplace.away rename to server_failure');
    await server.valueOf(healthKeeper).write();
    expect((await readFailures(server.pool)).find(({ what }) => what === 'kept')).toMatchObject({ times: 2 });
  });
});
