import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './error.ts';
import { stamps } from './stamps.ts';

/** Where things are. */
export interface SampleCatalogPlaces {
  /** The folder of the sample catalog with its program, `src/main.ts`, which prints an import file. */
  readonly source: string;
  /** The program that imports a file into the database. */
  readonly importer: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Tells one database from another where the address alone does not: the embedded one has a new address each time. */
  readonly target: string;
}

/**
 * Imports the sample catalog, unless these very products were imported into this data folder before. An import that was
 * broken off is done again; it changes nothing twice.
 *
 * @throws StartError when it cannot be imported
 */
export async function importSampleCatalog(places: SampleCatalogPlaces, say: (line: string) => void): Promise<void> {
  if (isSampleCatalogImported(places)) return;
  say('Importing the sample catalog ...');
  const file = join(places.dataDir, 'sample-catalog.jsonl');
  try {
    const lines = openSync(file, 'w', 0o600);
    try {
      await run([join(places.source, 'src', 'main.ts')], process.env, lines);
    } finally {
      closeSync(lines);
    }
    await run([places.importer, file], { ...process.env, DATABASE_URL: places.databaseUrl });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The sample catalog could not be imported (${reason}); start again, or start without it: SAMPLE_CATALOG=0 npm start.`);
  } finally {
    rmSync(file, { force: true });
  }
  writeFileSync(stampOf(places), versionOf(places));
}

/** Whether these very products were imported into this data folder before. */
export function isSampleCatalogImported(places: SampleCatalogStamp): boolean {
  return existsSync(stampOf(places)) && readFileSync(stampOf(places), 'utf8') === versionOf(places);
}

type SampleCatalogStamp = Pick<SampleCatalogPlaces, 'source' | 'dataDir' | 'target'>;

const stampOf = ({ dataDir }: SampleCatalogStamp): string => join(dataDir, stamps.catalog);
const versionOf = ({ source, target }: SampleCatalogStamp): string => `${target}\n${contentsOf(source)}\n`;

/** A fingerprint of a folder's files, without those that only test or explain it. */
export function contentsOf(source: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](?:node_modules|dist|labels)[\\/]|\.md$/.test(path))
    .toSorted();
  for (const path of files) hash.update(path.slice(source.length)).update(readFileSync(path));
  return hash.digest('hex');
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv, output?: number): Promise<void> {
  // Without a file to write, the program has the terminal, for its progress bar.
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', output ?? 'inherit', 'inherit'] });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(signal === null ? `exit code ${code}` : `signal ${signal}`);
}
