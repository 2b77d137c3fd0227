import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBuyer, openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk } from '../testing/desk-browser.ts';
import { endAccountSessions } from './end-account-sessions.ts';

describe.each(oneTestDatabase())('an account that is signed out by a command, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  const end = (subject: string) => endAccountSessions(server.pool, subject, new Date('2026-11-23T10:00:00Z'));
  const subjectOf = async (login: string): Promise<string> =>
    (await server.pool.query<{ subject: string }>('select subject from marketplace.operator where login = $1', [login])).rows[0]?.subject ?? '';

  it('is signed out of the stores with its next call, and no one else is', async () => {
    const [office, home, other] = [await server.signedIn(), await server.signedIn(), await server.signedIn({ ...demoBuyer, sub: 'another-buyer' })];
    expect(await end(demoBuyer.sub)).toBe('2 session(s) in the stores and 0 at the desk ended.\n');
    for (const browser of [office, home]) expect((await browser.get('/orderhistory/my_orders')).status).toBe(401);
    expect((await other.get('/orderhistory/my_orders')).status).toBe(200);
  });

  it('is signed out of the desk, where no token would end the session, and the audit log says so', async () => {
    const [clerk, other] = [await operatorAtDesk(server, 'orderClerk', 'leaves@desk.example.gov'), await operatorAtDesk(server, 'viewer', 'stays@desk.example.gov')];
    const subject = await subjectOf('leaves@desk.example.gov');
    expect(await end(subject)).toBe('0 session(s) in the stores and 1 at the desk ended.\n');
    expect((await clerk.get('/session')).status).toBe(401);
    expect((await other.get('/session')).status).toBe(200);
    const { rows } = await server.pool.query('select actor, action, details from marketplace.desk_audit where subject = $1', [subject]);
    expect(rows).toEqual([{ actor: 'npm run accounts', action: 'account.signed-out', details: { stores: 0, desk: 1 } }]);
  });
});
