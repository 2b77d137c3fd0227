import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeIds, type KnownStore } from '@quartermaster/contracts';
import { sharedModules } from '@quartermaster/core/shared-modules';
import { build, esmExternalRequirePlugin } from 'vite';
import type { StorePackage } from '../package/store-package.ts';
import { packageOf } from './store-files.ts';

const packages = join(import.meta.dirname, '..', '..', '..', '..');

/** The stores of the specification (section 1), by the folder of their package. */
export const firstPartyStores: Readonly<Record<string, KnownStore>> = {
  'store-advantage': 'ADVANTAGE', 'store-vitm': 'VITM', 'store-af': 'AIRFORCE', 'store-fss': 'FSS', 'store-usda': 'USDA', 'store-va': 'VA', 'store-dhs': 'DHS',
  'store-usmc': 'USMC', 'store-state': 'STATE',
};

/** A store of this repository, built and described as if its owner shipped it alone. */
export async function shippedAlone(folder: string, name: KnownStore): Promise<StorePackage> {
  const root = join(packages, folder);
  const { name: packageName, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly name: string; readonly version: string };
  const output = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    plugins: [esmExternalRequirePlugin({ external: [...sharedModules] })],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'src', 'index.ts'), preserveEntrySignatures: 'strict', output: { format: 'es', entryFileNames: 'store.js', chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' } },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []));
  const manifest = { name: packageName, version, type: 'module', quartermaster: { name, number: storeIds.indexOf(name), coreRange: '^0.1.0', entry: 'dist/store.js' } };
  return packageOf({
    'package.json': JSON.stringify(manifest),
    ...Object.fromEntries(files.map((file): [string, string | Uint8Array] => [`dist/${file.fileName}`, file.type === 'chunk' ? file.code : file.source])),
  });
}
