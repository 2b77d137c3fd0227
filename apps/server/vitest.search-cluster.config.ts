import { defineConfig } from 'vitest/config';

/** The tests that need a search cluster: `npm run test:search-cluster` starts one. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'search-cluster',
    include: ['src/**/*.cluster.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { requireAssertions: true },
  },
});
