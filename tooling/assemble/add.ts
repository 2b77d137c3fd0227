import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StoreManifest } from '@quartermaster/contracts';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import type { AddCommand } from './command-line.ts';
import type { CheckConformance } from './conformance.ts';
import { conflictsOf } from './conflicts.ts';
import type { Deployment } from './deployment.ts';
import { AssembleError, PackageError } from './error.ts';
import { fetchTarball } from './fetch-tarball.ts';
import { NonConforming } from './non-conforming.ts';
import { integrityOfTarball, readTarball } from './tarball.ts';

export interface AddTools {
  readonly deployment: Deployment;
  readonly conformance: CheckConformance;
  /** The folder of the person: npm looks for .npmrc from here. */
  readonly here: string;
  readonly say: (line: string) => void;
  /** The number of the request at the desk that this answers, if one does. */
  readonly request?: number;
}

/** The outcome of an `add`; `added: false` when the integrity was only looked up. */
export type Added =
  | { readonly added: true; readonly store: string; readonly number: number; readonly version: string; readonly previous: string | null; readonly integrity: string; readonly assortment: string | null; readonly unapproved: readonly string[] }
  | { readonly added: false; readonly packageName: string; readonly version: string; readonly integrity: string };

/**
 * Adds a store to a running deployment, or a new version of one: fetches, compares the integrity before anything is
 * unpacked, checks, and last of all installs and shows it with what the operator decides, in one transaction: an end of the program on the way
 * leaves everything as it was.
 *
 * @throws AssembleError for whatever does not fit; NonConforming with the report of the rules
 */
export async function add(command: AddCommand, tools: AddTools): Promise<Added> {
  const { deployment, conformance, here, say, request = null } = tools;
  say(`Fetching ${nameOf(command)} ...`);
  const tarball = await fetchTarball(command, here);
  const integrity = integrityOfTarball(tarball);
  if (command.integrity !== null && command.integrity !== integrity) {
    throw new PackageError('PACKAGE_INTEGRITY', `The package is not the one that was approved: its integrity is ${integrity}, not ${command.integrity}. Nothing of it was unpacked. Ask its owner which one is right.`);
  }
  const files = readTarball(tarball);
  const manifest = manifestOf(files);
  if (command.integrity === null) return { added: false, packageName: manifest.packageName, version: manifest.version, integrity };
  say('The integrity is the one that was approved.');

  const conflicts = conflictsOf(manifest, command, await deployment.stores());
  if (conflicts.length > 0) throw new AssembleError(`${manifest.packageName}@${manifest.version} cannot be added. ${conflicts.join(' ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-add-'));
  try {
    const unpacked = join(folder, 'package');
    write(files, unpacked);
    say('Checking the conformance rules ...');
    const { passed, text, report } = await conformance(unpacked);
    if (!passed) throw new NonConforming(text, report);
    const { name, number, version } = manifest;
    say(`Installing and showing ${name} ${version}${command.assortment === null ? '' : ', with what it sells'} ...`);
    const { previous, assortment } = await deployment.add({
      folder: unpacked, integrity, reportFile: jsonFile(folder, 'report', report), settingsFile: jsonFile(folder, 'settings', settingsOf(command)), assortmentFile: command.assortment, request,
    });
    return { added: true, store: name, number, version, previous: previous === version ? null : previous, integrity, assortment, unapproved: await unapprovedOf(manifest, deployment) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameOf = ({ source }: AddCommand): string => (source.kind === 'file' ? source.path : `${source.name}@${source.version}`);

function manifestOf(files: ReadonlyMap<string, Buffer>): StoreManifest {
  let json: unknown;
  try {
    json = JSON.parse(files.get('package.json')?.toString('utf8') ?? '');
  } catch {
    throw new PackageError('PACKAGE_UNREADABLE', 'The tarball has no package.json that can be read. Make it with npm pack.');
  }
  const reading = readStoreManifest(json);
  if (!reading.ok) throw new AssembleError(`This is no package of a store that can be added. ${reading.problems.join(' ')}`);
  return reading.manifest;
}

function write(files: ReadonlyMap<string, Buffer>, folder: string): void {
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
}

function jsonFile(folder: string, name: string, content: unknown): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** Services that the package declares and that no address was approved for: their pages say that they give no answer. */
async function unapprovedOf({ name, upstreams }: StoreManifest, deployment: Deployment): Promise<readonly string[]> {
  const approved = (await deployment.stores()).find((store) => store.name === name)?.upstreams ?? [];
  return upstreams.map(({ path }) => path).filter((path) => !approved.some((upstream) => upstream.path === path));
}

const settingsOf = ({ hosts, upstreams }: AddCommand): object => ({ ...(hosts !== null && { hosts }), upstreams });
