import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isManyRuns, manyRuns, randomTests } from './many-runs/many-runs.ts';
import { likeTheWeb } from './package-tests.ts';
import { testFiles } from './test-files.ts';

/**
 * The tests in Node of all packages, without what needs a database. They share one process and one cache of transformed modules,
 * since a store's single file loads the whole of core, screens and themes: no module keeps what a test changed.
 */
const root = join(import.meta.dirname, '..', '..');
const many = { include: isManyRuns ? randomTests(root, testFiles.units.include) : testFiles.units.include, ...(isManyRuns && { testTimeout: 600_000 }) };

export default defineConfig({
  root,
  plugins: [likeTheWeb, manyRuns],
  // The engine and the screens run without a browser: a browser global in them fails these tests. Titles made of values stay whole:
  // the mark of a proof is at their end.
  test: { name: 'units', environment: 'node', css: true, isolate: false, taskTitleValueFormatTruncate: 0, expect: { poll: { timeout: 20_000 }, requireAssertions: true }, ...testFiles.units, ...many },
});
