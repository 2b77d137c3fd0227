import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tooling',
    include: ['*/**/*.test.ts'],
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The files share one process: no module keeps what a test changed.
    isolate: false,
    // The programs that these tests start again and again are compiled once; `npm test` has one cache for all suites.
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'quartermaster-compile-cache') },
  },
});
