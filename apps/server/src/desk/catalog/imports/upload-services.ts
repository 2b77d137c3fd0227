import { beginUploadService, discardImportService, partBytes, uploadPartService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { addUpload, countUploads, forgetUpload, ImportFileError, keepPart, kindOf, lockRuns, mostUploads, type ImportRun } from '../../../import/index.ts';
import { requestInvalid } from '../../../wire/index.ts';
import { implementWrite, type DeskImplementation } from '../../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../../wire/not-found.ts';
import { runOf } from './run-of.ts';

/** Files of the catalog, which are uploaded in parts and wait to be imported. */
export const uploadDeskServices = (mostMegabytes: number): readonly DeskImplementation[] => [
  implementWrite(beginUploadService, async ({ fileName, size }, connection, { operator }) => {
    refuseUnreadable(fileName);
    if (size > mostMegabytes * 1024 * 1024) {
      throw requestInvalid([{ field: 'size', message: `The file is larger than ${mostMegabytes} MB. Pack it (.gz), or use npm run catalog:import on the server for it.` }]);
    }
    // Two uploads that begin at once are counted one after the other.
    await lockRuns(connection);
    if ((await countUploads(connection)) >= mostUploads) {
      throw changedMeanwhile(`${mostUploads} files wait to be imported already. Import one of them, or take it away on its page; a file that is not imported goes after a day.`);
    }
    return { answer: { importId: await addUpload(connection, { source: fileName, madeBy: operator.login, size }) }, change: null };
  }),
  implementWrite(uploadPartService, async ({ importId, position, content }, connection, { operator }) => {
    const run = await ownUpload(connection, importId, operator.login);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > partBytes || position * partBytes + bytes.length > (run.size ?? 0)) throw requestInvalid([{ field: 'content', message: 'It is more than the file was said to have. Upload the file again.' }]);
    await keepPart(connection, importId, position, bytes);
    return { answer: {}, change: null };
  }),
  implementWrite(discardImportService, async ({ importId }, connection) => {
    await lockRuns(connection);
    const run = await runOf(connection, importId);
    if (!run.atDesk || run.state === 'running' || run.state === 'done') throw changedMeanwhile('Its file does not wait to be imported by now. Load the page again.');
    await forgetUpload(connection, importId);
    return { answer: {}, change: { action: 'catalog.file-discarded', subject: run.source, details: { import: importId } } };
  }),
];

/** Parts come from the operator who has begun. */
async function ownUpload(connection: Connection, importId: number, login: string): Promise<ImportRun> {
  const run = await runOf(connection, importId);
  if (run.madeBy !== login) throw notFound(`You upload no file ${importId}.`);
  if (run.state !== 'uploading') throw changedMeanwhile('This file is uploaded already. Load the page again.');
  return run;
}

function refuseUnreadable(fileName: string): void {
  try {
    kindOf(fileName);
  } catch (error) {
    if (error instanceof ImportFileError) throw requestInvalid([{ field: 'fileName', message: error.message }]);
    throw error;
  }
}
