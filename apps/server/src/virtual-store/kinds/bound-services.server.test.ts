import { oneTestDatabase } from '@quartermaster/database/testing';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInformation, readInformationFolder } from '../../information/index.ts';
import { packageCommand } from '../../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage } from '../../store-packages/testing/sample-package.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { storeAccess } from '../membership/store-access.ts';
import { shippedStoreMembers } from '../membership/testing/shipped-store-members.ts';

const information = fileURLToPath(new URL('../../../../../data/information', import.meta.url));
const inHarbor = { headers: { 'x-store': 'HARBOR' } };
const traits = {
  family: 'virtual',
  startPath: '/vs/harbor/start_page',
  federal: false,
  members: { rule: 'email-domain', options: { domains: ['harbor.example.gov'] }, validationPath: '/vs/harbor/validation' },
  hostWords: ['harbor'],
  information: { tutorial: 'TUTORIAL_3', help: 'GGS_HELP' },
  services: [
    { path: '/vs/harbor/start_page', kind: 'virtual start' },
    { path: '/vs/harbor/validation', kind: 'department validation' },
    { path: '/vs/harbor/email', kind: 'department email' },
    { path: '/vs/harbor/email_submit', kind: 'department email submit' },
    { path: '/vs/harbor/denied', kind: 'department denied' },
    { path: '/vs/harbor/tutorial', kind: 'tutorial' },
  ],
};

describe.each(oneTestDatabase())('a store that is added with what it is, on $name', ({ open }) => {
  let now = Date.now();
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { clock: { now: () => new Date(now) }, identity: { storeAccess: storeAccess(shippedStoreMembers) } });
    await loadInformation(server.pool, readInformationFolder(information), { supplied: true });
    const before = await (await server.visitor()).get('/vs/harbor/start_page', inHarbor);
    expect(before.status).toBe(404);
    await packageCommand(server.pool, ['install', samplePackage({ quartermaster: { traits } }), '--integrity', sampleIntegrity], new Date(now));
    await packageCommand(server.pool, ['activate', 'HARBOR', '1.0.0'], new Date(now));
    now += 1_000;
  });
  afterAll(() => server.close());

  it('has its start page, Home and Login, in the server that ran before', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get('/vs/harbor/start_page', inHarbor)).envelope).toMatchObject({ responseName: 'Home', attributes: { storeName: 'HARBOR', storeID: 11, loggedIn: false } });
    expect((await visitor.get('/vs/harbor/start_page?type=login', inHarbor)).envelope.responseName).toBe('Login');
    expect((await visitor.get('/main/start_page?type=login', inHarbor)).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/vs/harbor/start_page?type=login' });
    expect((await visitor.get('/vs/harbor/start_page', { headers: { 'x-store': 'VA' } })).envelope).toMatchObject({ redirectURL: '/vs/harbor/start_page?store=HARBOR' });
  });

  it('lets its members in and sends others to its validation, where a mailed code makes them members', async () => {
    const officer = await server.signedIn({ sub: 'harbor-officer', email: 'officer@harbor.example.gov' });
    expect((await officer.get('/vs/harbor/validation', inHarbor)).envelope).toMatchObject({ responseName: 'Success', attributes: { email: 'officer@harbor.example.gov' } });
    const stranger = await server.signedIn({ sub: 'harbor-stranger', email: 'buyer@agency.example.gov' });
    expect((await stranger.get('/vs/harbor/validation', inHarbor)).envelope).toMatchObject({ responseName: 'Failure', attributes: { domains: ['harbor.example.gov'] } });
    expect((await stranger.get('/vs/harbor/denied', inHarbor)).envelope).toMatchObject({ responseName: 'accessDenied', attributes: { reason: expect.stringContaining('@harbor.example.gov') } });
    expect((await officer.get('/vs/harbor/denied', inHarbor)).envelope).toMatchObject({ redirectURL: '/vs/harbor/validation' });
    expect((await stranger.get('/vs/harbor/email', inHarbor)).envelope.responseName).toBe('Initial');
    expect((await stranger.post('/vs/harbor/email_submit', { email: 'stranger@harbor.example.gov' }, inHarbor)).envelope.responseName).toBe('CodeSent');
    expect((await stranger.get('/orderhistory/my_orders', inHarbor)).status).toBe(403);
  });

  it('goes through the same checks as every service: method, XSRF, sign-in', async () => {
    const visitor = await server.visitor();
    expect((await visitor.post('/vs/harbor/start_page', {}, inHarbor)).status).toBe(405);
    expect((await visitor.get('/vs/harbor/validation', inHarbor)).status).toBe(401);
    const buyer = await server.signedIn({ sub: 'harbor-third', email: 'third@harbor.example.gov' });
    expect((await buyer.post('/vs/harbor/email_submit', { email: 'x@harbor.example.gov' }, { headers: { ...inHarbor.headers, 'x-xsrf-token': 'wrong' } })).status).toBe(403);
  });

  it('has the other services that it names, takes registrations by its rule, and is led to by its hosts', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get('/vs/harbor/tutorial', inHarbor)).envelope).toMatchObject({ responseName: '11', attributes: { title: expect.any(String) } });
    expect((await visitor.get('/profile/registration', inHarbor)).envelope).toMatchObject({ responseName: 'StateEmail' });
    expect((await visitor.get('/main/session', { headers: { host: 'harbor-2.example.gov' } })).envelope.attributes).toMatchObject({ storeName: 'HARBOR' });
  });

  it('has nothing of it any more when it is removed', async () => {
    await packageCommand(server.pool, ['remove', 'HARBOR'], new Date(now));
    now += 1_000;
    expect((await (await server.visitor()).get('/vs/harbor/start_page', inHarbor)).status).toBe(404);
  });
});
