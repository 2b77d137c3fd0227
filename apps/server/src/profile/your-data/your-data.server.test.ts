import { randomUUID } from 'node:crypto';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../testing/browser.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

describe.each(oneTestDatabase())('the data of a buyer on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => { server = await openServer(open); });
  afterAll(() => server.close());

  const newBuyer = (email: string) => server.signedIn({ sub: randomUUID(), given_name: 'Demo', family_name: 'Buyer', email, agency_code: '4700' });
  const page = async (browser: TestBrowser) => (await browser.get('/profile/your_data')).envelope.attributes;
  const change = async (browser: TestBrowser, sent: object) => (await browser.post('/profile/change_closure', sent)).envelope.attributes;
  const mails = async (recipient: string) => (await server.pool.query<{ kind: string }>('select kind from marketplace.mail_outbox where recipient = $1 order by created_at', [recipient])).rows.map(({ kind }) => kind);

  it('comes as one file with everything that they gave, without secrets, and with nothing of another buyer', async () => {
    const [browser, other] = [await newBuyer('export@agency.example.gov'), await newBuyer('other@agency.example.gov')];
    await browser.post('/profile/save_profile', { kind: 'federal', version: 0, values: { firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100', agencyCode: '47' } });
    await browser.post('/profile/order_mail', { orderMail: 'needed' });
    await browser.post('/profile/add_payment', { newCard: { number: '4111111111111111', expires: '12/31', cardholder: 'Demo Buyer' }, label: 'Own card' });
    await other.post('/profile/add_payment', { newCard: { number: '5555555555554444', expires: '12/31', cardholder: 'Other Buyer' } });
    const { fileName, json } = (await browser.get('/profile/export_data')).envelope.attributes as { fileName: string; json: string };
    expect(fileName).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(json)).toMatchObject({
      person: { firstName: 'Demo', lastName: 'Buyer', email: 'export@agency.example.gov', agencyCode: '4700', sessions: [{ signedInAt: expect.any(String) }] },
      profile: { phone: '202-555-0100', agencyCode: '47' }, settings: { mailsAboutOrders: 'needed' },
      waysToPay: [{ method: 'card', label: 'Own card', lastFourDigits: '1111', cardholder: 'Demo Buyer' }],
      carts: [], orders: [], messages: [], messagesToTheHelpDesk: [], authorizations: [], approvals: [], requests: [], registrations: [], smartCard: null,
    });
    expect(json).not.toMatch(/4111111111111111|card_|Other Buyer|5555/);
  });

  it('is asked to be removed once, however often it is pressed, and the request is taken back', async () => {
    const browser = await newBuyer('close@agency.example.gov');
    expect(await page(browser)).toMatchObject({ email: 'close@agency.example.gov', openPurchaseOrders: 0, requests: [], notice: null });
    await server.pool.query("insert into marketplace.help_desk_contact (store, email) values ('*', 'desk@store.example.gov')");
    try {
      await Promise.all([1, 2, 3].map(() => change(browser, { ask: true })));
      expect(await page(browser)).toMatchObject({ requests: [{ kind: 'closure', state: 'open', number: expect.stringMatching(/^B-\d{7}-\d$/) }] });
      expect(await mails('close@agency.example.gov')).toEqual(['closure-noted']);
      expect(await change(browser, { withdraw: true })).toMatchObject({ notice: { tone: 'success' }, requests: [{ state: 'withdrawn' }] });
      expect(await change(browser, { withdraw: true })).toMatchObject({ notice: { tone: 'warning' } });
      expect(await mails('desk@store.example.gov')).toEqual(['closure-request', 'closure-withdrawn']);
    } finally {
      await server.pool.query('delete from marketplace.help_desk_contact');
    }
  });

  it('is for buyers alone', async () => {
    const visitor = await server.visitor();
    for (const path of ['/profile/your_data', '/profile/export_data']) expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.post('/profile/change_closure', { ask: true })).status).toBe(401);
  });
});
