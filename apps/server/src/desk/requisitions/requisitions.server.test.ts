import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinalDate } from '@quartermaster/contracts/requisition';
import { enterRequisitions } from '../../requisitions/entry/enter-requisitions.ts';
import { washingtonDay } from '../../runtime/index.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const line = 'A0AGSAS7510000000000  BX0001047AB01        N      AA1      13          ';
const withColumns = (record: string, ...texts: readonly (readonly [from: number, text: string])[]): string =>
  texts.reduce((before, [from, text]) => (before.slice(0, from - 1).padEnd(from - 1) + text + before.slice(from - 1 + text.length)).padEnd(80), record);

describe.each(oneTestDatabase())('requisitions at the desk on $name', ({ open }) => {
  let server: TestServer;
  let [clerk, viewer, chief]: DeskBrowser[] = [];
  const folder = join(mkdtempSync(join(tmpdir(), 'requisitions-')), 'out');
  let numbers: readonly string[] = [];
  const at = (browser: DeskBrowser | undefined): DeskBrowser => browser ?? expect.fail('No one is signed in.');

  beforeAll(async () => {
    server = await openServer(open, { requisitionFolder: folder });
    [clerk, viewer, chief] = [await operatorAtDesk(server, 'orderClerk'), await operatorAtDesk(server, 'viewer'), await operatorAtDesk(server, 'administrator')];
    await server.pool.query(sql`insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip, active)
      values ('47AB01', 'Sample Depot', 'Sample Clerk', '202-555-0143', 'clerk@agency.example.gov', '1 Sample Road', 'Arlington', 'VA', '22202', true)`);
    ({ numbers } = await enterRequisitions(server.pool, { text: `${line}\n${withColumns(line, [8, '7920000000001']) }\n`, approver: '', enteredBy: 'Demo Operator', isMeantAgain: false }, new Date()));
  });
  afterAll(() => server.close());

  const status = (number: string, code: string) => withColumns(line, [1, 'AE1'], [30, number], [44, ' '], [62, ordinalDate(washingtonDay(new Date())).slice(1)], [65, code], [67, 'GSA']);
  const take = (text: string, isConfirmed: boolean, browser = clerk) => at(browser).post('/requisitions/import-status', { fileName: 'status.txt', text, isConfirmed });

  it('are listed by status and by a part of their number or item, and each has a page with its columns', async () => {
    expect((await at(viewer).get('/requisitions')).answer).toMatchObject({ total: 2, waiting: 2, requisitions: [{ status: 'Entered', enteredBy: 'Demo Operator', quantity: 10, unitOfIssue: 'BX' }, {}] });
    expect((await at(viewer).get('/requisitions', { q: '7920-00-000' })).answer).toMatchObject({ total: 1, requisitions: [{ documentNumber: numbers[1], stockNumber: '7920000000001' }] });
    expect((await at(viewer).get('/requisitions', { state: 'Shipped' })).answer).toMatchObject({ total: 0, requisitions: [] });
    expect((await at(viewer).get('/requisition', { documentNumber: numbers[0]?.toLowerCase() ?? '' })).answer).toMatchObject({ requisition: { open: 10, columns: expect.arrayContaining([expect.objectContaining({ title: 'quantity', text: '00010' })]) }, happenings: [] });
    expect((await at(viewer).get('/requisition', { documentNumber: 'NONE' })).status).toBe(404);
  });

  it('go out in one file by the transport, whole, and the file can be read again', async () => {
    expect((await at(viewer).post('/requisitions/send')).status).toBe(403);
    const file = join(folder, 'requisitions-000001.txt');
    expect((await at(clerk).post('/requisitions/send')).answer).toEqual({ sent: [{ where: file, documents: 2 }] });
    expect(readdirSync(folder)).toEqual(['requisitions-000001.txt']);
    expect((await at(clerk).post('/requisitions/send')).answer).toEqual({ sent: [] });
    expect((await at(viewer).get('/requisitions/files')).answer).toMatchObject({ total: 1, waiting: 0, files: [{ batch: 1, fileName: 'requisitions-000001.txt', documents: 2, sentAt: expect.any(String) }] });
    expect((await at(viewer).get('/requisitions/file', { batch: 1 })).answer).toEqual({ fileName: 'requisitions-000001.txt', text: readFileSync(file, 'utf8') });
    expect((await at(viewer).get('/requisitions/file', { batch: 9 })).status).toBe(404);
    expect((await at(viewer).get('/requisitions/file', { batch: 1, part: 'exceptions' })).status).toBe(404);
    expect((await at(chief).get('/audit', { q: 'requisitions-000001' })).answer.entries).toMatchObject([{ action: 'requisitions.sent', details: { documents: 2 } }]);
  });

  it('status that comes back is shown before it is recorded, is recorded once, and what is left out has its reason', async () => {
    const [number = ''] = numbers;
    const text = [status(number, 'BB'), 'XX1 nothing', status('47AB0163249999', 'BB')].join('\r\n');
    expect((await take(text, true, viewer)).status).toBe(403);
    const looked = (await take(text, false)).answer;
    expect(looked).toMatchObject({ recorded: 1, repeated: 0, rejected: 2, changes: [{ line: 1, documentNumber: number, before: 'Sent', after: 'Backordered', words: expect.stringContaining('BB') }] });
    expect(looked.rejects.map(({ line: at1, reasons }) => [at1, reasons[0]])).toEqual([[2, expect.any(String)], [3, 'There is no requisition 47AB0163249999.']]);
    expect((await at(viewer).get('/requisition', { documentNumber: number })).answer.requisition.status).toBe('Sent');
    expect((await take(text, true)).answer).toMatchObject({ recorded: 1, repeated: 0 });
    expect((await take(text, true)).answer).toMatchObject({ recorded: 0, repeated: 1, rejected: 2, changes: [] });
    expect((await at(viewer).get('/requisition', { documentNumber: number })).answer).toMatchObject({ requisition: { status: 'Backordered' }, happenings: [{ words: expect.stringContaining('Sent in') }, { words: expect.stringContaining('BB'), by: 'orderclerk@desk.example.gov' }] });
    expect((await at(chief).get('/audit', { q: 'status.txt' })).answer.entries).toHaveLength(2);
    expect(await take('x\n'.repeat(5_001), false)).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'text', message: expect.stringContaining('The file has 5,001 lines') }] } });
    expect((await take('', false)).status).toBe(400);
  });

  it('of a file of records are shown before they are entered, with the reasons of what is left out, and are entered once', async () => {
    const text = `${withColumns(line, [8, '7930000000001'])}\n${withColumns(line, [52, '  '])}\n${withColumns(line, [1, 'A0E'], [8, '7930000000002'])}\n`;
    const given = { fileName: 'records.txt', text, exceptions: '{"line": 3, "remarks": "Deliver to dock 4."}', approver: '', isMeantAgain: false, isConfirmed: false };
    const enter = (more: object = {}, browser = clerk) => at(browser).post('/requisitions/enter', { ...given, ...more });
    const listedOnes = async () => (await at(viewer).get('/requisitions', { q: '7930-00-000' })).answer.total;
    expect((await enter({}, viewer)).status).toBe(403);
    const looked = (await enter()).answer;
    expect(looked).toMatchObject({ entered: 2, rejected: 1, enteredBefore: null, requisitions: [{ line: 1, documentIdentifier: 'A0A', stockNumber: '7930000000001', quantity: 10, unitOfIssue: 'BX' }, { line: 3, documentIdentifier: 'A0E' }], rejects: [{ line: 2, reasons: [expect.stringMatching(/^R11/)] }] });
    expect(await listedOnes()).toBe(0);
    const entered = (await enter({ isConfirmed: true })).answer;
    expect(entered).toMatchObject({ entered: 2, rejected: 1 });
    expect(await listedOnes()).toBe(2);
    expect((await at(viewer).get('/requisition', { documentNumber: entered.requisitions[1]?.documentNumber ?? '' })).answer).toMatchObject({ requisition: { enteredBy: 'orderclerk@desk.example.gov', status: 'Entered' } });
    // Pressed again, or chosen again by mistake: nothing is ordered twice.
    expect(await enter({ isConfirmed: true })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'isMeantAgain' }] } });
    expect((await enter()).answer.enteredBefore).toEqual(expect.any(String));
    expect(await listedOnes()).toBe(2);
    expect((await enter({ isConfirmed: true, isMeantAgain: true })).answer.entered).toBe(2);
    expect(await listedOnes()).toBe(4);
    for (const exceptions of ['x', '{"line": 9}']) expect(await enter({ exceptions })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'exceptions', message: expect.stringContaining('Nothing was changed') }] } });
    expect(await enter({ text: 'x\n'.repeat(1_001) })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'text', message: expect.stringContaining('The file has 1,001 lines') }] } });
    expect((await at(chief).get('/audit', { q: 'records.txt' })).answer.entries).toMatchObject([{ action: 'requisitions.entered', details: { entered: 2, rejected: 1 } }, {}]);
    for (const { documentNumber } of (await at(viewer).get('/requisitions', { q: '7930-00-000' })).answer.requisitions) await at(clerk).post('/requisition/ask', { documentNumber, ask: 'cancel', reason: 'It was a trial.' });
  });

  it('are followed up and canceled with the next file, with the reason in the audit log', async () => {
    const [, number = ''] = numbers;
    const ask = (kind: string, documentNumber = number) => at(clerk).post('/requisition/ask', { documentNumber, ask: kind, reason: 'The customer asks.' });
    expect((await ask('follow-up')).answer.words).toBe(`The follow-up of ${number} goes out with the next export.`);
    expect((await ask('cancel')).answer.words).toBe(`The request to cancel 10 of ${number} goes out with the next export.`);
    expect(await ask('cancel')).toMatchObject({ status: 409, refusal: { message: expect.stringContaining('asked for already') } });
    expect((await ask('cancel', '47AB0163249999')).status).toBe(409);
    expect((await at(viewer).get('/requisitions/files')).answer.waiting).toBe(2);
  });

  it('rules on what was not verified have their default, and are switched by an administrator', async () => {
    const rules = async () => (await at(viewer).get('/requisitions/rules')).answer;
    expect(await rules()).toMatchObject({ settings: expect.arrayContaining([expect.objectContaining({ name: 'lastPriorityOf999', value: '3', standard: '3' })]), tables: expect.arrayContaining([expect.objectContaining({ name: 'demand codes', isRefused: false })]) });
    expect((await rules()).tables.every(({ unverified, codes }) => unverified > 0 && unverified <= codes)).toBe(true);
    const set = (body: object, browser = chief) => at(browser).post('/requisitions/set-rule', { reason: 'Verified with the source of supply.', ...body });
    expect((await set({ table: { name: 'demand codes', isRefused: true } }, clerk)).status).toBe(403);
    for (const isRefused of [true, true, false]) {
      expect((await set({ table: { name: 'demand codes', isRefused } })).status).toBe(200);
      expect((await rules()).tables.find(({ name }) => name === 'demand codes')).toMatchObject({ isRefused });
    }
    expect((await set({ setting: { name: 'lastPriorityOf999', value: '4' } })).status).toBe(200);
    expect((await rules()).settings.find(({ name }) => name === 'lastPriorityOf999')).toMatchObject({ value: '4', standard: '3' });
    for (const [name, value] of [['lastPriorityOf999', '99'], ['nothing', '1']]) expect(await set({ setting: { name, value } })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'setting.value' }] } });
    expect((await set({ table: { name: 'none', isRefused: true } })).status).toBe(400);
    expect((await set({})).status).toBe(400);
    expect((await at(chief).get('/audit', { q: 'lastPriorityOf999' })).answer.entries).toMatchObject([{ action: 'requisitions.rule-set', details: { value: '4', reason: 'Verified with the source of supply.' } }]);
  });

  it('exception data of a file are saved as they were sent, and what is done without a press is shown', async () => {
    await enterRequisitions(server.pool, { text: withColumns(line, [1, 'A0E']), approver: '', enteredBy: 'Demo Operator', isMeantAgain: true, exceptions: new Map([[1, { remarks: 'Deliver to dock 4.', furtherAdviceCodes: '', exportOption: '' }]]) }, new Date());
    await at(clerk).post('/requisitions/send');
    const { files, schedule } = (await at(viewer).get('/requisitions/files')).answer;
    expect(files[0]).toMatchObject({ exceptions: 1 });
    expect(files.at(-1)).toMatchObject({ batch: 1, exceptions: 0 });
    expect((await at(viewer).get('/requisitions/file', { batch: files[0]?.batch ?? 0, part: 'exceptions' })).answer).toEqual({ fileName: files[0]?.fileName.replace('.txt', '.exceptions.ndjson'), text: readFileSync(join(folder, files[0]?.fileName.replace('.txt', '.exceptions.ndjson') ?? ''), 'utf8') });
    expect(schedule).toEqual({ times: [], next: null, lastSent: null, sending: null, reading: null });
    await server.pool.query(sql`insert into marketplace.requisition_work (kind, done_for, failed_at, failure) values ('send', '2026-11-20T11:00:00Z', '2026-11-21T11:00:00Z', 'The queue is away.')`);
    await server.pool.query(sql`insert into marketplace.requisition_status_file (text_hash, name, read_at, recorded, repeated, rejected, rejects) values ('x', 'a.txt', '2026-11-21T12:00:00Z', 2, 1, 0, '')`);
    expect((await at(viewer).get('/requisitions/files')).answer).toMatchObject({ schedule: { sending: { at: '2026-11-21T11:00:00.000Z', message: 'The queue is away.' } }, statusFiles: [{ name: 'a.txt', recorded: 2, repeated: 1 }] });
  });
});
