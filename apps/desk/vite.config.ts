import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  // The server puts a nonce of its own in the place of this in each answer (apps/server/src/desk/pages).
  html: { cspNonce: 'nonce-of-this-answer' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Fonts are files: a policy without data: fonts is stricter.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
