import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The documents of a repository: path from its root, with `/`, to the text. */
export type Documents = ReadonlyMap<string, string>;

const leftOut = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Every document below `root`. Built files and installed packages are left out. */
export const readDocuments = (root: string): Documents => read(root, ['**/*.md', '.storybook/*.md']);

/** The pages of help and information that come with the product. */
export const readPages = (root: string): Documents => read(root, ['data/information/**/*.html']);

function read(root: string, patterns: readonly string[]): Documents {
  const paths = globSync([...patterns], { cwd: root, exclude: (name) => leftOut.has(name.split(sep).at(-1) ?? name) });
  return new Map(paths.map((path) => path.split(sep).join('/')).toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
