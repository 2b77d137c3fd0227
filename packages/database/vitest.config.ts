import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'database',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    // The files share one process, which compiles the engine of the embedded database once: no module keeps what a test changed.
    isolate: false,
    testTimeout: 120_000,
    // How long something is waited for is no aim: a busy machine has time.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    hookTimeout: 120_000,
  },
});
