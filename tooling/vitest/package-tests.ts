import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { inChromium } from './in-chromium.ts';
import { browserTests, nodeTests } from './test-files.ts';

/** As the web is built: styles of components are Emotion's. */
export const likeTheWeb = react({ jsxImportSource: '@emotion/react' });

/** The tests of one package in Node, a project with the name of its folder. */
const inNode = (folder: string): TestProjectInlineConfiguration => ({
  extends: true,
  root: folder,
  // A test that takes long on a busy machine does not hang.
  test: { name: basename(folder), environment: 'node', css: true, isolate: false, testTimeout: 30_000, include: [nodeTests], exclude: [...configDefaults.exclude, browserTests] },
});

/** The tests of one package in a browser, `core in a browser`; nothing where it has none. */
export const browserProjectOf = (folder: string): TestProjectInlineConfiguration[] =>
  globSync(browserTests, { cwd: folder }).length > 0 ? [{ ...inChromium(`${basename(folder)} in a browser`, [browserTests]), root: folder }] : [];

/** The tests of one package alone, while it is being worked on. `npm test` runs those of all packages in one process and one browser. */
export function packageTests(folder: string): ViteUserConfig {
  return defineConfig({ plugins: [likeTheWeb], test: { expect: { poll: { timeout: 20_000 }, requireAssertions: true }, projects: [inNode(folder), ...browserProjectOf(folder)] } });
}
