import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideSources } from './guide-sources.ts';
import { packPackages, type Tarball } from './pack.ts';
import { publicPackages } from './public-packages.ts';

const root = resolve(import.meta.dirname, '../..');
const outside = mkdtempSync(join(tmpdir(), 'published-'));
const modules = join(outside, 'node_modules');
let tarballs: readonly Tarball[] = [];
/** Milliseconds that no test comes near, however busy the machine is: each waits for compilers and builds, which took twenty seconds beside other suites. */
const busy = 600_000;

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
}, busy);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

interface PublishedPackage {
  readonly exports?: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
}

const manifestOf = (name: string): PublishedPackage => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as PublishedPackage;

const doors = (): string[] =>
  tarballs.flatMap(({ name }) => Object.keys(manifestOf(name).exports ?? {}).filter((door) => door !== './package.json').map((door) => name + door.slice(1)));

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const run = (args: readonly string[], cwd: string = outside) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
/** By one checker (decision 0216). */
const compile = (...args: readonly string[]) => run([tsc, '--checkers', '1', ...args]);

describe('the packed packages', () => {
  it('are all of them, with a version', () => {
    expect(tarballs.map(({ name }) => name)).toEqual(publicPackages.map((name) => `@quartermaster/${name}`));
  });

  it('hold built files, types, words for people and a license, and neither sources, tests nor stories', () => {
    for (const { name, contents } of tarballs) {
      expect(contents, name).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', expect.stringMatching(/^api\/.+\.md$/)]));
      const published = contents.filter((path) => !path.startsWith('template/'));
      expect(published.filter((path) => /(^|\/)src\/|\.(test|stories|test-d)\.|tsbuildinfo|tsconfig/.test(path)), name).toEqual([]);
      expect(published.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')), name).toEqual([]);
    }
  });

  it('the guide of store owners is where the README of a new store says, with links that lead somewhere', () => {
    const readme = readFileSync(join(root, 'packages/create-store/template/README.md'), 'utf8');
    const [, named = ''] = /`node_modules\/(@quartermaster\/core\/docs\/writing-a-store\.md)`/.exec(readme) ?? [];
    const links = [...readFileSync(join(modules, named), 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target).filter((target) => !target.startsWith('http'));
    expect(links).toContain('conformance.md');
    expect(links.filter((target) => !existsSync(join(modules, dirname(named), target)))).toEqual([]);
  });

  it('copied files of others have their license beside them', () => {
    const fonts = tarballs.find(({ name }) => name.endsWith('theme-adv19'))?.contents.filter((path) => path.startsWith('dist/assets/'));
    expect(fonts).toEqual(expect.arrayContaining([expect.stringMatching(/\.woff2$/), 'dist/assets/LICENSE-fontsource-public-sans.txt']));
  });

  it('each door opens in Node, but for what the rules load into a browser', () => {
    const forNode = doors().filter((door) => door !== '@quartermaster/core-testing/harness');
    const opened = run(['--input-type=module', '-e', `${JSON.stringify(forNode)}.reduce(async (before, door) => { await before; await import(door).catch((error) => { console.log(door, error.message); }); }, Promise.resolve())`]);
    expect(opened.stdout + opened.stderr).toBe('');
    expect(opened.status).toBe(0);
  });

  it.each(['bundler', 'node16'])('types hold what they promise, with moduleResolution %s', { timeout: busy }, (resolution) => {
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
    const module = resolution === 'bundler' ? 'esnext' : 'node16';
    const checked = compile('--noEmit', '--strict', '--module', module, '--moduleResolution', resolution, '--target', 'es2023',
      '--lib', 'es2024,dom,dom.iterable,esnext.disposable', '--jsx', 'react-jsx', '--types', 'node', '--skipLibCheck', 'false', 'store.ts', 'doors.ts');
    expect(checked.stdout).toBe('');
    expect(checked.status).toBe(0);
  });
});

describe('for store owners', { timeout: busy }, () => {
  const expectCompiles = (folder: string) => {
    const checked = compile('--noEmit', '-p', join(outside, folder));
    expect(checked.stdout).toBe('');
    expect(checked.status).toBe(0);
  };

  it.each([['a new store', 'packages/create-store/template'], ['the example store', 'examples/store-example']])('%s compiles', (_what, from) => {
    cpSync(join(root, from), join(outside, 'store'), { recursive: true, force: true, filter: (source) => !/[\\/](node_modules|dist)$/.test(source) });
    expectCompiles('store');
    rmSync(join(outside, 'store'), { recursive: true });
  });

  it('the example plugin is built', () => {
    cpSync(join(root, 'examples/plugin-example'), join(outside, 'plugin'), { recursive: true, filter: (source) => !/[\\/](node_modules|dist)$/.test(source) });
    const built = compile('-p', join(outside, 'plugin'));
    expect(built.stdout).toBe('');
    expect(readdirSync(join(outside, 'plugin/dist')).filter((file) => file.endsWith('.js')).toSorted()).toEqual(['index.js', 'member-list.js', 'order-folder.js', 'remote-delivery.js']);
  });

  const guideStore = join(outside, 'guide');
  const guide = readFileSync(join(root, 'docs/writing-a-store.md'), 'utf8');

  it('every example of the guide compiles, copied into a new store', () => {
    const sources = guideSources(guide);
    expect(sources.length).toBeGreaterThan(12);
    expect(sources, 'each block of TypeScript names its file').toHaveLength(guide.match(/^```tsx?\b/gm)?.length ?? 0);
    expect(run([join(modules, '@quartermaster/create-store/dist/main.js'), 'guide', '--name', 'EXAMPLE', '--number', '100']).status).toBe(0);
    for (const { path, text } of sources) {
      mkdirSync(dirname(join(guideStore, path)), { recursive: true });
      writeFileSync(join(guideStore, path), text);
    }
    expectCompiles('guide');
  });

  it('the manifest of the guide can be read', () => {
    const [, declared = ''] = /^```json\n("upstreams"[\s\S]*?)^```$/m.exec(guide) ?? [];
    const packageJson = JSON.parse(readFileSync(join(guideStore, 'package.json'), 'utf8')) as { readonly quartermaster: object };
    const withServices = { ...packageJson, quartermaster: { ...packageJson.quartermaster, ...(JSON.parse(`{${declared}}`) as object) } };
    expect(readStoreManifest(withServices)).toMatchObject({ ok: true, manifest: { upstreams: [{ path: '/vs/example' }] } });
    writeFileSync(join(guideStore, 'package.json'), JSON.stringify(withServices));
  });

  it('the guide’s store composes, and shows its page and its courses', () => {
    const tested = run([join(modules, 'vitest/vitest.mjs'), 'run', 'src/store.test.ts'], guideStore);
    expect(tested.stdout + tested.stderr).toMatch(/1 passed/);
    expect(tested.status).toBe(0);
  });

  it('the guide’s store keeps every rule that the operator’s command goes by', () => {
    const built = run([join(modules, 'vite/bin/vite.js'), 'build'], guideStore);
    expect(built.status, built.stderr).toBe(0);
    const checked = run([join(modules, '@quartermaster/core-testing/dist/conformance/main.js')], guideStore);
    expect(checked.stdout + checked.stderr).toContain('Every rule is kept');
    expect(checked.status).toBe(0);
  });

  it('the guide has an example of every extension point, and a line for every diagnostic', () => {
    const points = run(['--input-type=module', '-e', `import * as core from '@quartermaster/core'; console.log(Object.keys(core).filter((name) => name.endsWith('Point')).join(' '))`]).stdout.trim().split(' ');
    expect(points.length).toBeGreaterThan(20);
    const codes = [...readFileSync(join(modules, '@quartermaster/core/dist/store/diagnostics.d.ts'), 'utf8').matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(15);
    expect([...points.filter((name) => name !== 'extensionPoint'), ...codes].filter((name) => !guide.includes(name))).toEqual([]);
  });
});
