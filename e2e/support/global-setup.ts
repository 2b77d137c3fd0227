import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMarketplace } from '../../tooling/start/marketplace.ts';
import { readSettings } from '../../tooling/start/settings.ts';
import { buildWeb } from '../../tooling/start/web-build.ts';
import { identityOrigin, identityPort, webPort } from './origin.ts';

const root = join(import.meta.dirname, '..', '..');

/** What an operator decides about addresses: the journeys visit them. */
const operatorSettings = {
  STORE_HOSTS: 'supply.localhost=FSS',
  LEGACY_URLS: `/training/courses.do=${identityOrigin}/healthz?from=shop,/old/home.do=/main/home`,
  LEGACY_HOSTS: new URL(identityOrigin).host,
};

/** Starts the marketplace as `npm start` does, with a data folder of its own, and stops it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'quartermaster-e2e-'));
  const env = { ...process.env, PORT: String(webPort), IDENTITY_PORT: String(identityPort), DATA_DIR: dataDir };
  Object.assign(process.env, operatorSettings);
  const marketplace = await startMarketplace(root, readSettings(env, [], root), console.log, buildWeb(root));
  process.env['E2E_DATABASE_URL'] = marketplace.databaseUrl;
  process.env['E2E_IDENTITY_SECRET'] = marketplace.identitySecret;
  process.env['E2E_LOG_DIR'] = join(dataDir, 'logs');
  return async () => {
    await marketplace.stop();
    if (process.env['E2E_DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
}
