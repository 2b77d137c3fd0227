import { knownStores, shippedStoreList } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPool } from '../testing/test-pool.ts';
import { noteBuiltInStores } from './built-in-stores.ts';
import { openStoreList } from './open-store-list.ts';

const nothing = { leftOut: [], listed: [], shippedInstead: [] };
const without = (name: string): readonly string[] => knownStores.filter((known) => known !== name);

describe.each(oneTestDatabase())('the stores that the web is built with, on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ pool, close } = await openTestPool(open));
  });
  afterAll(() => close());

  const list = () => openStoreList({ database: pool, clock: { now: () => new Date(0) }, log: { info: () => {}, warn: () => {} } });

  it('are on the list from the start: a web with all of them changes nothing, and no process reads the list anew', async () => {
    const { version } = await list();
    expect(await noteBuiltInStores(pool, knownStores)).toEqual(nothing);
    expect((await list()).version).toBe(version);
  });

  it('leave the list where the web is built without them, and are there again with their hosts where it has them', async () => {
    expect(await noteBuiltInStores(pool, without('DHS'))).toEqual({ ...nothing, leftOut: ['DHS'] });
    const left = await list();
    expect([left.byName('DHS'), left.byNumber(8), left.byHost('dhs.localhost'), left.stores.length]).toEqual([null, null, null, knownStores.length - 1]);
    expect(await noteBuiltInStores(pool, without('DHS'))).toEqual(nothing);
    expect(await noteBuiltInStores(pool, knownStores)).toEqual({ ...nothing, listed: ['DHS'] });
    expect((await list()).byHost('dhs.localhost')?.name).toBe('DHS');
  });

  it('get a row where the list has none', async () => {
    await pool.query("delete from marketplace.store where name = 'USMC'");
    expect(await noteBuiltInStores(pool, knownStores)).toEqual({ ...nothing, listed: ['USMC'] });
    expect((await list()).byName('USMC')).toMatchObject({ ...shippedStoreList.USMC, number: 9, hosts: [], shipped: false });
  });

  it('stay packages where their packages are shown, whatever the web has', async () => {
    await pool.query("update marketplace.store set shipped = true where name = 'USDA'");
    expect(await noteBuiltInStores(pool, without('USDA'))).toEqual(nothing);
    expect((await list()).byName('USDA')).toMatchObject({ shipped: true });
    expect(await noteBuiltInStores(pool, knownStores)).toEqual({ ...nothing, shippedInstead: ['USDA'] });
  });
});
