import {
  beginUploadService, catalogImportService, catalogImportsService, catalogRejectsService, pageSize, partBytes, startImportService, uploadPartService,
} from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { addRun, claimRun, ImportFileError, keepPart, kindOf, listRuns, readRejects, readRun, uploaded, type ImportRun } from '../../../import/index.ts';
import type { Queries } from '../../../runtime/index.ts';
import { requestInvalid } from '../../../wire/index.ts';
import type { WorkThreads } from '../../threads/work-threads.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../../wire/not-found.ts';
import { firstRow, pagesOf } from '../../wire/pages.ts';
import { rejectsCsv } from './rejects-csv.ts';
import { shownImport } from './shown-import.ts';

interface ImportServicesOptions {
  readonly threads: WorkThreads;
  readonly mostMegabytes: number;
}

/** Files of the catalog: their upload in parts, their import, and its history. */
export const importDeskServices = ({ threads, mostMegabytes }: ImportServicesOptions): readonly DeskImplementation[] => [
  implementRead(catalogImportsService, async ({ page }, { database }) => {
    const rows = await listRuns(database, firstRow(page), pageSize);
    return { ...pagesOf(rows, page), imports: rows.map(shownImport), mostMegabytes };
  }),
  implementRead(catalogImportService, async ({ importId, page }, { database }) => {
    const run = await runOf(database, importId);
    const rejects = await readRejects(database, importId, firstRow(page), pageSize);
    return { ...pagesOf(rejects, page), import: shownImport(run), rejects: rejects.map(({ line, field, reason }) => ({ line, field, reason })), mayGoOn: await mayGoOn(database, run) };
  }),
  implementRead(catalogRejectsService, async ({ importId }, { database }) => {
    const run = await runOf(database, importId);
    return { fileName: `${run.source}.rejects.csv`, csv: rejectsCsv(await readRejects(database, importId, 0, 1_000_000)) };
  }),
  implementWrite(beginUploadService, async ({ fileName, size }, connection, { operator }) => {
    refuseUnreadable(fileName);
    if (size > mostMegabytes * 1024 * 1024) {
      throw requestInvalid([{ field: 'size', message: `The file is larger than ${mostMegabytes} MB. Pack it (.gz), or use npm run catalog:import on the server for it.` }]);
    }
    const importId = await addRun(connection, { source: fileName, madeBy: operator.login, atDesk: true, state: 'uploading', size });
    return { answer: { importId }, change: null };
  }),
  implementWrite(uploadPartService, async ({ importId, position, content }, connection, { operator }) => {
    const run = await ownUpload(connection, importId, operator.login);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > partBytes || position * partBytes + bytes.length > (run.size ?? 0)) throw requestInvalid([{ field: 'content', message: 'It is more than the file was said to have. Upload the file again.' }]);
    await keepPart(connection, importId, position, bytes);
    return { answer: {}, change: null };
  }),
  implementWrite(startImportService, async ({ importId }, connection) => {
    const run = await runOf(connection, importId);
    if (!(await mayGoOn(connection, run))) throw changedMeanwhile('The file is not there as a whole. Upload it again.');
    if (!(await claimRun(connection, importId))) throw changedMeanwhile('An import is running, or this one has ended by now. Load the page again; one runs at a time.');
    return { answer: {}, change: { action: 'catalog.import-started', subject: run.source, details: { import: importId } }, afterward: () => Promise.resolve(threads.start(importId)) };
  }),
];

async function runOf(queries: Queries, importId: number): Promise<ImportRun> {
  const run = await readRun(queries, importId);
  if (run === null) throw notFound(`There is no import ${importId}.`);
  return run;
}

/** Parts come from the operator who has begun. */
async function ownUpload(connection: Connection, importId: number, login: string): Promise<ImportRun> {
  const run = await runOf(connection, importId);
  if (run.madeBy !== login) throw notFound(`You upload no file ${importId}.`);
  if (run.state !== 'uploading') throw changedMeanwhile('This file is uploaded already. Load the page again.');
  return run;
}

/** The whole file is there and its import has not ended well. */
async function mayGoOn(queries: Queries, { importId, size, atDesk, state }: ImportRun): Promise<boolean> {
  if (!atDesk || state === 'done' || state === 'running') return false;
  const { bytes, isWhole } = await uploaded(queries, importId);
  return isWhole && bytes === size;
}

function refuseUnreadable(fileName: string): void {
  try {
    kindOf(fileName);
  } catch (error) {
    if (error instanceof ImportFileError) throw requestInvalid([{ field: 'fileName', message: error.message }]);
    throw error;
  }
}
