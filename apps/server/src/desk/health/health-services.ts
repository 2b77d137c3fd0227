import { healthService } from '@quartermaster/contracts-desk';
import { readFailures, readProcesses, readSlowStatements, type HealthKeeper } from '../../health/index.ts';
import { readQueues, type QueueFigures } from '../../metrics/index.ts';
import { implementRead, type DeskImplementation } from '../wire/implement-desk.ts';
import { readVersions } from './versions.ts';

export interface HealthServicesOptions {
  readonly keeper: HealthKeeper;
  /** There is a search cluster, which is fed. */
  readonly isFed: boolean;
  /** Milliseconds. */
  readonly slowStatement: number;
}

/** How the marketplace fares, as all its server processes tell. */
export const healthServices = ({ keeper, isFed, slowStatement }: HealthServicesOptions): readonly DeskImplementation[] => [
  implementRead(healthService, async (_request, { database, now, log }) => {
    // What this process knows is there at once; the others have written theirs some seconds ago. Without it the rest can still be read.
    await keeper.write().catch((error: unknown) => log.info({ err: error }, 'the health of this process could not be written'));
    const [queues, failures, statements, processes, versions] = await Promise.all([
      readQueues(database, now), readFailures(database), readSlowStatements(database), readProcesses(database, now), readVersions(database),
    ]);
    return {
      at: now.toISOString(),
      queues: queues.filter(({ queue }) => queue !== 'search-feed' || isFed).map((queue) => ({ name: queue.queue, waiting: queue.waiting, dead: queue.dead, oldest: since(queue, now) })),
      failures: failures.map(({ firstAt, lastAt, ...failure }) => ({ ...failure, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })),
      slowStatement,
      statements: statements.map(({ statement, calls, total, longest, firstAt, lastAt }) => ({
        statement, calls, mean: Math.round(total / calls), longest: Math.round(longest), firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString(),
      })),
      processes: processes.map(({ processId: _id, startedAt, seenAt, ...known }) => ({ ...known, startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() })),
      ...versions,
    };
  }),
];

const since = ({ waiting, oldest }: QueueFigures, now: Date): string | null => (waiting === 0 || oldest === null ? null : new Date(now.getTime() - oldest * 1000).toISOString());
