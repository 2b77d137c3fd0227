import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostVersions } from './rules/static-rule.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The versions of what the host gives: this package pins them all, because a store is tested against exactly one host. */
export function hostVersions(): HostVersions {
  const { name, version, dependencies } = ownManifest();
  return { ...dependencies, [name]: version };
}

function ownManifest(): Manifest {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (folder === dirname(folder)) throw new Error(`No package.json stands above ${import.meta.url}: this package is not installed wholly.`);
  }
}
