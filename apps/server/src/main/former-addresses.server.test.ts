import { serviceTable } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../testing/server.ts';
import { knownLegacyAddresses, servedLegacyAddresses } from '../pages/former/legacy-addresses.ts';

describe.each(oneTestDatabase())('addresses of the former application on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  it('all lead to a page that there is, and are given to browsers', async () => {
    const { attributes } = (await (await server.visitor()).get('/main/struts_ng_url_map')).envelope;
    expect(attributes).toMatchObject({ map: servedLegacyAddresses });
    const lacking = knownLegacyAddresses.filter((known) => !servedLegacyAddresses.includes(known)).map(({ to }) => to);
    expect(lacking).toEqual([]);
  });

  it.each(servedLegacyAddresses)('$from leads to a page that the server answers, by the method of its address [spec 2.121, 2.122, 2.124, 2.125, 2.126]', async ({ to }) => {
    const [path = ''] = to.split('?');
    // An address is asked for with GET: any other method, or none, is an unexpected request.
    expect(Object.entries(serviceTable).find(([known]) => known === path)?.[1].method, `${path} is a service`).toBe('GET');
    const { status, envelope } = await (await server.visitor()).get(to);
    expect([status, envelope.responseType]).not.toEqual([404, 'ERROR']);
    expect(JSON.stringify(envelope)).not.toContain('Unexpected request');
  });
});
