import type { Pool } from '@quartermaster/database';
import type { FinishingWork } from '../finish.ts';
import type { ImportCounts } from '../import-catalog.ts';
import { RunHold, RunLost, type RunClaim } from './run-hold.ts';
import { endRun, noteProgress } from './run-store.ts';
import { beatSeconds } from './run.ts';

interface Reporting {
  /** Null: the run writes them itself. */
  counts(): ImportCounts | null;
  bytesRead(): number;
  /** Before the history says that it has ended. */
  atEnd(): Promise<void>;
}

/** Runs an import or an undo that was claimed, says every few seconds that it is alive and how far it is, and how it has ended. @throws what the run threw */
export async function whileItRuns<Result>(pool: Pool, claim: RunClaim, { counts, bytesRead, atEnd }: Reporting, run: (hold: RunHold, onWork: (work: FinishingWork) => void) => Promise<Result>): Promise<Result> {
  const hold = new RunHold(claim);
  let work: FinishingWork | null = null;
  const note = async (): Promise<void> => hold.hear(await noteProgress(pool, claim, counts(), bytesRead(), work));
  // One statement may take longer than the time after which an import counts as interrupted. A sign that does not arrive is followed by others.
  const beat = setInterval(() => void note().catch(() => undefined), beatSeconds * 1000);
  try {
    const result = await run(hold, (next) => {
      const isNew = work?.what !== next.what;
      work = next;
      if (isNew) void note().catch(() => undefined);
    });
    clearInterval(beat);
    await atEnd();
    await note();
    hold.requireOwn();
    await endRun(pool, claim, hold.isStopped ? 'stopped' : 'done');
    return result;
  } catch (error) {
    clearInterval(beat);
    await atEnd().catch(() => undefined);
    // What is another one's by now has its own end.
    if (!(error instanceof RunLost)) await endRun(pool, claim, 'failed', error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}
