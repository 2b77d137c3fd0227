import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError, openPool, requireKnownMigrations, type MigrationHistory } from '@quartermaster/database';
import { EmbeddedDatabaseError, hasEmbeddedDatabase, putEmbeddedDatabase, startEmbeddedDatabase } from '@quartermaster/database/embedded';
import { prepareDataFolder } from '../start/data-folder.ts';
import { StartError } from '../start/error.ts';
import { readRunningDatabase } from '../start/running-database.ts';
import type { Settings } from '../start/settings.ts';
import { stamps } from '../start/stamps.ts';
import { damaged, manifestIn, unpack } from './archive.ts';
import { diskFailure } from './disk-failure.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { readRecorded } from './recorded.ts';
import { makeScratch } from './scratch.ts';
import { putSecrets, secretsFor, secretsOf } from './secrets.ts';
import { megabytes, requireRoom, sizeOf } from './sizes.ts';

export interface RestoreOptions {
  readonly root: string;
  readonly settings: Settings;
  readonly file: string;
  /** The file with the secrets; beside the backup unless it is given. */
  readonly secretsFile: string | undefined;
  /** What is in the data folder is put aside. */
  readonly overwrite: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/**
 * Puts a backup into a data folder. It is unpacked beside its place, opened and compared with what it says of itself, and only then does it
 * take its place: whatever fails before changes nothing.
 *
 * @throws StartError with one sentence
 */
export async function restoreBackup({ root, settings, file, secretsFile, overwrite, env, now, say }: RestoreOptions): Promise<void> {
  const { dataDir } = settings;
  requireFree(settings, overwrite, file);
  const manifest = await manifestIn(file);
  await requireThisVersion(root, manifest, file);
  const secrets = secretsFor(manifest, file, secretsFile, env);
  prepareDataFolder(dataDir);
  requireRoom(dataDir, manifest.bytes * 1.2);
  const scratch = makeScratch(dataDir);
  try {
    say(`Unpacking the backup of ${manifest.madeAt}, version ${manifest.version} (${megabytes(manifest.bytes)}) ...`);
    await unpack(file, scratch.folder);
    rmSync(join(scratch.folder, manifestName));
    requireWhole(scratch.folder, manifest, file);
    say('Opening it ...');
    await requireOpens(join(scratch.folder, 'database'), manifest, file);
    const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    const wasThere = putAside(dataDir, aside);
    putSecrets(secrets, dataDir);
    putEmbeddedDatabase({ dataDir: join(dataDir, 'database'), from: join(scratch.folder, 'database'), aside: join(aside, 'database') });
    for (const stamp of Object.values(stamps)) {
      rmSync(join(dataDir, stamp), { force: true });
      if (existsSync(join(scratch.folder, stamp))) renameSync(join(scratch.folder, stamp), join(dataDir, stamp));
    }
    say(`${dataDir} has the database of ${manifest.madeAt} with ${manifest.orders} orders. Start the marketplace: npm start.`);
    if (wasThere) say(`What was there before is in ${aside}. Delete it when all is as it should be: it holds data of buyers.`);
  } catch (error) {
    throw diskFailure(error, dataDir);
  } finally {
    scratch.remove();
  }
}

function requireFree({ dataDir, databaseUrl }: Settings, overwrite: boolean, file: string): void {
  if (databaseUrl !== undefined) throw new StartError(`DATABASE_URL names a PostgreSQL, into which its own programs restore: pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" ${file} (docs/deploying.md).`);
  if (readRunningDatabase(dataDir) !== undefined) throw new StartError(`The marketplace on ${dataDir} runs; stop it, and restore then.`);
  const isUsed = hasEmbeddedDatabase(join(dataDir, 'database')) || Object.keys(secretsOf(dataDir)).length > 0;
  if (isUsed && !overwrite) throw new StartError(`${dataDir} has data already, and nothing was changed; choose an empty folder with DATA_DIR, or add --overwrite, which puts what is there aside.`);
}

/** @throws StartError for a backup of a version that is newer than this one */
async function requireThisVersion(root: string, { migrations, version }: Manifest, file: string): Promise<void> {
  const areas = join(root, 'apps', 'server', 'src');
  const histories: MigrationHistory[] = [
    ...readdirSync(areas).map((area) => ({ area, folder: join(areas, area, 'migrations') })),
    { area: 'identity', folder: join(root, 'apps', 'identity', 'migrations') },
  ].filter(({ folder }) => existsSync(folder));
  try {
    await requireKnownMigrations(histories, migrations);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new StartError(`${file} was made by version ${version}, whose database this version does not know (${error.file}); restore it with that version or a newer one. Nothing was changed.`);
  }
}

function requireWhole(folder: string, manifest: Manifest, file: string): void {
  const { files, bytes } = sizeOf(folder);
  if (files !== manifest.files || bytes !== manifest.bytes) throw damaged(file, `it has ${files} files of ${manifest.files}, and ${bytes} bytes of ${manifest.bytes}`);
}

/** The engine goes through what was under way when the copy was made, and the database is asked what it is. */
async function requireOpens(folder: string, manifest: Manifest, file: string): Promise<void> {
  // Otherwise the files would be taken for those of a database that was not made to its end.
  writeFileSync(join(folder, 'complete'), '');
  const database = await startEmbeddedDatabase({ dataDir: folder }).catch((error: unknown) => {
    if (error instanceof EmbeddedDatabaseError && error.code === 'DATA_DAMAGED') throw damaged(file, `its database of PostgreSQL ${manifest.postgresql} does not open; it was made by version ${manifest.version}`);
    throw error;
  });
  const pool = openPool(database.url, { maxConnections: 1, applicationName: 'quartermaster-restore' });
  try {
    const found = await readRecorded(pool);
    if (JSON.stringify(found) !== JSON.stringify({ migrations: manifest.migrations, orders: manifest.orders })) throw damaged(file, 'its database is not the one that it names');
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** Copies what belongs to the database that is there beside it. @returns whether there was one */
function putAside(dataDir: string, aside: string): boolean {
  const secrets = secretsOf(dataDir);
  const kept = Object.values(stamps).filter((stamp) => existsSync(join(dataDir, stamp)));
  if (!hasEmbeddedDatabase(join(dataDir, 'database')) && Object.keys(secrets).length === 0) return false;
  mkdirSync(aside, { mode: 0o700 });
  putSecrets(secrets, aside);
  for (const stamp of kept) cpSync(join(dataDir, stamp), join(aside, stamp));
  return true;
}
