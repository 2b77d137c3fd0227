import { knownStores, shippedStoreList, storeIdOf, storeTitle } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openServer } from '../testing/server.ts';
import { openTestPool } from '../testing/test-pool.ts';
import type { StoreHosts, StoreList } from '../store-list/index.ts';
import { openStoreList } from './open-store-list.ts';

const log = { info: vi.fn(), warn: vi.fn() };

describe.each(testDatabases())('the store list on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  let now: number;
  beforeAll(async () => {
    ({ pool, close } = await openTestPool(open));
  });
  afterAll(() => close());
  beforeEach(() => {
    now = Date.parse('2026-11-21T12:00:00Z');
    vi.clearAllMocks();
  });
  afterEach(async () => {
    await pool.query("delete from marketplace.store where number > 10; update marketplace.store set hosts = '{va.localhost}' where name = 'VA'");
  });

  const read = (hosts?: StoreHosts): Promise<StoreList> =>
    openStoreList({ database: pool, clock: { now: () => new Date(now) }, log, ...(hosts && { hosts }) });
  const addHarbor = (hosts = '{harbor.example.gov}') =>
    pool.query("insert into marketplace.store (name, number, hosts, shipped) values ('HARBOR', 11, $1, true)", [hosts]);

  it('begins with the nine known stores, each under its number and with a host [spec 9.1]', async () => {
    const list = await read();
    expect(list.stores.map(({ name, number }) => [name, number])).toEqual(knownStores.map((name) => [name, storeIdOf(name)]));
    expect(list.default.name).toBe('ADVANTAGE');
    for (const store of list.stores) expect(list.byHost(`${store.name}.LOCALHOST`)).toBe(store);
    expect([list.byName(' va '), list.byNumber(6)]).toEqual([list.byHost('va.localhost'), list.byHost('va.localhost')]);
    expect([list.byName('EVAPUNCHOUT'), list.byName(''), list.byName(undefined), list.byNumber(4), list.byNumber(7), list.byHost('elsewhere.test')]).toEqual([null, null, null, null, null, null]);
  });

  it('has of each known store what the list that ships says of it', async () => {
    const list = await read();
    for (const name of knownStores) expect(list.byName(name)).toEqual({ ...shippedStoreList[name], name, number: storeIdOf(name), hosts: [`${name.toLowerCase()}.localhost`], shipped: false, hasAssortment: false });
  });

  it.each([
    ['global-supply.example.gov', 'FSS'], ['www.gss.example.gov', 'FSS'], ['FSS-2.example.gov', 'FSS'], ['marinecorps.example.gov', 'USMC'], ['marines.example', 'USMC'],
    ['fssa.example.gov', null], ['shop-fss.example.gov', null], ['example.gov', null], ['', null],
  ])('the host %s leads to %s, and is no address of the marketplace for that [spec 4.1]', async (host, name) => {
    const list = await read();
    expect([list.forHost(host)?.name ?? null, list.byHost(host)]).toEqual([name, null]);
  });

  it('gives a host of a row before a word that a host begins with [spec 4.1]', async () => {
    const list = await read(new Map([['usmc.example.gov', 'VA']]));
    expect([list.forHost('usmc.example.gov')?.name, list.forHost('usmc.example.com')?.name]).toEqual(['VA', 'USMC']);
  });

  it('gives the main host of the marketplace to a store by the word of the environment alone, and says so', async () => {
    await addHarbor('{harbor.example.gov,shop.example.gov}');
    const readAt = (hosts: StoreHosts) => openStoreList({ database: pool, clock: { now: () => new Date(now) }, log, webOrigin: 'https://shop.example.gov', hosts });
    const list = await readAt(new Map());
    expect([list.forHost('shop.example.gov'), list.byHost('harbor.example.gov')?.name, list.hosts().includes('shop.example.gov')]).toEqual([null, 'HARBOR', false]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ host: 'shop.example.gov', store: 'HARBOR' }, expect.stringContaining('STORE_HOSTS'));
    expect((await readAt(new Map([['shop.example.gov', 'HARBOR']]))).forHost('shop.example.gov')?.name).toBe('HARBOR');
  });

  it('follows a change within half a second, without a restart, and asks no more often', async () => {
    const list = await read();
    const query = vi.spyOn(pool, 'query');
    await addHarbor();
    query.mockClear();
    await Promise.all([list.refresh(), list.refresh()]);
    expect([query.mock.calls.length, list.byName('HARBOR')]).toEqual([0, null]);
    now += 500;
    await Promise.all([list.refresh(), list.refresh(), list.refresh()]);
    expect(query).toHaveBeenCalledTimes(2);
    expect([list.byName('harbor')?.number, list.byHost('harbor.example.gov')?.name, list.byNumber(11)?.shipped]).toEqual([11, 'HARBOR', true]);
    now += 500;
    await list.refresh();
    expect(query).toHaveBeenCalledTimes(3);
    query.mockRestore();
    await pool.query("delete from marketplace.store where name = 'HARBOR'");
    now += 500;
    await list.refresh();
    expect(list.byName('HARBOR')).toBeNull();
  });

  it('is seen by every server process', async () => {
    const [one, other] = [await read(), await read()];
    await addHarbor();
    now += 500;
    await Promise.all([one.refresh(), other.refresh()]);
    expect([one.version, one.byName('HARBOR')?.number]).toEqual([other.version, 11]);
  });

  it('stays as it was while it cannot be read, and says so', async () => {
    const list = await read();
    const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('no connection')) as never);
    now += 500;
    await list.refresh();
    query.mockRestore();
    expect(log.warn).toHaveBeenCalledWith({ err: expect.objectContaining({ message: 'no connection' }) }, expect.stringContaining('stays as it was'));
    expect(list.byName('VA')?.number).toBe(6);
  });

  it('gives a host of the environment before a host of its rows, and warns of a store that it does not have', async () => {
    const list = await read(new Map([['va.localhost', 'DHS'], ['pier.example.gov', 'PIER']]));
    expect([list.byHost('va.localhost')?.name, list.byHost('dhs.localhost')?.name, list.byHost('pier.example.gov')]).toEqual(['DHS', 'DHS', null]);
    expect(log.warn).toHaveBeenCalledWith({ host: 'pier.example.gov', store: 'PIER' }, expect.any(String));
  });

  it.each([
    ['a known store under another number', "insert into marketplace.store (name, number) values ('NEW', 3)", /store_number/],
    ['a number without a store', "insert into marketplace.store (name, number) values ('DOLPUNCHOUT', 4)", /store_number/],
    ['one of its names under another number', "insert into marketplace.store (name, number) values ('EVAPUNCHOUT', 11)", /store_number/],
    ['a name in small letters', "insert into marketplace.store (name, number) values ('harbor', 11)", /store_number/],
    ['a number below 0', "insert into marketplace.store (name, number) values ('HARBOR', -1)", /store_number/],
    ['a host in capital letters', "insert into marketplace.store (name, number, hosts) values ('HARBOR', 11, '{Harbor.example.gov}')", /store_hosts/],
    ['a host of another store', "insert into marketplace.store (name, number, hosts) values ('HARBOR', 11, '{va.localhost}')", /belongs to the store VA/],
    ['a list without the default store', "delete from marketplace.store where name = 'ADVANTAGE'", /ADVANTAGE stays/],
    ['another name for the default store', "update marketplace.store set name = 'VA2', number = 12 where name = 'ADVANTAGE'", /ADVANTAGE stays/],
  ])('refuses %s', async (_what, statement, message) => {
    const before = (await read()).version;
    await expect(pool.query(statement)).rejects.toThrow(message);
    expect((await read()).version).toBe(before);
  });

  it('gives a number once: orders are named after it', async () => {
    await pool.query("insert into marketplace.store (name, number) values ('DOCK', 12)");
    await pool.query("delete from marketplace.store where name = 'DOCK'");
    await expect(pool.query("insert into marketplace.store (name, number) values ('QUAY', 12)")).rejects.toThrow(/store_number/);
    await expect(pool.query("insert into marketplace.store (name, number) values ('DOCK', 13)")).rejects.toThrow(/store_number/);
    await pool.query("insert into marketplace.store (name, number) values ('DOCK', 12)");
    expect((await read()).byName('DOCK')?.number).toBe(12);
  });
});

describe.each(testDatabases())('a store that is added to a running server on $name', ({ open }) => {
  it('is answered for under its name and number, is among those that buyers may change to, and no more once it has left the list', async () => {
    let now = Date.now();
    const server = await openServer(open, { clock: { now: () => new Date(now) } });
    try {
      const browser = await server.visitor();
      const ask = async () => (await browser.get('/main/session', { headers: { 'x-store': 'harbor' } })).envelope.attributes;
      expect(await ask()).toMatchObject({ storeID: 0, storeName: 'ADVANTAGE' });
      await server.pool.query("insert into marketplace.store (name, number, shipped) values ('HARBOR', 11, true)");
      now += 1000;
      expect(await ask()).toMatchObject({ storeID: 11, storeName: 'HARBOR' });
      expect((await browser.get('/main/stores')).envelope.attributes).toMatchObject({ stores: [...knownStores.map((name) => ({ name, title: storeTitle(name) })), { name: 'HARBOR', title: 'HARBOR' }] });
      await server.pool.query("delete from marketplace.store where name = 'HARBOR'");
      now += 1000;
      expect(await ask()).toMatchObject({ storeID: 0, storeName: 'ADVANTAGE' });
    } finally {
      await server.close();
    }
  });
});
