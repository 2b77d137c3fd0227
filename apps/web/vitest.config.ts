import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../../tooling/vitest/in-chromium.ts';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'web', environment: 'node', css: true, include: ['{src,build}/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] },
      },
      inChromium('web in a browser', [
        'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', '@emotion/react',
        '@emotion/react/jsx-dev-runtime',
      ]),
    ],
  },
});
