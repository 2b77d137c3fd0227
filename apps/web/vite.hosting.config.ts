import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hostingChunkGroups } from './build/chunk-groups.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { integrityFile } from './build/integrity-file.ts';
import { sharedInputs, sharedModulesFile } from './build/shared-modules.ts';

/**
 * The pages of stores that are shipped alone, beside the others in `dist/client`. They are built apart: a module that is given
 * to such stores must keep all of its exports, which buyers of the other stores need not download.
 *
 * With `--mode development` the same with the development build of React, below `assets/development`: the pages that the development
 * server of a store's owner hands on (decision 0072). No page of the marketplace names these files.
 */
export default defineConfig(({ mode }) => {
  const isDevelopment = mode === 'development';
  const name = isDevelopment ? 'development' : 'hosting';
  // Vite takes the conditions of packages, and `import.meta.env.DEV`, from here alone.
  if (isDevelopment) process.env['NODE_ENV'] = 'development';
  return {
    root: import.meta.dirname,
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    plugins: [
      sharedModulesFile(isDevelopment ? 'development-modules.json' : 'shared-modules.json'),
      react({ jsxImportSource: '@emotion/react' }),
      integrityFile(`${name}-integrity.json`),
      ...(isDevelopment ? [] : [compressedFiles()]),
    ],
    build: {
      outDir: 'dist/client',
      // The ordinary pages are there already.
      emptyOutDir: false,
      manifest: `.vite/${name}-manifest.json`,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      minify: !isDevelopment,
      // A stylesheet has one name in all builds: the name is the hash of its bytes.
      cssMinify: true,
      reportCompressedSize: !isDevelopment,
      rolldownOptions: {
        input: { hosting: 'src/hosting.tsx', ...sharedInputs },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `assets/${name}/[name]-[hash].js`,
          chunkFileNames: `assets/${name}/[name]-[hash].js`,
          strictExecutionOrder: true,
          codeSplitting: { groups: hostingChunkGroups },
        },
      },
    },
  };
});
