import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../tooling/start/web-build.ts';
import { root, startJourneysMarketplace } from './journeys-marketplace.ts';

/** Starts the marketplace with a data folder of its own, and stops it afterward. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_SLOW'] !== undefined) console.log(`Answers come late, by the seed E2E_SLOW=${process.env['E2E_SLOW']}.`);
  return startJourneys(buildWeb(root));
}

/** The same on a build of the web. `web` settles when it is there. */
export async function startJourneys(web: Promise<void>): Promise<() => Promise<void>> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? preparedFolder() ?? mkdtempSync(join(tmpdir(), 'quartermaster-e2e-'));
  // A hundred of the operator's commands: each would read and compile its program anew.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'quartermaster-compile-cache');
  const marketplace = await startJourneysMarketplace(dataDir, web);
  process.env['E2E_DATABASE_URL'] = marketplace.databaseUrl;
  process.env['E2E_IDENTITY_SECRET'] = marketplace.identitySecret;
  process.env['E2E_LOG_DIR'] = join(dataDir, 'logs');
  return async () => {
    await marketplace.stop();
    if (process.env['E2E_DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The folder that `prepare.ts` has made, where it was run and came to its end. */
function preparedFolder(): string | undefined {
  const folder = process.env['E2E_PREPARED'];
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}
