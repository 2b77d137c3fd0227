import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');

/** A story, as the index of the catalog has it. */
export interface IndexEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** A catalog that was built. */
export interface BuiltCatalogue {
  readonly folder: string;
  readonly stories: readonly IndexEntry[];
}

/** A catalog that is served on a free port. */
export interface ServedCatalogue {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the catalog of a repository.
 *
 * @param source the repository, or a copy of it at another revision
 * @throws Error when it cannot be built
 */
export function buildCatalogue(source: string = root): BuiltCatalogue {
  const folder = join(source, '.storybook', 'dist', 'catalogue');
  rmSync(folder, { recursive: true, force: true });
  const built = spawnSync(process.execPath, [storybook, 'build', '--config-dir', '.storybook', '--output-dir', folder, '--quiet'], { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) throw new Error(`The catalog of ${source} could not be built (see above); "npm run storybook:build" there says more.`);
  return readCatalogue(folder);
}

/** Reads the list of stories of a catalog that was built. */
export function readCatalogue(folder: string): BuiltCatalogue {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return { folder, stories: Object.values(entries).filter(({ type }) => type === 'story') };
}

/** Serves a catalog that was built. @throws Error when it cannot be served */
export async function serveCatalogue({ folder }: BuiltCatalogue): Promise<ServedCatalogue> {
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`The catalog in ${folder} is built, but could not be served on 127.0.0.1.`);
  return { url, close: () => server.close() };
}
