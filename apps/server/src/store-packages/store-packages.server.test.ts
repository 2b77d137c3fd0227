import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPool } from '../testing/test-pool.ts';
import type { PackageList } from './list-packages.ts';
import { packageCommand } from './package-command.ts';
import { sampleIntegrity, samplePackage, type SamplePackage } from './testing/sample-package.ts';

describe.each(oneTestDatabase())('the packages of stores that are shipped alone, on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  let minutes: number;
  beforeAll(async () => {
    ({ pool, close } = await openTestPool(open));
  });
  afterAll(() => close());
  beforeEach(() => {
    minutes = 0;
  });
  afterEach(async () => {
    await pool.query('delete from marketplace.store where number > 10 or shipped');
    await pool.query('delete from marketplace.store_version');
    await pool.query('delete from marketplace.store_number where number > 10');
  });

  const command = (...args: string[]) => packageCommand(pool, args, new Date(Date.UTC(2026, 10, 21, 12, (minutes += 1))));
  const install = (sample: SamplePackage = {}) => command('install', samplePackage(sample), '--integrity', sampleIntegrity);
  const list = async () => (await command('list')) as PackageList;
  const harbor = async () => (await list()).stores.find(({ name }) => name === 'HARBOR');

  it('are installed with all their files and are not shown yet', async () => {
    expect(await install({ files: { 'dist/logo.svg': '<svg/>' } })).toMatchObject({
      store: 'HARBOR', number: 11, version: '1.0.0', packageName: 'store-harbor', integrity: sampleIntegrity,
      files: [{ path: 'dist/logo.svg', bytes: 6, mediaType: 'image/svg+xml' }, { path: 'dist/store.js' }],
    });
    expect(await harbor()).toMatchObject({
      number: 11, shipped: true, activeVersion: null,
      packages: [{ version: '1.0.0', activatedAt: null, installedAt: '2026-11-21T12:01:00.000Z', manifest: { entry: 'dist/store.js' }, files: [{ path: 'dist/logo.svg' }, { path: 'dist/store.js' }] }],
    });
  });

  it('are shown from a change of the list on, and rolled back to what was shown before', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await install({ version });
    const { listVersion } = await list();
    expect(await command('activate', 'harbor', '1.0.0')).toEqual({ store: 'HARBOR', version: '1.0.0', previous: null });
    expect(await command('activate', 'HARBOR', '1.2.0')).toEqual({ store: 'HARBOR', version: '1.2.0', previous: '1.0.0' });
    expect(await command('rollback', 'HARBOR')).toEqual({ store: 'HARBOR', version: '1.0.0', previous: '1.2.0' });
    expect((await list()).listVersion).toBeGreaterThan(listVersion);
    expect((await harbor())?.activeVersion).toBe('1.0.0');
  });

  it('are shown together with what the operator decides: all of it, or nothing', async () => {
    await install();
    const settings = (json: object): string => {
      const file = join(mkdtempSync(join(tmpdir(), 'quartermaster-settings-')), 'settings.json');
      writeFileSync(file, JSON.stringify(json));
      return file;
    };
    const upstream = { path: '/vs/harbor', address: 'https://harbor.example.gov/market', privateAllowed: false, namesVisitor: false };
    await expect(command('activate', 'HARBOR', '1.0.0', '--settings', settings({ hosts: ['va.localhost'], upstreams: [upstream] }))).rejects.toThrow(/belongs to the store VA/);
    await expect(command('activate', 'HARBOR', '1.0.0', '--settings', settings({ hosts: ['harbor.example.gov'], upstreams: [{ ...upstream, address: 'http://harbor.example.gov' }] }))).rejects.toThrow(/https address/);
    await expect(command('activate', 'HARBOR', '1.0.0', '--settings', settings({ hosts: ['Harbor:80'] }))).rejects.toThrow(/hosts.0: Write a host name/);
    const mainHost = ['activate', 'HARBOR', '1.0.0', '--settings', settings({ hosts: ['shop.example.gov'] })];
    await expect(packageCommand(pool, mainHost, new Date(), { webOrigin: 'https://shop.example.gov:8443' })).rejects.toThrow(/shop\.example\.gov is the main host of the marketplace/);
    expect(await harbor()).toMatchObject({ activeVersion: null, hosts: [] });
    await command('activate', 'HARBOR', '1.0.0', '--settings', settings({ hosts: ['harbor.example.gov'], upstreams: [upstream] }));
    await command('activate', 'HARBOR', '1.0.0', '--settings', settings({ upstreams: [{ ...upstream, address: 'https://harbor.example.gov/new' }] }));
    expect(await harbor()).toMatchObject({ activeVersion: '1.0.0', hosts: ['harbor.example.gov'] });
    expect((await pool.query('select path, address from marketplace.store_upstream')).rows).toEqual([{ path: '/vs/harbor', address: 'https://harbor.example.gov/new' }]);
  });

  it('installed twice are the same; a version never gets other content, also after it was removed', async () => {
    await install();
    await install();
    expect((await harbor())?.packages).toHaveLength(1);
    await command('remove', 'HARBOR');
    await expect(install({ files: { 'dist/more.js': 'export {};' } })).rejects.toThrow(/installed before with other files/);
    expect(await harbor()).toBeUndefined();
    await install();
    expect((await harbor())?.packages).toHaveLength(1);
  });

  it('keep the five latest versions beside the one that is shown', async () => {
    await install({ version: '0.1.0' });
    await command('activate', 'HARBOR', '0.1.0');
    for (let minor = 2; minor <= 8; minor += 1) await install({ version: `0.${minor}.0` });
    expect((await harbor())?.packages.map(({ version }) => version)).toEqual(['0.8.0', '0.7.0', '0.6.0', '0.5.0', '0.4.0', '0.1.0']);
  });

  it('leave with their store, and a version alone unless it is shown', async () => {
    for (const version of ['1.0.0', '1.1.0']) await install({ version });
    await command('activate', 'HARBOR', '1.1.0');
    await expect(command('remove', 'HARBOR', '1.1.0')).rejects.toThrow(/the one that is shown/);
    expect(await command('remove', 'HARBOR', '1.0.0')).toEqual({ store: 'HARBOR', removed: ['1.0.0'] });
    await expect(command('rollback', 'HARBOR')).rejects.toThrow(/No version of HARBOR was shown before/);
    expect(await command('remove', 'HARBOR')).toEqual({ store: 'HARBOR', removed: ['1.1.0'] });
    const { rows } = await pool.query('select 1 from marketplace.store_package_file');
    expect([await harbor(), rows]).toEqual([undefined, []]);
  });

  it.each([
    ['the number of another store', { name: 'PIER', number: 11 }],
    ['another number', { number: 12 }],
  ])('with %s are refused, also after that store was removed, and nothing is changed', async (_what, other) => {
    await install();
    await expect(install({ version: '2.0.0', ...other })).rejects.toThrow(/does not fit the store list/);
    await command('remove', 'HARBOR');
    await expect(install({ version: '2.0.0', ...other })).rejects.toThrow(/was another store’s once/);
    expect((await list()).stores.filter(({ shipped }) => shipped)).toEqual([]);
  });

  it('of a store that is built with the web cannot be shipped', async () => {
    await pool.query("insert into marketplace.store (name, number) values ('HARBOR', 11)");
    await expect(install()).rejects.toThrow(/built with the web/);
  });

  it('of a known store can be shipped where the web is built without it, and keeps number and hosts; where the web has it, it is refused', async () => {
    const known = { name: 'DHS', number: 8 };
    await expect(install(known)).rejects.toThrow(/built with the web.*BUILT_IN_STORES/);
    await pool.query("update marketplace.store set left_out = true where name = 'DHS'");
    expect((await list()).stores.some(({ name }) => name === 'DHS')).toBe(false);
    await install(known);
    await command('activate', 'DHS', '1.0.0');
    expect((await list()).stores.find(({ name }) => name === 'DHS')).toMatchObject({ number: 8, hosts: ['dhs.localhost'], shipped: true, activeVersion: '1.0.0' });
    await command('remove', 'DHS');
    await install({ ...known, version: '1.1.0' });
    expect((await list()).stores.find(({ name }) => name === 'DHS')).toMatchObject({ number: 8, shipped: true });
  });

  it.each([[['activate', 'HARBOR', '1.0.0']], [['rollback', 'VA']], [['remove', 'ADVANTAGE']], [['remove', 'HARBOR', '1.0.0']], [['dance']], [[]], [['install', '/nowhere']]])(
    'a command that cannot be followed says why: %j',
    async (args) => {
      await expect(command(...args)).rejects.toMatchObject({ name: 'StorePackageError' });
    },
  );

  it('raise the list’s version with every change, also with one that went past us', async () => {
    await install();
    const before = (await list()).listVersion;
    await pool.query("update marketplace.store_package_file set content = 'tampered' where store = 'HARBOR'");
    expect((await list()).listVersion).toBeGreaterThan(before);
  });
});
