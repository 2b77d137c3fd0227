import { Metrics, serveMetrics, textOf } from '@quartermaster/metrics';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { Authenticator } from '../sign-in/index.ts';
import { countRefusals } from './count-refusals.ts';
import { countSignIns } from './count-sign-ins.ts';
import { metricsSettings, type MetricsPlace } from './metrics-setting.ts';
import { observeDatabase, type Observed } from './observe-database.ts';
import { observeRequests } from './observe-requests.ts';

/** What is measured; each of them does nothing where nothing is. */
export interface IdentityMetrics {
  /** Before routes are registered. */
  observe(app: FastifyInstance): void;
  /** For each provider that is made. */
  observeProvider(provider: Provider): void;
  counted(authenticator: Authenticator): Authenticator;
  stop(): Promise<void>;
}

const none: IdentityMetrics = { observe() {}, observeProvider() {}, counted: (authenticator) => authenticator, async stop() {} };

/**
 * @param place null: nothing is measured, and no hook is in place
 * @throws {MetricsError} where it cannot listen there
 */
export async function openMetrics(place: MetricsPlace | null, deps: Observed & { readonly log: Logger }): Promise<IdentityMetrics> {
  if (place === null) return none;
  const { log } = deps;
  const metrics = new Metrics(null);
  observeDatabase(metrics, deps);
  const observeProvider = countRefusals(metrics);
  const served = await serveMetrics({ ...place, settings: metricsSettings }, async () => textOf([await metrics.read()]), (error) => log.error({ err: error }, 'the metrics could not be read'));
  log.info({ port: served.port, host: place.host }, 'metrics are served');
  return { observe: (app) => observeRequests(app, metrics), observeProvider, counted: (authenticator) => countSignIns(authenticator, metrics), stop: () => served.close() };
}
