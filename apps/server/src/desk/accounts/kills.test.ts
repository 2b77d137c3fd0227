import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountFaultPoints, finishingFaultPoints } from '../../faults/index.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

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

  /** Gives the signal by which the process has ended. @param change none: it finishes what was left */
  const run = async (now: Date, { change = '', account = '', faultPoint = '', isRefused = false }): Promise<NodeJS.Signals | null> => {
    const child = fork(program, [], {
      stdio: ['ignore', 'inherit', isRefused ? 'ignore' : 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'], DATABASE_URL: server.databaseUrl, ISSUER: server.provider.issuer, DESK_SECRET: deskSecret, NOW: now.toISOString(), CHANGE: change, ACCOUNT: account, ...compileCache, ...(faultPoint !== '' && { FAULT_POINT: `${faultPoint}:1` }) },
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    expect(code ?? 0).toBe(isRefused ? 1 : 0);
    return signal;
  };
  const audit = async (login: string) =>
    (await server.pool.query<{ action: string; actor: string; details: object }>(sql`select action, actor, details from marketplace.desk_audit where subject = ${login} order by entry_number`)).rows;
  const left = async (): Promise<number> => (await server.pool.query(sql`select from marketplace.desk_account_change`)).rows.length;
  const mailedLinks = async (): Promise<string[]> => (await server.pool.query<{ body: string }>(sql`select body from marketplace.mail_outbox`)).rows.map(({ body }) => body);

  it.each(accountFaultPoints)('at %s: the entry of the audit log and the end of the sessions come, or nothing was changed', async (faultPoint) => {
    const account = server.provider.kept.add({ login: `${faultPoint}@agency.example.gov` });
    const buyer = await server.signedIn({ sub: account.id, email: account.login });
    expect(await run(begin, { change: 'disable', account: account.id, faultPoint })).toBe('SIGKILL');
    expect(await left()).toBe(1);
    // While the claim of the process that died holds, no other takes the change up.
    expect(await run(begin, {})).toBeNull();
    expect([await left(), await audit(account.login)]).toEqual([1, []]);
    expect(await run(afterClaims(1), {})).toBeNull();
    const isMade = faultPoint !== 'account.asked';
    expect(await audit(account.login)).toEqual(isMade ? [{ action: 'account.disabled', actor: 'chief@desk.example.gov', details: { reason, stores: 1, desk: 0, askedAt: begin.toISOString() } }] : []);
    expect((await buyer.get('/login/mfa_sign_in')).envelope.responseType === 'AUTHENTICATED').toBe(!isMade);
    expect(server.provider.kept.asked).toHaveLength(isMade ? 1 : 0);
    expect(await left()).toBe(0);
  }, 120_000);

  it.each(finishingFaultPoints)('at %s of who finishes it: another finishes it, with one entry, and a link that opens the account is on its way', async (faultPoint) => {
    const account = server.provider.kept.add({ login: `${faultPoint}@agency.example.gov` });
    expect(await run(begin, { change: 'reset-password', account: account.id, faultPoint: 'account.changed' })).toBe('SIGKILL');
    expect(await mailedLinks()).toEqual([]);
    expect(await run(afterClaims(1), { faultPoint })).toBe('SIGKILL');
    expect(await run(afterClaims(2), {})).toBeNull();
    expect(await audit(account.login)).toMatchObject([{ action: 'account.password-reset', details: { reason } }]);
    expect((await mailedLinks()).some((body) => body.includes(server.provider.kept.links.at(-1) ?? 'none'))).toBe(true);
    expect(await left()).toBe(0);
  }, 120_000);

  it('a call that goes through leaves nothing to finish, and one that is refused neither', async () => {
    const account = server.provider.kept.add({ login: 'whole@agency.example.gov' });
    expect(await run(begin, { change: 'disable', account: account.id })).toBeNull();
    expect([await left(), await audit(account.login)]).toEqual([0, [{ action: 'account.disabled', actor: 'chief@desk.example.gov', details: { reason, stores: 0, desk: 0 } }]]);
    await run(begin, { change: 'disable', account: account.id, isRefused: true });
    expect(await left()).toBe(0);
  }, 120_000);
});
