import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { services } from '@quartermaster/contracts/schema';
import { observeStatements, type Pool } from '@quartermaster/database';
import type { PluginHost } from '@quartermaster/deployment';
import { readTlsFiles, tlsListener } from '@quartermaster/tls';
import { buildApp } from './app.ts';
import { type AreaComposition, openAreas, valueOf, type Values } from './area/index.ts';
import { noDeployment, openPlugins, type LoadedDeployment } from './deployment/index.ts';
import { HealthRecord, healthRecord, slowStatementLimit, slowStatements, watchLog } from './health/index.ts';
import { policyOrigins, rateLimits, searchesAtOnce, tlsSettings, trafficLimits } from './http/index.ts';
import { migrateMarketplace } from './migrate-marketplace.ts';
import { sharedMemory, type SharedMemory } from './processes/index.ts';
import * as runtime from './runtime/index.ts';
import type { Clock, Environment, Randomness, SettingValues, Source } from './runtime/index.ts';
import { noTracing, traceRequests, traceStatements, tracing as tracingOf, type Tracing } from './telemetry/index.ts';
import { type Implementation, storeServiceFinder, wiringFrom } from './wire/index.ts';

export interface ServerOptions {
  readonly composition: AreaComposition;
  readonly settings: SettingValues;
  readonly pool: Pool;
  /** For migrations and clean-up, whose statements take as long as they need; `pool` where it is left out. */
  readonly upkeep?: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  readonly processId: string;
  /** What this process remembers together with those beside it; none where it runs by itself. */
  readonly sharedMemory?: SharedMemory;
  /** Values that count before those of the areas. */
  readonly given?: Values;
  /** Traces of OpenTelemetry; none where it is left out. */
  readonly tracing?: Tracing;
  readonly deployment?: LoadedDeployment;
  /** The environment of the process, for plugins. */
  readonly environment?: Environment;
  /** Milliseconds after which a call that is still being served is answered with 503. */
  readonly handlerTimeout?: number;
}

/** A server with everything open, which does not listen. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly implementations: readonly Implementation[];
  valueOf<Value>(source: Source<Value>): Value;
  /** Says to those who ask whether it is ready that it is not, and goes on answering. */
  leave(): void;
  /** Takes no new connection, and waits until clients have done with those that are open. The server goes on answering on these. */
  drain(): Promise<void>;
  /** Takes away what cannot be asked for any more: ended sessions, carts of visitors who stayed away, old change keys, old mail. */
  cleanUp(now: Date): Promise<void>;
  /**
   * Takes no new calls, lets running ones end, closes the areas and stops the plugins: each of them, also where another one fails.
   * The pool stays open: it is the caller's.
   */
  close(): Promise<void>;
}

/**
 * Brings the database up to date, opens the areas and makes the HTTP application of them.
 *
 * @throws AreasBroken when the services of the areas are not those of the contract
 * @throws MigrationError
 * @throws DeploymentError
 */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { composition, settings, log, upkeep = options.pool, tracing = noTracing } = options;
  const ran = await migrateMarketplace(upkeep, composition);
  if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date');
  const opened = new AsyncDisposableStack();
  try {
    const plugins = await openPlugins(options.deployment ?? noDeployment, composition.points, hostOf(options));
    opened.defer(plugins.stop);
    if (plugins.values.points.length > 0) log.info({ points: plugins.values.points.map(({ id }) => id), file: options.deployment?.file }, 'plugins of the deployment are in use');
    const record = new HealthRecord();
    const watchPool = (pool: Pool): void => {
      observeStatements(pool, slowStatements(record, options.clock, settings(slowStatementLimit)));
      if (tracing.isOn) traceStatements(pool, tracing);
    };
    watchPool(options.pool);
    const areas = await openAreas(composition, { settings, given: givenBy(options, record, watchPool), over: plugins.values.over, contract: services.map(({ path }) => path) });
    opened.defer(areas.close);
    const { implementations } = areas;
    const findStoreService = areas.valueOf(storeServiceFinder);
    const names = settings(tlsSettings.tlsFiles);
    const tls = names && tlsListener({ of: 'the marketplace server', read: () => readTlsFiles(names), log });
    opened.defer(() => tls?.stop());
    const app = await buildApp({
      log,
      findStoreService,
      implementations,
      origins: areas.valueOf(policyOrigins),
      rateLimits: areas.valueOf(rateLimits),
      trafficLimits: areas.valueOf(trafficLimits),
      searchesAtOnce: settings(searchesAtOnce),
      sharedMemory: options.sharedMemory ?? null,
      tls,
      trustedProxies: settings(runtime.trustedProxies),
      ...(options.handlerTimeout !== undefined && { handlerTimeout: options.handlerTimeout }),
      wiring: wiringFrom(areas.valueOf),
      async beforeRoutes(root) {
        if (tracing.isOn) traceRequests(root, tracing, { isCallerTrusted: settings(runtime.trustedProxies) > 0 });
        await areas.beforeRoutes(root);
      },
      routes: (root, wiring) => areas.routes(root, { wiring, implementations, findStoreService }),
    });
    opened.defer(() => app.close());
    await areas.start();
    return {
      app,
      implementations,
      valueOf: areas.valueOf,
      leave: () => app.leave(),
      drain: () => app.drain(),
      cleanUp: (now) => areas.cleanUp(upkeep, now),
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    // An error while closing is not the reason: the first error is.
    await opened.disposeAsync().catch(() => {});
    throw error;
  }
}

const hostOf = ({ pool, clock, randomness, log, environment = {} }: ServerOptions): PluginHost => ({ database: pool, clock, randomness, log, environment });

const givenBy = ({ pool, clock, randomness, log, processId, sharedMemory: shared, given, tracing = noTracing }: ServerOptions, record: HealthRecord, watchPool: (pool: Pool) => void): Values =>
  new Map<Source<unknown>, unknown>([
    valueOf(runtime.database, pool),
    valueOf(runtime.clock, clock),
    valueOf(runtime.randomness, randomness),
    valueOf(runtime.log, watchLog(log, record, clock)),
    valueOf(runtime.processId, processId),
    valueOf(runtime.watchPool, watchPool),
    valueOf(healthRecord, record),
    valueOf(tracingOf, tracing),
    valueOf(sharedMemory, shared ?? null),
    ...(given ?? []),
  ]);
