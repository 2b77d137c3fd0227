import { dirname, posix } from 'node:path';
import { sharedModules } from '@quartermaster/core/shared-modules';
import { esmExternalRequirePlugin, type UserConfigFnObject } from 'vite';
import { entryStyles } from './entry-styles.ts';
import { onlyHostModules } from './host-modules.ts';
import { knownLibraries } from './known-libraries.ts';
import { readStoreFolder } from './store-folder.ts';
import { storeJsx } from './store-jsx.ts';

/**
 * The Vite configuration of a store that is shipped alone: one module at the place that the manifest names, chunks and assets with their
 * hash in the name, and nothing in it of what the host gives. An imported stylesheet is beside the module under its name. Tests run with it too.
 *
 * @param root folder of the store's repository; the working folder without it
 * @throws StoreBuildError when package.json does not describe a store
 */
export function storeBuild(root: string = process.cwd()): UserConfigFnObject {
  const { manifest, entry } = readStoreFolder(root);
  return ({ command }) => ({
    root,
    // Wherever a deployment puts the files, they find each other.
    base: './',
    publicDir: false,
    oxc: { jsx: storeJsx },
    plugins: command === 'build' ? [onlyHostModules(), knownLibraries(), entryStyles(manifest.entry), esmExternalRequirePlugin({ external: [...sharedModules] })] : [],
    build: {
      outDir: dirname(manifest.entry),
      emptyOutDir: true,
      target: 'es2022',
      // A policy without data: addresses is stricter, so pictures and fonts are files.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: true,
      // For the findings of the rules, which name the line that the owner wrote. No browser asks for it, and no package has it.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: posix.basename(manifest.entry),
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
