import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'deployment', include: ['src/**/*.test.ts'] } });
