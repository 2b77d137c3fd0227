import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Whether what is random is tried many times: `npm run test:many`. */
export const isManyRuns = process.env['MANY_RUNS'] === '1';

const own = join(import.meta.dirname, 'fast-check.ts');

/** Whether a test says itself how many are many, because each run is dear. */
const saysItself = (file: string): boolean => readFileSync(file, 'utf8').includes('/many-runs.ts');

/** Gives tests the library of random tests with many more runs (`fast-check.ts`). */
export const manyRuns: Plugin = {
  name: 'many-runs',
  enforce: 'pre',
  resolveId: (source, importer) => (isManyRuns && source === 'fast-check' && importer !== undefined && importer !== own && !saysItself(importer) ? own : null),
};

/** Those of the files of tests, as patterns or paths in a folder, that try random input. */
export const randomTests = (folder: string, patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })).filter((file) => /from 'fast-check'|\/many-runs\.ts'/.test(readFileSync(join(folder, file), 'utf8')));
