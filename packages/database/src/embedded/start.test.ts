import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeEmbeddedDatabase } from './remove.ts';
import { startEmbeddedDatabase } from './start.ts';

describe('startEmbeddedDatabase', () => {
  let made: string;
  let folder: string;
  let dataDir: string;

  // A new database takes seconds. Tests of what happens later begin with a copy of this one.
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'qm-made-'));
    await (await startEmbeddedDatabase({ dataDir: made })).stop();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  const takeCopy = (to = dataDir): Promise<void> => cp(made, to, { recursive: true });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qm-embedded-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function query(url: string, sql: string): Promise<unknown[]> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(sql)).rows as unknown[];
    } finally {
      await client.end();
    }
  }

  /** A process that starts the database, runs SQL, tells that it did, and waits to be killed. */
  async function otherProcess(sql: string): Promise<{ pid: number; kill: () => Promise<void> }> {
    const script = `import { removeEmbeddedDatabase } from './remove.ts';
import { startEmbeddedDatabase } from './start.ts'; import pg from 'pg';
      const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      const client = new pg.Client(database.url); await client.connect(); await client.query(${JSON.stringify(sql)}); console.log('ready'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    await once(child.stdout, 'data');
    return {
      pid: child.pid ?? 0,
      async kill() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }

  it('keeps data over a stop and a start, and leaves no socket or lock', async () => {
    await takeCopy();
    const first = await startEmbeddedDatabase({ dataDir });
    await query(first.url, 'create table item as select 1 as id');
    await first.stop();
    await first.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(['cluster', 'complete']);
    const second = await startEmbeddedDatabase({ dataDir });
    expect(await query(second.url, 'select id from item')).toEqual([{ id: 1 }]);
    await second.stop();
  });

  it('lets only its own user reach the socket, wherever that is', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    for (const dir of [dataDir, deep]) {
      await takeCopy(dir);
      const database = await startEmbeddedDatabase({ dataDir: dir });
      const socketFolder = new URL(database.url.replace('@/', '@host/')).searchParams.get('host') ?? '';
      expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.stop();
      expect(existsSync(socketFolder)).toBe(false);
    }
  });

  it('refuses a folder that another process has open, naming it, and takes over when that process was killed', async () => {
    await takeCopy();
    const other = await otherProcess('create table item as select 5 as id');
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_IN_USE', message: expect.stringContaining(`process ${other.pid}`) });
    await other.kill();
    const database = await startEmbeddedDatabase({ dataDir });
    expect(await query(database.url, 'select id from item')).toEqual([{ id: 5 }]);
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_IN_USE', message: expect.stringContaining(`process ${process.pid}`) });
    await database.stop();
  });

  it('is removed only while no process has it open', async () => {
    await takeCopy();
    const database = await startEmbeddedDatabase({ dataDir });
    expect(() => removeEmbeddedDatabase(dataDir)).toThrow(`in use by process ${process.pid}`);
    await database.stop();
    await writeFile(join(dataDir, 'notes'), 'kept');
    removeEmbeddedDatabase(dataDir);
    removeEmbeddedDatabase(join(folder, 'missing'));
    expect(readdirSync(dataDir)).toEqual(['notes']);
  });

  it('starts anew after a set-up that was broken off', async () => {
    await mkdir(join(dataDir, 'cluster', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '18\n');
    await mkdir(join(dataDir, 'new-cluster-1', 'base'), { recursive: true });
    const database = await startEmbeddedDatabase({ dataDir });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(readdirSync(dataDir).toSorted()).toEqual(['cluster', 'complete']);
  });

  it.each([
    ['its control file is cut off', 'global/pg_control', 0],
    ['its version is unreadable', 'PG_VERSION', 0],
    ['a system table is empty', 'base/5/1259', 0],
  ])('says that data is damaged when %s, and leaves it alone', async (_case, file, length) => {
    await takeCopy();
    const path = join(dataDir, 'cluster', file);
    const handle = await open(path, 'r+');
    await handle.truncate(length);
    await handle.close();
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_DAMAGED', message: expect.stringContaining(dataDir) });
    expect(await readFile(path, 'utf8')).toBe('');
    expect(readdirSync(dataDir).toSorted()).toEqual(['cluster', 'complete']);
  });

  it('says that data is damaged when files are missing', async () => {
    await takeCopy();
    await rm(join(dataDir, 'cluster', 'base'), { recursive: true });
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
  });

  it('notices that a checkpoint has failed, lets no client wait, and has every committed row after the next start', async () => {
    await takeCopy();
    const database = await startEmbeddedDatabase({ dataDir });
    await query(database.url, 'create table item (id integer)');
    const writer = new pg.Client(database.url);
    await writer.connect();
    await writer.query('insert into item select generate_series(1, 500)');
    const waiting = new pg.Client(database.url);
    waiting.on('error', () => {});
    writer.on('error', () => {});
    await waiting.connect();
    // A file of the checkpoint cannot be written, as on a full disk; the engine gives an error, and never an answer again.
    const inTheWay = join(dataDir, 'cluster', 'pg_logical', 'replorigin_checkpoint.tmp');
    await mkdir(inTheWay);
    await expect(writer.query('checkpoint')).rejects.toThrow('replorigin_checkpoint');
    expect(await database.broken).toMatchObject({ code: 'STOPPED', message: expect.stringMatching(/no longer answers .* checkpoint .* disk .* start again: committed data is kept/) });
    await expect(waiting.query('select 1')).rejects.toBeInstanceOf(Error);
    await expect(query(database.url, 'select 1')).rejects.toBeInstanceOf(Error);
    await database.stop();
    await rm(inTheWay, { recursive: true });
    const again = await startEmbeddedDatabase({ dataDir });
    expect(await query(again.url, 'select count(*)::int as rows from item')).toEqual([{ rows: 500 }]);
    await query(again.url, 'checkpoint');
    await again.stop();
  }, 60_000);

  it('says when there is too little room', async () => {
    await expect(startEmbeddedDatabase({ dataDir, minimumFreeBytes: 2 ** 60 })).rejects.toMatchObject({ code: 'NO_SPACE', message: expect.stringContaining('room on the disk') });
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('says when the folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(startEmbeddedDatabase({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({ code: 'NOT_WRITABLE' });
    // The superuser may write everywhere but into the system's own tables.
    const forbidden = process.getuid?.() === 0 ? '/sys/quartermaster' : join(folder, 'read-only');
    if (forbidden.startsWith(folder)) {
      await mkdir(forbidden);
      await chmod(forbidden, 0o500);
    }
    await expect(startEmbeddedDatabase({ dataDir: join(forbidden, 'data') })).rejects.toMatchObject({ code: 'NOT_WRITABLE', message: expect.stringContaining(forbidden) });
  });
});
