import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageCommand } from '../../store-packages/package-command.ts';
import { sampleIntegrity, samplePackage } from '../../store-packages/testing/sample-package.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const reason = 'Its cart is broken';

describe.each(oneTestDatabase())('stores at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    chief = await operatorAtDesk(server, 'administrator');
    for (const version of ['1.0.0', '1.1.0']) {
      await packageCommand(server.pool, ['install', samplePackage({ version }), '--integrity', sampleIntegrity], new Date());
      await packageCommand(server.pool, ['activate', 'HARBOR', version], new Date());
    }
  });
  afterAll(() => server.close());

  const harbor = async () => (await chief.get('/store', { name: 'HARBOR' })).answer;

  it('are read by every role: those of the build and those that are shipped alone, with their versions', async () => {
    const viewer = await operatorAtDesk(server, 'viewer');
    expect((await viewer.get('/stores', {})).answer.stores).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'ADVANTAGE', shipped: false }), expect.objectContaining({ name: 'HARBOR', shipped: true, activeVersion: '1.1.0' })]));
    expect(await harbor()).toMatchObject({ store: { number: 11 }, composition: null, failures: [] });
    expect((await harbor()).versions.map(({ version }) => version)).toEqual(expect.arrayContaining(['1.0.0', '1.1.0']));
    expect(await chief.get('/store', { name: 'NOWHERE' })).toMatchObject({ status: 404 });
  });

  it('are rolled back and removed by administrators alone, with a reason', async () => {
    for (const role of ['viewer', 'orderClerk', 'catalogEditor'] as const) {
      const operator = await operatorAtDesk(server, role);
      expect(await operator.post('/store/roll-back', { name: 'HARBOR', version: '1.0.0', reason })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
      expect(await operator.post('/store/remove', { name: 'HARBOR', reason })).toMatchObject({ status: 403, refusal: { code: 'ROLE_REFUSED' } });
    }
    expect((await chief.post('/store/remove', { name: 'HARBOR', reason: '' })).status).toBe(400);
    expect((await harbor()).store.activeVersion).toBe('1.1.0');
  });

  it('show a kept version after a roll back; one that is shown or is not there is refused', async () => {
    expect((await chief.post('/store/roll-back', { name: 'HARBOR', version: '1.0.0', reason })).status).toBe(200);
    expect((await harbor()).store.activeVersion).toBe('1.0.0');
    for (const version of ['1.0.0', '9.9.9']) expect(await chief.post('/store/roll-back', { name: 'HARBOR', version, reason }), version).toMatchObject({ status: 409, refusal: { code: 'CHANGED_MEANWHILE' } });
    expect((await chief.get('/audit', { q: 'HARBOR' })).answer.entries).toMatchObject([{ action: 'store.rolled-back', details: { reason, version: '1.0.0', before: '1.1.0' } }]);
  });

  it('leave the list when they are removed, and a store of the build does not', async () => {
    expect(await chief.post('/store/remove', { name: 'ADVANTAGE', reason })).toMatchObject({ status: 409 });
    expect((await chief.post('/store/remove', { name: 'HARBOR', reason })).status).toBe(200);
    expect(await chief.get('/store', { name: 'HARBOR' })).toMatchObject({ status: 404 });
    expect((await chief.get('/audit', { q: 'store.removed' })).answer.entries).toMatchObject([{ subject: 'HARBOR', details: { reason, versions: '1.0.0, 1.1.0' } }]);
  });
});
