import { defineConfig } from 'vitest/config';

/** All tests but those of stories and journeys, for tools that choose among them: editors, and `npm run test:affected`. */
export default defineConfig({
  test: {
    projects: [
      'tooling/vitest/vitest.units.config.ts', 'tooling/vitest/vitest.components.config.ts', 'packages/core-testing/vitest.config.ts',
      'packages/database/vitest.config.ts', 'apps/server/vitest.config.ts', 'apps/identity/vitest.config.ts', 'tooling/vitest.config.ts',
    ],
  },
});
