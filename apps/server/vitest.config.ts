import { configDefaults, defineConfig } from 'vitest/config';

// Each suite that needs a database runs on both kinds; TEST_DATABASE=embedded or =postgresql chooses one. Where only a real
// one will do, the file's name says so.
const noneForEmbedded = process.env['TEST_DATABASE'] === 'embedded' ? ['**/*.postgresql.test.ts'] : [];

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...noneForEmbedded],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
