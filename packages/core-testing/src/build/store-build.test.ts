import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from '../conformance/check-store.ts';
import { readFolder } from '../conformance/package/read-folder.ts';
import { reportText } from '../conformance/report/report-text.ts';
import { hostModuleProblem } from './host-modules.ts';
import { storeBuild } from './store-build.ts';

const manifest = { name: 'store-example', version: '1.0.0', type: 'module', quartermaster: { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js' } };
const store = `
  import { defineStore } from '@quartermaster/core';
  import picture from './picture.svg';
  export default defineStore({ brand: { Logo: () => <img alt="" src={picture} /> }, about: () => import('./About.tsx') });
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-build-'));
  mkdirSync(join(root, 'src'));
  write('package.json', JSON.stringify(manifest));
  write('src/index.tsx', store);
  write('src/index.ts', `export { default } from './index.tsx';`);
  write('src/About.tsx', `import { useState } from 'react';\nexport default function About() { return <p>{useState('words')[0]}</p>; }`);
  write('src/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const run = () => build({ ...storeBuild(root)({ command: 'build', mode: 'production' }), configFile: false, logLevel: 'silent' });

describe('what a store is built to', () => {
  it('one module where the manifest says, hashed chunks and assets, and imports of what the host gives', async () => {
    await run();
    const files = readdirSync(join(root, 'dist'), { recursive: true }).map(String).sort();
    expect(files).toEqual(['assets', expect.stringMatching(/^assets\/picture-[\w-]{8}\.svg$/), 'chunks', expect.stringMatching(/^chunks\/About-[\w-]{8}\.js$/), expect.stringMatching(/^chunks\/About-[\w-]{8}\.js\.map$/), 'store.js', 'store.js.map']);
    const built = readFileSync(join(root, 'dist/store.js'), 'utf8');
    expect(built).toMatch(/from\s*"@quartermaster\/core"/);
    expect(built).toMatch(/from\s*"@emotion\/react\/jsx-runtime"/);
    expect(built).toMatch(/new URL\([`"']assets\/picture-[\w-]{8}\.svg[`"'],\s*import\.meta\.url\)/);
    expect(built).toMatch(/export\s*\{\s*\w+ as default\s*\}/);
    expect(readFileSync(join(root, 'dist', files[3] ?? ''), 'utf8')).toMatch(/from\s*"react"/);
  });

  it('a module whose findings name the line that the owner wrote', async () => {
    write('src/About.tsx', `export default function About() {\n  const text: string = '1';\n  return <p>{eval(text)}</p>;\n}`);
    await run();
    const { report } = await checkStore(readFolder(root), { staticOnly: true });
    const findings = report.rules.flatMap(({ findings: found }) => found).filter(({ check }) => check === 'eval');
    expect(findings).toEqual([expect.objectContaining({ file: expect.stringMatching(/^dist\/chunks\/About-/), source: { file: 'src/About.tsx', line: 3, column: 14 } })]);
    expect(reportText(report)).toMatch(/^ {2}src\/About\.tsx:3:14 in dist\/chunks\/About-[\w-]{8}\.js:\d+:\d+ \(eval\) /m);
    expect(readFileSync(join(root, 'dist/store.js'), 'utf8'), 'no browser asks for a map').not.toContain('sourceMappingURL');
  });

  it('the same bytes for the same sources', async () => {
    await run();
    const once = readFileSync(join(root, 'dist/store.js'), 'utf8');
    await run();
    expect(readFileSync(join(root, 'dist/store.js'), 'utf8')).toBe(once);
  });

  it('a library in CommonJS that requires React gets the host’s', async () => {
    mkdirSync(join(root, 'node_modules/old'), { recursive: true });
    write('node_modules/old/package.json', JSON.stringify({ name: 'old', main: 'index.js' }));
    write('node_modules/old/index.js', `const React = require('react'); exports.Old = () => React.createElement('p');`);
    write('src/About.tsx', `export { Old as default } from 'old';`);
    await run();
    const chunk = readdirSync(join(root, 'dist/chunks')).find((file) => file.endsWith('.js'));
    const built = readFileSync(join(root, 'dist/chunks', chunk ?? ''), 'utf8');
    expect(built).toMatch(/import\s*\*\s*as \w+ from\s*"react"/);
    expect(built).not.toMatch(/require\(["']react["']\)/);
  });

  it('not at all, when it would bring a second copy of what the host gives', async () => {
    write('src/About.tsx', `import { createRoot } from 'react-dom/client';\nexport default createRoot;`);
    await expect(run()).rejects.toThrow(/'react-dom\/client' is not given by the host.*Import from react-dom\./);
  });
});

it.each([
  ['react', null],
  ['@quartermaster/core', null],
  ['some-library/react', null],
  ['./react/client', null],
  ['@quartermaster/core/host', 'Import from @quartermaster/core.'],
  ['react/jsx-dev-runtime', 'Import from react, react/jsx-runtime.'],
])('%s', (specifier, problem) => {
  expect(hostModuleProblem(specifier) ?? '').toContain(problem ?? '');
  expect(hostModuleProblem(specifier) === null).toBe(problem === null);
});

describe('a folder that is no store', () => {
  it.each([
    ['no package.json', () => rmSync(join(root, 'package.json')), /has no package\.json/],
    ['a package.json that is no JSON', () => write('package.json', '{'), /is no JSON/],
    ['a manifest with mistakes, all of which are named', () => write('package.json', JSON.stringify({ ...manifest, version: 'latest', quartermaster: { ...manifest.quartermaster, entry: 'store.js' } })), /version: .*\n- quartermaster\.entry: /],
    ['no module of its own', () => rmSync(join(root, 'src/index.ts')), /src\/index\.ts is missing/],
  ])('%s', (_what, spoil, sentence) => {
    spoil();
    expect(() => storeBuild(root)).toThrow(sentence);
  });
});
