import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from './error.ts';
import { stamps } from './stamps.ts';

export interface AssortmentPlaces {
  /** A file that says what the known stores sell of the sample catalog. */
  readonly file: string;
  /** The program that sets it. */
  readonly program: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Tells one database from another where the address alone does not. */
  readonly target: string;
}

/** The program that sets what a store sells. */
export const assortmentProgram = (root: string): string => join(root, 'apps', 'server', 'src', 'set-assortment.ts');

/**
 * Sets what the known stores sell of the sample catalog, unless this very file was set in this data folder before. An assortment that an
 * operator has set stays.
 *
 * @throws StartError when it cannot be set
 */
export async function setSuppliedAssortments(places: AssortmentPlaces, say: (line: string) => void): Promise<void> {
  if (areAssortmentsSet(places)) return;
  const { file, program, databaseUrl } = places;
  say('Giving the stores their sample assortments ...');
  const child = spawn(process.execPath, [program, '--all', file, '--supplied'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    // A person who sets one by hand is told what it has done; here the steps are told.
    if (line.endsWith(' ...')) say(`  ${line}`);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new StartError(`The sample assortments could not be set (${said.trim() || `exit code ${String(code)}`}); start again, or start without them and the sample catalog: SAMPLE_CATALOG=0 npm start.`);
  }
  writeFileSync(stampOf(places), versionOf(places));
}

/** Whether this very file was set in this data folder before. */
export function areAssortmentsSet(places: AssortmentStamp): boolean {
  return existsSync(stampOf(places)) && readFileSync(stampOf(places), 'utf8') === versionOf(places);
}

type AssortmentStamp = Pick<AssortmentPlaces, 'file' | 'dataDir' | 'target'>;

const stampOf = ({ dataDir }: AssortmentStamp): string => join(dataDir, stamps.assortments);
const versionOf = ({ file, target }: AssortmentStamp): string => `${target}\n${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`;
