import {
  catalogImportService, catalogImportsService, catalogRejectsService, pageSize, startImportService, stopImportService, undoImportService,
} from '@quartermaster/contracts-desk';
import { askToStop, claimRun, listRuns, mayUndo, mostRejects, readRejects, uploaded, type ImportRun } from '../../../import/index.ts';
import type { Queries } from '../../../runtime/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../../wire/implement-desk.ts';
import { changedMeanwhile } from '../../wire/not-found.ts';
import { firstRow, pagesOf } from '../../wire/pages.ts';
import { beginUndoOf } from './begin-undo.ts';
import type { ImportThreads } from './import-threads.ts';
import { leftCsv, rejectsCsv } from './rejects-csv.ts';
import { runOf } from './run-of.ts';
import { shownImport } from './shown-import.ts';

interface ImportServicesOptions {
  readonly threads: ImportThreads;
  readonly mostMegabytes: number;
}

/** Imports of catalog files: their history, and their begin, stop and undo. */
export const importDeskServices = ({ threads, mostMegabytes }: ImportServicesOptions): readonly DeskImplementation[] => [
  implementRead(catalogImportsService, async ({ page }, { database }) => {
    const rows = await listRuns(database, firstRow(page), pageSize);
    return { ...pagesOf(rows, page), imports: rows.map(shownImport), mostMegabytes };
  }),
  implementRead(catalogImportService, async ({ importId, page }, { database }) => {
    const run = await runOf(database, importId);
    const rejects = await readRejects(database, importId, firstRow(page), pageSize);
    const { bytes } = await uploaded(database, importId);
    return {
      ...pagesOf(rejects, page), import: shownImport(run), rejects: rejects.map(({ line, field, reason }) => ({ line, field, reason })),
      mayGoOn: await mayGoOn(database, run), undo: await mayUndo(database, run), hasFile: bytes > 0 || run.state === 'uploading',
    };
  }),
  implementRead(catalogRejectsService, async ({ importId }, { database }) => {
    const run = await runOf(database, importId);
    const rejects = await readRejects(database, importId, 0, mostRejects);
    return run.undoes === null ? { fileName: `${run.source}.rejects.csv`, csv: rejectsCsv(rejects) } : { fileName: `${run.source}.left.csv`, csv: leftCsv(rejects) };
  }),
  implementWrite(startImportService, async ({ importId }, connection) => {
    const run = await runOf(connection, importId);
    if (!(await mayGoOn(connection, run))) throw changedMeanwhile(run.undoes === null ? 'The file is not there as a whole. Upload it again.' : await whyNot(connection, run));
    const claim = await claimRun(connection, importId);
    if (claim === null) throw changedMeanwhile('An import is running, or this one has ended by now. Load the page again; one runs at a time.');
    return { answer: {}, change: { action: run.undoes === null ? 'catalog.import-started' : 'catalog.undo-continued', subject: run.source, details: { import: importId } }, afterward: () => Promise.resolve(threads.start(claim)) };
  }),
  implementWrite(stopImportService, async ({ importId }, connection, { operator }) => {
    const run = await runOf(connection, importId);
    if (!(await askToStop(connection, importId, operator.login))) throw changedMeanwhile('It is not running by now, or all is written and it ends by itself. Load the page again.');
    return { answer: {}, change: { action: 'catalog.import-stopped', subject: run.source, details: { import: importId } } };
  }),
  implementWrite(undoImportService, async ({ importId, reason }, connection, { operator }) => {
    await runOf(connection, importId);
    const begun = await beginUndoOf(connection, importId, { madeBy: operator.login, reason });
    if ('refusal' in begun) throw changedMeanwhile(begun.refusal);
    return { answer: { importId: begun.claim.importId }, change: begun.change, afterward: () => Promise.resolve(threads.start(begun.claim)) };
  }),
];

/** The whole file is there and its import has not ended well; of an undo, that it can be finished. */
async function mayGoOn(queries: Queries, run: ImportRun): Promise<boolean> {
  const { importId, size, atDesk, state, undoes, undoneBy } = run;
  if (!atDesk || state === 'done' || state === 'running' || undoneBy !== null) return false;
  if (undoes !== null) return !('refusal' in (await mayUndo(queries, run)));
  const { bytes, isWhole } = await uploaded(queries, importId);
  return isWhole && bytes === size;
}

async function whyNot(queries: Queries, run: ImportRun): Promise<string> {
  const plan = await mayUndo(queries, run);
  return 'refusal' in plan ? plan.refusal : 'It has ended by now. Load the page again.';
}
