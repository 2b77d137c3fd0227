import type { HealthRecord, NotedStatement } from '../../../health/index.ts';
import type { RunClaim } from '../../../import/index.ts';
import { openWorkThreads, type GivenToThread, type WorkThreads } from '../../threads/work-threads.ts';

/** Imports and undos that this process runs. */
export type ImportThreads = WorkThreads<RunClaim>;

/** What the thread of each import is given. */
interface ImportGiven {
  readonly url: string;
  /** Products of which an import keeps how they were. */
  readonly undoProducts: number;
  /** Megabytes that a packed file may have. */
  readonly mostUnpacked: number;
  /** Milliseconds from which on a statement is slow. */
  readonly slowStatement: number;
}

export type GivenToImport = GivenToThread<ImportGiven, RunClaim>;

/** Its slow statements are told with those of this process. */
export const openImportThreads = (given: ImportGiven, record: Pick<HealthRecord, 'takeBack'>, onLost: (importId: number, error: unknown) => void): ImportThreads =>
  openWorkThreads({
    program: new URL('./import-thread.ts', import.meta.url), given,
    onLost: ({ importId }: RunClaim, error) => onLost(importId, error),
    hear: (statements) => record.takeBack({ failures: [], statements: statements as readonly NotedStatement[] }),
  });
