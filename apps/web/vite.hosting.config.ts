import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { integrityFile } from './build/integrity-file.ts';
import { sharedInputs, sharedModulesFile } from './build/shared-modules.ts';

/**
 * The pages of stores that are shipped alone, beside the others in `dist/client`. They are built apart: a module that is given
 * to such stores must keep all of its exports, which buyers of the other stores need not download.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [sharedModulesFile(), react({ jsxImportSource: '@emotion/react' }), integrityFile('hosting-integrity.json')],
  build: {
    outDir: 'dist/client',
    // The ordinary pages stand there already.
    emptyOutDir: false,
    manifest: '.vite/hosting-manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { hosting: 'src/hosting.tsx', ...sharedInputs },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'assets/hosting/[name]-[hash].js',
        chunkFileNames: 'assets/hosting/[name]-[hash].js',
        strictExecutionOrder: true,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
