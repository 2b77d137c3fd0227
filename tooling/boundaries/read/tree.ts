import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A repository as the checker sees it: path from its root, with `/`, to the file's text. */
export type Tree = ReadonlyMap<string, string>;

const SOURCES = '**/*.{ts,tsx,mts,js,mjs}';
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Reads all sources and package.json files below `root`; built files, installed packages and dot folders are left out. */
export function readTree(root: string): Tree {
  const paths = globSync([SOURCES, '**/package.json', '.storybook/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: name => LEFT_OUT.has(name.split(sep).at(-1) ?? name),
  });
  return new Map(paths.map(path => path.split(sep).join('/')).sort().map(path => [path, readFileSync(join(root, path), 'utf8')]));
}
