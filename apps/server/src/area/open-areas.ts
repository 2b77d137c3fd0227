import type { FastifyInstance } from 'fastify';
import type { Pool } from '@quartermaster/database';
import type { SettingValues, Source } from '../runtime/index.ts';
import type { Implementation } from '../wire/index.ts';
import { checkServices } from './check-services.ts';
import type { AreaComposition } from './compose-areas.ts';
import type { Area, ServerParts } from './define-area.ts';
import { AreasBroken } from './diagnostics.ts';
import type { Given, Needs } from './needs.ts';
import { openValues, type OpenedValues, type OverDefault, type Values } from './open-values.ts';

export interface AreasOptions {
  readonly settings: SettingValues;
  /** The values that the program gives: they count before those that areas provide. */
  readonly given: Values;
  /** Puts the contributions of the deployment over the defaults of points; without it, the defaults count. */
  readonly over?: OverDefault;
  /** Every path of the contract. */
  readonly contract: readonly string[];
}

/** The areas of one server process, open. */
export interface OpenAreas {
  readonly implementations: readonly Implementation[];
  valueOf<Value>(source: Source<Value>): Value;
  valuesOf<Needed extends Needs>(needs: Needed): Given<Needed>;
  beforeRoutes(app: FastifyInstance): Promise<void>;
  routes(app: FastifyInstance, parts: ServerParts): Promise<void>;
  start(): Promise<void>;
  /** Takes away, area by area, what cannot be asked for any more. */
  cleanUp(database: Pool, now: Date): Promise<void>;
  /** Closes what was opened, what was opened last first. A value that cannot be closed keeps no other open. */
  close(): Promise<void>;
}

/** Opens what the areas give, then their services. @throws AreasBroken when these are not those of the contract; nothing is open then */
export async function openAreas({ areas, providers }: AreaComposition, { settings, given, over = (_point, standard) => standard, contract }: AreasOptions): Promise<OpenAreas> {
  const values = await openValues(providers, given, settings, over);
  try {
    const served = areas.map((area) => ({ area: area.name, implementations: area.services?.(values.all(area.needs ?? {})) ?? [] }));
    const diagnostics = checkServices(served.map(({ area, implementations }) => ({ area, paths: implementations.map(({ service }) => service.path) })), contract);
    if (diagnostics.length > 0) throw new AreasBroken(diagnostics);
    return running(areas, served.flatMap(({ implementations }) => implementations), values);
  } catch (error) {
    await values.close().catch(() => {});
    throw error;
  }
}

function running(areas: readonly Area[], implementations: readonly Implementation[], values: OpenedValues): OpenAreas {
  const inTurn = async (run: (area: Area, given: Given<Needs>) => Promise<void> | undefined): Promise<void> => {
    for (const area of areas) await run(area, values.all(area.needs ?? {}));
  };
  return {
    implementations,
    valueOf: values.one,
    valuesOf: values.all,
    beforeRoutes: (app) => inTurn((area, given) => area.beforeRoutes?.(app, given)),
    routes: (app, parts) => inTurn((area, given) => area.routes?.(app, given, parts)),
    start: () => inTurn((area, given) => area.start?.(given)),
    cleanUp: (database, now) => inTurn(async (area, given) => {
      for (const step of area.cleanUp ?? []) await step(database, now, given);
    }),
    close: values.close,
  };
}
