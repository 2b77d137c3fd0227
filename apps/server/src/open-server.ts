import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { services } from '@quartermaster/contracts/schema';
import { migrate, type Pool } from '@quartermaster/database';
import { buildApp } from './app.ts';
import { type AreaComposition, openAreas, valueOf, type Values } from './area/index.ts';
import { policyOrigins, rateLimits } from './http/index.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as runtime from './runtime/index.ts';
import type { Clock, Randomness, SettingValues, Source } from './runtime/index.ts';
import { type Implementation, storeServiceFinder, wiringFrom } from './wire/index.ts';

export interface ServerOptions {
  readonly composition: AreaComposition;
  readonly settings: SettingValues;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  readonly processId: string;
  /** Values that count before those of the areas: what a deployment contributes to points. */
  readonly given?: Values;
  /** Milliseconds after which a call that is still being served is answered with 503. */
  readonly handlerTimeout?: number;
}

/** A server with everything open, which does not listen. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly implementations: readonly Implementation[];
  valueOf<Value>(source: Source<Value>): Value;
  /** Takes away what cannot be asked for any more: ended sessions, carts of visitors who stayed away, old change keys, old mail. */
  cleanUp(now: Date): Promise<void>;
  /** Takes no new calls, lets running ones end, and closes the areas. The pool stays open: it is the caller's. */
  close(): Promise<void>;
}

/**
 * Brings the database up to date, opens the areas and makes the HTTP application of them.
 *
 * @throws AreasBroken when the services of the areas are not those of the contract
 * @throws MigrationError
 */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { composition, settings, pool, log } = options;
  const ran = await migrate(pool, { folder: migrationsFolder, schema: 'marketplace' });
  if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date');
  const areas = await openAreas(composition, { settings, given: givenBy(options), contract: services.map(({ path }) => path) });
  try {
    const { implementations } = areas;
    const findStoreService = areas.valueOf(storeServiceFinder);
    const app = await buildApp({
      log,
      findStoreService,
      implementations,
      origins: areas.valueOf(policyOrigins),
      rateLimits: areas.valueOf(rateLimits),
      trustedProxies: settings(runtime.trustedProxies),
      ...(options.handlerTimeout !== undefined && { handlerTimeout: options.handlerTimeout }),
      wiring: wiringFrom(areas.valueOf),
      beforeRoutes: areas.beforeRoutes,
      routes: (root, wiring) => areas.routes(root, { wiring, implementations, findStoreService }),
    });
    await areas.start();
    return {
      app,
      implementations,
      valueOf: areas.valueOf,
      cleanUp: (now) => cleanUp(composition, pool, now),
      async close() {
        await app.close();
        await areas.close();
      },
    };
  } catch (error) {
    await areas.close();
    throw error;
  }
}

const givenBy = ({ pool, clock, randomness, log, processId, given }: ServerOptions): Values =>
  new Map<Source<unknown>, unknown>([
    valueOf(runtime.database, pool),
    valueOf(runtime.clock, clock),
    valueOf(runtime.randomness, randomness),
    valueOf(runtime.log, log),
    valueOf(runtime.processId, processId),
    ...(given ?? []),
  ]);

async function cleanUp({ areas }: AreaComposition, pool: Pool, now: Date): Promise<void> {
  for (const step of areas.flatMap((area) => area.cleanUp ?? [])) await step(pool, now);
}
