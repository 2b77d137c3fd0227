import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { identifier, openPool, sql, type Pool } from '@quartermaster/database';
import { freePort, testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendOnly } from '../../append-only.ts';
import { importCatalog, sourceOf } from '../../import/index.ts';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { inTurn } from '../../testing/catalog-server.ts';
import { compileCache } from '../../testing/compile-cache.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { orderOn, type Visit } from './order-on.ts';
import { startServerProcess } from './server-process.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const under = (url: string, role: string): string => url.replace('postgres@', `${role}@`);

describe.each(testDatabases('postgresql'))('a role that owns the tables and a role for the servers, on $name', ({ openEmpty }) => {
  let database: Awaited<ReturnType<typeof openEmpty>>;
  let provider: TestIdentityProvider;
  let admin: Pool;
  let running: Pool;
  let visit: Visit;
  const id = randomUUID().slice(0, 8);
  const [owner, servers] = [`market_owner_${id}`, `market_${id}`];
  const migrate = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, ...compileCache, DATABASE_URL: under(database.url, servers), MIGRATIONS_DATABASE_URL: under(database.url, owner) };
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'tooling', 'start', 'migrate.ts'), ...args], { env });
    return stdout;
  };

  beforeAll(async () => {
    [database, provider] = await Promise.all([openEmpty(), TestIdentityProvider.start()]);
    admin = openPool(database.url);
    // As docs/deploying.md says.
    await admin.query(sql`create role ${identifier(owner)} login`);
    await admin.query(sql`create role ${identifier(servers)} login`);
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    await admin.query(sql`alter database ${identifier(rows[0]?.name ?? '')} owner to ${identifier(owner)}`);
    // As who hardens a database does.
    await admin.query(sql`revoke temporary on database ${identifier(rows[0]?.name ?? '')} from public`);
    running = openPool(under(database.url, servers));
  });
  afterAll(async () => {
    await running.end();
    await admin.query(sql`drop owned by ${identifier(servers)}`);
    await admin.end();
    await Promise.all([database.close(), provider.stop()]);
  });

  it('the servers do not start before the owner has made the tables, and say what to do', async () => {
    const starting = startServerProcess({ databaseUrl: under(database.url, servers), issuer: provider.issuer, port: await freePort() });
    await expect(starting).rejects.toThrow('the role of DATABASE_URL may not change it; run \\"npm run migrate\\" with MIGRATIONS_DATABASE_URL');
  }, 60_000);

  it('the command makes them and lets the role run, and an order is placed under it', async () => {
    expect(await migrate(`--role=${servers}`)).toContain(`The schema identity is up to date (`);
    visit = await orderOn(under(database.url, servers), provider);
    expect(visit.ordered).toMatch(/^A/);
    expect(visit.log).not.toContain('permission denied');
  }, 120_000);

  it('the role imports, as the desk does', async () => {
    const counts = await importCatalog(running, sourceOf(inTurn([{ id: 'A-1', name: 'Stapler' }, { id: 'A-2', name: 'Stapler' }])));
    expect(counts).toMatchObject({ added: 2, rejected: 0 });
    const { rows } = await running.query<{ count: number }>("select count(*) as count from marketplace.letter_sequence where sequence = 'sta'");
    expect(rows).toEqual([{ count: 1 }]);
    await running.query("select marketplace.index_words_of('VA')");
  }, 60_000);

  it('the role previews an assortment, as the desk does, for which it makes a temporary table', async () => {
    const services = readAssortmentInput({ kinds: ['service'] });
    const { differences } = await setAssortment(running, 'VA', services, { dryRun: true });
    expect(differences?.leaving.count).toBeGreaterThan(0);
  }, 60_000);

  it('the role cannot change what a table is, nor what has happened', async () => {
    const refused = async (statement: string): Promise<void> => {
      await expect(running.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    };
    await refused('alter table marketplace.purchase_order add column mine text');
    await refused('create table marketplace.mine (id integer)');
    await refused('drop trigger keep_purchase_order_event on marketplace.purchase_order_event');
    await refused('alter table marketplace.desk_audit disable trigger all');
    await refused('truncate marketplace.placed_order cascade');
    await refused(`insert into marketplace.migration (area, number, file, checksum) values ('x', 1, 'x', 'x')`);
    await refused('create schema mine');
    await refused('delete from identity.account_audit');
    await refused('alter table identity.account add column mine text');
    for (const table of appendOnly) {
      await refused(`delete from marketplace.${table}`);
      await refused(`update marketplace.${table} set actor = 'x'`);
    }
  });

  it('what is made later is the role’s to use after the next migration, without naming it again', async () => {
    await admin.query(sql`set role ${identifier(owner)}; create table marketplace.of_tomorrow (id integer); reset role`);
    await expect(running.query('select from marketplace.of_tomorrow')).rejects.toThrow('permission denied');
    expect(await migrate()).toContain(`Roles that run on it: ${servers}.`);
    expect((await running.query('select from marketplace.of_tomorrow')).rows).toEqual([]);
  }, 60_000);

  it.each([
    ['the owner itself', () => owner, 'no grant would restrain it'],
    ['a superuser', () => 'postgres', 'no grant would restrain it'],
    ['a role that there is not', () => 'nowhere', 'There is no role nowhere; make it first'],
  ])('refuses %s as the role of the servers', async (_what, role, message) => {
    await expect(migrate(`--role=${role()}`)).rejects.toMatchObject({ stderr: expect.stringContaining(message) });
  });
});
