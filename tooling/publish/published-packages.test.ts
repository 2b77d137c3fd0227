import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackages, type Tarball } from './pack.ts';
import { publicPackages } from './public-packages.ts';

const root = resolve(import.meta.dirname, '../..');
const outside = mkdtempSync(join(tmpdir(), 'published-'));
const modules = join(outside, 'node_modules');
let tarballs: readonly Tarball[] = [];

/** An empty project with the packed packages in it; what is not ours comes from the repository's own installation. */
beforeAll(() => {
  tarballs = packPackages(root, join(outside, 'tarballs'));
  mkdirSync(join(modules, '@quartermaster'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (!entry.startsWith('.') && entry !== '@quartermaster') symlinkSync(join(root, 'node_modules', entry), join(modules, entry), 'junction');
  }
  for (const { name, file } of tarballs) {
    mkdirSync(join(modules, name));
    expect(spawnSync('tar', ['-xzf', file, '-C', join(modules, name), '--strip-components=1']).status).toBe(0);
  }
  writeFileSync(join(outside, 'package.json'), JSON.stringify({ type: 'module', private: true }));
}, 180_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

interface PublishedPackage {
  readonly exports?: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
}

const manifestOf = (name: string): PublishedPackage => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as PublishedPackage;

const doors = (): string[] =>
  tarballs.flatMap(({ name }) => Object.keys(manifestOf(name).exports ?? {}).filter((door) => door !== './package.json').map((door) => name + door.slice(1)));

const run = (args: readonly string[]) => spawnSync(process.execPath, args, { cwd: outside, encoding: 'utf8' });

describe('the packed packages', () => {
  it('are all of them, with a version', () => {
    expect(tarballs.map(({ name }) => name)).toEqual(publicPackages.map((name) => `@quartermaster/${name}`));
  });

  it('hold built files, types, words for people and a licence, and neither sources, tests nor stories', () => {
    for (const { name, contents } of tarballs) {
      expect(contents, name).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
      const published = contents.filter((path) => !path.startsWith('template/'));
      expect(published.filter((path) => /(^|\/)src\/|\.(test|stories|test-d)\.|tsbuildinfo|tsconfig/.test(path)), name).toEqual([]);
      expect(published.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')), name).toEqual([]);
    }
  });

  it('copied files of others have their licence beside them', () => {
    const fonts = tarballs.find(({ name }) => name.endsWith('theme-adv19'))?.contents.filter((path) => path.startsWith('dist/assets/'));
    expect(fonts).toEqual(expect.arrayContaining([expect.stringMatching(/\.woff2$/), 'dist/assets/LICENSE-fontsource-public-sans.txt']));
  });

  it('each door opens in Node', () => {
    const opened = run(['--input-type=module', '-e', `${JSON.stringify(doors())}.reduce(async (before, door) => { await before; await import(door).catch((error) => { console.log(door, error.message); }); }, Promise.resolve())`]);
    expect(opened.stdout + opened.stderr).toBe('');
    expect(opened.status).toBe(0);
  });

  it.each(['bundler', 'node16'])('types hold what they promise, with moduleResolution %s', (resolution) => {
    writeFileSync(join(outside, 'doors.ts'), doors().map((door, at) => `export * as door${at} from '${door}';`).join('\n'));
    writeFileSync(join(outside, 'store.ts'), `
      import { defineStore, type ScreenProps } from '@quartermaster/core';
      import adv19 from '@quartermaster/theme-adv19';
      import { storeTheme } from '@quartermaster/ui';
      type Cart = ScreenProps<'/cart/shopping_cart', 'Initial'>['attributes']['cart'];
      export const version = (cart: Cart): number => cart.version;
      // @ts-expect-error a path that the contract does not have
      export type Nothing = ScreenProps<'/cart/nothing', 'Initial'>;
      // @ts-expect-error no store without a brand
      export default defineStore({ id: { name: 'VA', number: 6 }, coreRange: '^0.1.0', theme: storeTheme(adv19) });
    `);
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const module = resolution === 'bundler' ? 'esnext' : 'node16';
    const checked = run([tsc, '--noEmit', '--strict', '--module', module, '--moduleResolution', resolution, '--target', 'es2023',
      '--lib', 'es2024,dom,dom.iterable,esnext.disposable', '--jsx', 'react-jsx', '--types', 'node', '--skipLibCheck', 'false', 'store.ts', 'doors.ts']);
    expect(checked.stdout).toBe('');
    expect(checked.status).toBe(0);
  });
});
