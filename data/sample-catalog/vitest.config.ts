import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'sample-catalog', include: ['src/**/*.test.ts'] } });
