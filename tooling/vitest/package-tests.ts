import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { inChromium } from './in-chromium.ts';
import { browserTests, nodeTests } from './test-files.ts';

/** As the web is built: styles of components are Emotion's. */
export const likeTheWeb = react({ jsxImportSource: '@emotion/react' });

/** The tests of one package alone, while it is being worked on. `npm test` runs those of all packages in one process and one browser. */
export function packageTests(folder: string): ViteUserConfig {
  const name = basename(folder);
  const hasBrowserTests = globSync(browserTests, { cwd: folder }).length > 0;
  return defineConfig({
    plugins: [likeTheWeb],
    test: {
      expect: { requireAssertions: true },
      projects: [
        { extends: true, test: { name, environment: 'node', css: true, isolate: false, include: [nodeTests], exclude: [...configDefaults.exclude, browserTests] } },
        ...(hasBrowserTests ? [inChromium(`${name} in a browser`, [browserTests])] : []),
      ],
    },
  });
}
