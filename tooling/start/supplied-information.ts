import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './error.ts';
import { stamps } from './stamps.ts';
import { contentsOf } from './sample-catalog.ts';

export interface InformationPlaces {
  /** The repository. */
  readonly root: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Tells one database from another where the address alone does not. */
  readonly target: string;
}

/** The program that loads a folder of information. */
export const informationLoader = (root: string): string => join(root, 'apps', 'server', 'src', 'load-information.ts');

/**
 * Loads the help and the information that come with the product, unless these very texts were loaded into this data folder
 * before. Texts that an operator has loaded stay.
 *
 * @throws StartError when they cannot be loaded
 */
export async function loadSuppliedInformation({ root, dataDir, databaseUrl, target }: InformationPlaces): Promise<void> {
  const folder = join(root, 'data', 'information');
  const stamp = join(dataDir, stamps.information);
  const version = `${target}\n${contentsOf(folder)}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const child = spawn(process.execPath, [informationLoader(root), folder, '--supplied'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartError(`Help and information could not be loaded from ${folder}: ${said.trim() || `exit code ${String(code)}`}`);
  writeFileSync(stamp, version);
}
