import { type Area, type AreaComposition, AreasBroken, composeAreas } from './area/index.ts';
import * as shipped from './areas.ts';
import { healthRecord } from './health/index.ts';
import { sharedMemory } from './processes/index.ts';
import { tracing } from './telemetry/index.ts';
import { clock, database, log, processId, randomness, watchPool, type Source } from './runtime/index.ts';

/** The tokens whose values the program gives to areas: see `startServer`. */
const program = [database, clock, randomness, log, processId, watchPool, sharedMemory, healthRecord, tracing];

/**
 * Composes the areas of the server.
 *
 * @param given what is given in the place of what areas provide
 * @throws AreasBroken with everything that does not fit together
 */
export function composeServer(given: readonly Source<unknown>[] = [], areas: readonly Area[] = Object.values(shipped)): AreaComposition {
  const composed = composeAreas(areas, [...program, ...given]);
  if (!composed.ok) throw new AreasBroken(composed.diagnostics);
  return composed.composition;
}
