import { defineConfig } from 'vitest/config';

// Each suite that needs a database runs on both kinds; TEST_DATABASE=embedded or =postgresql chooses one.
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
