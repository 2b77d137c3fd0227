import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from './assets.ts';

/**
 * Reads what the build says about its files. Once, at the start of a server.
 * @throws Error when the folder holds no build
 */
export async function loadAssets(clientFolder: string): Promise<Assets> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(clientFolder, '.vite', name), 'utf8'));
  try {
    const [manifest, integrity] = await Promise.all([read('manifest.json'), read('integrity.json')]);
    return { manifest, integrity } as Assets;
  } catch (cause) {
    throw new Error(`There is no build of the web app in ${clientFolder}. Run npm run build.`, { cause });
  }
}
