import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-npm.ts';
import { stagePackages } from './stage-packages.ts';

/** One packed package. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the .tgz file. */
  readonly file: string;
  readonly bytes: number;
  /** Paths inside the package. */
  readonly contents: readonly string[];
}

/**
 * Builds the public packages and packs each into `folder` as npm would publish it.
 *
 * @throws PublishError when a package does not compile or npm refuses it
 */
export function packPackages(root: string, folder: string): Tarball[] {
  const staged = stagePackages(root);
  try {
    mkdirSync(folder, { recursive: true });
    const folders = staged.packages.map((name) => `./${name}`);
    const told = JSON.parse(runNpm(['pack', ...folders, '--json', '--pack-destination', folder], staged.folder)) as readonly Packed[];
    return told.map(({ name, version, filename, size, files }) => ({ name, version, file: join(folder, filename), bytes: size, contents: files.map(({ path }) => path) }));
  } finally {
    staged.remove();
  }
}

/** The entry of each package in the output of `npm pack --json`. */
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}
