import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttributesOf, FedstripEntry, KeptLine, VerifyPage } from '@quartermaster/contracts';
import { sql, withTransaction } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetParkedCartsOf, parkedCartDataOf } from '../parkcart/index.ts';
import { forgetOldParkedCarts } from '../parkcart/forget-old.ts';
import { folderTransport, requisitionCommand } from '../requisitions/index.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { heldRequest } from './funds/decide-request.ts';

const catalog = [{ id: 'toner-1', name: 'Sample toner', partNumber: '006R90321', nsn: '7510-01-392-0564', manufacturer: 'Sample Maker', offers: [{ vendor: 'Sample Vendor', contract: 'C-1', price: '10.00', deliveryDays: 5, unitOfIssue: 'BX' }] }];
const none = { unitOfIssue: '', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '' };
const constants = { mediaAndStatus: 'S', demandCode: 'n', supplementaryAddress: '', signalCode: 'A', fundCode: 'a1', distributionCode: '', projectCode: '', priority: '13', requiredDeliveryDate: '', adviceCode: '', approver: '' };
let nth = 0;

describe.each(oneTestDatabase())('requisitions of buyers on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
    for (const [aac, active] of [['47AB01', true], ['47AB02', false], ['FB1234', true]] as const) {
      await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
        values (${aac}, 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', ${active})`);
    }
  });
  afterAll(() => server.close());

  const buyer = (agency: string | null = '4700') => {
    nth += 1;
    return server.signedIn({ sub: `clerk${nth}`, given_name: 'Demo', family_name: 'Buyer', email: `clerk${nth}@agency.example.gov`, ...(agency !== null && { agency_code: agency }) });
  };
  const line = (stockNumber: string, quantity: string, more: Partial<KeptLine> = {}) => ({ ...none, key: randomUUID() as string, revision: 0, place: 1, stockNumber, quantity, ...more });
  const save = async (browser: TestBrowser, lines: object[], more: object = {}) => (await browser.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines, removed: [], ...more })).envelope.attributes as unknown as FedstripEntry;
  const verify = async (browser: TestBrowser) => (await browser.post('/fedstrip/add_to_cart', {})).envelope.attributes as unknown as VerifyPage;

  it('ask visitors to sign in, say why someone may not requisition, and take activities of the buyer’s agency alone [spec 2.100, 2.103, 2.106, 2.115, 6.7]', async () => {
    const visitor = await server.visitor();
    expect((await visitor.get('/fedstrip/fedstrip_init')).envelope.responseName).toBe('Login');
    expect((await visitor.get('/restricted')).envelope).toMatchObject({ responseName: 'FedStripAccessDenied', attributes: { reason: expect.stringContaining('Sign in') } });
    const stranger = await buyer(null);
    expect((await stranger.get('/fedstrip/fedstrip_init')).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/restricted' });
    expect((await stranger.get('/restricted')).envelope.attributes?.['reason']).toContain('no agency is confirmed');
    const clerk = await buyer();
    expect((await clerk.get('/restricted')).envelope).toMatchObject({ redirectURL: '/fedstrip/fedstrip_init' });
    const page = (await clerk.get('/fedstrip/fedstrip_init')).envelope;
    expect(page).toMatchObject({ responseName: 'AACEntry', attributes: { activities: [{ aac: '47AB01' }], current: null } });
    for (const activity of ['FB1234', '47AB02', 'NONE01', '']) {
      expect((await clerk.post('/fedstrip/fedstrip_aacentry', { activity })).envelope).toMatchObject({ responseName: 'AACEntry', attributes: { form: { errors: [{ field: 'activity', message: expect.stringMatching(/^R07: \w* is not an active activity of your agency, General Services Administration,|^R07: Enter/) as string }] } } });
    }
    expect((await clerk.post('/fedstrip/fedstrip_aacentry', { activity: ' 47ab01 ' })).envelope).toMatchObject({ responseName: 'collapseItemEntry', attributes: { activity: { aac: '47AB01' }, lines: [] } });
    expect((await clerk.get('/fedstrip/fedstrip_init')).envelope.responseName).toBe('ItemEntry');
    expect((await clerk.get('/fedstrip/fedstrip_init?entry=aac')).envelope.responseName).toBe('AACEntry');
    expect((await clerk.get('/fedstrip/fedstrip_valid_ui')).envelope.responseName).toBe('Success');
  });

  it('name the agency that an activity was compared with, on the page of the lines and where they are checked', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    // The help desk has confirmed another agency since, and the activity stayed.
    await server.pool.query(sql`update marketplace.buyer set confirmed_agency_code = '5700', confirmed_agency_over = agency_code, confirmed_agency_at = now() where email = ${`clerk${nth}@agency.example.gov`}`);
    const page = await save(clerk, [line('7510-01-392-0564', '2')]);
    const { rows: [agency] } = await server.pool.query<{ name: string }>("select name from marketplace.agency where '5700' = any(agency_codes) or '57' = any(agency_codes) limit 1");
    expect(page.surroundings.requisitioner).toMatchObject({ isOfAgency: false, comparedWith: agency?.name });
    expect((await verify(clerk)).lines[0]?.problems).toContainEqual(expect.stringContaining(`47AB01 is not an activity of your agency, ${agency?.name}. Use one that is.`));
  });

  it('keep what is typed, whatever it is, say what a number names, and overwrite nothing of another window [spec 2.100, 2.101, 2.134]', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    const [first, second, third] = [line('7510-01-392-0564', '2'), line('7920-00-000-0001', 'ten', { place: 2 }), line('', '', { place: 3, unitOfIssue: '?' })];
    const page = await save(clerk, [first, second, third]);
    expect(page.lines.map(({ item }) => item)).toEqual([{ source: 'catalog', name: 'Sample toner', unitOfIssue: 'BX', price: { amount: 1000, currency: 'USD' } }, { source: 'onDemand', name: '', unitOfIssue: null, price: null }, null]);
    expect((await clerk.get('/fedstrip/fedstrip_init?view=expanded')).envelope).toMatchObject({ responseName: 'expandedItemEntry', attributes: { lines: [first, second, third].map((each) => ({ ...each, revision: 1 })) } });
    // The same again, because its answer was lost, changes nothing; of two windows the second is told.
    expect(await save(clerk, [first], { since: page.version })).toMatchObject({ version: page.version, conflicts: [], lines: [] });
    const [here, there] = await Promise.all([save(clerk, [{ ...first, revision: 1, quantity: '5' }], { since: page.version }), save(clerk, [{ ...first, revision: 1, quantity: '7' }], { since: page.version })]);
    expect([...here.conflicts, ...there.conflicts]).toEqual([first.key]);
    const removed = await save(clerk, [], { removed: [{ key: third.key, revision: 1 }], since: page.version });
    expect(removed).toMatchObject({ removed: [third.key], isPart: true });
    expect((await clerk.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines: Array.from({ length: 500 }, () => line('A1', '1')), removed: [] })).status).toBe(409);
    const twice = line('A1', '1');
    for (const given of [{ lines: [twice, { ...twice, quantity: '2' }], removed: [] }, { lines: [twice], removed: [{ key: twice.key, revision: 0 }] }]) {
      const { status, envelope } = await clerk.post('/fedstrip/fedstrip_ItemDispatchEntry', given);
      expect([status, envelope.attributes?.['fieldErrors']]).toEqual([400, [{ field: 'lines', message: expect.stringContaining('sent twice') as string }]]);
    }
    expect((await clerk.get('/login/sign_out')).envelope).toMatchObject({ responseName: 'FedstripConfirmLogOff', attributes: { lineCount: 2 } });
    expect((await clerk.get('/fedstrip/sign_out')).envelope).toMatchObject({ responseName: 'FedstripConfirmLogOff', attributes: { lineCount: 2 } });
    expect((await clerk.post('/fedstrip/fedstrip_newEntry', {})).envelope).toMatchObject({ responseName: 'ItemEntry', attributes: { lines: [] } });
    expect((await clerk.get('/fedstrip/sign_out')).envelope.responseName).toMatch(/^(SignedOff|LogoutFromAuthServer)$/);
  });

  it('do not grow with what is removed: a window that is behind it is shown what there is', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    const [kept, first] = [line('7510-01-392-0564', '2'), line('A1', '1')];
    const { entryId, version } = await save(clerk, [kept, first]);
    const inTwoSteps = async (lines: readonly { readonly key: string }[]) => {
      await save(clerk, [...lines]);
      return save(clerk, [], { removed: lines.map(({ key }) => ({ key, revision: 1 })) });
    };
    await save(clerk, [], { removed: [{ key: first.key, revision: 1 }] });
    for (let i = 0; i < 2; i += 1) await inTwoSteps(Array.from({ length: 499 }, () => line('A2', '1')));
    expect(await save(clerk, [], { since: version }), 'a window that is not far behind').toMatchObject({ isPart: true, lines: [] });
    await inTwoSteps(Array.from({ length: 300 }, () => line('A3', '1')));
    const { rows } = await server.pool.query<{ removed: number }>(sql`select count(*)::int as removed from marketplace.fedstrip_line where entry_id = ${entryId} and is_removed`);
    expect(rows).toEqual([{ removed: 1_000 }]);
    expect(await save(clerk, [], { since: version })).toMatchObject({ isPart: false, lines: [{ key: kept.key }] });
    expect((await save(clerk, [{ ...first, revision: 1, quantity: '3' }])).conflicts, 'what is still on its way does not come back').toEqual([first.key]);
  });

  it('are parked under a name with their activity and constant data, and brought back once, to their buyer alone [spec 2.110]', async () => {
    const clerk = await buyer();
    const park = async (name: string, changeKey: string = randomUUID()) => (await clerk.post('/fedstrip/park_cart_submit', { name, changeKey })).envelope;
    const back = async (browser: TestBrowser, parkedCartId: string) => (await browser.post('/fedstrip/park_cart_back', { parkedCartId })).envelope;
    const parked = async (browser: TestBrowser) => ((await browser.get('/parkcart/my_parkcart')).envelope.attributes as unknown as AttributesOf<'/parkcart/my_parkcart', 'Success'>).parkedCarts;
    const begun = async () => (await clerk.get('/fedstrip/fedstrip_init')).envelope.attributes as unknown as FedstripEntry;
    expect((await clerk.get('/fedstrip/park_cart')).envelope.responseName).toBe('EmptyCart');
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const page = await save(clerk, [line('7510-01-392-0564', '2'), line('7920000000001', '3', { place: 2, unitOfIssue: 'EA' }), line('', '', { place: 3 })]);
    await clerk.post('/fedstrip/fedstrip_exceptionEntry_save', { line: page.lines[1]?.key ?? '', revision: 0, remarks: 'For the motor pool', furtherAdviceCodes: '' });
    expect((await clerk.get('/fedstrip/park_cart')).envelope).toMatchObject({ responseName: 'Initial', attributes: { activity: { aac: '47AB01' }, lineCount: 2, days: 90 } });
    expect(await park('  ')).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'name' }] } } });
    const changeKey = randomUUID();
    const answers = await Promise.all([park(' Motor pool ', changeKey), park(' Motor pool ', changeKey)]);
    expect(answers.map(({ responseName }) => responseName)).toEqual(['Success', 'Success']);
    const list = await parked(clerk);
    expect(list).toMatchObject([{ name: 'Motor pool', activity: '47AB01', lineCount: 2, isTemplate: false }]);
    const id = list[0]?.parkedCartId ?? '';
    expect((await begun()).lines).toEqual([]);
    expect(await park('Nothing')).toMatchObject({ responseName: 'EmptyCart' });
    const detail = (await clerk.get(`/parkcart/parkcart_detail?parkedCartId=${id}`)).envelope;
    expect(detail).toMatchObject({ responseName: 'Requisitions', attributes: { lines: [{ stockNumber: '7510-01-392-0564', hasExceptionData: false }, { quantity: '3', hasExceptionData: true }] } });
    // They are of an activity: they go neither into a cart nor to a colleague.
    expect((await clerk.post('/parkcart/change_parkcart', { addBack: { parkedCartId: id, changeKey: randomUUID() } })).envelope).toMatchObject({ attributes: { notice: { tone: 'warning', text: expect.stringContaining('do not go into a cart') as string } } });
    expect((await clerk.get(`/parkcart/forward?parkedCartId=${id}`)).envelope.responseName).toBe('NotFound');
    expect((await clerk.post('/parkcart/forward_submit', { parkedCartId: id, email: 'other@agency.example.gov', note: '', changeKey: randomUUID() })).envelope.responseName).toBe('NotFound');
    // Another buyer has none of it.
    const other = await buyer();
    expect(await parked(other)).toEqual([]);
    expect(await back(other, id)).toMatchObject({ responseName: 'Success', attributes: { notice: { tone: 'warning' } } });

    // Lines under another fund are there: nothing is mixed.
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, fundCode: 'B2' });
    const [meanwhile] = (await save(clerk, [line('7510-01-392-0564', '9')])).lines;
    expect(await back(clerk, id)).toMatchObject({ responseName: 'Success', attributes: { notice: { text: expect.stringContaining('other constant data') as string }, parkedCarts: [{ name: 'Motor pool' }] } });
    expect(await park('MOTOR POOL')).toMatchObject({ responseName: 'Initial', attributes: { form: { values: { name: 'MOTOR POOL' }, errors: [{ field: 'name', message: expect.stringContaining('Choose another name') as string }] } } });
    await save(clerk, [], { removed: [{ key: meanwhile?.key ?? '', revision: meanwhile?.revision ?? 0 }] });
    const backs = await Promise.all([back(clerk, id), back(clerk, id), back(clerk, id)]);
    expect(backs.filter(({ responseType }) => responseType === 'REDIRECT')).toMatchObject([{ redirectURL: '/fedstrip/fedstrip_init' }]);
    expect(await begun()).toMatchObject({ activity: { aac: '47AB01' }, constants: { fundCode: 'A1' }, lines: [{ quantity: '2', exception: null }, { quantity: '3', exception: { remarks: 'For the motor pool' } }] });
    expect(await parked(clerk)).toEqual([]);

    // A template stays, and what is there already is not put there again.
    await park('Each month');
    const [template] = await parked(clerk);
    const monthly = template?.parkedCartId ?? '';
    await clerk.post('/parkcart/change_parkcart', { template: { parkedCartId: monthly, isTemplate: true } });
    for (let press = 0; press < 2; press += 1) expect(await back(clerk, monthly)).toMatchObject({ responseType: 'REDIRECT' });
    const again = await begun();
    expect(again.lines.map(({ quantity }) => quantity)).toEqual(['2', '3']);
    // What is removed comes back as it was parked, whatever became of it here.
    await clerk.post('/fedstrip/fedstrip_exceptionEntry_save', { line: again.lines[0]?.key ?? '', revision: 0, remarks: 'Not of the template', furtherAdviceCodes: '' });
    await save(clerk, [], { removed: again.lines.map(({ key, revision }) => ({ key, revision })) });
    expect((await begun()).lines).toEqual([]);
    await back(clerk, monthly);
    expect((await begun()).lines.map(({ quantity, exception }) => [quantity, exception?.remarks])).toEqual([['2', undefined], ['3', 'For the motor pool']]);
    expect(await parked(clerk)).toMatchObject([{ name: 'Each month', isTemplate: true, expiresAt: null }]);

    // What a buyer has parked is theirs to read and to have removed; what is old goes by itself.
    const { rows: [owner] } = await server.pool.query<{ id: string }>(sql`select buyer_id::text as id from marketplace.parked_cart where parked_cart_id = ${monthly}`);
    const buyerId = owner?.id ?? '';
    expect(await parkedCartDataOf(server.pool, buyerId)).toMatchObject([{ name: 'Each month', requisitions: { activity: '47AB01', constantData: { fundCode: 'A1' }, lines: [{ quantity: '2', exceptionData: null }, { quantity: '3', exceptionData: { remarks: 'For the motor pool' } }] } }]);
    await park('Old');
    await server.pool.query(sql`update marketplace.parked_cart set parked_at = parked_at - interval '91 days' where buyer_id = ${buyerId}`);
    await forgetOldParkedCarts(server.pool, new Date(), { days: 90, forwardDays: 30 });
    expect(await parked(clerk)).toMatchObject([{ name: 'Each month' }]);
    await forgetParkedCartsOf(server.pool, buyerId);
    expect(await parked(clerk)).toEqual([]);
  });

  it('are checked by the rules, sent once with numbers of their own, and followed by their buyer alone [spec 2.104, 2.108]', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await save(clerk, [line('7510-01-392-0564', '2'), line('7920000000001', '25', { place: 2, unitOfIssue: 'EA', priority: '03' })]);
    expect((await verify(clerk)).lines.map(({ problems }) => problems.map((message) => message.slice(0, 3)))).toEqual([['R11'], ['R11', 'R13']]);
    await save(clerk, [line('7920000000001', 'a few', { place: 4 }), line('7920000000001', '', { place: 5 })]);
    const unread = (await verify(clerk)).lines.slice(2);
    expect(unread).toMatchObject([{ quantity: 0, wrongQuantity: { typed: 'a few', message: expect.stringMatching(/^R06, .*“a few” is no quantity/) as string } }, { quantity: 0, wrongQuantity: { typed: '', message: expect.stringContaining('It is missing.') as string } }]);
    expect(unread.flatMap(({ problems }) => problems).filter((message) => message.startsWith('R06')), 'it is said once').toEqual([]);
    await clerk.post('/fedstrip/fedstrip_ItemDispatchEntry', { lines: [], removed: unread.map(({ key }) => ({ key, revision: 1 })) });
    expect((await verify(clerk)).lines).toHaveLength(2);
    expect((await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, signalCode: 'Q', fundCode: 'A' })).envelope).toMatchObject({ attributes: { isSaved: false, form: { errors: [{ field: 'fundCode' }, { field: 'signalCode' }] } } });
    expect((await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, approver: 'Demo Reviewer' })).envelope).toMatchObject({ attributes: { isSaved: true, form: { values: { fundCode: 'A1', demandCode: 'N' } } } });
    const page = await verify(clerk);
    expect(page).toMatchObject({ total: { amount: 2000 }, unpriced: 1, lines: [{ problems: [], unitOfIssue: 'BX' }, { problems: [], isOnDemand: true }] });
    const process = ({ version, sendKey }: VerifyPage) => clerk.post('/fedstrip/process_Order', { version, sendKey });
    await save(clerk, [line('006R90321', '1', { place: 3 })]);
    expect((await process(page)).envelope).toMatchObject({ responseName: 'Initial', attributes: { notice: expect.stringContaining('another window') as string } });
    const seen = await verify(clerk);
    // Sent again and from two windows at once.
    const answers = await Promise.all([process(seen), process(seen)]);
    const [address, same] = answers.map(({ envelope }) => envelope.redirectURL ?? '');
    expect(address).toMatch(/^\/fedstrip\/fedstrip_shopping_cart\?order=/);
    expect(same).toBe(address);
    const summary = (await clerk.get(address ?? '')).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'OrderSummary'>;
    const numbers = summary.requisitions.map(({ documentNumber }) => documentNumber);
    expect(new Set(numbers).size).toBe(3);
    expect((await clerk.get('/fedstrip/fedstrip_init')).envelope.responseName).toBe('ItemEntry');

    const [number = ''] = numbers;
    const detail = async (browser: TestBrowser, of: string) => (await browser.get(`/orderhistory/requisition_detail?documentNumber=${of}`)).envelope;
    const other = await buyer();
    expect(await detail(other, number)).toMatchObject({ responseName: 'Failure', attributes: { message: `You have no requisition ${number} in this store.` } });
    expect((await other.get(address ?? '')).envelope).toMatchObject({ responseType: 'REDIRECT' });
    expect((await other.get('/orderhistory/requisition_detail')).envelope).toMatchObject({ responseName: 'List', attributes: { total: 0 } });
    const printed = await clerk.get(`/orderhistory/requisition_pdf?documentNumber=${numbers[0] ?? ''}`);
    expect([printed.status, printed.headers['content-type'], printed.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await other.get(`/orderhistory/requisition_pdf?documentNumber=${numbers[0] ?? ''}`)).envelope).toMatchObject({ responseName: 'Failure', attributes: { message: expect.stringContaining('You have no requisition') as string } });
    expect((await clerk.get('/orderhistory/requisition_detail')).envelope).toMatchObject({ attributes: { total: 3, requisitions: numbers.map((documentNumber) => ({ documentNumber, status: 'Entered' })) } });

    // One that waits is taken back by its buyer alone, once; of one that is sent nothing is taken back.
    const change = async (browser: TestBrowser, documentNumber: string, what: string) => (await browser.post('/orderhistory/change_requisition', { documentNumber, change: what })).envelope;
    const [, , last = ''] = numbers;
    expect(await change(other, last, 'withdraw')).toMatchObject({ responseName: 'Failure', attributes: { message: `You have no requisition ${last} in this store.` } });
    expect(await detail(clerk, last)).toMatchObject({ attributes: { status: 'Entered', may: { withdraw: true, cancel: false, followUp: false } } });
    expect(await change(clerk, last, 'follow-up')).toMatchObject({ attributes: { status: 'Entered', notice: { tone: 'warning' } } });
    expect(await change(clerk, last.toLowerCase(), 'withdraw')).toMatchObject({ attributes: { status: 'Withdrawn', open: 0, may: { withdraw: false, cancel: false, followUp: false }, notice: { tone: 'success' } } });
    expect(await change(clerk, last, 'withdraw')).toMatchObject({ attributes: { status: 'Withdrawn', notice: { tone: 'warning', text: expect.stringContaining('was withdrawn') as string } } });

    const folder = mkdtempSync(join(tmpdir(), 'fedstrip-'));
    let status = '';
    const run = (...args: string[]) => requisitionCommand(server.pool, args, { operator: 'Demo Operator', now: new Date(), transport: folderTransport, read: () => status, rejects: (_file, text) => text });
    await run('export', folder);
    const records = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    expect(records.map((record) => record.slice(29, 43))).toEqual(expect.arrayContaining(numbers.slice(0, 2)));
    expect(records.filter((record) => record.includes(last))).toEqual([]);
    expect(await change(clerk, number, 'withdraw')).toMatchObject({ attributes: { status: 'Sent', notice: { tone: 'warning', text: expect.stringContaining('This requisition is sent already.') as string } } });
    const sent = await detail(clerk, number);
    expect(sent).toMatchObject({ attributes: { status: 'Sent', open: 2 } });
    const [, second = ''] = numbers;
    expect(await change(clerk, second, 'follow-up')).toMatchObject({ attributes: { may: { cancel: true, followUp: false }, notice: { tone: 'success' }, history: [{}, {}, { code: 'AF' }] } });
    expect(await change(clerk, second, 'follow-up')).toMatchObject({ attributes: { notice: { tone: 'warning', text: expect.stringContaining('already') as string }, history: [{}, {}, {}] } });
    expect(await change(clerk, second, 'cancel')).toMatchObject({ attributes: { may: { cancel: false }, notice: { tone: 'success' }, history: [{}, {}, {}, { code: 'AC', words: 'Asked to cancel 25' }] } });
    expect(await change(other, second, 'cancel')).toMatchObject({ responseName: 'Failure' });
    await run('export', folder);
    expect(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')).filter((record) => record.includes(second)).map((record) => record.slice(0, 2))).toEqual(['A0', 'AF', 'AC']);
    const { record } = sent.attributes as unknown as AttributesOf<'/orderhistory/requisition_detail', 'Success'>;
    status = `AE1${record.slice(3, 43)} ${record.slice(44, 61)}${record.slice(36, 39)}BBGSA`.padEnd(80);
    expect(await run('import-status', 'status.txt')).toContain('1 recorded');
    expect(await detail(clerk, number)).toMatchObject({ attributes: { status: 'Backordered', history: [{ words: 'Entered' }, { words: expect.stringContaining('Sent in') as string }, { code: 'BB', words: expect.stringContaining('Back-ordered') as string }] } });
  });

  it('take the export option of a vehicle that goes abroad, which goes out beside its record [spec 2.102]', async () => {
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
      values ('47AB09', 'Sample Depot abroad', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'APO', 'AE', '09014', true)`);
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB09' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const vehicle = line('2310-00-000-0001', '1', { unitOfIssue: 'EA' });
    await save(clerk, [vehicle]);
    expect((await verify(clerk)).lines).toMatchObject([{ problems: [expect.stringMatching(/^R18, export option: The delivery is to AE/) as string], record: expect.stringMatching(/^A01/) as string }]);
    const keep = async (more: object) => (await clerk.post('/fedstrip/fedstrip_exceptionEntry_save', { line: vehicle.key, revision: 0, remarks: '', furtherAdviceCodes: '', ...more })).envelope;
    expect((await clerk.get(`/fedstrip/fedstrip_exceptionEntry?line=${vehicle.key}`)).envelope).toMatchObject({ attributes: { line: { exportTo: 'AE' }, form: { values: { exportOption: '' } } } });
    expect(await keep({ remarks: 'Call first.' })).toMatchObject({ attributes: { isSaved: false, form: { errors: [{ field: 'exportOption', message: expect.stringMatching(/^R18/) as string }] } } });
    expect(await keep({ exportOption: ' Dealer in Germany ' })).toMatchObject({ attributes: { isSaved: true, form: { values: { exportOption: 'Dealer in Germany' } } } });
    const page = await verify(clerk);
    expect(page.lines).toMatchObject([{ problems: [], exportOption: 'Dealer in Germany', record: expect.stringMatching(/^A05/) as string }]);
    const { envelope } = await clerk.post('/fedstrip/process_Order', { version: page.version, sendKey: page.sendKey });
    const summary = (await clerk.get(envelope.redirectURL ?? '')).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'OrderSummary'>;
    const documentNumber = summary.requisitions[0]?.documentNumber ?? '';
    expect((await clerk.get(`/orderhistory/requisition_detail?documentNumber=${documentNumber}`)).envelope).toMatchObject({ attributes: { exportOption: 'Dealer in Germany' } });
    const folder = mkdtempSync(join(tmpdir(), 'fedstrip-'));
    const run = (...args: string[]) => requisitionCommand(server.pool, args, { operator: 'Demo Operator', now: new Date(), transport: folderTransport, read: () => '', rejects: (_file, text) => text });
    await run('export', folder);
    const exceptions = readdirSync(folder).filter((name) => name.endsWith('.ndjson')).flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').map((text) => JSON.parse(text) as object));
    expect(exceptions).toContainEqual({ documentNumber, furtherAdviceCodes: [], remarks: '', exportOption: 'Dealer in Germany' });
    expect(await run('show', documentNumber)).toContain('export option: Dealer in Germany');
  });

  it('take exception data on a page of their own, which go out beside the record and are seen with it [spec 2.109]', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const [toner, other] = [line('7510-01-392-0564', '2', { adviceCode: '2B' }), line('', '', { place: 2 })];
    await save(clerk, [toner, other]);
    const at = (key: string) => clerk.get(`/fedstrip/fedstrip_exceptionEntry?line=${key}`);
    expect((await at(toner.key)).envelope).toMatchObject({ responseName: 'Initial', attributes: { line: { number: 1, stockNumber: '7510013920564', unitOfIssue: 'BX', adviceCode: '2B' }, revision: 0 } });
    for (const none of [other.key, randomUUID(), 'no key']) expect((await at(none)).envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_init' });
    const keep = async (browser: TestBrowser, more: object) => (await browser.post('/fedstrip/fedstrip_exceptionEntry_save', { line: toner.key, revision: 0, remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', ...more })).envelope;
    expect(await keep(clerk, { furtherAdviceCodes: '9z', remarks: 'Café' })).toMatchObject({ attributes: { isSaved: false, form: { values: { furtherAdviceCodes: '9Z' }, errors: [{ field: 'remarks', message: expect.stringMatching(/^R02/) as string }, { field: 'furtherAdviceCodes' }] } } });
    expect(await keep(clerk, { furtherAdviceCodes: '2d' })).toMatchObject({ attributes: { isSaved: true, revision: 1, elsewhere: null } });
    // Sent again, because its answer was lost; and another window that knows the line as it was.
    expect(await keep(clerk, { furtherAdviceCodes: '2D' })).toMatchObject({ attributes: { isSaved: true, revision: 1 } });
    expect(await keep(clerk, { remarks: 'Leave it at the gate.' })).toMatchObject({ attributes: { isSaved: false, revision: 1, elsewhere: { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '2D' }, form: { values: { remarks: 'Leave it at the gate.' } } } });
    expect((await clerk.post('/fedstrip/fedstrip_exceptionEntry_save', { line: toner.key, revision: 1, remarks: 'Pay with 4111111111111111', furtherAdviceCodes: '' })).status).toBe(400);
    const stranger = await buyer();
    await stranger.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    expect(await keep(stranger, {})).toMatchObject({ attributes: { gone: 'sent', line: { stockNumber: '' }, isSaved: false } });
    // A change of the row leaves it as it is.
    expect(await save(clerk, [{ ...toner, revision: 1, quantity: '3' }])).toMatchObject({ conflicts: [], lines: [{ quantity: '3', exception: { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '2D', exportOption: '' } }, {}] });
    const page = await verify(clerk);
    expect(page.lines).toMatchObject([{ problems: [], remarks: 'Deliver to dock 4.', furtherAdviceCodes: ['2D'], record: expect.stringMatching(/^A0E/) as string }]);
    const { envelope } = await clerk.post('/fedstrip/process_Order', { version: page.version, sendKey: page.sendKey });
    const summary = (await clerk.get(envelope.redirectURL ?? '')).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'OrderSummary'>;
    const documentNumber = summary.requisitions[0]?.documentNumber ?? '';
    expect((await clerk.get(`/orderhistory/requisition_detail?documentNumber=${documentNumber}`)).envelope).toMatchObject({ attributes: { remarks: 'Deliver to dock 4.', furtherAdviceCodes: ['2D'], record: expect.stringMatching(/^A0E.*2B {14}$/) as string } });
    const folder = mkdtempSync(join(tmpdir(), 'fedstrip-'));
    const run = (...args: string[]) => requisitionCommand(server.pool, args, { operator: 'Demo Operator', now: new Date(), transport: folderTransport, read: () => '', rejects: (_file, text) => text });
    await run('export', folder);
    const [exceptions = '', records = ''] = readdirSync(folder).toSorted();
    expect([exceptions, records]).toEqual([expect.stringMatching(/^requisitions-\d{6}\.exceptions\.ndjson$/), `${exceptions.slice(0, 19)}.txt`]);
    expect(readFileSync(join(folder, exceptions), 'utf8').trimEnd().split('\n').map((text) => JSON.parse(text) as object)).toEqual([{ documentNumber, furtherAdviceCodes: ['2D'], remarks: 'Deliver to dock 4.' }]);
    expect(await run('show', documentNumber)).toContain('remarks: Deliver to dock 4.');
    // What is asked about it afterwards carries none of it.
    await run('follow-up', documentNumber);
    const later = mkdtempSync(join(tmpdir(), 'fedstrip-'));
    await run('export', later);
    expect(readdirSync(later)).toHaveLength(1);
  });

  it('a line that another window has removed or sent loses no exception data that are typed of it', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const [toner, early] = [line('7510-01-392-0564', '2'), randomUUID()];
    await save(clerk, [toner]);
    // It is removed before its save arrives: that is too late then.
    expect(await save(clerk, [], { removed: [{ key: early, revision: 0 }], since: 0 })).toMatchObject({ removed: [early] });
    expect(await save(clerk, [{ ...line('A1', '1'), key: early }], { since: 0 })).toMatchObject({ conflicts: [early] });
    await save(clerk, [], { removed: [{ key: toner.key, revision: 1 }] });
    const exception = { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', exportOption: '' };
    const keep = async (browser: TestBrowser, more: object = {}) => (await browser.post('/fedstrip/fedstrip_exceptionEntry_save', { line: toner.key, revision: 0, ...exception, ...more })).envelope;
    expect(await keep(clerk)).toMatchObject({ attributes: { gone: 'removed', isSaved: false, line: { quantity: '2' }, form: { values: exception } } });
    expect(await keep(clerk, { putBack: true })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_init' });
    expect(await keep(clerk, { putBack: true })).toMatchObject({ attributes: { gone: null, isSaved: true, revision: 1 } });
    expect((await clerk.get('/fedstrip/fedstrip_init')).envelope).toMatchObject({ attributes: { lines: [{ key: toner.key, quantity: '2', revision: 3, exception }] } });
    // A new line in place of one that is gone brings its exception data; of one that is there they are left as they are.
    const anew = line('7510-01-392-0564', '5', { place: 2, exception });
    expect(await save(clerk, [anew, { ...toner, revision: 3, quantity: '4', exception: { remarks: 'Another.', furtherAdviceCodes: '', exportOption: '' } }])).toMatchObject({ conflicts: [], lines: [{ quantity: '4', exception }, { quantity: '5', exception }] });
    await clerk.post('/fedstrip/fedstrip_newEntry', {});
    expect(await keep(clerk, { putBack: true })).toMatchObject({ attributes: { gone: 'sent', form: { values: exception } } });
    expect((await verify(clerk)).lines).toEqual([]);
    const stranger = await buyer();
    await stranger.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    expect(await keep(stranger, { putBack: true })).toMatchObject({ attributes: { gone: 'sent', line: { stockNumber: '' } } });
  });

  it('of one item over months become lines with delivery dates of their own, once [spec 2.105]', async () => {
    const clerk = await buyer();
    const ask = async (query: object) => (await clerk.get(`/fedstrip/fedstrip_phasedRequisitionEntry?${new URLSearchParams(query as Record<string, string>).toString()}`)).envelope;
    expect(await ask({})).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_init' });
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    await save(clerk, [line('006R90321', '1', { place: 7 })]);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    const asked = { stockNumber: '7510-01-392-0564', unitOfIssue: '', pieces: '10', first: days(10), months: '2', deliveries: '3' };
    expect(await ask({})).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [] } } });
    expect(await ask({ stockNumber: '75', unitOfIssue: 'QQ', pieces: 'ten', first: '2020-01-01', months: '0', deliveries: '99' })).toMatchObject({ responseName: 'Initial', attributes: { form: { values: { pieces: 'ten' }, errors: ['stockNumber', 'unitOfIssue', 'pieces', 'first', 'months', 'deliveries'].map((field) => ({ field })) } } });
    expect(await ask({ ...asked, months: '6' })).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'deliveries', message: expect.stringContaining('Delivery 3 would be on') as string }] } } });
    const { responseName, attributes } = await ask(asked);
    expect(responseName).toBe('CartVerify');
    const { deliveries, stockNumber, unitOfIssue } = attributes as unknown as AttributesOf<'/fedstrip/fedstrip_phasedRequisitionEntry', 'CartVerify'>;
    expect([deliveries.map(({ pieces }) => pieces), deliveries[0]?.day, unitOfIssue]).toEqual([['10', '10', '10'], days(10), 'BX']);
    const given = deliveries.map((delivery) => ({ ...delivery, key: randomUUID() }));
    const add = async (rows: object[]) => (await clerk.post('/fedstrip/fedstrip_phasedBackRequisitionEntry', { stockNumber, unitOfIssue, deliveries: rows })).envelope;
    expect(await add(given.map((row, at) => (at === 1 ? { ...row, pieces: '0' } : at === 2 ? { ...row, day: days(-1) } : row)))).toMatchObject({ responseName: 'CartVerify', attributes: { errors: [{ field: 'deliveries.1.pieces', message: expect.stringMatching(/^R06/) as string }, { field: 'deliveries.2.day' }] } });
    expect((await verify(clerk)).lines).toHaveLength(1);
    expect(await add(given)).toMatchObject({ responseName: 'PhasedSuccess', attributes: { lines: given.map(({ key, day }) => ({ key, day, pieces: 10, requiredDeliveryDate: expect.stringMatching(/^\d{3}$/) as string })) } });
    expect(await add(given)).toMatchObject({ responseName: 'PhasedSuccess' });
    const page = await verify(clerk);
    expect(page.lines.map(({ quantity, problems }) => [quantity, problems])).toEqual([[1, []], [10, []], [10, []], [10, []]]);
    expect(new Set(page.lines.slice(1).map(({ record }) => record?.slice(61, 64))).size).toBe(3);
    expect((await clerk.get(`/fedstrip/fedstrip_exceptionEntry?line=${given[2]?.key ?? ''}`)).envelope).toMatchObject({ attributes: { line: { number: 4 } } });
  });

  it('are sent when each activity that they bill or ship to and that asks for an AAC password is opened', async () => {
    for (const [aac, use] of [['47BOTH', 'both'], ['47BILL', 'billing'], ['47SHIP', 'shipping']] as const) {
      await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, password_for, supervisors)
        values (${aac}, 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, ${use}, '{boss@agency.example.gov}')`);
    }
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await save(clerk, [line('7510-01-392-0564', '1')]);
    const send = async (signalCode: string, supplementaryAddress: string) => {
      expect((await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, signalCode, supplementaryAddress })).envelope).toMatchObject({ attributes: { isSaved: true } });
      const page = await verify(clerk);
      return (await clerk.post('/fedstrip/process_Order', { version: page.version, sendKey: page.sendKey })).envelope.redirectURL ?? '';
    };
    for (const [signal, aac] of [['K', '47BOTH'], ['B', '47BILL'], ['J', '47SHIP']] as const) expect(await send(signal, aac), signal).toBe(`/aacassignment/aac_password_entry?aac=${aac}&from=requisitions`);
    // What is not used is not asked for.
    for (const [signal, aac] of [['J', '47BILL'], ['B', '47SHIP']] as const) {
      expect(await send(signal, aac), signal).toMatch(/^\/fedstrip\/fedstrip_shopping_cart\?order=/);
      await save(clerk, [line('7510-01-392-0564', '1')]);
    }
    await clerk.post('/fedstrip/fedstrip_newaac', { activity: '47SHIP' });
    expect(await send('A', '')).toBe('/aacassignment/aac_password_entry?aac=47SHIP&from=requisitions');
  });

  it('are sent by no one whose e-mail address mail does not reach [spec 2.110]', async () => {
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    await save(clerk, [line('7510-01-392-0564', '1')]);
    const { version, sendKey } = await verify(clerk);
    await server.pool.query(sql`insert into marketplace.mail_outbox (mail_id, kind, recipient, subject, body, created_at, dead_at, recipient_refused) values (${randomUUID()}, 'order', ${`clerk${nth}@agency.example.gov`}, 's', 'b', now(), now(), true)`);
    expect((await clerk.post('/fedstrip/process_Order', { version, sendKey })).envelope).toMatchObject({ responseName: 'VerifyEmail', attributes: { reason: 'bounced' } });
    expect((await verify(clerk)).lines).toHaveLength(1);
    expect((await clerk.get('/orderhistory/requisition_detail')).envelope).toMatchObject({ attributes: { total: 0 } });
  });

  it('of an activity under funds control are sent when a second person authorizes them, once [spec 2.102, 2.107]', async () => {
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, funds_control)
      values ('47CC01', 'Sample Lab', 'Sample Clerk', '202-555-0143', 'lab@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, true)`);
    const [clerk, approver, other] = [await buyer(), await server.signedIn({ sub: 'funds-approver', given_name: 'Demo', family_name: 'Approver', email: 'funds.approver@agency.example.gov', agency_code: '4700' }), await buyer()];
    await server.pool.query(sql`insert into marketplace.approver (scope, code, email, name, most) values ('activity', '47CC01', 'funds.approver@agency.example.gov', 'Demo Approver', 5000), ('activity', '47CC01', ${`clerk${nth - 1}@agency.example.gov`}, 'Demo Buyer', null)`);
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47CC01' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const [toner, ribbon] = [line('7510-01-392-0564', '2', { adviceCode: '2B' }), line('7920000000001', '25', { place: 2, unitOfIssue: 'EA' })];
    await save(clerk, [toner, ribbon]);
    await clerk.post('/fedstrip/fedstrip_exceptionEntry_save', { line: toner.key, revision: 0, remarks: 'Deliver to dock 4.', furtherAdviceCodes: '' });
    const page = await verify(clerk);
    expect(page).toMatchObject({ approversOf: 'Sample Lab (47CC01)' });
    const send = async (sendKey: string, funds?: object) => (await clerk.post('/fedstrip/process_Order', { version: (await verify(clerk)).version, sendKey, ...(funds !== undefined && { funds }) })).envelope;
    const appropriation = '999-2026/2027-9999-000';
    const prices = [{ key: ribbon.key, price: '1.00' }];
    // Without a word to the approver nothing is sent.
    expect(await send(page.sendKey)).toMatchObject({ redirectURL: '/fedstrip/fedstrip_shopping_cart?funds=enter' });
    expect((await clerk.get('/fedstrip/fedstrip_shopping_cart?funds=enter')).envelope).toMatchObject({ responseName: 'AFCDataEntry', attributes: { need: { cause: 'funds', approvers: 1 }, fundCode: 'A1', lines: [{}, {}], total: { amount: 2000 } } });
    expect(await send(page.sendKey, { appropriation: ' ', note: '', prices })).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: 'appropriation' }] } } });
    const { redirectURL: address = '' } = await send(page.sendKey, { appropriation, note: 'For the quarter.', prices });
    expect(address).toMatch(/^\/fedstrip\/fedstrip_shopping_cart\?request=/);
    expect((await clerk.post('/fedstrip/process_Order', { version: page.version, sendKey: page.sendKey, funds: { appropriation, note: '' } })).envelope.redirectURL).toBe(address);
    expect((await verify(clerk)).lines).toEqual([]);
    const mails = async (kind: string) => (await server.pool.query<{ recipient: string; body: string }>(sql`select recipient, body from marketplace.mail_outbox where kind = ${kind} and body like '%equisitions%' order by recipient`)).rows;
    expect(await mails('approval-request')).toMatchObject([{ recipient: 'funds.approver@agency.example.gov', body: expect.stringContaining(`/ws/fedstrip/fedstrip_shopping_cart?store=ADVANTAGE&${address.split('?')[1] ?? ''}`) as string }]);

    const request = address.split('=')[1] ?? '';
    const decide = async (browser: TestBrowser, what: object) => (await browser.post('/fedstrip/fedstrip_authorize_funds_save', { request, ...what })).envelope;
    const look = async (browser: TestBrowser) => (await browser.get(address)).envelope;
    // Its buyer cannot authorize it, though they are listed; a stranger sees nothing of it.
    expect(await look(clerk)).toMatchObject({ responseName: 'AuthFedFunds', attributes: { as: 'buyer', status: 'waiting', may: { authorize: false, withdraw: true } } });
    expect(await decide(clerk, { authorize: { reviewed: 'seen' } })).toMatchObject({ attributes: { status: 'waiting' } });
    for (const answer of [await look(other), await decide(other, { authorize: { reviewed: 'seen' } }), (await other.get('/fedstrip/fedstrip_shopping_cart?request=none')).envelope]) expect(answer).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_authorize_funds' });
    expect((await other.get('/fedstrip/fedstrip_authorize_funds')).envelope).toMatchObject({ attributes: { isApprover: false, waiting: [], own: [] } });
    expect((await approver.get('/fedstrip/fedstrip_authorize_funds')).envelope).toMatchObject({ attributes: { isApprover: true, waiting: [{ requestId: request, lineCount: 2 }], own: [] } });
    expect(await decide(approver, { giveBack: { reason: ' ' } })).toMatchObject({ attributes: { form: { errors: [{ field: 'reason' }] } } });
    expect(await decide(approver, { giveBack: { reason: 'Ask for one.' } })).toMatchObject({ attributes: { status: 'returned', notice: { tone: 'success' } } });
    expect(await decide(approver, { authorize: { reviewed: 'seen' } })).toMatchObject({ attributes: { status: 'returned', notice: { tone: 'warning' } } });
    expect(await mails('approval-returned')).toMatchObject([{ body: expect.stringContaining('Ask for one.') as string }]);
    // Back in the lines once, with their exception data; then they are asked for again.
    for (let press = 0; press < 2; press += 1) expect(await decide(clerk, { takeBack: true })).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_init' });
    const again = await verify(clerk);
    expect(again.lines.map(({ quantity, remarks }) => [quantity, remarks])).toEqual([[2, 'Deliver to dock 4.'], [25, '']]);
    const { redirectURL: second = '' } = await send(again.sendKey, { appropriation, note: '', prices });
    const id = second.split('=')[1] ?? '';
    // Another account of the same mailbox is its buyer's own, and a limit that was lowered since counts.
    const twin = await server.signedIn({ sub: 'twin', given_name: 'Demo', family_name: 'Buyer', email: `clerk${nth - 1}+second@agency.example.gov`, agency_code: '4700' });
    await server.pool.query(sql`insert into marketplace.approver (scope, code, email, name) values ('activity', '47CC01', ${`clerk${nth - 1}+second@agency.example.gov`}, 'Demo Buyer')`);
    const { reviewed } = (await approver.get(second)).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds'>;
    expect((await approver.post('/fedstrip/fedstrip_authorize_funds_save', { request: id, authorize: { reviewed: 'seen' } })).envelope).toMatchObject({ attributes: { status: 'waiting', notice: { text: expect.stringContaining('changed since you looked') as string } } });
    for (const answer of [await twin.get(second), await twin.post('/fedstrip/fedstrip_authorize_funds_save', { request: id, authorize: { reviewed } })]) expect(answer.envelope).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/fedstrip/fedstrip_authorize_funds' });
    // An approver may have been struck off the list since their press began.
    const held = (email: string) => withTransaction(server.pool, (connection) => heldRequest({ buyer: { buyerId: randomUUID(), verifiedEmails: [email] }, clock: { now: () => new Date() } } as never, connection, { requestId: id } as never));
    expect([await held('funds.approver@agency.example.gov'), await held('struck.off@agency.example.gov'), await held(`clerk${nth - 1}+second@agency.example.gov`)]).toMatchObject([{ requestId: id, status: 'waiting' }, null, null]);
    await server.pool.query("update marketplace.approver set most = 2499 where email = 'funds.approver@agency.example.gov'");
    expect((await approver.post('/fedstrip/fedstrip_authorize_funds_save', { request: id, authorize: { reviewed } })).envelope).toMatchObject({ attributes: { status: 'waiting', may: { authorize: false, giveBack: true }, notice: { tone: 'warning', text: expect.stringContaining('You may authorize up to $24.99') as string } } });
    await server.pool.query("update marketplace.approver set most = 5000 where email = 'funds.approver@agency.example.gov'");
    const answers = await Promise.all([1, 2].map(async () => (await approver.post('/fedstrip/fedstrip_authorize_funds_save', { request: id, authorize: { reviewed } })).envelope.attributes?.['notice']));
    expect(answers.map((notice) => (notice as { tone: string }).tone).toSorted()).toEqual(['success', 'warning']);
    expect(await decide(clerk, { takeBack: true })).toMatchObject({ responseType: 'REDIRECT' });
    expect((await clerk.post('/fedstrip/fedstrip_authorize_funds_save', { request: id, takeBack: true })).envelope, 'what is sent is not sent twice').toMatchObject({ attributes: { status: 'authorized', notice: { tone: 'warning' } } });
    expect((await verify(clerk)).lines).toEqual([]);
    expect((await clerk.get('/orderhistory/requisition_detail')).envelope).toMatchObject({ attributes: { total: 2, requisitions: [{ status: 'Entered' }, { status: 'Entered' }] } });
    const seen = (await clerk.get(second)).envelope.attributes as unknown as AttributesOf<'/fedstrip/fedstrip_shopping_cart', 'AuthFedFunds'>;
    expect(seen).toMatchObject({ status: 'authorized', decided: { by: 'Demo Approver' } });
    expect((await clerk.get(`/fedstrip/fedstrip_shopping_cart?order=${seen.orderId ?? ''}`)).envelope).toMatchObject({ responseName: 'OrderSummary', attributes: { requisitions: [{}, {}] } });
    expect(await mails('approval-ordered')).toHaveLength(1);

    // Above what the approver may authorize no one is left to ask; free issue asks no one.
    await save(clerk, [line('7510-01-392-0564', '6')]);
    expect((await clerk.get('/fedstrip/fedstrip_shopping_cart?funds=enter')).envelope).toMatchObject({ attributes: { need: { approvers: 0 } } });
    expect(await send(randomUUID(), { appropriation, note: '' })).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: '', message: expect.stringContaining('No one is listed') as string }] } } });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', { ...constants, signalCode: 'D', fundCode: '' });
    expect(await verify(clerk)).toMatchObject({ approversOf: null });
    expect((await clerk.get('/fedstrip/fedstrip_shopping_cart?funds=enter')).envelope).toMatchObject({ redirectURL: '/fedstrip/fedstrip_shopping_cart' });
    // A request that its buyer takes away.
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    await clerk.post('/fedstrip/fedstrip_newEntry', {});
    await save(clerk, [line('7510-01-392-0564', '1')]);
    const third = (await send(randomUUID(), { appropriation, note: '' })).redirectURL?.split('=')[1] ?? '';
    expect((await clerk.post('/fedstrip/fedstrip_authorize_funds_save', { request: third, withdraw: true })).envelope).toMatchObject({ attributes: { status: 'withdrawn', may: { takeBack: true } } });
    expect((await clerk.get('/fedstrip/fedstrip_authorize_funds')).envelope).toMatchObject({ attributes: { isApprover: true, waiting: [], own: [{ status: 'withdrawn' }, { status: 'authorized' }, { status: 'returned' }] } });
  });

  it('of an unknown price are above any limit, of a store or of an approver, until their buyer says one', async () => {
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active, funds_control)
      values ('47CC02', 'Sample Lab', 'Sample Clerk', '202-555-0143', 'lab@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true, true)`);
    await server.pool.query("insert into marketplace.approver (scope, code, email, name, most) values ('activity', '47CC02', 'limited.approver@agency.example.gov', 'Demo Approver', 5000)");
    const clerk = await buyer();
    await clerk.post('/fedstrip/fedstrip_aacentry', { activity: '47CC02' });
    await clerk.post('/fedstrip/fedstrip_constantProfile_save', constants);
    const dear = line('7920000000001', '99999', { unitOfIssue: 'EA' });
    await save(clerk, [dear]);
    const ask = async (prices: object[]) => (await clerk.post('/fedstrip/process_Order', { version: (await verify(clerk)).version, sendKey: randomUUID(), funds: { appropriation: '999-2026/2027-9999-000', note: '', prices } })).envelope;
    expect(await ask([])).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: `prices.${dear.key}`, message: expect.stringContaining('price of one EA') as string }] } } });
    expect(await ask([{ key: dear.key, price: '1' }])).toMatchObject({ responseName: 'AFCDataEntry', attributes: { form: { errors: [{ field: '', message: expect.stringContaining('No one is listed') as string }] } } });
    await server.pool.query("insert into marketplace.approval_limit (store, role, above) values ('ADVANTAGE', 'buyer', 100000)");
    const free = await buyer();
    await free.post('/fedstrip/fedstrip_aacentry', { activity: '47AB01' });
    await free.post('/fedstrip/fedstrip_constantProfile_save', constants);
    await save(free, [line('7920000000001', '99999', { unitOfIssue: 'EA' })]);
    expect((await verify(free)).approversOf).not.toBeNull();
    await server.pool.query("delete from marketplace.approval_limit where store = 'ADVANTAGE'");
  });

  it('are made of the cart in a store of Global Supply, which is empty then [spec 2.84]', async () => {
    const clerk = await buyer();
    const headers = { headers: { 'X-Store': 'FSS' } };
    const ask = async () => (await clerk.get('/checkout/requisition', headers)).envelope;
    const { rows: [offer] } = await server.pool.query<{ id: string }>("select offer_id as id from marketplace.offer where product_id = 'toner-1'");
    expect(await ask()).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/cart/shopping_cart' });
    await clerk.post('/cart/addCart', { items: [{ offerId: offer?.id, quantity: 3 }], changeKey: randomUUID() }, headers);
    expect((await clerk.get('/checkout/requisition')).envelope).toMatchObject({ redirectURL: '/cart/shopping_cart' });
    expect(await ask()).toMatchObject({ responseName: 'Initial', attributes: { lines: [{ stockNumber: '7510-01-392-0564', quantity: 3, unitOfIssue: 'BX' }], staying: [], unsent: 0 } });
    const move = async (activity: string, fundCode: string) => (await clerk.post('/checkout/requisition_submit', { activity, fundCode }, headers)).envelope;
    expect(await move('FB1234', 'a')).toMatchObject({ responseName: 'Initial', attributes: { form: { errors: [{ field: 'fundCode' }] } } });
    expect(await move('FB1234', 'a1')).toMatchObject({ responseName: 'Initial', attributes: { form: { values: { activity: 'FB1234', fundCode: 'A1' }, errors: [{ field: 'activity', message: expect.stringMatching(/^R07/) as string }] } } });
    expect(await move('47ab01', 'a1')).toMatchObject({ redirectURL: '/fedstrip/fedstrip_shopping_cart' });
    expect((await clerk.get('/cart/shopping_cart', headers)).envelope).toMatchObject({ attributes: { cart: { groups: [] } } });
    expect(await move('47AB01', 'A1')).toMatchObject({ redirectURL: '/fedstrip/fedstrip_shopping_cart' });
    expect((await clerk.post('/fedstrip/add_to_cart', {}, headers)).envelope).toMatchObject({ attributes: { lines: [{ quantity: 3, unitOfIssue: 'BX', problems: [] }] } });
    // Lines of another activity are not given to this one.
    await clerk.post('/cart/addCart', { items: [{ offerId: offer?.id, quantity: 1 }], changeKey: randomUUID() }, headers);
    expect(await move('47CC01', 'A1')).toMatchObject({ attributes: { unsent: 1, form: { errors: [{ field: 'activity', message: expect.stringContaining('Lines of 47AB01') as string }] } } });
    expect((await (await buyer(null)).get('/checkout/requisition', headers)).envelope).toMatchObject({ responseType: 'REDIRECT' });
  });
});
