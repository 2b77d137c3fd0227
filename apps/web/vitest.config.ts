import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const systemBrowser = process.env['BROWSER_BIN'] ?? '/usr/bin/chromium';

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'web', environment: 'node', include: ['{src,build}/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] },
      },
      {
        extends: true,
        // React reads it when the browser loads the prepared modules.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', '@emotion/react', '@emotion/react/jsx-dev-runtime'],
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
        },
        test: {
          name: 'web in a browser',
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
