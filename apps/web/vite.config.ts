import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtInStores } from './build/built-in-stores.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { chunkPackages } from './build/chunk-packages.ts';
import { compressedFiles } from './build/compressed-files.ts';
import { integrityFile } from './build/integrity-file.ts';
import { namedBeside } from './build/named-beside.ts';
import { metadataFirst } from './build/metadata-first.ts';
import { moduleRegistry } from './build/module-registry.ts';
import { routerParts } from './build/router-parts.ts';
import { withoutResponseNames } from './build/without-response-names.ts';

const root = import.meta.dirname;

/** The stylesheet of a theme has one name in both builds only if both write the same bytes: the name is their hash. */
const sameStyles = { cssMinify: true, cssTarget: 'es2022' } as const;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  // Both builds run as they are shipped; Vite leaves this to the runtime for servers, which would bring two Reacts.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react({ jsxImportSource: '@emotion/react' }), builtInStores(root, process.env['BUILT_IN_STORES'] ?? ''), ...(isSsrBuild ? [moduleRegistry(root)] : [metadataFirst(), routerParts(), withoutResponseNames(), integrityFile(), chunkPackages(), compressedFiles()])],
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { ...sameStyles, outDir: 'dist/render', emptyOutDir: true, ssrEmitAssets: false, rolldownOptions: { input: 'src/render.tsx', output: { entryFileNames: 'render.js' } } }
    : {
        ...sameStyles,
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Fonts are files: a policy without data: fonts is stricter.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: namedBeside },
        target: 'es2022',
        rolldownOptions: {
          input: ['src/browser.tsx', 'src/starter/starter.ts'],
          // The shortest hash that the build allows: every page has the names of all parts, and a hash is what compresses least.
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
          // Two of Emotion's that nothing of ours uses, and what our own doors name beside what is used: none of them does anything when it is loaded.
          treeshake: { moduleSideEffects: [{ test: /[\\/](?:hoist-non-react-statics|react-is|(?:contracts|core)[\\/]src)[\\/]/, sideEffects: false }] },
        },
      },
}));
