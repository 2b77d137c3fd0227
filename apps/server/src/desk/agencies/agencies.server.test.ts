import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
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
    expect((await chief.post('/agency/change', { code: '47', emailDomains: ' GSA.gov, fas.example.gov\ngsa.gov', bureaus: 'Second office\n\n First office ' })).status).toBe(200);
    expect((await chief.get('/agency', { code: '47' })).answer.agency).toMatchObject({ emailDomains: ['gsa.gov', 'fas.example.gov'], bureaus: ['First office', 'Second office'] });
    expect((await chief.get('/audit', { q: 'agency.changed' })).answer.entries).toMatchObject([{ action: 'agency.changed', subject: '47', details: { emailDomains: 'gsa.gov fas.example.gov', bureaus: 2 } }]);
    expect((await chief.post('/agency/change', { code: 'A', emailDomains: 'army.mil', bureaus: '' })).status).toBe(200);
  });

  it.each(['gov', 'gmail.com', 'no domain at all!', 'evil_.gov', '.mil'])('what is no domain of an agency is refused at its field: %s', async (emailDomains) => {
    expect(await chief.post('/agency/change', { code: '47', emailDomains, bureaus: '' })).toMatchObject({ status: 400, refusal: { fieldErrors: [{ field: 'emailDomains' }] } });
  });

  it('that are not there are not found, and only an administrator changes one', async () => {
    expect((await chief.get('/agency', { code: '00' })).status).toBe(404);
    expect((await chief.post('/agency/change', { code: '00', emailDomains: '', bureaus: '' })).status).toBe(404);
    const clerk = await operatorAtDesk(server, 'orderClerk');
    expect((await clerk.post('/agency/change', { code: '47', emailDomains: '', bureaus: '' })).status).toBe(403);
    expect((await clerk.get('/agency', { code: '47' })).status).toBe(200);
  });
});
