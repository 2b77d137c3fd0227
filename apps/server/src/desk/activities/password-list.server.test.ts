import { randomUUID } from 'node:crypto';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('AAC passwords at the desk on $name', ({ open }) => {
  let server: TestServer;
  let [editor, viewer]: DeskBrowser[] = [];
  const at = (browser: DeskBrowser | undefined): DeskBrowser => browser ?? expect.fail('No one is signed in.');
  const ids: string[] = [];

  beforeAll(async () => {
    server = await openServer(open);
    [editor, viewer] = [await operatorAtDesk(server, 'catalogEditor'), await operatorAtDesk(server, 'viewer')];
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, password_for, supervisors)
      values ('47AB01', 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, 'billing', '{boss@agency.example.gov}')`);
    for (const [name, supervisor, days] of [['First Buyer', 'boss@agency.example.gov', 30], ['Second Buyer', 'gone@agency.example.gov', 30], ['Third Buyer', 'boss@agency.example.gov', -1]] as const) {
      const [buyerId, requestId] = [randomUUID() as string, randomUUID() as string];
      ids.push(requestId);
      await server.signedIn({ sub: buyerId, given_name: name, family_name: '', email: `${requestId}@agency.example.gov`, agency_code: '4700' });
      const email = `${requestId}@agency.example.gov`;
      const { rows: [buyer] } = await server.pool.query<{ id: string }>(sql`select buyer_id::text as id from marketplace.buyer where email = ${email}`);
      await server.pool.query(sql`insert into marketplace.aac_password_request (request_id, buyer_id, buyer_name, buyer_email, store, aac, supervisor_email, purpose, asked_at, answer_by, status)
        values (${requestId}, ${buyer?.id ?? null}, ${name}, ${email}, 'ADVANTAGE', '47AB01', ${supervisor}, 'Supplies', now(), now(), 'approved')`);
      await server.pool.query(sql`insert into marketplace.aac_password (buyer_id, aac, request_id, password_hash, approved_by, approved_at, expires_at)
        values (${buyer?.id ?? null}, '47AB01', ${requestId}, 'scrypt$x', ${supervisor}, now(), now() + make_interval(days => ${days}))`);
    }
  });
  afterAll(() => server.close());

  it('are listed while they are in force, with what has become of their supervisor, and without anything of the password', async () => {
    const { answer } = await at(viewer).get('/aac-passwords');
    expect(answer).toMatchObject({ total: 2, passwords: [{ id: ids[0], aac: '47AB01', activity: 'Sample Depot', holderName: 'First Buyer', isSupervisorListed: true }, { id: ids[1], approvedBy: 'gone@agency.example.gov', isSupervisorListed: false }] });
    expect(JSON.stringify(answer)).not.toContain('scrypt');
    expect((await at(viewer).get('/aac-passwords', { state: 'unlisted' })).answer.passwords.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await at(viewer).get('/aac-passwords', { q: 'first' })).answer.total).toBe(1);
    expect((await at(viewer).get('/aac-passwords', { q: 'nothing of it' })).answer.total).toBe(0);
  });

  it('are revoked with a reason, once: the holder gets a mail, and the audit log has it', async () => {
    const revoke = (browser: DeskBrowser | undefined, id = ids[1] ?? '', reason = 'Their supervisor has left.') => at(browser).post('/aac-password/revoke', { id, reason });
    expect((await revoke(viewer)).status).toBe(403);
    expect((await revoke(editor, ids[1], ' ')).status).toBe(400);
    const answers = await Promise.all([revoke(editor), revoke(editor)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await revoke(editor, randomUUID())).status).toBe(409);
    expect((await at(viewer).get('/aac-passwords')).answer.total).toBe(1);
    const { rows } = await server.pool.query<{ status: string; reason: string }>(sql`select status, reason from marketplace.aac_password_request where request_id = ${ids[1] ?? ''}`);
    expect(rows).toEqual([{ status: 'revoked', reason: 'Their supervisor has left.' }]);
    expect((await server.pool.query(sql`select from marketplace.mail_outbox where kind = 'aac-password-revoked' and body like '%Their supervisor has left.%'`)).rowCount).toBe(1);
    expect((await at(editor).get('/audit', { q: '47AB01' })).answer.entries).toMatchObject([{ action: 'aac-password.revoked', details: { supervisor: 'gone@agency.example.gov', reason: 'Their supervisor has left.' } }]);
  });
});
