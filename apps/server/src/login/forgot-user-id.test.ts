import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { Mail } from '@quartermaster/deployment';
import { demoBuyer, openServer, type TestServer } from '../testing/server.ts';

describe.each(oneTestDatabase())('a forgotten user id on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { identity: { sleep: async () => {} } });
  });
  beforeEach(async () => {
    for (const table of ['mail_outbox', 'user_id_mail']) await server.pool.query(`delete from marketplace.${table}`);
  });
  afterAll(() => server.close());

  const ask = async (email: string) => (await (await server.visitor()).post('/sign_in/forgot_user_id', { email })).envelope;
  const mails = async () => (await server.pool.query<{ recipient: string; body: string }>('select recipient, body from marketplace.mail_outbox')).rows;

  it('is sent to the address of the account, and the answer is the same for an address without an account [spec 7.12]', async () => {
    await server.signedIn({ sub: 'forgetful', email: 'Forgetful@agency.example.gov', preferred_username: 'f.orgetful' });
    const known = await ask('forgetful@agency.example.gov');
    const unknown = await ask('nobody@agency.example.gov');
    expect(known).toMatchObject({ responseName: 'Success', attributes: { email: 'forgetful@agency.example.gov' } });
    expect({ ...unknown, attributes: null }).toEqual({ ...known, attributes: null });
    expect(await mails()).toEqual([{ recipient: 'forgetful@agency.example.gov', body: expect.stringContaining('You sign in with: f.orgetful') }]);
  });

  it('is sent three times an hour at most', async () => {
    await server.signedIn({ sub: 'often', email: 'often@agency.example.gov' });
    for (let time = 0; time < 5; time += 1) await ask('often@agency.example.gov');
    expect(await mails()).toHaveLength(3);
    await server.pool.query("update marketplace.user_id_mail set noted_at = noted_at - interval '61 minutes'");
    await ask('often@agency.example.gov');
    expect(await mails()).toHaveLength(4);
    await server.cleanUp(new Date());
    expect((await server.pool.query('select from marketplace.user_id_mail')).rowCount, 'what counts no more is forgotten').toBe(1);
  });

  it('needs an e-mail address', async () => {
    expect(await ask('buyer')).toMatchObject({ responseName: 'Failure', attributes: { email: 'buyer', problem: expect.stringContaining('e-mail') } });
  });

  it('goes the way that the deployment sends mail, and takes as long for everybody', async () => {
    const sent: Mail[] = [];
    const waits: number[] = [];
    const other = await openServer(open, { identity: { mail: { send: async (mail) => void sent.push(mail) }, sleep: async (time) => void waits.push(time) } });
    await other.signedIn({ sub: 'someone', email: 'someone@agency.example.gov' });
    for (const email of ['someone@agency.example.gov', 'nobody@agency.example.gov']) await (await other.visitor()).post('/sign_in/forgot_user_id', { email });
    expect(sent.map(({ recipient }) => recipient)).toEqual(['someone@agency.example.gov']);
    expect(waits).toEqual([400, 400]);
    for (let time = 0; time < 4; time += 1) await (await other.visitor()).post('/sign_in/forgot_user_id', { email: 'someone@agency.example.gov' });
    expect(sent, 'three an hour, however it is sent').toHaveLength(3);
    await other.close();
  });
});

describe.each(oneTestDatabase())('beside sign-in on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  it('POST /login/sign_in leads to the identity server [spec 7.8]', async () => {
    const { envelope } = await (await server.visitor()).post('/login/sign_in', {});
    expect(envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/authenticate' });
  });

  it('POST /login/sign_in tells a buyer who is signed in which account they use [spec 2.54, 7.8]', async () => {
    const buyer = await server.signedIn();
    expect((await buyer.post('/login/sign_in', {})).envelope).toMatchObject({ responseName: 'Success', attributes: { email: demoBuyer.email, loggedIn: true } });
  });

  it('/vs/access_denied says the store’s own reason, or ours [spec 2.54, 6.5]', async () => {
    expect((await (await server.visitor()).get('/vs/access_denied')).envelope).toMatchObject({ responseName: 'accessDenied', attributes: { reason: expect.stringContaining('Sign in') } });
    expect((await (await server.signedIn()).get('/vs/access_denied')).envelope.attributes?.['reason']).toContain('no access to the ADVANTAGE store');
    const own = await openServer(open, { identity: { storeAccess: async (_buyer, store) => (store.name === 'DHS' ? 'For one department.' : null) } });
    const member = await own.signedIn();
    expect((await member.get('/vs/access_denied', { headers: { 'x-store': 'DHS' } })).envelope.attributes?.['reason']).toBe('For one department.');
    await own.close();
  });

  it('/restricted answers FedStripAccessDenied, to members and to visitors [spec 2.115, 6.7]', async () => {
    const visitor = await (await server.visitor()).get('/restricted');
    const member = await (await server.signedIn()).get('/restricted');
    for (const { envelope } of [visitor, member]) expect(envelope.responseName).toBe('FedStripAccessDenied');
    expect(member.envelope.attributes?.['reason']).not.toBe(visitor.envelope.attributes?.['reason']);
  });
});
