import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../../tooling/vitest/in-chromium.ts';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'core-testing', environment: 'node', maxConcurrency: 3, include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] },
      },
      inChromium('core-testing in a browser', [
        'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', '@emotion/react', '@emotion/react/jsx-dev-runtime',
        'react-router-dom', 'dompurify', 'zod', 'axios', 'tsyringe', 'reflect-metadata', 'oidc-client-ts',
        'react-hook-form', 'react-aria-components/Dialog', 'react-aria-components/Modal',
      ]),
    ],
  },
});
