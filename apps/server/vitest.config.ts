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
    // The files share one process and load the server once: no module keeps what a test changed, and each test has its own database.
    isolate: false,
    testTimeout: 30_000,
    // How long something is waited for is no aim: a busy machine has time.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
});
