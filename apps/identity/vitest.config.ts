import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'identity',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/databases.ts'],
    setupFiles: ['./src/testing/cheap-passwords.ts'],
    // The files share one process and load the server once: no module keeps what a test changed, and each test has its own database.
    isolate: false,
    testTimeout: 30_000,
    // How long something is waited for is no aim: a busy machine has time.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    hookTimeout: 60_000,
  },
});
