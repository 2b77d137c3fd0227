import { join } from 'node:path';
import type { Plugin } from 'vite';

const metadata = join(import.meta.dirname, 'metadata.ts');

/**
 * tsyringe refuses to run before there is metadata. Our sources import the polyfill first (packages/core/src/capabilities/injection.ts), but not
 * in the same file of the build: here tsyringe imports it itself. And it is only the part that tsyringe needs.
 */
export function metadataFirst(): Plugin {
  return {
    name: 'quartermaster:metadata-first',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^reflect-metadata$/, replacement: metadata }] } }),
    transform: {
      filter: { id: /[\\/]tsyringe[\\/]dist[\\/]esm5[\\/]index\.js$/ },
      handler: (code) => ({ code: `import 'reflect-metadata';\n${code}`, map: null }),
    },
  };
}
