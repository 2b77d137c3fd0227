import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyEmbeddedDatabase, hasEmbeddedDatabase } from '@quartermaster/database/embedded';
import { databaseForCommand } from '../start/database-for-command.ts';
import { requireOwnDataFolder } from '../start/data-folder.ts';
import { StartError } from '../start/error.ts';
import type { Settings } from '../start/settings.ts';
import { stamps } from '../start/stamps.ts';
import { pack } from './archive.ts';
import { diskFailure } from './disk-failure.ts';
import { manifestName, manifestOf, versionOf } from './manifest.ts';
import { readRecorded } from './recorded.ts';
import { makeScratch } from './scratch.ts';
import { besides, fingerprint, keepSecrets, secretsOf } from './secrets.ts';
import { megabytes, requireRoom, sizeOf } from './sizes.ts';

export interface BackupOptions {
  readonly root: string;
  readonly settings: Settings;
  /** The file that is made; the secrets get one beside it. */
  readonly file: string;
  readonly now: Date;
  readonly say: (line: string) => void;
}

/**
 * Writes the embedded database into one file and the secrets of its data folder into another, whether the marketplace runs or not. A marketplace
 * that runs waits while the files of the database are copied, and goes on while they are packed.
 *
 * @throws StartError with one sentence
 */
export async function makeBackup({ root, settings, file, now, say }: BackupOptions): Promise<void> {
  const { dataDir } = settings;
  requireEmbedded(settings, file);
  requireOwnDataFolder(dataDir);
  if (!hasEmbeddedDatabase(join(dataDir, 'database'))) throw new StartError(`There is no database in ${dataDir} to back up; DATA_DIR names the folder.`);
  requireNew(file);
  const scratch = makeScratch(dataDir);
  const draft = `${file}.unfinished`;
  try {
    const size = sizeOf(join(dataDir, 'database', 'cluster'));
    requireRoom(dataDir, size.bytes);
    const recorded = await copied(settings, join(scratch.folder, 'database'), `Copying the database (${megabytes(size.bytes)}) ...`, say);
    for (const stamp of Object.values(stamps)) if (existsSync(join(dataDir, stamp))) cpSync(join(dataDir, stamp), join(scratch.folder, stamp));
    const secrets = secretsOf(dataDir);
    const manifest = manifestOf({
      ...recorded,
      ...sizeOf(scratch.folder),
      madeAt: now.toISOString(),
      version: versionOf(root),
      postgresql: readFileSync(join(scratch.folder, 'database', 'cluster', 'PG_VERSION'), 'utf8').trim(),
      secrets: Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, fingerprint(secret)])),
    });
    writeFileSync(join(scratch.folder, manifestName), JSON.stringify(manifest));
    say('Packing it; the marketplace goes on meanwhile ...');
    rmSync(draft, { force: true });
    await pack(scratch.folder, [manifestName, 'database', ...Object.values(stamps).filter((stamp) => existsSync(join(scratch.folder, stamp)))], draft);
    const hasSecrets = Object.keys(secrets).length > 0;
    if (hasSecrets) keepSecrets(secrets, besides(file));
    renameSync(draft, file);
    say(`${file} has the database with ${recorded.orders} orders.`);
    say(hasSecrets
      ? `${besides(file)} has the secrets that open it (${Object.keys(secrets).join(', ')}). Keep it apart from the backup: who has both can read all.`
      : 'Its secrets are settings of the servers and in no file: keep IDENTITY_SECRET and COOKIE_SECRET, without which no buyer could sign in.');
  } catch (error) {
    rmSync(draft, { force: true });
    throw diskFailure(error, file);
  } finally {
    scratch.remove();
  }
}

async function copied(settings: Settings, to: string, line: string, say: (line: string) => void): Promise<Awaited<ReturnType<typeof readRecorded>>> {
  const database = await databaseForCommand(settings);
  try {
    say(line);
    return await copyEmbeddedDatabase({ dataDir: join(settings.dataDir, 'database'), url: database.url, to, read: readRecorded });
  } finally {
    await database.close();
  }
}

function requireEmbedded({ databaseUrl }: Settings, file: string): void {
  if (databaseUrl === undefined) return;
  throw new StartError(`DATABASE_URL names a PostgreSQL, which is backed up with its own programs: pg_dump --format=custom --file=${file} "$DATABASE_URL" (docs/deploying.md).`);
}

function requireNew(file: string): void {
  if (!existsSync(dirname(file))) throw new StartError(`There is no folder ${dirname(file)}; make it, or name a file in another one.`);
  const there = [file, besides(file)].find((each) => existsSync(each));
  if (there !== undefined) throw new StartError(`${there} is there already, and a backup overwrites nothing; name another file.`);
}
