import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSampleData } from './sample-data.ts';
import { putDatabase } from './testing/made-database.ts';

let root: string;
let dataDir: string;
/** Writes into its database, and notes whether commands of the operator would find that database meanwhile. */
const program = (name: string): string => `import { appendFileSync, readFileSync } from 'node:fs'; import pg from 'pg';
  const client = new pg.Client(process.env.DATABASE_URL); await client.connect(); await client.query('create table if not exists ${name} ()'); await client.end();
  const { url } = JSON.parse(readFileSync(${JSON.stringify(join(dataDir, 'running.json'))}, 'utf8'));
  appendFileSync(${JSON.stringify(join(root, 'ran'))}, '${name} ' + (url === process.env.DATABASE_URL) + '\\n');`;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'qm-sample-data-'));
  dataDir = join(root, '.data');
  mkdirSync(dataDir);
  await putDatabase(join(dataDir, 'database'));
  for (const [file, text] of [
    ['package.json', '{ "type": "module" }'], ['data/sample-catalog/src/main.ts', ''], ['data/sample-catalog/assortments.json', '{}'],
    ['apps/server/src/import-catalog.ts', program('import')], ['apps/server/src/set-assortment.ts', program('assortments')],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(import.meta.dirname, '../../node_modules/pg'), join(root, 'node_modules', 'pg'));
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (): Promise<void> => loadSampleData(root, { dataDir, databaseUrl: undefined }, () => {});
const left = (): readonly boolean[] => ['running.json', 'database/lock'].map((name) => existsSync(join(dataDir, name)));

it('is loaded once, into a database that commands find meanwhile, and that is free for the marketplace afterward', async () => {
  await load();
  expect(left()).toEqual([false, false]);
  rmSync(join(dataDir, 'database'), { recursive: true });
  await load();
  expect(readFileSync(join(root, 'ran'), 'utf8')).toBe('import true\nassortments true\n');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});

it('leaves the database free when it cannot be loaded', async () => {
  writeFileSync(join(root, 'apps/server/src/set-assortment.ts'), 'process.exit(3);');
  await expect(load()).rejects.toThrow('The sample assortments could not be set (exit code 3)');
  expect(left()).toEqual([false, false]);
});
