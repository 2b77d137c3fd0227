import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const systemBrowser = process.env['BROWSER_BIN'] ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // The engine runs without a browser: these tests run in Node, and a browser global in it fails them.
        test: { name: 'core', environment: 'node', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] },
      },
      {
        extends: true,
        // React and Emotion read it when the browser loads the prepared modules.
        optimizeDeps: {
          include: [
            'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime', 'react-router-dom', 'axios',
            'tsyringe', 'reflect-metadata', 'oidc-client-ts',
          ],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
        },
        test: {
          name: 'core in a browser',
          testTimeout: 8000,
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(existsSync(systemBrowser) ? { executablePath: systemBrowser } : {}),
                args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
