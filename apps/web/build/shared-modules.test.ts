import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sharedModules } from '@quartermaster/core/shared-modules';
import * as emotion from '@emotion/react';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { integrityOf } from './integrity-of.ts';
import { sharedInputs, sharedModulesFile } from './shared-modules.ts';

/** Packages without styles or sources of ours: Node can run what is made of them. */
const runnable = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom, 'react-router-dom': router, '@emotion/react': emotion };

let folder = '';
let importMap = { imports: {} as Record<string, string>, integrity: {} as Record<string, string> };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quartermaster-shared-modules-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sharedModulesFile()],
    build: { outDir: folder, minify: false, rolldownOptions: { input: { ...sharedInputs }, preserveEntrySignatures: 'strict', output: { strictExecutionOrder: true } } },
  });
  importMap = JSON.parse(readFileSync(join(folder, '.vite/shared-modules.json'), 'utf8'));
}, 60_000);

it('every shared module has an address, and every file that it loads an integrity that is right', async () => {
  expect(Object.keys(importMap.imports)).toEqual([...sharedModules]);
  const files = Object.keys(importMap.integrity);
  expect(files).toEqual(expect.arrayContaining(Object.values(importMap.imports)));
  for (const file of files) expect(importMap.integrity[file]).toBe(await integrityOf(join(folder, file)));
});

it.each(Object.entries(runnable))('%s exports every name that the package has', async (specifier, original) => {
  const shared = (await import(pathToFileURL(join(folder, importMap.imports[specifier] ?? '')).href)) as object;
  // Exports that are there for tests and development alone are not in production.
  const names = Object.keys(original).filter((name) => !['act', 'captureOwnerStack', 'module.exports'].includes(name));
  expect(Object.keys(shared)).toEqual(expect.arrayContaining(names.filter((name) => name !== 'default')));
});

it('a default export is given too: that of a theme is the theme', () => {
  expect(readFileSync(join(folder, importMap.imports['@quartermaster/theme-adv19'] ?? ''), 'utf8')).toMatch(/as default/);
});
