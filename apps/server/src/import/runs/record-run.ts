import type { Pool } from '@quartermaster/database';
import type { FinishingWork } from '../finish.ts';
import { importCatalog, type ImportCounts, type ImportOptions } from '../import-catalog.ts';
import type { ImportSource } from '../source.ts';
import { KeptRejects } from './kept-rejects.ts';
import { endRun, noteProgress } from './run-store.ts';
import { beatSeconds } from './run.ts';

type Hearing = Pick<ImportOptions, 'onReject' | 'onProgress' | 'onFinishing'>;

/** Imports a source and keeps the history of it: how far it is, what was wrong, how it ended. @throws what the import threw, which the history has, too */
export async function recordRun(pool: Pool, importId: number, source: ImportSource, hearing: Hearing = {}): Promise<ImportCounts> {
  const rejects = new KeptRejects(pool, importId);
  let counts: ImportCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  let work: FinishingWork | null = null;
  const note = (): Promise<void> => noteProgress(pool, importId, counts, source.bytesRead(), work);
  // One statement may take longer than the time after which an import counts as interrupted. A sign that does not arrive is followed by others.
  const beat = setInterval(() => void note().catch(() => undefined), beatSeconds * 1000);
  try {
    counts = await importCatalog(pool, source, {
      async onReject(line, problems) {
        await rejects.add(line, problems);
        await hearing.onReject?.(line, problems);
      },
      onProgress(so) {
        counts = so;
        hearing.onProgress?.(so);
      },
      onFinishing(next) {
        const isNew = work?.what !== next.what;
        work = next;
        if (isNew) void note().catch(() => undefined);
        hearing.onFinishing?.(next);
      },
    });
    clearInterval(beat);
    await rejects.flush();
    await note();
    await endRun(pool, importId, null);
    return counts;
  } catch (error) {
    clearInterval(beat);
    await rejects.flush().catch(() => undefined);
    await endRun(pool, importId, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}
