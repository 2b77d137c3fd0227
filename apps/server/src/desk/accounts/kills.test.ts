import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountFaultPoints, finishingFaultPoints } from '../../faults/index.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { openAccountWork, type AccountWork } from './testing/account-work.ts';

const program = fileURLToPath(new URL('./testing/change-account.ts', import.meta.url));
const deskSecret = 'secret-of-the-desk-in-a-test-long-enough';
const begin = new Date('2026-11-20T15:00:00Z');
const afterClaims = (times: number): Date => new Date(begin.getTime() + times * 10 * 60_000);
const reason = 'Asked by phone';

describe.each(oneTestDatabase())('a process that is killed between the identity server’s change of an account and ours, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    // Its own clock is before all claims end, so that only the processes of the test finish anything.
    server = await openServer(open, { deskSecret, clock: { now: () => begin } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.provider.kept.asked.length = 0;
    await server.pool.query('delete from marketplace.mail_outbox');
  });

  /** A process that is killed at a point. @param change none: it finishes what was left */
  const killed = async (now: Date, faultPoint: string, { change = '', account = '' } = {}): Promise<NodeJS.Signals | null> => {
    const child = fork(program, [], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'], DATABASE_URL: server.databaseUrl, ISSUER: server.provider.issuer, DESK_SECRET: deskSecret, NOW: now.toISOString(), CHANGE: change, ACCOUNT: account, ...compileCache, FAULT_POINT: `${faultPoint}:1` },
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal;
  };
  /** The same work by one that lives: nothing tells it from another process but the memory of the one that died, which it does not have. */
  const working = async (now: Date, act: (work: AccountWork) => Promise<void>): Promise<void> => {
    const work = openAccountWork({ databaseUrl: server.databaseUrl, issuer: server.provider.issuer, deskSecret, now });
    try {
      await act(work);
    } finally {
      await work.close();
    }
  };
  const finish = (now: Date): Promise<void> => working(now, (work) => work.finish());
  const audit = async (login: string) =>
    (await server.pool.query<{ action: string; actor: string; details: object }>(sql`select action, actor, details from marketplace.desk_audit where subject = ${login} order by entry_number`)).rows;
  const left = async (): Promise<number> => (await server.pool.query(sql`select from marketplace.desk_account_change`)).rows.length;
  const mailedLinks = async (): Promise<string[]> => (await server.pool.query<{ body: string }>(sql`select body from marketplace.mail_outbox`)).rows.map(({ body }) => body);

  it.each(accountFaultPoints)('at %s: the entry of the audit log and the end of the sessions come, or nothing was changed', async (faultPoint) => {
    const account = server.provider.kept.add({ login: `${faultPoint}@agency.example.gov` });
    const buyer = await server.signedIn({ sub: account.id, email: account.login });
    expect(await killed(begin, faultPoint, { change: 'disable', account: account.id })).toBe('SIGKILL');
    expect(await left()).toBe(1);
    // While the claim of the process that died holds, no other takes the change up.
    await finish(begin);
    expect([await left(), await audit(account.login)]).toEqual([1, []]);
    await finish(afterClaims(1));
    const isMade = faultPoint !== 'account.asked';
    expect(await audit(account.login)).toEqual(isMade ? [{ action: 'account.disabled', actor: 'chief@desk.example.gov', details: { reason, stores: 1, desk: 0, askedAt: begin.toISOString() } }] : []);
    expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType === 'AUTHENTICATED').toBe(!isMade);
    expect(server.provider.kept.asked).toHaveLength(isMade ? 1 : 0);
    expect(await left()).toBe(0);
  }, 120_000);

  it.each(finishingFaultPoints)('at %s of who finishes it: another finishes it, with one entry, and a link that opens the account is on its way', async (faultPoint) => {
    const account = server.provider.kept.add({ login: `${faultPoint}@agency.example.gov` });
    expect(await killed(begin, 'account.changed', { change: 'reset-password', account: account.id })).toBe('SIGKILL');
    expect(await mailedLinks()).toEqual([]);
    expect(await killed(afterClaims(1), faultPoint)).toBe('SIGKILL');
    await finish(afterClaims(2));
    expect(await audit(account.login)).toMatchObject([{ action: 'account.password-reset', details: { reason } }]);
    expect((await mailedLinks()).some((body) => body.includes(server.provider.kept.links.at(-1) ?? 'none'))).toBe(true);
    expect(await left()).toBe(0);
  }, 120_000);

  it('a call that goes through leaves nothing to finish, and one that is refused neither', async () => {
    const account = server.provider.kept.add({ login: 'whole@agency.example.gov' });
    await working(begin, (work) => work.change('disable', account.id));
    expect([await left(), await audit(account.login)]).toEqual([0, [{ action: 'account.disabled', actor: 'chief@desk.example.gov', details: { reason, stores: 0, desk: 0 } }]]);
    await expect(working(begin, (work) => work.change('disable', account.id))).rejects.toThrow(/disabled/);
    expect(await left()).toBe(0);
  }, 120_000);
});
