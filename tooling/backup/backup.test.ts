import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openPool } from '@quartermaster/database';
import { startEmbeddedDatabase } from '@quartermaster/database/embedded';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRunningDatabase, noteRunningDatabase } from '../start/running-database.ts';
import { readSettings } from '../start/settings.ts';
import { putDatabase } from '../start/testing/made-database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-03-04T05:06:07.089Z');
const identitySecret = 'an identity secret of 32 characters';
const tables = `create schema marketplace; create table marketplace.migration (area text, number integer, file text, checksum text);
  create table marketplace.placed_order (number integer primary key); create table marketplace.line (number integer primary key);`;

describe('a backup of the embedded database', () => {
  /** A data folder that was in use: making a new database takes seconds. */
  let used: string;
  /** A backup of it. */
  let kept: string;
  let folder: string;
  let root: string;
  let said: string[];

  const run = async (dataDir: string, work: (query: (text: string) => Promise<unknown[]>, url: string) => Promise<void>): Promise<void> => {
    const database = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
    const pool = openPool(database.url);
    try {
      await work(async (text) => (await pool.query(text)).rows as unknown[], database.url);
    } finally {
      await pool.end();
      await database.stop();
    }
  };
  const settingsOf = (dataDir: string, env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env }, [], '/');
  const backUp = (dataDir: string, file = join(folder, 'backup.tar.gz'), env = {}) => makeBackup({ root, settings: settingsOf(dataDir, env), file, now, say: (line) => void said.push(line) });
  const restore = (dataDir: string, file: string, more: { secretsFile?: string; overwrite?: boolean; env?: Record<string, string> } = {}) =>
    restoreBackup({ root, settings: settingsOf(dataDir, more.env), file, secretsFile: more.secretsFile, overwrite: more.overwrite ?? false, env: more.env ?? {}, now, say: (line) => void said.push(line) });

  beforeAll(async () => {
    const all = mkdtempSync(join(tmpdir(), 'qm-backup-used-'));
    used = join(all, 'data');
    mkdirSync(used);
    writeFileSync(join(used, 'quartermaster-data'), '');
    writeFileSync(join(used, 'identity-secret'), `${identitySecret}\n`, { mode: 0o600 });
    writeFileSync(join(used, 'cookie-secret'), 'a cookie secret of 32 characters\n', { mode: 0o600 });
    writeFileSync(join(used, 'operator-token'), 'a token', { mode: 0o600 });
    writeFileSync(join(used, 'sample-catalog.imported'), 'of today');
    await putDatabase(join(used, 'database'));
    await run(used, async (query) => {
      await query(tables);
      await query('insert into marketplace.placed_order values (1), (2)');
    });
    folder = all;
    root = emptyRoot(all);
    said = [];
    kept = join(all, 'kept.tar.gz');
    await backUp(used, kept);
  }, 120_000);
  afterAll(() => rmSync(join(used, '..'), { recursive: true }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-backup-'));
    root = emptyRoot(folder);
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const contents = async (dataDir: string): Promise<unknown> => {
    let orders: unknown;
    await run(dataDir, async (query) => void (orders = await query('select number from marketplace.placed_order order by number')));
    return orders;
  };

  it('is restored into an empty folder, with the secrets and the notes of what was loaded', async () => {
    const there = join(folder, 'other', 'data');
    await restore(there, kept);
    expect(await contents(there)).toEqual([{ number: 1 }, { number: 2 }]);
    expect(readFileSync(join(there, 'identity-secret'), 'utf8')).toBe(`${identitySecret}\n`);
    expect(statSync(join(there, 'cookie-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(there, 'sample-catalog.imported'), 'utf8')).toBe('of today');
    expect(readdirSync(there).toSorted()).toEqual(['cookie-secret', 'database', 'identity-secret', 'logs', 'quartermaster-data', 'sample-catalog.imported']);
    expect(said.at(-1)).toBe(`${there} has the database of 2026-03-04T05:06:07.089Z with 2 orders. Start the marketplace: npm start.`);
  });

  it('has the secrets in a file of its own, both of them their owner’s alone', () => {
    expect(JSON.parse(readFileSync(`${kept}.secrets`, 'utf8'))).toEqual({ 'identity-secret': identitySecret, 'cookie-secret': 'a cookie secret of 32 characters' });
    for (const file of [kept, `${kept}.secrets`]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(used).some((name) => name.startsWith('backup-work'))).toBe(false);
  });

  it('is of one moment while the marketplace runs and writes, which goes on', async () => {
    cpSync(used, join(folder, 'data'), { recursive: true });
    const there = join(folder, 'data');
    let written = 2;
    await run(there, async (query, url) => {
      noteRunningDatabase(there, url);
      await query('insert into marketplace.line values (1), (2)');
      const writer = new AbortController();
      const writing = (async () => {
        while (!writer.signal.aborted) {
          await query(`begin; insert into marketplace.placed_order values (${written + 1}); insert into marketplace.line values (${written + 1}); commit`);
          written += 1;
          await setTimeout(5);
        }
      })();
      await expect.poll(() => written).toBeGreaterThan(4);
      await backUp(there);
      const atItsEnd = written;
      await expect.poll(() => written).toBeGreaterThan(atItsEnd);
      writer.abort();
      await writing;
      forgetRunningDatabase(there);
    });
    await restore(join(folder, 'restored'), join(folder, 'backup.tar.gz'));
    await run(join(folder, 'restored'), async (query) => {
      const [counts] = await query('select (select count(*) from marketplace.placed_order) as orders, (select count(*) from marketplace.line) as lines, (select max(number) from marketplace.line) as last');
      const { orders, lines, last } = counts as Record<string, number>;
      expect([lines, last]).toEqual([orders, orders]);
      expect(orders).toBeGreaterThan(4);
      expect(orders).toBeLessThan(written);
    });
  }, 60_000);

  it('overwrites nothing unless it is told to, and puts aside then what was there', async () => {
    const there = join(folder, 'data');
    cpSync(used, there, { recursive: true });
    writeFileSync(join(there, 'identity-secret'), 'another secret of more than 32 characters');
    await run(there, async (query) => void (await query('insert into marketplace.placed_order values (77)')));
    await expect(restore(there, kept)).rejects.toThrow(`${there} has data already, and nothing was changed;`);
    await restore(there, kept, { overwrite: true });
    expect(await contents(there)).toEqual([{ number: 1 }, { number: 2 }]);
    const aside = join(there, 'before-restore-2026-03-04T05-06-07-089Z');
    expect(said.at(-1)).toContain(aside);
    expect(await contents(aside)).toContainEqual({ number: 77 });
    expect(readFileSync(join(aside, 'identity-secret'), 'utf8').trim()).toBe('another secret of more than 32 characters');
    await expect(backUp(used, kept)).rejects.toThrow(`${kept} is there already`);
  }, 60_000);

  it.each([
    ['cut off', (file: string) => truncateSync(file, statSync(file).size - 4096)],
    ['changed in its middle', (file: string) => changeByte(file, 0.5)],
    ['changed near its end', (file: string) => changeByte(file, 0.99)],
  ])('that is %s is refused, and changes nothing', async (_how, damage) => {
    const file = join(folder, 'damaged.tar.gz');
    cpSync(kept, file);
    damage(file);
    cpSync(`${kept}.secrets`, `${file}.secrets`);
    const there = join(folder, 'data');
    await expect(restore(there, file)).rejects.toThrow(/damaged\.tar\.gz is damaged \(.+\), and nothing was changed; copy it anew/);
    expect(readdirSync(there).toSorted()).toEqual(['logs', 'quartermaster-data']);
  });

  it('is told from another file', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear vendor');
    await expect(restore(join(folder, 'data'), file)).rejects.toThrow(`${file} is no backup of this marketplace; name a file that "npm run backup -- FILE" has made.`);
    await expect(restore(join(folder, 'data'), join(folder, 'nowhere'))).rejects.toThrow('nowhere cannot be read (ENOENT); check the path.');
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('of a newer version is refused with the version that made it', async () => {
    const there = join(folder, 'data');
    cpSync(used, there, { recursive: true });
    await run(there, async (query) => void (await query(`insert into marketplace.migration values ('cart', 9000, '9000-of-tomorrow.sql', 'x')`)));
    await backUp(there);
    await expect(restore(join(folder, 'other'), join(folder, 'backup.tar.gz'))).rejects.toThrow('was made by version 3.2.1, whose database this version does not know (9000-of-tomorrow.sql)');
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });

  it('needs its own secrets, from a file or from the settings', async () => {
    const file = join(folder, 'alone.tar.gz');
    cpSync(kept, file);
    const there = join(folder, 'data');
    await expect(restore(there, file)).rejects.toThrow('The secrets of this backup are not in');
    writeFileSync(`${file}.secrets`, JSON.stringify({ 'identity-secret': identitySecret, 'cookie-secret': 'that of another marketplace' }));
    await expect(restore(there, file)).rejects.toThrow('alone.tar.gz.secrets has another cookie-secret than the one of this backup of 2026-03-04T05:06:07.089Z');
    await expect(restore(there, file, { env: { IDENTITY_SECRET: 'x', COOKIE_SECRET: 'y' } })).rejects.toThrow('The environment has another identity-secret');
    expect(existsSync(there)).toBe(false);
    await restore(there, file, { env: { IDENTITY_SECRET: identitySecret, COOKIE_SECRET: 'a cookie secret of 32 characters' } });
    expect(existsSync(join(there, 'identity-secret'))).toBe(false);
    await restore(join(folder, 'second'), file, { secretsFile: `${kept}.secrets` });
    expect(existsSync(join(folder, 'second', 'identity-secret'))).toBe(true);
  }, 60_000);

  it('is not restored under a marketplace that runs, and a PostgreSQL has its own programs', async () => {
    mkdirSync(join(folder, 'data'));
    noteRunningDatabase(join(folder, 'data'), 'postgres:here');
    await expect(restore(join(folder, 'data'), kept, { overwrite: true })).rejects.toThrow('runs; stop it, and restore then.');
    await expect(restore(join(folder, 'data'), kept, { env: { DATABASE_URL: 'postgres:there' } })).rejects.toThrow('pg_restore');
    await expect(backUp(used, join(folder, 'a'), { DATABASE_URL: 'postgres:there' })).rejects.toThrow('pg_dump');
  });

  it('needs a database and a folder to write to, and takes away what a killed command has left', async () => {
    await expect(backUp(join(folder, 'nowhere'))).rejects.toThrow('There is no database in');
    await expect(backUp(used, join(folder, 'missing', 'b'))).rejects.toThrow('There is no folder');
    mkdirSync(join(used, `backup-work-${2 ** 22 + 1}`));
    await backUp(used);
    expect(readdirSync(used).some((name) => name.startsWith('backup-work'))).toBe(false);
  });
});

/** A repository of version 3.2.1, without migrations. */
function emptyRoot(folder: string): string {
  const root = join(folder, 'repository');
  mkdirSync(join(root, 'apps', 'server', 'src'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "version": "3.2.1" }');
  return root;
}

function changeByte(file: string, where: number): void {
  const bytes = readFileSync(file);
  const place = Math.floor(bytes.length * where);
  bytes[place] = (bytes[place] ?? 0) ^ 0x10;
  writeFileSync(file, bytes);
}
