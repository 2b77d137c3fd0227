import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMarketplace } from '../../tooling/start/marketplace.ts';
import { readSettings } from '../../tooling/start/settings.ts';
import { buildWeb } from '../../tooling/start/web-build.ts';
import { identityOrigin, identityPort, webPort } from './origin.ts';
import { clockTolerance, tokenSeconds } from './token-life.ts';

const root = join(import.meta.dirname, '..', '..');

/** What an operator decides: addresses that the journeys visit, and for how long a token holds. */
const operatorSettings = {
  STORE_HOSTS: 'supply.localhost=FSS',
  LEGACY_URLS: `/training/courses.do=${identityOrigin}/healthz?from=shop,/old/home.do=/main/home`,
  LEGACY_HOSTS: new URL(identityOrigin).host,
  IDENTITY_ACCESS_TOKEN_SECONDS: String(tokenSeconds),
  OAUTH_CLOCK_TOLERANCE: String(clockTolerance),
};

/** Starts the marketplace as `npm start` does, with a data folder of its own, and stops it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'quartermaster-e2e-'));
  const env = { ...process.env, PORT: String(webPort), IDENTITY_PORT: String(identityPort), DATA_DIR: dataDir };
  Object.assign(process.env, operatorSettings);
  // A hundred of the operator's commands: each would read and compile its program anew.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'quartermaster-compile-cache');
  const marketplace = await startMarketplace(root, readSettings(env, [], root), console.log, buildWeb(root));
  process.env['E2E_DATABASE_URL'] = marketplace.databaseUrl;
  process.env['E2E_IDENTITY_SECRET'] = marketplace.identitySecret;
  process.env['E2E_LOG_DIR'] = join(dataDir, 'logs');
  return async () => {
    await marketplace.stop();
    if (process.env['E2E_DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
}
