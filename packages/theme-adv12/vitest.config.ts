import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'theme-adv12', include: ['src/**/*.test.ts'], css: true },
});
