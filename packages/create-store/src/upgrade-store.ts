import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { CreateStoreError } from './error.ts';

type Versions = Readonly<Record<string, string>>;

/** The fields of a store's package.json that carry versions. */
interface Manifest {
  readonly quartermaster?: { readonly coreRange?: string };
  readonly engines?: Versions;
  readonly peerDependencies?: Versions;
  readonly devDependencies?: Versions;
}

/** Where the store itself says which core it was built for, beside package.json. */
const sourceEntry = 'src/index.ts';
const core = '@quartermaster/core';

/** The versions of a store after it was raised. */
export interface UpgradedStore {
  /** The version of our packages before and now. */
  readonly from: string;
  readonly to: string;
  readonly coreRange: string;
  /** A line for each version that changed, such as `vite 8.3.8 -> 8.4.0`. */
  readonly changes: readonly string[];
}

/**
 * Raises the versions of a store's repository to those that a new store starts with: our packages, the tools, the ranges of what the host gives, and the
 * core that the store says it was built for. Nothing is installed, and what the store alone has stays as it is.
 *
 * @param keepsBefore the store goes on under the core of before, too, so that it can be added before the marketplace is updated
 * @throws CreateStoreError when the folder is no store, or is of a later version; nothing is changed then
 */
export function upgradeStore({ folder, keepsBefore }: { readonly folder: string; readonly keepsBefore: boolean }, template: string = join(import.meta.dirname, '../template')): UpgradedStore {
  const given = readManifest(template);
  const own = readManifest(folder);
  const source = join(folder, sourceEntry);
  const [from, to, before] = [own.devDependencies?.[core], given.devDependencies?.[core] ?? '', own.quartermaster?.coreRange ?? ''];
  if (from === undefined || semver.validRange(before) === null || !existsSync(source)) throw new CreateStoreError(`${folder} is no store: package.json needs ${core} in devDependencies and a coreRange, and the store is in ${sourceEntry}.`);
  if (semver.gt(semver.minVersion(from) ?? to, to)) throw new CreateStoreError(`The store is of version ${from}, and this command is of ${to}. Run npm create @quartermaster/store@latest.`);
  const coreRange = keepsBefore ? `>=${semver.minVersion(before)?.version ?? to} <${nextBreaking(to)}` : `^${to}`;
  const text = readFileSync(source, 'utf8');
  const written = /(\bcoreRange: ['"])([^'"]*)(['"])/;
  if (!written.test(text)) throw new CreateStoreError(`${sourceEntry} has no coreRange: '...'. Write it into defineStore, then run the command again.`);

  const ours = (name: string) => name.startsWith('@quartermaster/');
  const peers = { ...given.peerDependencies, ...Object.fromEntries(Object.keys(own.peerDependencies ?? {}).filter(ours).map((name) => [name, coreRange])) };
  const raised = {
    ...own,
    ...(given.engines !== undefined && { engines: { ...own.engines, ...given.engines } }),
    quartermaster: { ...own.quartermaster, coreRange },
    ...(own.peerDependencies !== undefined && { peerDependencies: withVersions(own.peerDependencies, peers) }),
    devDependencies: withVersions(own.devDependencies ?? {}, given.devDependencies ?? {}),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(raised, null, 2)}\n`);
  writeFileSync(source, text.replace(written, (_, start: string, _range: string, end: string) => `${start}${coreRange}${end}`));
  return { from, to, coreRange, changes: changesBetween(own.devDependencies ?? {}, raised.devDependencies) };
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    throw new CreateStoreError(`${folder} has no package.json that can be read. Run this in the folder of a store.`);
  }
}

/** The first version that `^version` does not take. */
function nextBreaking(version: string): string {
  const { major, minor, patch } = new semver.SemVer(version);
  return major > 0 ? `${major + 1}.0.0` : minor > 0 ? `0.${minor + 1}.0` : `0.0.${patch + 1}`;
}

/** The same packages in the versions that are given; one that is not given stays. */
const withVersions = (own: Versions, given: Versions): Versions => Object.fromEntries(Object.entries(own).map(([name, version]) => [name, given[name] ?? version]));

const changesBetween = (before: Versions, now: Versions): readonly string[] =>
  Object.entries(now).flatMap(([name, version]) => (before[name] === version ? [] : [`${name} ${before[name] ?? 'none'} -> ${version}`]));
