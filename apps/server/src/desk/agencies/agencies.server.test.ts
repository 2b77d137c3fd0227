import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { agenciesCommand } from '../command/agencies-command.ts';
import { operatorAtDesk, type DeskBrowser } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('agencies at the desk on $name', ({ open }) => {
  let server: TestServer;
  let chief: DeskBrowser;
  beforeAll(async () => {
    server = await openServer(open);
    chief = await operatorAtDesk(server, 'administrator');
  });
  afterAll(() => server.close());

  it('are found by name, code and domain, and their domains and bureaus are changed, with an entry in the audit log', async () => {
    expect((await chief.get('/agencies', { q: 'gsa.gov' })).answer.agencies).toMatchObject([{ code: '47', name: 'General Services Administration', kind: 'civil' }]);
    expect((await chief.post('/agency/change', { code: '47', emailDomains: ' GSA.gov, fas.example.gov\ngsa.gov', bureaus: 'Second office; First office\n\n First office ' })).status).toBe(200);
    expect((await chief.get('/agency', { code: '47' })).answer.agency).toMatchObject({ emailDomains: ['gsa.gov', 'fas.example.gov'], bureaus: ['First office', 'Second office'] });
    expect((await chief.get('/audit', { q: 'agency.changed' })).answer.entries).toMatchObject([{ action: 'agency.changed', subject: '47', details: { emailDomains: 'gsa.gov fas.example.gov', bureaus: 2 } }]);
    expect((await chief.post('/agency/change', { code: 'A', emailDomains: 'army.mil', bureaus: '' })).status).toBe(200);
  });

  it.each(['gov', 'gmail.com', 'no domain at all!', 'evil_.gov', '.mil'])('what is no domain of an agency is refused at its field: %s', async (emailDomains) => {
    expect(await chief.post('/agency/change', { code: '47', emailDomains, bureaus: '' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'emailDomains' }] } });
  });

  it('are exported to a file that changes nothing, and imported from one, which names what does not fit', async () => {
    const { answer } = await chief.get('/agencies/export');
    expect(answer.csv.split('\r\n')[0]).toBe('code,name,kind,domains,bureaus');
    expect((await chief.post('/agencies/import', { fileName: answer.fileName, csv: answer.csv })).answer).toMatchObject({ added: 0, changed: 0, rejected: 0 });
    const rows = ['code,domains,bureaus', '47,"gsa.gov, FAS.example.gov",Third office;First office', '00,x.example.gov,', 'A,gov,', '47,gsa.gov,'];
    expect((await chief.post('/agencies/import', { fileName: 'list.csv', csv: rows.join('\n') })).answer).toMatchObject({
      changed: 1, same: 0, rejected: 3, rejects: [{ line: 3, field: 'code' }, { line: 4, field: 'domains' }, { line: 5, reason: 'Line 2 has 47 already.' }],
    });
    expect((await chief.get('/agency', { code: '47' })).answer.agency).toMatchObject({ name: 'General Services Administration', emailDomains: ['gsa.gov', 'fas.example.gov'], bureaus: ['First office', 'Third office'] });
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/agencies/import', { fileName: 'list.csv', csv: rows.join('\n') })).status).toBe(403);
  });

  it('are kept by the command, too', async () => {
    const written: string[] = [];
    const files = { read: () => ({ name: 'more.csv', csv: 'code,domains,bureaus\n47,gsa.gov,Only office\n99x,,' }), write: (_file: string, text: string) => void written.push(text), rejects: (_file: string, rejects: string) => ` ${rejects.trim().split('\n').length} rejects` };
    const run = (...args: string[]) => agenciesCommand(server.pool, args, files, new Date());
    expect(await run('import', 'more.csv')).toBe('more.csv: 0 added, 1 changed, 0 as they were, 1 left out. 1 rejects\n');
    expect(await run('list')).toMatch(/^47 {2}General Services Administration {2}gsa\.gov {2}1 bureaus$/m);
    expect(await run('export', 'all.csv')).toMatch(/^\d+ agencies are in all\.csv\.\n$/);
    expect(written[0]).toContain('47,General Services Administration,civil,gsa.gov,Only office');
    for (const wrong of [[], ['list', 'x'], ['import'], ['drop', 'x'], ['import', 'x', 'y']]) await expect(run(...wrong)).rejects.toThrow(/Usage/);
  });

  it('that are not there are not found, and only an administrator changes one', async () => {
    expect((await chief.get('/agency', { code: '00' })).status).toBe(404);
    expect((await chief.post('/agency/change', { code: '00', emailDomains: '', bureaus: '' })).status).toBe(404);
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/agency/change', { code: '47', emailDomains: '', bureaus: '' })).status).toBe(403);
    expect((await clerk.get('/agency', { code: '47' })).status).toBe(200);
  });
});
