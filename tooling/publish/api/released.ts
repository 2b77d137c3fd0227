import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../package-manifest.ts';
import { publicPackages } from '../public-packages.ts';
import { exportsOf } from './declarations.ts';

/** Fingerprints of the doors of packages at the last version, by folder. They are kept in the repository, so that its history is not needed. */
export type ReleasedDoors = Readonly<Record<string, string>>;

const fileOf = (root: string): string => join(root, '.changeset', 'released-api.json');

/** Of what a package's doors export now, in the declarations that the compiler made; where in the package it is declared does not count. */
export function fingerprintOf(root: string, name: string): string {
  const folder = join(root, 'packages', name);
  const doors = Object.entries(readManifest(folder).exports ?? {}).map(([door, source]) => {
    const names = exportsOf(join(folder, 'dist/types', source.replace(/\.tsx?$/, '.d.ts')));
    return [door, names.map(({ name: exported, declaration }) => [exported, declaration])];
  });
  return createHash('sha256').update(JSON.stringify(doors)).digest('hex');
}

export function readReleasedDoors(root: string): ReleasedDoors {
  return existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as ReleasedDoors) : {};
}

/** Keeps the doors of now as those of the version that is made. */
export function recordReleasedDoors(root: string): void {
  writeFileSync(fileOf(root), `${JSON.stringify(Object.fromEntries(publicPackages.map((name) => [name, fingerprintOf(root, name)])), null, 2)}\n`);
}
