import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { inChromium } from './in-chromium.ts';
import { likeTheWeb } from './package-tests.ts';
import { testFiles } from './test-files.ts';

const { test = {}, optimizeDeps = {}, plugins = [] } = inChromium('components', testFiles.components.include);

/** The browser tests of all packages, in the pages of one browser. */
export default defineConfig({ root: join(import.meta.dirname, '..', '..'), plugins: [...plugins, likeTheWeb], optimizeDeps, test: { ...test, provide: { everyPage: process.env['EVERY_PAGE'] === '1' } } });
