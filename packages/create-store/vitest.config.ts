import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'create-store', include: ['src/**/*.test.ts'] } });
