import { randomUUID } from 'node:crypto';
import type { AttributesOf, VerifyPage } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgetsOf } from '../approvals/index.ts';
import { requisitionCommand, folderTransport } from '../requisitions/index.ts';
import { federalFiscalYear } from '../runtime/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { passTime } from './funds/clock.ts';

const catalog = [{ id: 'toner-1', name: 'Sample toner', partNumber: '006R90321', nsn: '7510-01-392-0564', manufacturer: 'Sample Maker', offers: [{ vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5, unitOfIssue: 'BX' }] }];
const constants = { mediaAndStatus: 'S', demandCode: 'N', supplementaryAddress: '', signalCode: 'A', fundCode: 'A1', distributionCode: '', projectCode: '', priority: '13', requiredDeliveryDate: '', adviceCode: '', approver: '' };
const none = { unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };
const appropriation = '999-2026/2027-9999-000';
type Page = AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds'>;
let nth = 0;

describe.each(oneTestDatabase())('budgets of requisitions on $name', ({ open }) => {
  let server: TestServer;
  let approver: TestBrowser;
  let aac = '';
  const year = () => federalFiscalYear(new Date());

  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
    approver = await server.signedIn({ sub: 'budget-approver', given_name: 'Demo', family_name: 'Approver', email: 'budget.approver@agency.example.gov', agency_code: '4700' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    nth += 1;
    aac = `47D${String(nth).padStart(3, '0')}`;
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, funds_control)
      values (${aac}, 'Sample Lab', 'Sample Clerk', '202-555-0143', 'lab@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, true)`);
    await server.pool.query(sql`insert into marketplace.approver (scope, code, email, name) values ('activity', ${aac}, 'budget.approver@agency.example.gov', 'Demo Approver')`);
  });

  const budget = (amount: number) => server.pool.query(sql`insert into marketplace.fund_budget (aac, fund, fiscal_year, amount) values (${aac}, 'A1', ${year()}, ${amount})`);
  const standing = async () => { const [kept] = await budgetsOf(server.pool, aac, year()); return [kept?.reserved, kept?.spent]; };
  const clerkWith = async (...lines: [string, string, string?][]) => {
    nth += 1;
    const clerk = await server.signedIn({ sub: `budget-clerk${nth}`, given_name: 'Demo', family_name: 'Buyer', email: `budget.clerk${nth}@agency.example.gov`, agency_code: '4700' });
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: aac });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const keys = lines.map(() => randomUUID() as string);
    await clerk.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines: lines.map(([stockNumber, quantity, unitOfIssue = ''], at) => ({ ...none, key: keys[at], revision: 0, place: at + 1, stockNumber, quantity, unitOfIssue })), removed: [] });
    return { clerk, keys };
  };
  const ask = async (clerk: TestBrowser, prices: object[] = []) => {
    const { version } = (await clerk.post('/fedstrip/add_to_cart', {})).envelope.attributes as unknown as VerifyPage;
    return (await clerk.post('/fedstrip/process_Order', { version, sendKey: randomUUID(), funds: { appropriation, note: '', prices } })).envelope;
  };
  const look = async (browser: TestBrowser, request: string) => (await browser.get(`/fedstrip/fedstrip_shopping_cart?request=${request}`)).envelope.attributes as unknown as Page;
  const decide = async (browser: TestBrowser, request: string, what: object) => (await browser.post('/fedstrip/fedstrip_authorize_funds_save', { request, ...what })).envelope.attributes as unknown as Page;
  const idOf = (redirectURL: string | undefined) => redirectURL?.split('request=')[1] ?? '';

  it('are reserved when an approver is asked, settled when they are sent, and free again for what is canceled', async () => {
    await budget(10_000);
    const { clerk } = await clerkWith(['7510-01-392-0564', '4']);
    const request = idOf((await ask(clerk)).redirectURL);
    expect(await standing()).toEqual([4000, 0]);
    const seen = await look(approver, request);
    expect(seen).toMatchObject({ fiscalYear: year(), budget: { amount: { amount: 10_000 }, reserved: { amount: 4000 }, left: { amount: 6000 } }, may: { authorize: true, change: true } });
    expect((await look(clerk, request)).budget).toBeNull();
    expect(await decide(approver, request, { authorize: { reviewed: seen.reviewed } })).toMatchObject({ status: 'authorized', events: [{ what: 'Sent for authorization' }, { what: 'Authorized', by: 'Demo Approver' }] });
    expect(await standing()).toEqual([0, 4000]);
    const { rows: [sent] } = await server.pool.query<{ number: string }>(sql`select document_number as number from marketplace.fund_use_of_requisition where aac = ${aac}`);
    const run = (...args: string[]) => requisitionCommand(server.pool, args, { operator: 'Demo Operator', now: new Date(), transport: folderTransport, read: () => '', rejects: (_file, text) => text });
    await run('cancel', sent?.number ?? '');
    expect(await standing()).toEqual([0, 0]);
  });

  it('are free again when requisitions are returned, withdrawn, or not answered', async () => {
    await budget(10_000);
    const { clerk } = await clerkWith(['7510-01-392-0564', '4']);
    const first = idOf((await ask(clerk)).redirectURL);
    await decide(approver, first, { giveBack: { reason: 'Ask for less.' } });
    expect(await standing()).toEqual([0, 0]);
    await decide(clerk, first, { takeBack: true });
    const second = idOf((await ask(clerk)).redirectURL);
    expect(await standing()).toEqual([4000, 0]);
    await decide(clerk, second, { withdraw: true });
    expect(await standing()).toEqual([0, 0]);
    await decide(clerk, second, { takeBack: true });
    const third = idOf((await ask(clerk)).redirectURL);
    const times = { answerDays: 7, reminderDays: 2, keptDays: 90 };
    const later = (days: number) => passTime(server.pool, new Date(Date.now() + days * 86_400_000), { times, webOrigin: 'https://market.example', randomness: { uuid: randomUUID } });
    const mails = async (kind: string) => (await server.pool.query<{ recipient: string }>(sql`select recipient from marketplace.mail_outbox where kind = ${kind} and body like ${`%${third}%`}`)).rows.length;
    await later(1);
    expect(await mails('approval-reminder')).toBe(0);
    await later(3);
    await later(3);
    expect(await mails('approval-reminder')).toBe(1);
    expect(await look(clerk, third)).toMatchObject({ status: 'waiting', may: { remind: false } });
    // The last day is over, and the clock, which looks once an hour, was not there yet.
    await server.pool.query(sql`update marketplace.fedstrip_request set answer_by = now() - interval '1 minute' where request_id = ${third}`);
    for (const answer of [{ authorize: { reviewed: (await look(approver, third)).reviewed } }, { giveBack: { reason: 'Too late.' } }]) {
      await decide(approver, third, answer);
      expect(await look(approver, third)).toMatchObject({ status: 'waiting' });
    }
    await later(8);
    expect(await look(clerk, third)).toMatchObject({ status: 'expired', may: { takeBack: true }, events: [{}, { what: 'Approvers were reminded', by: 'The marketplace' }, { what: 'Not answered in time' }] });
    expect(await mails('approval-expired')).toBe(1);
    expect(await standing()).toEqual([0, 0]);
  });

  it('are never overdrawn, however many ask at once, and a fund without a budget is refused', async () => {
    await budget(3500);
    const clerks = await Promise.all(Array.from({ length: 8 }, () => clerkWith(['7510-01-392-0564', '1'])));
    const answers = await Promise.all(clerks.map(({ clerk }) => ask(clerk)));
    expect(answers.filter(({ redirectURL }) => idOf(redirectURL) !== '')).toHaveLength(3);
    expect(answers.filter(({ responseName }) => responseName === 'AFCDataEntry')).toHaveLength(5);
    expect(await standing()).toEqual([3000, 0]);
    const [, refused] = [0, answers.find(({ responseName }) => responseName === 'AFCDataEntry')];
    expect(refused).toMatchObject({ attributes: { form: { errors: [{ field: '', message: expect.stringContaining('has $5.00 left') as string }] } } });
    const { clerk } = await clerkWith(['7510-01-392-0564', '1']);
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, fundCode: 'B2' });
    expect(await ask(clerk)).toMatchObject({ attributes: { form: { errors: [{ message: expect.stringContaining('no budget of fund B2') as string }] } } });
  });

  it('count a line that the catalog does not know by the price that the buyer expects', async () => {
    const { clerk, keys } = await clerkWith(['7510-01-392-0564', '1'], ['7920000000001', '5', 'EA']);
    const [, broom = ''] = keys;
    await budget(10_000);
    expect((await clerk.get('/fedstrip/fedstrip_shopping_cart?funds=enter')).envelope).toMatchObject({ attributes: { unpriced: 1, form: { values: { prices: [] } } } });
    expect(await ask(clerk)).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: `prices.${broom}`, message: expect.stringContaining('line 2') as string }] } } });
    expect(await ask(clerk, [{ key: broom, price: 'ten' }])).toMatchObject({ attributes: { form: { values: { prices: [{ key: broom, price: 'ten' }] }, errors: [{ field: `prices.${broom}` }] } } });
    expect(await ask(clerk, [{ key: broom, price: '10000000.01' }])).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: `prices.${broom}`, message: expect.stringContaining('at most $10,000,000.00') as string }] } } });
    expect(await ask(clerk, [{ key: broom, price: '18.01' }])).toMatchObject({ attributes: { total: { amount: 10_005 }, form: { errors: [{ field: '', message: expect.stringContaining('$100.05') as string }] } } });
    const request = idOf((await ask(clerk, [{ key: broom, price: '$12.00' }, { key: keys[0], price: '1' }])).redirectURL);
    // What the catalog knows is not what a buyer says.
    expect(await standing()).toEqual([7000, 0]);
    expect(await look(approver, request)).toMatchObject({ amount: { amount: 7000 }, unpriced: 0, lines: [{ isPriceSaid: false }, { price: { amount: 1200 }, isPriceSaid: true }] });
    await decide(clerk, request, { withdraw: true });
    await decide(clerk, request, { takeBack: true });
    expect((await clerk.get('/fedstrip/fedstrip_shopping_cart?funds=enter')).envelope).toMatchObject({ attributes: { form: { values: { prices: [{ key: broom, price: '12.00' }] } } } });
  });

  it('never come to more than one order may cost: its pages are shown, and nothing is sent or asked', async () => {
    const limit = '$10,000,000,000,000.00';
    const { clerk, keys } = await clerkWith(...Array.from({ length: 11 }, (_, at): [string, string, string] => [`79200000000${10 + at}`, '99999', 'EA']));
    const asked = await ask(clerk, keys.map((key) => ({ key, price: '10000000' })));
    expect(asked).toMatchObject({ responseName: 'AFCDataEntry', attributes: { total: { amount: 1_000_000_000_000_000 }, form: { errors: [{ field: '', message: expect.stringContaining(limit) as string }] } } });
    expect((await clerk.get('/fedstrip/fedstrip_authorize_funds')).envelope).toMatchObject({ attributes: { own: [] } });
    await server.pool.query(sql`update marketplace.activity_address set funds_control = false where aac = ${aac}`);
    await server.pool.query(sql`update marketplace.offer set price = 2000000000`);
    const { clerk: other } = await clerkWith(...Array.from({ length: 6 }, (): [string, string] => ['7510-01-392-0564', '99999999']));
    expect((await other.post('/fedstrip/add_to_cart', {})).envelope, 'quantities that are mistyped').toMatchObject({ responseName: 'Initial', attributes: { total: { amount: 1_000_000_000_000_000 } } });
    const { clerk: third } = await clerkWith(...Array.from({ length: 6 }, (): [string, string] => ['7510-01-392-0564', '99999']));
    expect(await ask(third)).toMatchObject({ responseName: 'Initial', attributes: { notice: expect.stringContaining(limit) as string } });
    await server.pool.query(sql`update marketplace.offer set price = 1000`);
  });

  it('follow the quantities that an approver lowers; two approvers never decide about two things', async () => {
    await budget(10_000);
    const { clerk, keys } = await clerkWith(['7510-01-392-0564', '4'], ['006R90321', '3']);
    const [toner = '', ribbon = ''] = keys;
    const request = idOf((await ask(clerk)).redirectURL);
    const { reviewed } = await look(approver, request);
    const lower = (left: [string, string][]) => decide(approver, request, { change: { reviewed, quantities: left.map(([key, text]) => ({ key, left: text })) } });
    expect(await lower([[toner, '5'], [ribbon, 'x']])).toMatchObject({ status: 'waiting', form: { errors: [{ field: `quantities.${toner}` }, { field: `quantities.${ribbon}` }] } });
    expect(await lower([[toner, '0'], [ribbon, '0']])).toMatchObject({ form: { errors: [{ field: '', message: expect.stringContaining('at least one line') as string }] } });
    expect(await decide(clerk, request, { change: { reviewed, quantities: [{ key: toner, left: '1' }] } })).toMatchObject({ lines: [{ quantity: 4 }, { quantity: 3 }] });
    expect(await lower([[toner, '2'], [ribbon, '0']])).toMatchObject({ lines: [{ key: toner, quantity: 2 }], amount: { amount: 2000 }, events: [{}, { what: 'Changed', details: ['7510-01-392-0564: 2 in place of 4', '006R90321 was taken out'] }] });
    expect(await standing()).toEqual([2000, 0]);
    const change = async (left: string) => {
      const now = await look(approver, request);
      return decide(approver, request, { change: { reviewed: now.reviewed, quantities: [{ key: toner, left }] } });
    };
    expect(await look(approver, request)).toMatchObject({ sent: [{ key: toner, quantity: 4 }] });
    expect(await change('5'), 'more than was sent').toMatchObject({ lines: [{ quantity: 2 }], form: { errors: [{ field: `quantities.${toner}`, message: 'Enter a quantity from 0 to 4: more is for the buyer to ask.' }] } });
    await change('1');
    expect(await change('4'), 'what was sent').toMatchObject({ lines: [{ key: toner, quantity: 4 }], sent: [{ quantity: 4 }], amount: { amount: 4000 } });
    expect(await standing()).toEqual([4000, 0]);
    await change('2');
    // What was seen before is not what would be sent.
    expect(await decide(approver, request, { authorize: { reviewed } })).toMatchObject({ status: 'waiting', notice: { tone: 'warning' } });
    expect((await server.pool.query(sql`select from marketplace.mail_outbox where kind = 'approval-changed' and body like ${`%${request}%`}`)).rows).toHaveLength(4);
    const again = await look(approver, request);
    expect(await decide(approver, request, { authorize: { reviewed: again.reviewed } })).toMatchObject({ status: 'authorized' });
    expect(await standing()).toEqual([0, 2000]);
  });
});
