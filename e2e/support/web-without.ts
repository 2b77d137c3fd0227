import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { knownStores, type KnownStore } from '@quartermaster/contracts';
import { root } from './journeys-marketplace.ts';

const run = promisify(execFile);
const web = join(root, 'apps', 'web');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/**
 * Builds the web without some stores, as an operator does with BUILT_IN_STORES, into a folder of its own: what the other journeys run on
 * stays as it is.
 *
 * @param folder where `dist` goes
 */
export async function buildWebWithout(leftOut: readonly KnownStore[], folder: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', BUILT_IN_STORES: knownStores.filter((name) => !leftOut.includes(name)).join(',') };
  const build = (part: string, ...args: readonly string[]) => run(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', join(folder, 'dist', part), ...args], { cwd: web, env });
  const hosting = ['--config', 'vite.hosting.config.ts'];
  // The pages of stores shipped alone are put beside the others, whose build empties the folder.
  await build('client');
  await build('client', ...hosting);
  await build('client', ...hosting, '--mode', 'development');
  await build('render', '--ssr');
}
