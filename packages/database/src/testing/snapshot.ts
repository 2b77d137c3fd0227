import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

let snapshot: Promise<string> | undefined;

/** The file with an empty database of the installed engine version; made once per machine and user, then kept. */
export function emptyDatabaseSnapshot(): Promise<string> {
  snapshot ??= find();
  return snapshot;
}

async function find(): Promise<string> {
  const folder = join(tmpdir(), `quartermaster-test-${userInfo().username}`);
  const path = join(folder, `embedded-${await engineVersion()}.tar`);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await PGlite.create('memory://');
  const dump = await database.dumpDataDir('none');
  await database.close();
  // Renamed when whole: several test processes may do this at once.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return path;
}

async function engineVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: unknown = JSON.parse(await readFile(join(main, '..', '..', 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : 'unknown';
}
