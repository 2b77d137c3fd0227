import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.storybook', 'dist', 'catalogue');

/** A catalog that was built and is served on a free port. */
export interface ServedCatalogue {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the catalog and serves it.
 *
 * @throws Error when it cannot be built
 */
export async function serveCatalogue(): Promise<ServedCatalogue> {
  rmSync(folder, { recursive: true, force: true });
  const built = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'), 'build', '--config-dir', '.storybook', '--output-dir', folder, '--quiet'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (built.status !== 0) throw new Error('The catalog could not be built (see above); "npm run storybook:build" says more.');
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The catalog is built, but could not be served on 127.0.0.1.');
  return { url, close: () => server.close() };
}
