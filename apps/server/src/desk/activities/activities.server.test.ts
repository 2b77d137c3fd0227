import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { importActivities } from '../command/import-activities.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

const heading = 'aac,activity,contact_name,phone,email,line1,line2,city,state,zip,active';
const row = (aac: string, activity = 'Sample Depot', rest = 'yes') => `${aac},${activity},Sample Clerk,202-555-0143,clerk@agency.example.gov,1 Sample Road,,Ames,IA,50011,${rest}`;

describe.each(oneTestDatabase())('the directory of activities at the desk on $name', ({ open }) => {
  let server: TestServer;
  let editor: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    editor = await operatorAtDesk(server, 'catalogEditor');
  });
  afterAll(() => server.close());

  const take = (...rows: readonly string[]) => editor.post('/activities/import', { fileName: 'directory.csv', csv: [heading, ...rows].join('\n') });

  it('takes the rows of a CSV file that fit, names those that do not, and changes nothing the second time', async () => {
    const file = [row('47aaa1'), row('47AAA2', '"Depot, North"'), row('BAD'), row('47AAA1'), `${row('47AAA3', '')}`];
    expect((await take(...file)).answer).toMatchObject({
      added: 2, changed: 0, same: 0, rejected: 3, rejects: [{ line: 4, field: 'aac' }, { line: 5, field: 'aac', reason: 'Line 2 has 47AAA1 already.' }, { line: 6, field: 'activity', reason: 'It is empty.' }],
    });
    expect((await take(...file)).answer).toMatchObject({ added: 0, changed: 0, same: 2, rejected: 3 });
    expect((await take(row('47AAA2', 'Depot South'))).answer).toMatchObject({ added: 0, changed: 1, same: 0, rejected: 0 });
    expect((await editor.get('/activities', { q: 'depot south' })).answer).toMatchObject({ total: 1, activities: [{ aac: '47AAA2', activity: 'Depot South', contactName: 'Sample Clerk', active: true }] });
  });

  it('refuses a file without the columns as a whole', async () => {
    expect(await editor.post('/activities/import', { fileName: 'x.csv', csv: 'aac,activity\n47AAA9,Depot' })).toMatchObject({
      status: 400, refusal: { fieldErrors: [{ field: 'csv', message: expect.stringContaining('lacks contact_name, phone, email') }] },
    });
  });

  it('retires an activity and makes it active again, each with its reason in the audit log', async () => {
    await take(row('47BBB1'));
    const retire = { aac: '47BBB1', active: false, reason: 'Closed.' };
    expect((await editor.post('/activity/set-active', retire)).status).toBe(200);
    expect(await editor.post('/activity/set-active', retire)).toMatchObject({ status: 409 });
    expect((await editor.get('/activity', { aac: '47bbb1' })).answer).toMatchObject({ activity: { active: false }, addressBooks: 0 });
    expect((await editor.get('/activities', { state: 'retired' })).answer.activities.map(({ aac }) => aac)).toEqual(['47BBB1']);
    expect((await editor.get('/activities', { q: '47BBB', state: 'active' })).answer.total).toBe(0);
    expect((await editor.post('/activity/set-active', { ...retire, active: true, reason: 'Open again.' })).status).toBe(200);
    expect((await editor.get('/audit', { q: '47BBB1' })).answer.entries).toMatchObject([{ action: 'activity.activated', details: { reason: 'Open again.' } }, { action: 'activity.retired', details: { reason: 'Closed.' } }]);
    expect((await editor.post('/activity/set-active', { ...retire, aac: '000000' })).status).toBe(404);
    expect((await editor.get('/activity', { aac: '000000' })).status).toBe(404);
  });

  it('says for what an activity asks for AAC passwords, and who approves them: at its page or by a file, and a file without the columns leaves it', async () => {
    await take(row('47EEE1'));
    const set = { aac: '47EEE1', passwordFor: 'billing' as const, supervisors: 'Boss@agency.example.gov\nchief@agency.example.gov', reason: 'Asked for by the depot.' };
    const shown = async () => (await editor.get('/activity', { aac: '47EEE1' })).answer.activity;
    expect(await shown()).toMatchObject({ passwordFor: 'none', supervisors: [] });
    expect(await editor.post('/activity/set-passwords', { ...set, supervisors: ' ' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'supervisors' }] } });
    expect((await editor.post('/activity/set-passwords', set)).status).toBe(200);
    expect((await editor.post('/activity/set-passwords', set)).status).toBe(409);
    expect((await editor.post('/activity/set-passwords', { ...set, aac: '000000' })).status).toBe(404);
    expect((await take(row('47EEE1', 'Depot East'))).answer).toMatchObject({ changed: 1 });
    expect(await shown()).toMatchObject({ activity: 'Depot East', passwordFor: 'billing', supervisors: ['boss@agency.example.gov', 'chief@agency.example.gov'] });
    const csv = [`${heading},password_for,supervisors`, `${row('47EEE1', 'Depot East')},none,`].join('\n');
    expect((await editor.post('/activities/import', { fileName: 'directory.csv', csv })).answer).toMatchObject({ changed: 1 });
    expect(await shown()).toMatchObject({ passwordFor: 'none', supervisors: [] });
    expect((await editor.get('/audit', { q: '47EEE1' })).answer.entries).toMatchObject([{ action: 'activity.passwords-set', details: { passwordFor: 'billing', reason: set.reason } }]);
  });

  it('gives the whole directory as a file that an import takes unchanged', async () => {
    await take(row('47CCC1', '"Depot ""East"", North"'), row('47CCC2', 'Depot', 'no'));
    const { answer } = await editor.get('/activities/export');
    expect(answer.fileName).toMatch(/^activities-\d{4}-\d\d-\d\d\.csv$/);
    const lines = answer.csv.trim().split('\r\n').length - 1;
    expect((await editor.post('/activities/import', { fileName: answer.fileName, csv: answer.csv })).answer).toMatchObject({ added: 0, changed: 0, same: lines, rejected: 0 });
  });

  it('is filled by the command, too, which says what it left out', async () => {
    const { said, rejects } = await importActivities(server.pool, 'more.csv', [heading, row('47DDD1'), row('BAD')].join('\n'), new Date());
    expect(said).toBe('more.csv: 1 added, 0 changed, 0 as they were, 1 left out.');
    expect(JSON.parse(rejects)).toMatchObject({ line: 3, field: 'aac' });
    expect((await editor.get('/audit', { q: 'more.csv' })).answer.entries).toMatchObject([{ actor: 'npm run aac:import', role: null, details: { added: 1, rejected: 1 } }]);
  });
});
