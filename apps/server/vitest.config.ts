import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

// Each suite that needs a database runs on both kinds; TEST_DATABASE=embedded or =postgresql chooses one. Where only a real
// one will do, the file's name says so; and what never asks for a database need not run again for the other kind.
const asksForDatabase = (file: string): boolean => /testDatabases|TEST_DATABASE/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
const withoutDatabase = (): string[] => globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) => !asksForDatabase(file));
const noneForEmbedded = process.env['TEST_DATABASE'] === 'embedded' ? ['**/*.postgresql.test.ts', ...withoutDatabase()] : [];

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
