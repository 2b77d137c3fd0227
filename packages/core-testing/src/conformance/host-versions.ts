import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import type { HostVersions } from './rules/static-rule.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** In the published package what the host gives is a peer: the lowest version of its range is the one that it was built with. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The versions of what the host gives: this package pins them all, because a store is tested against exactly one host. */
export function hostVersions(manifest: Manifest = ownManifest()): HostVersions {
  const { name, version, dependencies, peerDependencies } = manifest;
  const peers = Object.entries(peerDependencies ?? {}).map(([peer, range]) => [peer, semver.minVersion(range)?.version ?? range] as const);
  return { ...Object.fromEntries(peers), ...dependencies, [name]: version };
}

function ownManifest(): Manifest {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (folder === dirname(folder)) throw new Error(`There is no package.json above ${import.meta.url}: this package is not installed completely.`);
  }
}
