import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The stylesheets that the store's own module imports, and those of what it imports statically, as one file beside it: `dist/store.css` for
 * `dist/store.js`. The pages of the marketplace link it; modules alone would lose it, because a browser imports no stylesheet.
 *
 * @param entry the built module, as the manifest names it
 */
export function entryStyles(entry: string): Plugin {
  return {
    name: 'quartermaster:entry-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const start = [...chunks.values()].find(({ isEntry }) => isEntry);
      if (start === undefined) return;
      const sheets = [...new Set(stylesOf(start, chunks))];
      if (sheets.length === 0) return;
      const fileName = posix.basename(entry).replace(/\.m?js$/, '.css');
      this.emitFile({ type: 'asset', fileName, source: `${sheets.map((sheet) => `@import url("./${sheet}");`).join('\n')}\n` });
    },
  };
}

/** The styles of a chunk and its imports. The order of imports is their order in the page. */
function stylesOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name);
    return next === undefined ? [] : stylesOf(next, chunks, seen);
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}
