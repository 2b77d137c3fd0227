import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { openServer, type TestServer } from '../testing/server.ts';

describe.each(oneTestDatabase())('the choice of mails about orders on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => { server = await openServer(open); });
  afterAll(() => server.close());

  const chosen = async (browser: TestBrowser): Promise<unknown> => (await browser.get('/profile/update_profile')).envelope.attributes?.['orderMail'];

  it('is in the profile of the buyer who makes it, and all mails before', async () => {
    const buyer = await server.signedIn();
    expect(await chosen(buyer)).toBe('all');
    expect((await buyer.post('/profile/order_mail', { orderMail: 'least' })).envelope).toMatchObject({ responseName: 'Success', attributes: { orderMail: 'least' } });
    expect(await chosen(buyer)).toBe('least');
    expect((await buyer.post('/profile/order_mail', { orderMail: 'none' })).envelope).toMatchObject({ responseType: 'ERROR' });
    expect(await chosen(buyer)).toBe('least');
    await buyer.post('/profile/order_mail', { orderMail: 'needed' });
    expect(await chosen(buyer)).toBe('needed');
  });

  it('is for buyers alone', async () => {
    expect((await (await server.visitor()).post('/profile/order_mail', { orderMail: 'all' })).status).toBe(401);
  });

  it('is where the mails lead: the server has noted its address', async () => {
    const { rows } = await server.pool.query<{ origin: string }>('select origin from marketplace.web_address');
    expect(rows).toEqual([{ origin: 'http://localhost:8080' }]);
  });
});
