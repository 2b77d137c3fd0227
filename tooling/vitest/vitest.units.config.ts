import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { likeTheWeb } from './package-tests.ts';
import { testFiles } from './test-files.ts';

/**
 * The tests in Node of all packages, without what needs a database. They share one process and one cache of transformed modules,
 * since a store's single file loads the whole of core, screens and themes: no module keeps what a test changed.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  plugins: [likeTheWeb],
  // The engine and the screens run without a browser: a browser global in them fails these tests. Titles made of values stay whole:
  // the mark of a proof is at their end.
  test: { name: 'units', environment: 'node', css: true, isolate: false, taskTitleValueFormatTruncate: 0, expect: { poll: { timeout: 20_000 }, requireAssertions: true }, ...testFiles.units },
});
