import type { Pool } from '@quartermaster/database';
import { documentVersion } from '../text/index.ts';
import { addUpNotes } from './add-up-notes.ts';
import { Dictionary, type FacetLabels } from './dictionary.ts';
import { finishImport, type FinishingWork } from './finish.ts';
import { contentHash, inTheFile, recordChecker, type KnownCodes, type RowProblem } from './record.ts';
import { OptionsOfFile } from './options/options-of-file.ts';
import { takenOptions } from './options/taken-options.ts';
import type { Place, RowPath } from './place.ts';
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
const rowVersion = 3;

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
  const dictionary = new Dictionary(codes.labels);
  const seen = new SeenIds();
  const configurations = new OptionsOfFile();
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };
  let batch: FromFile[] = [];
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
    const candidates = await dueRows(pool, full);
    const taken = await takenOptions(pool, candidates.map(({ record }) => record), (productId) => seen.has(productId));
    const due = candidates.filter(({ record }) => !taken.has(record.id));
    for (const { record, line, placeOf } of full) {
      const reason = taken.get(record.id);
      if (reason !== undefined) await reject(line, inTheFile([{ path: ['configuration', 'options'], reason }], placeOf));
    }
    await writing;
    writing = write(full.length - taken.size, due);
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
      const reason = configurations.add(checked.record);
      if (reason !== null) {
        await reject(row.line, inTheFile([{ path: ['configuration', 'options'], reason }], row.placeOf));
        continue;
      }
      batch.push({ line: row.line, placeOf: row.placeOf, record: checked.record, hash: contentHash(checked.record, `${documentVersion}.${rowVersion}`) });
      if (batch.length >= batchSize) await flush();
    }
    if (options.history?.hold.goesOn() === false) break;
  }
  if (options.history?.hold.isStopped !== true) await flush();
  await writing;
  await finishImport(pool, { isChanged: counts.added + counts.changed > 0, notesAtOnce }, options.onFinishing ?? (() => {}));
  return counts;
}

/** A row with where it is in its file. */
interface FromFile extends Candidate {
  readonly line: number;
  readonly placeOf: ((path: RowPath) => Place) | undefined;
}

/** A code with its words. */
interface Named {
  readonly code: string;
  readonly label: string;
}

async function readCodes(pool: Pool): Promise<KnownCodes & { labels: FacetLabels }> {
  const units = await pool.query<Named>('select code, name as label from marketplace.unit_of_issue');
  const indicators = await pool.query<Named>('select code, label from marketplace.indicator');
  const sins = await pool.query<Named>('select sin as code, title as label from marketplace.special_item_number');
  const agencies = await pool.query<{ code: string }>('select code from marketplace.agency');
  const named = (rows: readonly Named[]): ReadonlyMap<string, string> => new Map(rows.map(({ code, label }) => [code, label]));
  return {
    agencies: new Set(agencies.rows.map(({ code }) => code)),
    units: new Set(units.rows.map(({ code }) => code)),
    indicators: new Set(indicators.rows.map(({ code }) => code)),
    labels: { indicators: named(indicators.rows), units: named(units.rows), sins: named(sins.rows) },
  };
}
