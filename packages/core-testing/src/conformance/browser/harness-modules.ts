import { createRequire } from 'node:module';
import { sharedModules } from '@quartermaster/core/shared-modules';
import type { Plugin } from 'vite';

const prefix = 'virtual:shared/';
const require = createRequire(import.meta.url);
/** Packages in the older module format: `export *` loses their names, so that each is written out. */
const commonJs = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/** One input for each module that the host gives to stores. */
export const sharedInputs: Readonly<Record<string, string>> = Object.fromEntries(
  sharedModules.map((specifier) => [`shared-${specifier.replaceAll(/[@/]/g, '_')}`, `${prefix}${specifier}`]),
);

/** Makes a module of each shared specifier, as the host does. */
export function harnessModules(): Plugin {
  return {
    name: 'quartermaster:harness-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? sharedSource(id.slice(prefix.length + 1)) : null),
  };
}

/** The shared specifier whose module a chunk of the build is; null for every other chunk. */
export const specifierOf = (facade: string | null): string | null => (facade?.startsWith(`\0${prefix}`) === true ? facade.slice(prefix.length + 1) : null);

function sharedSource(specifier: string): string {
  const source = JSON.stringify(specifier);
  if (specifier === 'reflect-metadata') return `import ${source};`;
  if (specifier === 'tsyringe') return `import 'reflect-metadata';\nexport * from ${source};`;
  if (specifier.startsWith('@quartermaster/theme-')) return `export * from ${source};\nexport { default } from ${source};`;
  if (!commonJs.has(specifier)) return `export * from ${source};`;
  const names = Object.keys(require(specifier) as object).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
  return `import * as shared from ${source};\n${names.map((name) => `export const ${name} = shared.${name};`).join('\n')}\nexport default shared.default ?? shared;`;
}
