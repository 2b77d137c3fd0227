import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebAssets } from './assets.ts';

/**
 * Reads what the builds say about their files. Once, at the start of a server.
 * @throws Error when the folder holds no build
 */
export async function loadAssets(clientFolder: string): Promise<WebAssets> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(clientFolder, '.vite', name), 'utf8'));
  try {
    const [manifest, integrity, hostingManifest, hostingIntegrity, sharedModules, ofDevelopment, developmentIntegrity, developmentModules] = await Promise.all(
      [
        'manifest.json', 'integrity.json', 'hosting-manifest.json', 'hosting-integrity.json', 'shared-modules.json',
        'development-manifest.json', 'development-integrity.json', 'development-modules.json',
      ].map(read),
    );
    const development = { manifest: ofDevelopment, integrity: developmentIntegrity, sharedModules: developmentModules };
    return { manifest, integrity, hosting: { manifest: hostingManifest, integrity: hostingIntegrity }, sharedModules, development } as WebAssets;
  } catch (cause) {
    throw new Error(`There is no build of the web app in ${clientFolder}. Run npm run build.`, { cause });
  }
}
