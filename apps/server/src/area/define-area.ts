import type { FastifyInstance } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { Setting } from '../runtime/index.ts';
import type { FindStoreService, Implementation, Wiring } from '../wire/index.ts';
import type { PointProvider } from './by-default.ts';
import type { Given, Needs } from './needs.ts';
import type { Provider } from './provider.ts';

/** A step of the clean-up. As a method, so that an area with needs of its own is an area like others. */
interface CleanUpStep<Needed extends Needs> {
  /** Takes away what cannot be asked for any more. `given`: what the area needs, such as a setting for how long something is kept. */
  run(database: Pool, now: Date, given: Given<Needed>): Promise<void>;
}

/** The history of an area's tables. */
export interface AreaMigrations {
  /** Of files `0001-name.sql`, `0002-...`; each runs once, whatever other areas have run. */
  readonly folder: URL;
  /** Areas whose tables its own refer to: all that is due of them runs first. */
  readonly after?: readonly string[];
}

/** The parts of the server in the making that routes beside the API may read. */
export interface ServerParts {
  readonly wiring: Wiring;
  readonly implementations: readonly Implementation[];
  /** Finds services of stores' own. */
  readonly findStoreService: FindStoreService;
}

/**
 * One area of the server: all that the program knows of its folder. It does not have the parts that it leaves out.
 *
 * `needs` names what `services` and the hooks read: tokens of other areas, settings, points of deployments. A value that an area gives to others
 * has needs of its own, so that two areas may need something of each other as long as no value needs itself.
 */
export interface AreaDefinition<Needed extends Needs> {
  /** As its folder. */
  readonly name: string;
  readonly needs?: Needed;
  /** Its services of the contract. */
  services?(given: Given<Needed>): readonly Implementation[];
  readonly provides?: readonly Provider[];
  /** Points of deployments that it declares, each with its default. */
  readonly points?: readonly PointProvider[];
  /** Environment variables that it declares. Others may need them, too. */
  readonly settings?: readonly Setting<unknown>[];
  readonly migrations?: AreaMigrations;
  /** Run one after another, once an hour. */
  readonly cleanUp?: readonly CleanUpStep<Needed>['run'][];
  /** Fastify plugins and hooks that must be there before any route. */
  beforeRoutes?(app: FastifyInstance, given: Given<Needed>): Promise<void>;
  /** Routes beside the API. */
  routes?(app: FastifyInstance, given: Given<Needed>, parts: ServerParts): Promise<void>;
  /** Before the server listens, in the order of the areas. */
  start?(given: Given<Needed>): Promise<void>;
}

/** An area, whatever it needs. */
export type Area = AreaDefinition<Needs>;

/** Declares an area. Nothing runs until the program has composed all areas and found nothing wrong. */
export function defineArea<const Needed extends Needs = Record<never, never>>(area: AreaDefinition<Needed>): Area {
  return Object.freeze(area);
}
