import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'theme-adv19', include: ['src/**/*.test.ts'] },
});
