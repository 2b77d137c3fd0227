import type { ImportMap } from './import-map.ts';

/** The part of Vite's manifest that we read. */
interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Assets {
  readonly manifest: Readonly<Record<string, ManifestChunk>>;
  /** Subresource integrity by file, for example `assets/browser-1a2b3c.js`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** All builds: the ordinary pages, and those of stores that are shipped alone. */
export interface WebAssets extends Assets {
  readonly hosting: Assets;
  /** The modules that the host gives to such stores. */
  readonly sharedModules: ImportMap;
  /** The same with the development build of React, for the pages of a development server. */
  readonly development: Assets & { readonly sharedModules: ImportMap };
}

export interface PageFiles {
  /** The first script, where the build has one of its own. */
  readonly starter: string | null;
  /** Modules that run before the entry, each as a task of its own. */
  readonly ahead: readonly string[];
  readonly entry: string;
  /** Modules that the page needs at once, besides the entry. */
  readonly preload: readonly string[];
  readonly styles: readonly string[];
}

/** The module that a page begins with: every page of the stores that are built with the web, or of one that is shipped alone. */
export type EntrySource = 'src/browser.tsx' | 'src/hosting.tsx';

const starterSource = 'src/starter/starter.ts';

/** The files of a page that shows these source modules (paths as in the manifest). Unknown modules are left out. */
export function pageFiles({ manifest }: Assets, modules: readonly string[], entrySource: EntrySource = 'src/browser.tsx'): PageFiles {
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`The manifest has no ${entrySource}. Build the web app again.`);
  const chunks = new Map<string, ManifestChunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(name)) return;
    chunks.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of [entrySource, ...modules]) visit(name);
  const all = [...chunks.values()];
  return {
    starter: manifest[starterSource]?.file ?? null,
    ahead: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []),
    entry: entry.file,
    preload: [...new Set(all.map(({ file }) => file))].filter((file) => file !== entry.file && file.endsWith('.js')),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
  };
}
