import { join } from 'node:path';
import { startMarketplace, type Marketplace } from '../../tooling/start/marketplace.ts';
import { readSettings } from '../../tooling/start/settings.ts';
import { developmentOrigin, identityOrigin, identityPort, webPort } from './origin.ts';
import { clockTolerance, tokenSeconds } from './token-life.ts';

export const root = join(import.meta.dirname, '..', '..');

/** The settings of the operator: addresses that the journeys visit, and for how long a token holds. */
const operatorSettings = {
  STORE_HOSTS: 'supply.localhost=FSS',
  DEVELOPMENT_ORIGINS: developmentOrigin,
  LEGACY_URLS: `/training/courses.do=${identityOrigin}/healthz?from=shop,/old/home.do=/main/home`,
  LEGACY_HOSTS: new URL(identityOrigin).host,
  IDENTITY_ACCESS_TOKEN_SECONDS: String(tokenSeconds),
  // Visitors of this store alone are asked: the question is in no other journey's way.
  ANALYTICS_ORIGINS: 'USDA=self',
  // Dollars, far above what the other journeys order.
  PURCHASE_CARD_LIMIT: '1000000',
  OAUTH_CLOCK_TOLERANCE: String(clockTolerance),
};

/** Starts the marketplace of all journeys as `npm start` does. `web` settles with the build of the web. */
export function startJourneysMarketplace(dataDir: string, web?: Promise<void>): Promise<Marketplace> {
  // The servers inherit the environment of this process.
  Object.assign(process.env, operatorSettings);
  // Only those of stores that are shipped alone add packages, and say so.
  process.env['PACKAGE_CHECKER'] ??= '0';
  const env = { ...process.env, PORT: String(webPort), IDENTITY_PORT: String(identityPort), DATA_DIR: dataDir };
  return startMarketplace(root, readSettings(env, [], root), console.log, web);
}
