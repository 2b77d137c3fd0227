import { knownStores, shippedStoreList } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';

const stores = knownStores.filter((name) => shippedStoreList[name].family === 'virtual').map((name) => [name, shippedStoreList[name].startPath] as const);

describe.each(oneTestDatabase())('start pages of the virtual stores on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  const asked = async (path: string, store: string) => (await (await server.visitor()).get(path, { headers: { 'x-store': store } })).envelope;

  it.each(stores)('%s: %s is Home for everybody [spec 2.112, 2.113]', async (store, path) => {
    expect(await asked(path, store)).toMatchObject({ responseName: 'Home', attributes: { storeName: store, productCount: expect.any(Number) } });
    const buyer = await server.signedIn();
    expect((await buyer.get(path, { headers: { 'x-store': store } })).envelope).toMatchObject({ responseName: 'Home' });
  });

  it.each(stores)('%s: %s is Login for a visitor who asks for it, and for no one else [spec 2.112, 2.113]', async (store, path) => {
    expect(await asked(`${path}?type=login`, store)).toMatchObject({ responseName: 'Login', attributes: { serviceCount: expect.any(Number) } });
    const buyer = await server.signedIn();
    expect((await buyer.get(`${path}?type=login`, { headers: { 'x-store': store } })).envelope.responseName).toBe('Home');
  });

  it.each(stores)('%s: %s leads from another store into its own', async (store, path) => {
    expect(await asked(path, 'ADVANTAGE')).toMatchObject({ responseType: 'REDIRECT', redirectURL: `${path}?store=${store}` });
    expect(await asked(`${path}?type=login`, 'ADVANTAGE')).toMatchObject({ redirectURL: `${path}?store=${store}&type=login` });
  });

  it('/main/start_page asks for the Air Force login in that store alone [spec 2.30]', async () => {
    const page = '/main/start_page?type=login';
    expect(await asked(page, 'AIRFORCE')).toMatchObject({ responseName: 'AFLogin' });
    expect((await (await server.signedIn()).get(page, { headers: { 'x-store': 'AIRFORCE' } })).envelope.responseName).toBe('Success');
    expect(await asked('/main/start_page', 'AIRFORCE')).toMatchObject({ responseName: 'Success' });
    expect(await asked(page, 'VA')).toMatchObject({ responseType: 'REDIRECT', redirectURL: '/va/start_page?type=login' });
    expect(await asked(page, 'ADVANTAGE')).toMatchObject({ responseName: 'Success' });
  });
});
