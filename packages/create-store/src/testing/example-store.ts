import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { makeStore } from '../make-store.ts';

/** The example store of this repository. */
export const exampleStore = join(import.meta.dirname, '../../../../examples/store-example');

/** The files that the example adds to a new store, or has in its own words; everything else is as the template makes it. */
const ofItsOwn = ['README.md', 'package.json', 'src/Footer.tsx', 'src/index.ts', 'src/store.stories.tsx', 'src/store.test.ts'];

/** The page that a new store begins with, and the example does not have. */
const leftOut = 'src/about/';

interface Manifest {
  readonly files: readonly string[];
  readonly engines: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The package.json of the example with the scripts and dependencies of the template, and its own beside them. */
function exampleManifest(made: string): string {
  const [own, given] = [manifestOf(exampleStore), manifestOf(made)];
  return `${JSON.stringify({ ...own, engines: given.engines, files: given.files, scripts: { ...own.scripts, ...given.scripts }, devDependencies: { ...own.devDependencies, ...given.devDependencies } }, null, 2)}\n`;
}

/** The files of the example that come from the template, with their content. */
export function filesFromTemplate(): ReadonlyMap<string, string> {
  const work = mkdtempSync(join(tmpdir(), 'example-store-'));
  try {
    const made = join(work, 'store');
    makeStore({ folder: made, name: 'EXAMPLE', number: 100, packageName: 'store-example' });
    const paths = globSync('{*,.*,src/**,.storybook/**}', { cwd: made })
      .filter((path) => statSync(join(made, path)).isFile())
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !ofItsOwn.includes(path) && !path.startsWith(leftOut));
    return new Map([...paths.map((path) => [path, readFileSync(join(made, path), 'utf8')] as const), ['package.json', exampleManifest(made)]]);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Brings the example up to date with the template. */
export function writeExampleStore(): void {
  for (const [path, content] of filesFromTemplate()) {
    mkdirSync(dirname(join(exampleStore, path)), { recursive: true });
    writeFileSync(join(exampleStore, path), content);
  }
}
