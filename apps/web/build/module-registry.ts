import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const shown = /\.screen\.tsx$|[\\/]store-[a-z]+[\\/]src[\\/](?:index|first)\.ts$/;

/** In the render bundle, screens and stores tell which source module they are (see src/page/rendered-modules.ts). */
export function moduleRegistry(root: string): Plugin {
  const registry = resolve(root, 'src/page/rendered-modules.ts');
  return {
    name: 'quartermaster:module-registry',
    transform: {
      order: 'post',
      handler(code, id) {
        const file = id.split('?', 1)[0] ?? id;
        if (!shown.test(file)) return null;
        const source = JSON.stringify(relative(root, file).replaceAll('\\', '/'));
        const itself = JSON.stringify(id);
        return {
          code: `${code}\nimport __exported from ${itself};\nimport { registerModule as __register } from ${JSON.stringify(registry)};\n__register(__exported, ${source});\n`,
          map: null,
        };
      },
    },
  };
}
