import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoBuyer, openServer, type TestServer } from '../../testing/server.ts';
import { storeAccess } from './store-access.ts';
import { shippedStoreMembers } from './testing/shipped-store-members.ts';

const inState = { headers: { 'x-store': 'STATE' } };
const clerk = { sub: 'clerk', given_name: 'Demo', family_name: 'Clerk', email: 'clerk@city.example.us' };

describe.each(oneTestDatabase())('members of STATE on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { identity: { storeAccess: storeAccess(shippedStoreMembers) } });
    await server.pool.query("insert into marketplace.member_domain (domain, government, state, kind, since, source) values ('city.example.us', 'City of Example', 'IA', 'city', '2026-01-01', 'test')");
  });
  afterAll(() => server.close());

  it('a state or local member passes [spec 2.113]', async () => {
    const buyer = await server.signedIn(clerk);
    expect((await buyer.get('/state/stateValidation', inState)).envelope).toMatchObject({ responseName: 'Success', attributes: { email: clerk.email, loggedIn: true } });
    expect((await buyer.get('/orderhistory/my_orders', inState)).status).toBe(200);
  });

  it('a federal member is told why not, orders elsewhere, and does nothing as a buyer here [spec 2.113]', async () => {
    const buyer = await server.signedIn(demoBuyer);
    expect((await buyer.get('/state/stateValidation', inState)).envelope).toMatchObject({ responseName: 'Failure', attributes: { agencyCode: '4700' } });
    expect(await buyer.get('/orderhistory/my_orders', inState)).toMatchObject({ status: 403, envelope: { attributes: { code: 'STORE_REFUSED', accessPath: '/state/stateValidation', loggedIn: false } } });
    expect((await buyer.get('/orderhistory/my_orders')).status).toBe(200);
    expect((await buyer.get('/login/mfa_sign_in', inState)).envelope).toMatchObject({ responseType: 'AUTHENTICATED', attributes: { loggedIn: false, firstName: null } });
  });

  it('who has no agency and no address of a listed domain is no member, whatever the address looks like', async () => {
    const buyer = await server.signedIn({ ...clerk, sub: 'other', email: 'clerk@evil-city.example.us' });
    expect((await buyer.get('/state/stateValidation', inState)).envelope).toMatchObject({ responseName: 'Failure', attributes: { email: 'clerk@evil-city.example.us', agencyCode: null } });
    expect(await buyer.get('/orderhistory/my_orders', inState)).toMatchObject({ status: 403, envelope: { attributes: { code: 'STORE_REFUSED', accessPath: '/state/stateValidation' } } });
  });

  it('a visitor is asked to sign in', async () => {
    expect((await (await server.visitor()).get('/state/stateValidation', inState)).status).toBe(401);
  });
});
