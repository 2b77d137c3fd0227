import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { packageCommand } from './package-command.ts';
import { sampleIntegrity, samplePackage, type SamplePackage } from './testing/sample-package.ts';

const acme = { vendorId: 'V-ACME', vendor: 'Acme', contract: 'C-ACME', unitOfIssue: 'EA', deliveryDays: 3, available: 20, price: '10.00' };
const catalog = [
  { id: 'STAPLER', name: 'Steel stapler', categoryPath: [{ id: '75', name: 'Office Supplies' }], offers: [acme] },
  { id: 'LAPTOP', name: 'Ultrabook laptop', categoryPath: [{ id: '70', name: 'Computers' }], offers: [acme] },
];
const ofOffice = { categories: { include: ['75'] } };

describe.each(oneTestDatabase())('adding a store with what it sells, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, catalog);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.pool.query('drop function if exists marketplace.refuse_offers cascade');
    await server.pool.query('delete from marketplace.store where number > 10; delete from marketplace.store_version; delete from marketplace.store_number where number > 10');
  });

  const file = (json: object): string => {
    const path = join(mkdtempSync(join(tmpdir(), 'quartermaster-add-')), 'wish.json');
    writeFileSync(path, JSON.stringify(json));
    return path;
  };
  const add = (sample: SamplePackage, wishes: { readonly settings?: object; readonly assortment?: object } = {}) =>
    packageCommand(server.pool, ['add', samplePackage(sample), '--integrity', sampleIntegrity, ...Object.entries(wishes).flatMap(([name, json]) => [`--${name}`, file(json)])], new Date());
  const refuseOffers = () =>
    server.pool.query("create or replace function marketplace.refuse_offers() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$; create trigger refused before insert on marketplace.store_offer for each row execute function marketplace.refuse_offers()");
  /** Every row that adding a store may write. */
  const everything = async () => {
    const tables = ['store', 'store_number', 'store_version', 'store_package', 'store_package_file', 'store_upstream', 'store_list', 'assortment', 'assortment_rule', 'store_offer', 'store_product'];
    const rows = await Promise.all(tables.map(async (table) => [table, (await server.pool.query(`select to_jsonb(found) as row from marketplace.${table} as found order by 1`)).rows] as const));
    return Object.fromEntries(rows);
  };

  it('shows it, selling that and nothing else', async () => {
    expect(await add({}, { settings: { hosts: ['harbor.example.gov'] }, assortment: ofOffice })).toEqual({
      store: 'HARBOR', version: '1.0.0', previous: null, assortment: expect.stringMatching(/HARBOR sells now:\n.*\n {2}1 products \(before 2\)/),
    });
    const { rows } = await server.pool.query("select active_version, hosts, array(select product_id from marketplace.store_product where store = 'HARBOR') as products from marketplace.store where name = 'HARBOR'");
    expect(rows).toEqual([{ active_version: '1.0.0', hosts: ['harbor.example.gov'], products: ['STAPLER'] }]);
    expect(await add({ version: '1.1.0' })).toMatchObject({ version: '1.1.0', previous: '1.0.0', assortment: null });
  });

  it.each<[what: string, sample: SamplePackage, wishes: Parameters<typeof add>[1], prepare: () => Promise<unknown>, why: RegExp]>([
    ['a host of another store', {}, { settings: { hosts: ['va.localhost'] }, assortment: ofOffice }, async () => {}, /belongs to the store VA/],
    ['an address that the table refuses', {}, { settings: { upstreams: [{ path: '/VS/harbor', address: 'https://a.example', privateAllowed: false, namesVisitor: false }] }, assortment: ofOffice }, async () => {}, /check constraint/],
    ['another core', { coreRange: '^2.0.0' }, { assortment: ofOffice }, async () => {}, /CORE_RANGE_UNSATISFIED.*built for core \^2\.0\.0/],
    ['a mistake in the assortment', {}, { assortment: { categories: ['75'] } }, async () => {}, /assortment cannot be used/],
    ['an assortment that cannot be written', {}, { assortment: ofOffice }, refuseOffers, /the disk is full/],
  ])('that fails by %s leaves nothing behind: no store, no number, no version, no assortment', async (_what, sample, wishes, prepare, why) => {
    await prepare();
    const before = await everything();
    await expect(add(sample, wishes)).rejects.toThrow(why);
    expect(await everything()).toEqual(before);
    await add({ version: '1.0.0' });
    const shown = await everything();
    await expect(add({ ...sample, version: '1.1.0' }, wishes)).rejects.toThrow(why);
    expect(await everything()).toEqual(shown);
  });

  it('does not roll back to a version that the marketplace has outgrown', async () => {
    await add({ version: '1.0.0' });
    await add({ version: '1.1.0' });
    await server.pool.query("update marketplace.store_package set manifest = jsonb_set(manifest, '{coreRange}', '\"^0.0.9\"') where version = '1.0.0'");
    for (const command of [['rollback', 'HARBOR'], ['activate', 'HARBOR', '1.0.0']]) await expect(packageCommand(server.pool, command, new Date())).rejects.toThrow(/CORE_RANGE_UNSATISFIED/);
  });
});
