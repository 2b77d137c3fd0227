import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/databases.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
