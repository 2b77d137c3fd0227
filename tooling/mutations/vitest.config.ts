import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const repository = join(import.meta.dirname, '..', '..');
const { MUTATIONS_ROOT: root = '.', MUTATIONS_CONFIGURATION: configuration = 'vitest.config.ts' } = process.env;
const { default: own } = (await import(pathToFileURL(join(repository, configuration)).href)) as { readonly default: ViteUserConfig };

/** The configuration of a part's tests, with their root: Stryker starts all of them at the root of the repository. */
export default defineConfig({ ...own, root: join(repository, root) });
