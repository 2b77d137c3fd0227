import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedModules } from '@quartermaster/core/shared-modules';
import type { Plugin, Rolldown } from 'vite';
import { integrityOf } from './integrity-of.ts';

const prefix = 'virtual:shared/';
const require = createRequire(import.meta.url);

/** Packages in the older module format: `export *` loses their names, so that each is written out. */
const commonJs = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/** One more input for each module that the host gives to stores that are shipped alone. */
export const sharedInputs: Readonly<Record<string, string>> = Object.fromEntries(
  sharedModules.map((specifier) => [`shared-${specifier.replaceAll(/[@/]/g, '_')}`, `${prefix}${specifier}`]),
);

/**
 * Makes a module of each shared specifier, out of the same chunks that the app itself runs on, and writes
 * a file below `.vite`: an import map of them, with the integrity of every file that they load.
 */
export function sharedModulesFile(name = 'shared-modules.json'): Plugin {
  return {
    name: 'quartermaster:shared-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const specifier = id.slice(prefix.length + 1);
      const resolved = await this.resolve(specifier);
      if (resolved === null) this.error(`${specifier} is not installed.`);
      const { exports } = await this.load(resolved);
      return sharedSource(specifier, exports.includes('default'));
    },
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = sharedModules.map((specifier) => [specifier, entryOf(specifier, chunks)] as const);
      const files = new Set(entries.flatMap(([, { fileName }]) => reachedFrom(fileName, chunks)));
      const integrity = await Promise.all([...files].toSorted().map(async (file) => [`/${file}`, await integrityOf(join(dir, file))] as const));
      const importMap = { imports: Object.fromEntries(entries.map(([specifier, { fileName }]) => [specifier, `/${fileName}`])), integrity: Object.fromEntries(integrity) };
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite', name), `${JSON.stringify(importMap, null, 2)}\n`);
    },
  };
}

/** `export *` leaves a default out. */
function sharedSource(specifier: string, hasDefault: boolean): string {
  const source = JSON.stringify(specifier);
  // It is loaded for what it does, and must have done it before tsyringe runs.
  if (specifier === 'reflect-metadata') return `import ${source};`;
  if (specifier === 'tsyringe') return `import 'reflect-metadata';\nexport * from ${source};`;
  if (!commonJs.has(specifier)) return `export * from ${source};${hasDefault ? `\nexport { default } from ${source};` : ''}`;
  const names = Object.keys(require(specifier) as object).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
  return `import * as shared from ${source};\n${names.map((name) => `export const ${name} = shared.${name};`).join('\n')}\nexport default shared.default ?? shared;`;
}

/** @throws Error when the build made no module of it: stores that import it could not start */
function entryOf(specifier: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${prefix}${specifier}`);
  if (chunk === undefined) throw new Error(`The build made no module of ${specifier}.`);
  return chunk;
}

/** The files that are loaded with a file, itself among them; what it imports later is left out. */
function reachedFrom(start: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const reached = new Set<string>();
  const visit = (fileName: string): void => {
    if (reached.has(fileName)) return;
    reached.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(imported);
  };
  visit(start);
  return [...reached];
}
