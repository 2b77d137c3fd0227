import { defineConfig } from 'vitest/config';

// Each workspace has a configuration of its own; `npx vitest run --project core` runs one of them.
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'data/*/vitest.config.ts', 'tooling/vitest.config.ts'] },
});
