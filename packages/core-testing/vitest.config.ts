import { configDefaults, defineConfig } from 'vitest/config';
import { likeTheWeb } from '../../tooling/vitest/package-tests.ts';
import { browserTests, nodeTests } from '../../tooling/vitest/test-files.ts';

/** Each checked store has pages of its own in a browser. The kit's tests in one run with those of all packages (`tooling/vitest/vitest.components.config.ts`). */
export default defineConfig({
  plugins: [likeTheWeb],
  test: { name: 'core-testing', environment: 'node', maxConcurrency: 3, include: [nodeTests], exclude: [...configDefaults.exclude, browserTests], expect: { poll: { timeout: 20_000 }, requireAssertions: true } },
});
