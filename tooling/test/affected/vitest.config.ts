import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..', '..');

/** All tests but those of stories and journeys, in as few processes and pages as `npm test` runs them. */
export default defineConfig({
  root,
  test: {
    projects: [
      'tooling/vitest/vitest.units.config.ts', 'tooling/vitest/vitest.components.config.ts', 'packages/core-testing/vitest.config.ts',
      'packages/database/vitest.config.ts', 'apps/server/vitest.config.ts', 'apps/identity/vitest.config.ts', 'tooling/vitest.config.ts',
    ],
  },
});
