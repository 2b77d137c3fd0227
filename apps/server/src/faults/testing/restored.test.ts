import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openKeptEmbedded } from '@quartermaster/database/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileCache } from '../../testing/compile-cache.ts';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { orderOn, type Visit } from './order-on.ts';

const commands = join(import.meta.dirname, '..', '..', '..', '..', '..', 'tooling', 'backup');

let folder: string;
let provider: TestIdentityProvider;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qm-restored-'));
  provider = await TestIdentityProvider.start();
});
afterEach(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true });
});

const visit = async (dataDir: string): Promise<Visit> => {
  const database = await openKeptEmbedded(join(dataDir, 'database'));
  try {
    return await orderOn(database.url, provider);
  } finally {
    await database.close();
  }
};

const run = async (command: string, dataDir: string): Promise<string> => {
  const { DATABASE_URL: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [join(commands, command), join(folder, 'monday.tar.gz')], { env: { ...env, ...compileCache, DATA_DIR: dataDir } });
  return stdout;
};

it('an order is found on an empty machine after a backup and a restore of the embedded database, and the next one is placed there', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  mkdirSync(here);
  writeFileSync(join(here, 'quartermaster-data'), '');
  const first = await visit(here);
  expect(await run('back-up.ts', here)).toContain('has the database with 1 orders.');
  expect(await run('restore.ts', there)).toContain('Start the marketplace: npm start.');
  const second = await visit(there);
  expect(second.found).toEqual([first.ordered]);
  expect(second.ordered).not.toBe(first.ordered);
}, 180_000);
