import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeBuild } from './store-build.ts';

const manifest = { name: 'store-example', version: '1.0.0', type: 'module', quartermaster: { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js' } };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entry-styles-'));
  mkdirSync(join(root, 'src'));
  write('package.json', JSON.stringify(manifest));
  write('src/later.css', '.later { inset: 0 }');
  write('src/later.ts', "import './later.css';\nexport default 'later';");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, content: string) => writeFileSync(join(root, path), content);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
async function built(index: string): Promise<readonly string[]> {
  write('src/index.ts', index);
  await build({ ...storeBuild(root)({ command: 'build', mode: 'production' }), configFile: false, logLevel: 'silent' });
  return readdirSync(join(root, 'dist'), { recursive: true }).map(String).toSorted();
}

it('stylesheets, CSS modules and fonts of the store’s own module are beside it, and those of a screen come with the screen', async () => {
  write('src/sample.woff2', 'a font');
  write('src/fonts.css', '@font-face { font-family: Sample; src: url(./sample.woff2) }');
  write('src/card.module.css', '.card { color: var(--qm-color-text) }');
  const files = await built("import './fonts.css';\nimport card from './card.module.css';\nexport default { card, later: () => import('./later.ts') };");
  expect(files).toContain('store.css');
  const [, sheet = ''] = /^@import url\("\.\/(assets\/[\w.-]+\.css)"\);\n$/.exec(read('dist/store.css')) ?? [];
  const [, font = ''] = /@font-face\{font-family:Sample;src:url\(\.\/([\w.-]+\.woff2)\)\}/.exec(read(`dist/${sheet}`)) ?? [];
  expect(files).toContain(`assets/${font}`);
  const [, name = ''] = /\.(_card_\w+)\{color/.exec(read(`dist/${sheet}`)) ?? [];
  expect(read('dist/store.js')).toContain(name);
  expect(read('dist/store.css')).not.toContain('later');
});

it('a store whose own module imports none has no such file', async () => {
  expect(await built("export default { later: () => import('./later.ts') };")).not.toContain('store.css');
});
