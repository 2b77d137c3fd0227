import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('authorizations of members at the desk on $name', ({ open }) => {
  let server: TestServer;
  let clerk: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => new Date('2026-11-24T15:00:00Z') } });
    await server.pool.query("insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('city.example.gov', 'City of Example', 'IA', 'city', '2026-01-01', 'test')");
    clerk = await operatorAtDesk(server, 'orderClerk');
  });
  afterAll(() => server.close());

  const mails = async (kind: string) => (await server.pool.query<{ recipient: string; body: string }>('select recipient, body from marketplace.mail_outbox where kind = $1 order by recipient', [kind])).rows;

  /** A member who has asked, and their browser. */
  async function asked(name: string) {
    const member = await server.signedIn({ sub: name, given_name: 'Demo', family_name: name, email: `${name.toLowerCase()}@city.example.gov` });
    await member.post('/profile/change_authorization', { ask: { supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.gov', purpose: 'Office supplies', yearly: '$1,000.00', requestKey: crypto.randomUUID() } });
    const [listed] = (await clerk.get('/authorizations', { q: `demo ${name}` })).answer.authorizations;
    return { member, id: listed?.id ?? expect.fail('Nothing was asked.') };
  }

  async function authorize(name: string): Promise<void> {
    const key = /key=([\w-]+)/.exec((await mails('authorization-request')).find(({ body }) => body.includes(name))?.body ?? '')?.[1];
    await (await server.visitor()).post('/profile/answer_authorization', { key, authorize: { limit: '1000', yearBegins: '7', until: '2027-06-30' } });
  }

  it('lists by words and state, and says what was asked for and what happened', async () => {
    const { id } = await asked('Reader');
    expect((await clerk.get('/authorizations', { q: 'CITY OF EXAMPLE', state: 'requested' })).answer).toMatchObject({ total: 1, authorizations: [{ id, state: 'requested', government: 'City of Example, IA', supervisorEmail: 'supervisor@city.example.gov' }] });
    expect((await clerk.get('/authorizations', { state: 'revoked' })).answer).toMatchObject({ total: 0, pageCount: 1, authorizations: [] });
    expect((await clerk.get('/authorization', { id })).answer).toMatchObject({
      authorization: { purpose: 'Office supplies', yearly: '$1,000.00', terms: null, reason: null }, happenings: [{ position: 1, title: 'Asked', by: 'member', name: 'Demo Reader' }],
    });
    await authorize('Reader');
    expect((await clerk.get('/authorization', { id })).answer).toMatchObject({
      authorization: { state: 'authorized', terms: { limit: '$1,000.00', year: 'Fiscal year from July', until: '2027-06-30', use: { used: '$0.00', left: '$1,000.00', yearEnds: '2027-06-30' } } },
      happenings: [{ title: 'Asked' }, { title: 'Authorized', by: 'supervisor', name: 'Demo Supervisor' }],
    });
    for (const wrong of [crypto.randomUUID(), 'none']) expect((await clerk.get('/authorization', { id: wrong })).status).toBe(404);
  });

  it('is revoked with a reason, once: in its time line and the audit log, and both get a mail', async () => {
    const { member, id } = await asked('Leaver');
    const revoke = { id, reason: 'Their supervisor has left.' };
    expect((await clerk.post('/authorization/revoke', revoke)).status, 'not in force yet').toBe(409);
    await authorize('Leaver');
    expect(await clerk.post('/authorization/revoke', { ...revoke, reason: ' ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason' }] } });
    expect(await clerk.post('/authorization/revoke', { ...revoke, reason: 'Card 4111 1111 1111 1111' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'reason' }] } });
    expect((await clerk.post('/authorization/revoke', revoke)).status).toBe(200);
    expect(await clerk.post('/authorization/revoke', revoke)).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('was revoked') } });
    expect((await clerk.get('/authorization', { id })).answer).toMatchObject({
      authorization: { state: 'revoked', reason: revoke.reason, terms: { use: null } }, happenings: [{}, {}, { title: 'Revoked', text: revoke.reason, by: 'operator', name: 'Sample orderClerk' }],
    });
    expect((await clerk.get('/audit', { q: 'leaver@city.example.gov' })).answer).toMatchObject({ total: 1, entries: [{ action: 'authorization.revoked', details: { authorization: id, supervisor: 'supervisor@city.example.gov', reason: revoke.reason } }] });
    const told = await mails('authorization-revoked');
    expect(told.map(({ recipient }) => recipient)).toEqual(['leaver@city.example.gov', 'supervisor@city.example.gov']);
    expect(told.every(({ body }) => body.includes(revoke.reason))).toBe(true);
    expect((await member.get('/profile/request_authorization')).envelope).toMatchObject({ attributes: { authorizations: [{ status: 'revoked', reason: revoke.reason }] } });
    expect((await clerk.post('/authorization/revoke', { ...revoke, id: crypto.randomUUID() })).status).toBe(404);
  });

  it('others only read', async () => {
    const { id } = await asked('Other');
    await authorize('Other');
    for (const role of ['viewer', 'catalogEditor'] as const) {
      const browser = await operatorAtDesk(server, role);
      expect((await browser.get('/authorizations')).status).toBe(200);
      expect((await browser.post('/authorization/revoke', { id, reason: 'x' })).status).toBe(403);
    }
    expect((await (await operatorAtDesk(server, 'administrator')).post('/authorization/revoke', { id, reason: 'Closed.' })).status).toBe(200);
  });
});
