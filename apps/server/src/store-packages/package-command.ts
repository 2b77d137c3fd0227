import { readFileSync } from 'node:fs';
import type { Pool } from '@quartermaster/database';
import { activateVersion, rollBack } from './active-version.ts';
import { installPackage } from './install-package.ts';
import { listPackages } from './list-packages.ts';
import { readPackageFolder } from './package-folder.ts';
import { removeStore, removeVersion } from './remove-package.ts';
import { StorePackageError } from './store-package-error.ts';
import { readStoreSettings } from './store-settings.ts';

const usage = [
  'Usage:',
  '  install FOLDER --integrity sha512-... [--report FILE.json]',
  '  activate NAME VERSION [--settings FILE.json]',
  '  rollback NAME',
  '  remove NAME [VERSION]',
  '  list',
].join('\n');

/**
 * Runs one command on the database, and gives what there is to tell of it, for a program to read.
 *
 * @throws StorePackageError when the command cannot be followed; nothing is changed then
 */
export async function packageCommand(database: Pool, args: readonly string[], now: Date): Promise<unknown> {
  const [command, first = '', second = ''] = args.filter((argument, index) => !argument.startsWith('--') && args[index - 1]?.startsWith('--') !== true);
  const name = first.toUpperCase();
  if (command === 'install' && first !== '') return install(database, first, option(args, 'integrity') ?? '', option(args, 'report'), now);
  if (command === 'activate' && second !== '') {
    const file = option(args, 'settings');
    return activateVersion(database, name, second, now, file === null ? {} : readStoreSettings(readJson(file)));
  }
  if (command === 'rollback' && name !== '') return rollBack(database, name, now);
  if (command === 'remove' && name !== '') return second === '' ? removeStore(database, name) : removeVersion(database, name, second);
  if (command === 'list') return listPackages(database);
  throw new StorePackageError(usage);
}

async function install(database: Pool, folder: string, integrity: string, reportFile: string | null, now: Date): Promise<unknown> {
  const found = readPackageFolder(folder);
  const { name, number, version, packageName } = found.manifest;
  await installPackage(database, found, { integrity, report: reportFile === null ? null : readJson(reportFile), now });
  const files = found.files.map(({ path, content, mediaType, integrity: hash }) => ({ path, bytes: content.length, mediaType, integrity: hash }));
  return { store: name, number, version, packageName, integrity, files };
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
