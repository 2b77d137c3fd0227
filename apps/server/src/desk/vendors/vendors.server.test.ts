import { randomUUID } from 'node:crypto';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const mail = { contractNumber: null, way: 'mail', settings: { to: 'orders@vendor.example.com' }, contact: null, replaces: false };

describe.each(oneTestDatabase())('vendors at the desk on $name', ({ open }) => {
  let server: TestServer;
  let administrator: DeskBrowser;
  let vendorId: string;
  beforeAll(async () => {
    server = await openServer(open);
    administrator = await operatorAtDesk(server, 'administrator');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    vendorId = `V-${randomUUID()}`;
    await server.pool.query(sql`insert into marketplace.vendor (vendor_id, name) values (${vendorId}, ${`Vendor & Sons ${vendorId}`})`);
  });

  const set = (given: object) => administrator.post('/vendor/set-way', { ...mail, vendorId, ...given });
  const vendor = async () => (await administrator.get('/vendor', { vendorId })).answer;

  it('sets, replaces and removes a way, each with its entry in the audit log', async () => {
    expect(await vendor()).toMatchObject({ vendor: { name: `Vendor & Sons ${vendorId}`, ways: [], trialMailbox: null, waiting: 0, dead: 0 }, ways: [], knownWays: expect.arrayContaining(['cxml', 'mail']), waiting: [] });
    expect((await set({})).status).toBe(200);
    expect((await set({ contractNumber: '47SMPL-07', contact: 'sales@vendor.example.com' })).status).toBe(200);
    expect((await set({ settings: { to: 'new@vendor.example.com' }, replaces: true })).status).toBe(200);
    expect((await vendor()).ways).toEqual([
      { contractNumber: null, way: 'mail', settings: { to: 'new@vendor.example.com' }, contact: null },
      { contractNumber: '47SMPL-07', way: 'mail', settings: { to: 'orders@vendor.example.com' }, contact: 'sales@vendor.example.com' },
    ]);
    expect((await administrator.post('/vendor/remove-way', { vendorId, contractNumber: '47SMPL-07', reason: 'The contract has ended.' })).status).toBe(200);
    expect((await vendor()).ways).toHaveLength(1);
    expect((await administrator.get('/audit', { q: vendorId })).answer.entries).toMatchObject([
      { action: 'vendor.way-removed', details: { contract: '47SMPL-07', reason: 'The contract has ended.' } },
      { action: 'vendor.way-set', details: { contract: null, way: 'mail', settings: '{"to":"new@vendor.example.com"}' } },
      { action: 'vendor.way-set', details: { contract: '47SMPL-07', contact: 'sales@vendor.example.com' } }, { action: 'vendor.way-set' },
    ]);
  });

  it('refuses settings that the way cannot use, a way that this server does not have, and a change of what is otherwise by now', async () => {
    expect(await set({ settings: { to: 'nobody' } })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'settings', message: expect.stringMatching(/^The way mail cannot be used: /) }] } });
    expect(await set({ way: 'pigeon' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'way', message: expect.stringContaining('It has api, cxml, mail') }] } });
    expect(await set({ contact: 'nobody' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'contact' }] } });
    expect(await set({ replaces: true })).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    await set({});
    expect(await set({})).toMatchObject({ status: 409 });
    expect(await administrator.post('/vendor/remove-way', { vendorId, contractNumber: '47SMPL-07', reason: 'x' })).toMatchObject({ status: 409 });
    expect(await set({ vendorId: 'V-UNKNOWN' })).toMatchObject({ status: 404 });
    expect((await administrator.get('/vendor', { vendorId: 'V-UNKNOWN' })).status).toBe(404);
    expect((await administrator.get('/audit', { q: vendorId })).answer.total).toBe(1);
  });

  it('makes a key that opens the API and is told once, and revokes it', async () => {
    const { answer: { key, keyId } } = await administrator.post('/vendor/make-key', { vendorId, note: 'warehouse program' });
    const asked = async () => (await server.app.inject({ url: '/vendor/api/purchase-orders', headers: { authorization: `Bearer ${key}` } })).statusCode;
    expect([await asked(), (await vendor()).keys]).toEqual([200, [expect.objectContaining({ keyId, note: 'warehouse program', revokedAt: null })]]);
    expect(JSON.stringify([await vendor(), (await administrator.get('/audit', { q: vendorId })).answer])).not.toContain(key);
    const revoke = { vendorId, keyId, reason: 'The program is gone.' };
    expect(await administrator.post('/vendor/revoke-key', { ...revoke, vendorId: 'V-OTHER' })).toMatchObject({ status: 409 });
    expect((await administrator.post('/vendor/revoke-key', revoke)).status).toBe(200);
    expect(await administrator.post('/vendor/revoke-key', revoke)).toMatchObject({ status: 409 });
    expect([await asked(), (await vendor()).keys[0]?.revokedAt]).toEqual([401, expect.any(String)]);
    expect((await administrator.get('/audit', { q: vendorId })).answer.entries).toMatchObject([
      { action: 'vendor.key-revoked', details: { key: keyId, reason: 'The program is gone.' } }, { action: 'vendor.key-made', details: { key: keyId, note: 'warehouse program' } },
    ]);
    expect(await administrator.post('/vendor/make-key', { vendorId: 'V-UNKNOWN', note: '' })).toMatchObject({ status: 404 });
  });

  it('is changed by an administrator alone: who sets a way says where orders go', async () => {
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.get('/vendor', { vendorId })).status).toBe(200);
    expect(await clerk.post('/vendor/set-way', { ...mail, vendorId })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    expect(await clerk.post('/vendor/make-key', { vendorId, note: '' })).toMatchObject({ status: 403 });
    expect(await clerk.post('/vendor/remove-way', { vendorId, contractNumber: null, reason: 'x' })).toMatchObject({ status: 403 });
  });

  it('lists vendors by name, and by whether they have a way; one that has a way before the first import, too', async () => {
    const found = async (filter: object) => (await administrator.get('/vendors', { q: vendorId, ...filter })).answer.vendors.map(({ vendorId: id }) => id);
    expect([await found({}), await found({ state: 'withoutWay' }), await found({ state: 'waiting' })]).toEqual([[vendorId], [vendorId], []]);
    await set({});
    expect(await found({ state: 'withoutWay' })).toEqual([]);
    await server.pool.query(sql`insert into marketplace.vendor_way (vendor_id, contract_number, way, settings) values (${`${vendorId}-new`}, '', 'mail', '{}')`);
    expect(await found({ q: `${vendorId}-new` })).toEqual([`${vendorId}-new`]);
  });
});

describe.each(oneTestDatabase())('vendors of a trial at the desk on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => void (server = await openServer(open, { vendorTrial: true })));
  afterAll(() => server.close());

  it('without a way have a mailbox, and with one they have none', async () => {
    const administrator = await operatorAtDesk(server, 'administrator');
    await server.pool.query(sql`insert into marketplace.vendor (vendor_id, name) values ('V-TRIAL', 'Trial vendor')`);
    const mailbox = async () => (await administrator.get('/vendor', { vendorId: 'V-TRIAL' })).answer.vendor.trialMailbox;
    expect(await mailbox()).toBe('orders@v-trial.vendors.example');
    await administrator.post('/vendor/set-way', { ...mail, vendorId: 'V-TRIAL' });
    expect(await mailbox()).toBeNull();
  });
});
