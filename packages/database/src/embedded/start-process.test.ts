import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../pool.ts';
import { startEmbeddedDatabaseForWork } from './start-process.ts';
import { startEmbeddedDatabase } from './start.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qm-work-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const lock = (): string => join(dataDir, 'lock');

it('does work in a process of its own, which has the folder until it stops, and leaves what was done', async () => {
  const worker = await startEmbeddedDatabaseForWork({ dataDir });
  const pool = openPool(worker.url);
  await pool.query('create table kept as select 7 as number');
  await pool.end();
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATA_IN_USE' });
  // What a second one is refused for comes out of its process whole.
  await expect(startEmbeddedDatabaseForWork({ dataDir })).rejects.toMatchObject({ name: 'EmbeddedDatabaseError', code: 'DATA_IN_USE', message: expect.stringContaining(dataDir) });
  await worker.stop();
  await worker.stop();
  expect(existsSync(lock())).toBe(false);
  const database = await startEmbeddedDatabase({ dataDir });
  const again = openPool(database.url);
  expect((await again.query('select number from kept')).rows).toEqual([{ number: 7 }]);
  await again.end();
  await database.stop();
});

it('tells when its process ends by itself', async () => {
  const worker = await startEmbeddedDatabaseForWork({ dataDir });
  const { pid } = JSON.parse(readFileSync(lock(), 'utf8')) as { pid: number };
  expect(pid).not.toBe(process.pid);
  process.kill(pid, 'SIGKILL');
  await expect(worker.broken).resolves.toMatchObject({ code: 'STOPPED', message: expect.stringContaining('ended; start again') });
  await worker.stop();
});
