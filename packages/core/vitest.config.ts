import { defineConfig } from 'vitest/config';
import { inChromium } from '../../tooling/vitest/in-chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // The engine runs without a browser: these tests run in Node, and a browser global in it fails them.
        test: { name: 'core', environment: 'node', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] },
      },
      inChromium('core in a browser', [
        'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime', 'react-router-dom',
        'axios', 'tsyringe', 'reflect-metadata', 'oidc-client-ts',
      ]),
    ],
  },
});
