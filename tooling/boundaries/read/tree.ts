import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A repository as the checker sees it: path from its root, with `/`, to the file's text. */
export type Tree = ReadonlyMap<string, string>;

const SOURCES = '**/*.{ts,tsx,mts,js,mjs}';
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Repositories of store owners: they are outside of the house and use the published packages alone. */
const OUTSIDE = ['packages/create-store/template/', 'examples/'];

/** Reads all sources and package.json files below `root`; built files, installed packages and dot folders are left out. */
export function readTree(root: string): Tree {
  const paths = globSync([SOURCES, '**/package.json', '.storybook/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: name => LEFT_OUT.has(name.split(sep).at(-1) ?? name),
  });
  const inside = paths.map(path => path.split(sep).join('/')).filter(path => !OUTSIDE.some(folder => path.startsWith(folder)));
  return new Map(inside.sort().map(path => [path, readFileSync(join(root, path), 'utf8')]));
}
