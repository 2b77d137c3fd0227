import { readFileSync } from 'node:fs';
import type { Connection, Pool } from '@quartermaster/database';
import { changeText, freshenCounts, readAssortmentInput } from '../stores/assortment/index.ts';
import { addPackage } from './add-package.ts';
import { activateVersion, rollBack, type ActiveChange } from './active-version.ts';
import { installPackage, type InstallFacts } from './install-package.ts';
import { listPackages } from './list-packages.ts';
import { readPackageFolder } from './package-folder.ts';
import { removeStore, removeVersion } from './remove-package.ts';
import { StorePackageError } from './store-package-error.ts';
import { readStoreSettings, type StoreSettings } from './store-settings.ts';

const usage = [
  'Usage:',
  '  add FOLDER --integrity sha512-... [--report FILE.json] [--settings FILE.json] [--assortment FILE.json] [--request NUMBER]',
  '  install FOLDER --integrity sha512-... [--report FILE.json]',
  '  activate NAME VERSION [--settings FILE.json]',
  '  rollback NAME',
  '  remove NAME [VERSION]',
  '  list',
].join('\n');

export interface PackageCommandOptions {
  /** Where browsers reach the marketplace, where that is known. */
  readonly webOrigin?: string | undefined;
  /** Ends the request of the desk that `--request` names, in the transaction of the change. */
  readonly finishRequest?: (connection: Connection, request: number, change: ActiveChange & { readonly integrity: string }) => Promise<void>;
}

/**
 * Runs one command on the database, and gives what there is to tell of it, for a program to read.
 *
 * @throws StorePackageError when the command cannot be followed; nothing is changed then
 */
export async function packageCommand(database: Pool, args: readonly string[], now: Date, options: PackageCommandOptions = {}): Promise<unknown> {
  const { webOrigin } = options;
  const [command, first = '', second = ''] = args.filter((argument, index) => !argument.startsWith('--') && args[index - 1]?.startsWith('--') !== true);
  const name = first.toUpperCase();
  if (command === 'add' && first !== '') return addAll(database, first, args, now, options);
  if (command === 'install' && first !== '') return install(database, first, args, now);
  if (command === 'activate' && second !== '') {
    return activateVersion(database, name, second, now, settingsOf(args, webOrigin));
  }
  if (command === 'rollback' && name !== '') return rollBack(database, name, now);
  if (command === 'remove' && name !== '') return second === '' ? removeStore(database, name) : removeVersion(database, name, second);
  if (command === 'list') return listPackages(database);
  throw new StorePackageError(usage);
}

async function addAll(database: Pool, folder: string, args: readonly string[], now: Date, { webOrigin, finishRequest }: PackageCommandOptions): Promise<unknown> {
  const request = option(args, 'request');
  const facts = factsOf(args, now);
  const assortmentFile = option(args, 'assortment');
  const assortment = assortmentFile === null ? null : readAssortmentInput(readJson(assortmentFile));
  const { assortment: sold, ...change } = await addPackage(database, readPackageFolder(folder), facts, {
    settings: settingsOf(args, webOrigin), assortment,
    alongside: request === null ? undefined : (connection, change) => finishRequest?.(connection, Number(request), { ...change, integrity: facts.integrity }) ?? Promise.resolve(),
  });
  // The change is made: counts that stay old make searches slower, and are no reason to say that it failed.
  if (sold !== null) await freshenCounts(database).catch(() => null);
  return { ...change, assortment: sold === null ? null : changeText(sold, false) };
}

async function install(database: Pool, folder: string, args: readonly string[], now: Date): Promise<unknown> {
  const found = readPackageFolder(folder);
  const { name, number, version, packageName } = found.manifest;
  const facts = factsOf(args, now);
  const { integrity } = facts;
  await installPackage(database, found, facts);
  const files = found.files.map(({ path, content, mediaType, integrity: hash }) => ({ path, bytes: content.length, mediaType, integrity: hash }));
  return { store: name, number, version, packageName, integrity, files };
}

function factsOf(args: readonly string[], now: Date): InstallFacts {
  const reportFile = option(args, 'report');
  return { integrity: option(args, 'integrity') ?? '', report: reportFile === null ? null : readJson(reportFile), now };
}

function settingsOf(args: readonly string[], webOrigin?: string): StoreSettings {
  const file = option(args, 'settings');
  return file === null ? {} : readStoreSettings(readJson(file), webOrigin);
}

function option(args: readonly string[], name: string): string | null {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? null : (args[at + 1] ?? null);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new StorePackageError(`${file} holds no JSON that can be read.`, { cause });
  }
}
