import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { storeAccess } from './store-access.ts';
import { shippedStoreMembers } from './testing/shipped-store-members.ts';

const inHarbor = { headers: { 'x-store': 'HARBOR' } };
const orders = '/orderhistory/my_orders';
const person = (email: string) => ({ sub: email, given_name: 'Demo', family_name: 'Buyer', email });

describe.each(oneTestDatabase())('members of a store that its owner ships alone, on $name', ({ open }) => {
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => time.now }, sessionTimeout: 86_400, identity: { storeAccess: storeAccess(shippedStoreMembers) } });
    server.provider.tokenSeconds = 86_400;
    await server.pool.query(`insert into marketplace.store (name, number, shipped, services) values ('HARBOR', 11, true,
      '[{"path": "/vs/harbor/validation", "kind": "department validation"}, {"path": "/vs/harbor/denied", "kind": "department denied"}]')`);
  });
  afterAll(() => server.close());
  // Processes look at the list again after half a second.
  beforeEach(() => void (time.now = new Date(time.now.getTime() + 1000)));

  const rule = (name: string, options: object) =>
    server.pool.query("update marketplace.store set member_rule = $1, member_options = $2, validation_path = '/vs/harbor/validation' where name = 'HARBOR'", [name, options]);

  it('are those of the rule and the options of its data, with the pages that tell them', async () => {
    await rule('email-domain', { domains: ['harbor.example.gov'] });
    const member = await server.signedIn(person('pilot@north.harbor.example.gov'));
    expect((await member.get('/vs/harbor/validation', inHarbor)).envelope).toMatchObject({ responseName: 'Success', attributes: { email: 'pilot@north.harbor.example.gov' } });
    expect((await member.get(orders, inHarbor)).status).toBe(200);

    const other = await server.signedIn(person('officer@dhs.gov'));
    expect((await other.get('/vs/harbor/validation', inHarbor)).envelope).toMatchObject({ responseName: 'Failure', attributes: { domains: ['harbor.example.gov'] } });
    expect((await other.get('/vs/harbor/denied', inHarbor)).envelope).toMatchObject({ responseName: 'accessDenied', attributes: { reason: expect.stringContaining('@harbor.example.gov') } });
    expect(await other.get(orders, inHarbor)).toMatchObject({ status: 403, envelope: { attributes: { code: 'STORE_REFUSED', accessPath: '/vs/harbor/validation', loggedIn: false } } });
    expect((await other.get('/login/mfa_sign_in', inHarbor)).envelope).toMatchObject({ responseType: 'AUTHENTICATED', attributes: { loggedIn: false } });
    expect((await other.get(orders)).status).toBe(200);
  });

  it.each([
    ['no one gives its rule', 'by-invitation', {}],
    ['its rule does not take its options', 'email-domain', { domains: [] }],
  ])('are no one where %s; visitors look around as everywhere', async (_what, name, options) => {
    await rule(name, options);
    const buyer = await server.signedIn(person(`pilot-${name}@harbor.example.gov`));
    expect(await buyer.get(orders, inHarbor)).toMatchObject({ status: 403, envelope: { attributes: { code: 'STORE_REFUSED' }, message: expect.stringContaining('cannot tell who its members are') } });
    expect((await (await server.visitor()).get('/main/start_page', inHarbor)).status).toBe(200);
  });
});
