import { defineConfig } from 'vitest/config';
import { allProjects } from './tooling/vitest/all-projects.ts';
import { likeTheWeb } from './tooling/vitest/package-tests.ts';

/** The tests of one workspace at a time, and editors: `npx vitest run --project core`. `npm test` runs them in fewer processes and pages (tooling/test/suites.ts). */
export default defineConfig({
  plugins: [likeTheWeb],
  test: { expect: { poll: { timeout: 20_000 }, requireAssertions: true }, projects: await allProjects(import.meta.dirname) },
});
