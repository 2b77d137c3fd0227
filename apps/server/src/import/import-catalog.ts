import type { Pool } from '@quartermaster/database';
import { documentVersion } from '../text/index.ts';
import { addUpNotes } from './add-up-notes.ts';
import { Dictionary } from './dictionary.ts';
import { finishImport, type FinishingWork } from './finish.ts';
import { contentHash, inTheFile, recordChecker, type RowProblem } from './record.ts';
import type { ProductRow } from './rows.ts';
import { SeenIds } from './seen-ids.ts';
import type { ImportSource } from './source.ts';
import { takeTurns } from './take-turns.ts';
import { dueRows, writeRows, type Candidate, type InHistory } from './write-batch.ts';

export interface ImportCounts {
  /** Rows of the file, wrong ones too. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

export interface ImportOptions {
  /** The history has this import. It can be stopped, and undone; left out, it is no one's to know. */
  readonly history?: InHistory;
  /** Rows per transaction. */
  readonly batchSize?: number;
  /** Noted words that are added up in one transaction. */
  readonly notesAtOnce?: number;
  /** Hears of each row that was not imported. */
  readonly onReject?: (line: number, problems: readonly RowProblem[]) => Promise<void> | void;
  /** Hears the counts after each batch. */
  readonly onProgress?: (counts: ImportCounts) => void;
  /** Hears of the work that follows the rows, before each part of it. */
  readonly onFinishing?: (work: FinishingWork) => void;
}

/** Raise it when the same row has to be written in another way. */
const rowVersion = 2;

/**
 * Imports products and services (docs/catalog-import.md). A row with a mistake is passed over and reported; the others are
 * written in batches, each in a transaction of its own, so that an import that was killed goes on where it was: what is in the
 * database already with the same content is left alone. Products that the file does not name stay as they are.
 *
 * @throws RunLost when another program runs the import by now
 */
export async function importCatalog(pool: Pool, source: ImportSource, options: ImportOptions = {}): Promise<ImportCounts> {
  const { batchSize = 500, notesAtOnce = 300_000 } = options;
  const codes = await readCodes(pool);
  const check = recordChecker(codes);
  const dictionary = new Dictionary(codes.indicatorLabels);
  const seen = new SeenIds();
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  let batch: Candidate[] = [];
  // Words that were noted and not yet added up.
  let notes = 0;
  // One batch is written while the next one is read and worked out.
  let writing: Promise<void> = Promise.resolve();

  const reject = async (line: number, problems: readonly RowProblem[]): Promise<void> => {
    counts.rejected += 1;
    await options.onReject?.(line, problems);
  };
  const write = async (rows: number, due: readonly ProductRow[]): Promise<void> => {
    const outcome = await writeRows(pool, dictionary, due, options.history);
    counts.added += outcome.added;
    counts.changed += outcome.changed;
    counts.unchanged += rows - due.length;
    notes += outcome.notes;
    options.onProgress?.({ ...counts });
    if (notes < notesAtOnce) return;
    await addUpNotes(pool, notesAtOnce);
    notes = 0;
  };
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = [];
    const due = await dueRows(pool, full);
    await writing;
    writing = write(full.length, due);
    // A failure is thrown where the batch is awaited; until then it must not count as unhandled.
    writing.catch(() => undefined);
  };

  for await (const row of source.rows()) {
    counts.rows += 1;
    await takeTurns(counts.rows);
    if ('problem' in row) {
      await reject(row.line, [{ field: '', reason: row.problem }]);
      continue;
    }
    const checked = check(row.raw);
    if ('problems' in checked) {
      await reject(row.line, inTheFile(checked.problems, row.placeOf));
    } else if (seen.add(checked.record.id)) {
      await reject(row.line, inTheFile([{ path: ['id'], reason: `'${checked.record.id}' is in an earlier row of this file` }], row.placeOf));
    } else {
      batch.push({ record: checked.record, hash: contentHash(checked.record, `${documentVersion}.${rowVersion}`) });
      if (batch.length >= batchSize) await flush();
    }
    if (options.history?.hold.goesOn() === false) break;
  }
  if (options.history?.hold.isStopped !== true) await flush();
  await writing;
  await finishImport(pool, { isChanged: counts.added + counts.changed > 0, notesAtOnce }, options.onFinishing ?? (() => {}));
  return counts;
}

async function readCodes(pool: Pool): Promise<{ units: Set<string>; indicators: Set<string>; indicatorLabels: Map<string, string> }> {
  const units = await pool.query<{ code: string }>('select code from marketplace.unit_of_issue');
  const indicators = await pool.query<{ code: string; label: string }>('select code, label from marketplace.indicator');
  return {
    units: new Set(units.rows.map(({ code }) => code)),
    indicators: new Set(indicators.rows.map(({ code }) => code)),
    indicatorLabels: new Map(indicators.rows.map(({ code, label }) => [code, label])),
  };
}
