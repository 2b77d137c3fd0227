import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { withAssetAddresses } from './asset-imports.ts';
import { PublishError } from './error.ts';
import { guidesOf } from './guides.ts';
import { readManifest, type PackageManifest } from './package-manifest.ts';
import { publishedManifest } from './published-manifest.ts';
import { publishedSources } from './published-sources.ts';
import { publishedGuide, publishedReadme } from './readme.ts';

/** The inputs of staging: the repository, the folder that everything is made in, and the modules that the host gives to stores. */
export interface Staging {
  readonly root: string;
  readonly stage: string;
  readonly shared: readonly string[];
  /** The versions of Node that owners of stores need. */
  readonly node: string;
}

/**
 * Puts one package into the stage as it will be published, but for its compiled files: published sources, package.json, README, change
 * log, license, assets, and a compiler configuration. The workspace stays as it is.
 */
export function stagePackage({ root, stage, shared, node }: Staging, name: string): void {
  const from = join(root, 'packages', name);
  const to = join(stage, name);
  mkdirSync(join(to, 'src'), { recursive: true });
  const manifest = readManifest(from);
  const guides = guidesOf(name);
  const bundled = stageSources(from, to);
  writeJson(join(to, 'package.json'), publishedManifest(guides.length === 0 ? manifest : { ...manifest, files: [...(manifest.files ?? []), 'docs'] }, shared, bundled, node));
  for (const guide of guides) {
    mkdirSync(join(to, 'docs'), { recursive: true });
    writeFileSync(join(to, 'docs', guide), publishedGuide(readFileSync(join(root, 'docs', guide), 'utf8'), guides));
  }
  writeFileSync(join(to, 'README.md'), publishedReadme(readFileSync(join(from, 'README.md'), 'utf8')));
  copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  if (!existsSync(join(from, 'CHANGELOG.md'))) throw new PublishError(`packages/${name} has no CHANGELOG.md. npm run packages:version writes it; store owners read it before they move on.`);
  copyFileSync(join(from, 'CHANGELOG.md'), join(to, 'CHANGELOG.md'));
  if (existsSync(join(from, 'api'))) cpSync(join(from, 'api'), join(to, 'api'), { recursive: true });
  for (const file of manifest.files ?? []) cpSync(join(from, file), join(to, file), { recursive: true });
  linkNested(from, to);
  writeJson(join(to, 'tsconfig.json'), compilerConfiguration(from, to, manifest));
  const link = join(stage, 'node_modules', manifest.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), to), link, 'junction');
}

/** Copies the sources, with the addresses of their assets. Gives the packages that assets were taken from. */
function stageSources(from: string, to: string): ReadonlySet<string> {
  const bundled = new Set<string>();
  for (const path of publishedSources(join(from, 'src'))) {
    const source = join(from, 'src', path);
    const target = join(to, 'src', path);
    const toAssets = posix.relative(posix.dirname(path), 'assets');
    const { text, assets } = withAssetAddresses(readFileSync(source, 'utf8'), toAssets.startsWith('.') ? toAssets : `./${toAssets}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    for (const { specifier, fileName } of assets) {
      const folder = join(to, 'dist/assets');
      mkdirSync(folder, { recursive: true });
      const file = specifier.startsWith('.') ? join(dirname(source), specifier) : createRequire(source).resolve(specifier);
      copyFileSync(file, join(folder, fileName));
      if (!specifier.startsWith('.')) bundled.add(copyLicence(file, packageNameOf(specifier), folder));
    }
  }
  return bundled;
}

/** A copied file keeps its author's license beside it. */
function copyLicence(file: string, packageName: string, folder: string): string {
  const home = file.slice(0, file.lastIndexOf(join('node_modules', packageName)) + join('node_modules', packageName).length);
  const licence = join(home, 'LICENSE');
  if (!existsSync(licence)) throw new PublishError(`${packageName} has no LICENSE file, so no file of it may be copied into a published package.`);
  copyFileSync(licence, join(folder, `LICENSE-${packageName.replace('@', '').replace('/', '-')}.txt`));
  return packageName;
}

function packageNameOf(specifier: string): string {
  return specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Dependencies that npm put beside the package rather than at the root of the repository. */
function linkNested(from: string, to: string): void {
  const nested = join(from, 'node_modules');
  if (existsSync(nested)) symlinkSync(relative(to, nested), join(to, 'node_modules'), 'junction');
}

function compilerConfiguration(from: string, to: string, manifest: PackageManifest): unknown {
  return {
    extends: relative(to, join(from, 'tsconfig.json')),
    compilerOptions: {
      rootDir: 'src', outDir: 'dist', composite: false, emitDeclarationOnly: false, declaration: true,
      rewriteRelativeImportExtensions: true, stripInternal: true,
    },
    // Only what a door reaches is compiled, and with it published.
    files: [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})].filter((door) => /\.tsx?$/.test(door)),
    include: ['src/**/*.d.ts'],
    references: [],
  };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
