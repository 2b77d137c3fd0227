import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import semver from 'semver';
import { expect, it } from 'vitest';
import { ownersNode, templateFolder } from './owners-node.ts';
import { readManifest } from './package-manifest.ts';
import { publicPackages } from './public-packages.ts';

const root = resolve(import.meta.dirname, '../..');

/** A package of the lockfile, as far as it is read here. */
interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const lock = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> }).packages;

/** The folder that Node finds a package in, seen from another folder of the repository. */
function found(from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const locked = lock[path];
    if (locked !== undefined) return locked.link === true ? (locked.resolved ?? path) : path;
    if (folder === '') return null;
  }
}

/** Everything that is installed with a new store, by its folder in this repository. */
function installed(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (folder: string | null): void => {
    if (folder === null || seen.has(folder)) return;
    seen.add(folder);
    for (const name of Object.keys({ ...lock[folder]?.dependencies, ...lock[folder]?.peerDependencies })) visit(found(folder, name));
  };
  for (const name of Object.keys(readManifest(join(root, templateFolder)).devDependencies ?? {})) visit(found('', name));
  for (const name of publicPackages) visit(`packages/${name}`);
  return seen;
}

const range = ownersNode(root);

it('every package that a store’s repository installs works with each Node that owners are promised', () => {
  const packages = [...installed()];
  expect(packages.length).toBeGreaterThan(150);
  const narrower = packages.flatMap((folder) => {
    const needed = lock[folder]?.engines?.node;
    return needed === undefined || semver.subset(range, needed) ? [] : [`${folder} needs ${needed}`];
  });
  expect(narrower).toEqual([]);
});

it('the range begins with the oldest Node that they all work with', () => {
  const { major, minor } = semver.minVersion(range) ?? new semver.SemVer('0.0.0');
  const before = `${major}.${minor - 1}.99`;
  expect([...installed()].filter((folder) => !semver.satisfies(before, lock[folder]?.engines?.node ?? '*'))).not.toEqual([]);
});

it('the guide and the example name the same range', () => {
  expect(readFileSync(join(root, 'docs/writing-a-store.md'), 'utf8')).toContain(`You need Node \`${range}\``);
  expect(readManifest(join(root, 'examples/store-example')).engines).toEqual({ node: range });
});
