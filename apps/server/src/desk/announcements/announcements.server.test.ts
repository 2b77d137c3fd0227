import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { listen, WebsocketClient } from '../../testing/websocket-client.ts';
import { operatorAtDesk } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('announcements of the desk on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => void (server = await openServer(open)));
  afterAll(() => server.close());

  it('reach browsers that are connected, as text, and are in the audit log', async () => {
    const administrator = await operatorAtDesk(server, 'administrator');
    const visitor = await WebsocketClient.open(await listen(server.app), await server.visitor());
    await visitor.hello();
    expect((await administrator.post('/announce', { text: ' Closed from <6 p.m.> ', type: 'warning', seconds: 30 })).status).toBe(200);
    expect(await visitor.next('alert')).toEqual({ op: 'alert', type: 'warning', msg: 'Closed from &lt;6 p.m.&gt;', timeout: 30_000 });
    expect((await administrator.get('/audit', { q: 'announcement' })).answer.entries).toMatchObject([{ action: 'announcement.sent', details: { text: 'Closed from <6 p.m.>', type: 'warning', seconds: 30 } }]);
  });

  it('are refused without a text, and from those who are no administrators', async () => {
    const [administrator, clerk] = [await operatorAtDesk(server, 'administrator'), await operatorAtDesk(server, 'orderClerk')];
    expect(await administrator.post('/announce', { text: ' ', type: 'info', seconds: 0 })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'text', message: 'Say what to announce.' }] } });
    expect(await clerk.post('/announce', { text: 'Hello', type: 'info', seconds: 0 })).toMatchObject({ status: 403 });
  });
});
