import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: { name: 'store-fss', css: true, include: ['src/**/*.test.tsx'] },
});
