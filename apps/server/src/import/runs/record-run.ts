import type { Pool } from '@quartermaster/database';
import type { FinishingWork } from '../finish.ts';
import { importCatalog, type ImportCounts, type ImportOptions } from '../import-catalog.ts';
import type { ImportSource } from '../source.ts';
import { dropUnusedBefore, keptSoFar } from '../undo/forget-before.ts';
import { KeptBefore } from '../undo/keep-before.ts';
import { undoImport, type UndoCounts } from '../undo/undo-import.ts';
import { KeptRejects } from './kept-rejects.ts';
import type { RunClaim } from './run-hold.ts';
import { whileItRuns } from './while-it-runs.ts';

type Hearing = Pick<ImportOptions, 'onReject' | 'onProgress' | 'onFinishing'>;

interface RecordRunOptions extends Hearing {
  /** Products of which is kept how they were before. */
  readonly undoProducts: number;
}

/** Imports a source and keeps the history of it: how far it is, what was wrong, how it ended. @throws what the import threw, which the history has, too */
export async function recordRun(pool: Pool, claim: RunClaim, source: ImportSource, { undoProducts, ...hearing }: RecordRunOptions): Promise<ImportCounts> {
  const rejects = new KeptRejects(pool, claim);
  let counts: ImportCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const kept = new KeptBefore(claim.importId, undoProducts, await keptSoFar(pool, claim.importId));
  return whileItRuns(pool, claim, { counts: () => counts, bytesRead: () => source.bytesRead(), atEnd: async () => {
    await rejects.flush();
    await dropUnusedBefore(pool);
  } }, (hold, onWork) => importCatalog(pool, source, {
    history: { hold, kept },
    async onReject(line, problems) {
      await rejects.add(line, problems);
      await hearing.onReject?.(line, problems);
    },
    onProgress(so) {
      counts = so;
      hearing.onProgress?.(so);
    },
    onFinishing(work) {
      onWork(work);
      hearing.onFinishing?.(work);
    },
  }).then((whole) => (counts = whole)));
}

/** Undoes an import, and keeps the history of that in the same way. @throws what the undo threw, which the history has, too */
export async function recordUndo(pool: Pool, claim: RunClaim, hearing: { readonly onWork?: (work: FinishingWork) => void } = {}): Promise<UndoCounts> {
  return whileItRuns(pool, claim, { counts: () => null, bytesRead: () => 0, atEnd: () => Promise.resolve() }, (hold, onWork) => undoImport(pool, hold, (work) => {
    onWork(work);
    hearing.onWork?.(work);
  }));
}
