import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { isManyRuns, manyRuns, randomTests } from '../../tooling/vitest/many-runs/many-runs.ts';

// Tests that depend on the database run on both kinds (`testDatabases`); TEST_DATABASE=embedded or =postgresql chooses one. Where only a real
// one will do, the file's name says so; and tests that need no database, or any one (`oneTestDatabase`), need not run again on the embedded one.
const asksForBoth = (file: string): boolean => /testDatabases\((?!'postgresql')|TEST_DATABASE/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
const needsNoOther = (): string[] => globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) => !asksForBoth(file));
const notOnEmbedded = process.env['TEST_DATABASE'] === 'embedded' ? ['**/*.postgresql.test.ts', ...needsNoOther()] : [];

export default defineConfig({
  plugins: [manyRuns],
  test: {
    name: 'server',
    include: isManyRuns ? randomTests(import.meta.dirname, ['src/**/*.test.ts']) : ['src/**/*.test.ts'],
    // Those of a search cluster have a command of their own, which starts one.
    exclude: [...configDefaults.exclude, '**/*.cluster.test.ts', ...notOnEmbedded],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['./src/testing/cheap-passwords.ts'],
    // The files share one process and load the server once: no module keeps what a test changed, and each test has its own database.
    isolate: false,
    testTimeout: isManyRuns ? 600_000 : 30_000,
    // How long something is waited for is no aim: a busy machine has time.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    hookTimeout: 120_000,
  },
});
