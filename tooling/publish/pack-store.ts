import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '@quartermaster/core/shared-modules';
import { storeBuild } from '@quartermaster/core-testing/build';
import { build, mergeConfig, type UserConfig } from 'vite';
import { PublishError } from './error.ts';
import type { Tarball } from './pack.ts';
import { readManifest } from './package-manifest.ts';
import { publishedReadme } from './readme.ts';
import { runNpm } from './run-npm.ts';
import { storePackageManifest } from './store-package-manifest.ts';

/** A packed store, and what the operator approves it by. */
export interface PackedStore extends Tarball {
  /** As npm writes it: `sha512-...` */
  readonly integrity: string;
}

/**
 * Packs a store of this repository as its owner would ship it alone: built with the preset of store owners, what the host gives left
 * outside, and a package.json that says what the store is.
 *
 * @param source folder of the store
 * @param folder where the tarball goes
 * @throws PublishError when there is no such store, or its package.json does not say what it is
 */
export async function packStore(root: string, source: string, folder: string): Promise<PackedStore> {
  if (!existsSync(join(source, 'package.json'))) throw new PublishError(`${source} has no package.json. Name the folder of a store, such as packages/store-dhs.`);
  mkdirSync(join(root, '.packages'), { recursive: true });
  const stage = mkdtempSync(join(root, '.packages', 'store-'));
  try {
    await build(mergeConfig(presetOf(source), { configFile: false, logLevel: 'error', build: { outDir: join(stage, 'dist'), reportCompressedSize: false, sourcemap: false } }));
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(storePackageManifest(readManifest(source), sharedModules), null, 2)}\n`);
    writeFileSync(join(stage, 'README.md'), publishedReadme(readFileSync(join(source, 'README.md'), 'utf8')));
    copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    mkdirSync(folder, { recursive: true });
    const [packed] = JSON.parse(runNpm(['pack', '--json', '--pack-destination', folder], stage)) as readonly Packed[];
    if (packed === undefined) throw new PublishError(`npm packed nothing of ${source}.`);
    const { name, version, filename, size, integrity, files } = packed;
    return { name, version, file: join(folder, filename), bytes: size, integrity, contents: files.map(({ path }) => path) };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function presetOf(source: string): UserConfig {
  try {
    return storeBuild(source)({ command: 'build', mode: 'production' });
  } catch (error) {
    throw new PublishError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The entry of a package in the output of `npm pack --json`. */
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}
