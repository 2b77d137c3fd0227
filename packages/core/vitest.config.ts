import { defineConfig } from 'vitest/config';

// The engine runs without a browser: its tests run in Node, and a browser global in it fails them.
export default defineConfig({ test: { name: 'core', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } });
