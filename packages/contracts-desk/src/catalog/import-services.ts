import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed } from '../wire/lists.ts';

const importId = z.coerce.number().int().min(1).max(2_000_000_000);
const page = z.coerce.number().int().min(1).max(100_000).default(1);

/** Bytes of a part of a file, but for the last one, which may be shorter. */
export const partBytes = 1024 * 1024;

const catalogImport = z.object({
  importId: z.int(),
  /** The name of the file. */
  source: z.string(),
  /** A login, or the command. */
  by: z.string(),
  atDesk: z.boolean(),
  /** `interrupted`: what ran it has ended before its end. `stopped`: an operator has stopped it. */
  state: z.enum(['uploading', 'running', 'interrupted', 'done', 'failed', 'stopped']),
  beganAt: z.string(),
  endedAt: z.string().nullable(),
  /** Bytes of the file, and how many of them have been read. */
  size: z.int().nullable(),
  bytesRead: z.int(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** The work that follows the rows, while it is done. */
  work: z.object({ what: z.string(), done: z.int(), of: z.int() }).nullable(),
  failure: z.string().nullable(),
  /** The operator who has asked to stop it. */
  stopAskedBy: z.string().nullable(),
  /** The import that this one undoes, and why. Then `changed` are products that are as they were before, and `rejected` those that were left as they are. */
  undoes: z.int().nullable(),
  reason: z.string().nullable(),
  /** Products that an undo has taken away. */
  removed: z.int(),
  /** The undo of this import, and whether it was finished. */
  undoneBy: z.int().nullable(),
  undoState: z.enum(['running', 'done', 'failed', 'stopped']).nullable(),
});

export type CatalogImport = z.output<typeof catalogImport>;

const reject = z.object({ line: z.int(), field: z.string(), reason: z.string() });

export const catalogImportsService = defineDeskService({
  path: '/catalog/imports', method: 'GET', role: 'viewer', summary: 'The history of imports, by the desk and by the command, the newest first.',
  request: z.object({ page }),
  answer: z.object({ ...listed, imports: z.array(catalogImport), /** Megabytes that a file may have at the desk. */ mostMegabytes: z.int() }),
});

export const catalogImportService = defineDeskService({
  path: '/catalog/import', method: 'GET', role: 'viewer', summary: 'One import: how far it is or how it ended, and a page of the mistakes in its rows.',
  request: z.object({ importId, page }),
  answer: z.object({
    ...listed, import: catalogImport, rejects: z.array(reject),
    /** The file is there, so that it can be imported again; the undo was not finished, and can go on. */ mayGoOn: z.boolean(),
    /** It can be undone; or why not. */
    undo: z.union([z.object({ /** Products that it would put back, and take away. */ changed: z.int(), added: z.int() }), z.object({ refusal: z.string() })]),
    /** The file waits in the database. */
    hasFile: z.boolean(),
  }),
});

export const catalogRejectsService = defineDeskService({
  path: '/catalog/import/rejects', method: 'GET', role: 'viewer', summary: 'The mistakes in the rows of an import as CSV: line, column, reason; of an undo, what was left as it is.',
  request: z.object({ importId }),
  answer: z.object({ fileName: z.string(), csv: z.string() }),
});

export const beginUploadService = defineDeskService({
  path: '/catalog/import/begin', method: 'POST', role: 'catalogEditor', summary: 'Begins the upload of a catalog file, whose parts follow.',
  request: z.object({ fileName: z.string().trim().min(1).max(200).regex(/^[^\p{Cc}/\\]*$/u, 'It must be the name of a file.'), size: z.int().min(1, 'The file is empty.') }),
  answer: z.object({ importId: z.int() }),
});

export const uploadPartService = defineDeskService({
  path: '/catalog/import/part', method: 'POST', role: 'catalogEditor', summary: 'Keeps a part of a file that is being uploaded.',
  request: z.object({ importId, position: z.int().min(0).max(100_000), content: z.base64().min(1) }),
  answer: done,
  bodyLimit: 2 * partBytes,
});

export const startImportService = defineDeskService({
  path: '/catalog/import/start', method: 'POST', role: 'catalogEditor', summary: 'Imports a file that was uploaded, or goes on with an import, or an undo, that was interrupted or stopped or has failed.',
  request: z.object({ importId }),
  answer: done,
});

export const stopImportService = defineDeskService({
  path: '/catalog/import/stop', method: 'POST', role: 'catalogEditor', summary: 'Stops an import, or an undo, after the rows that it is writing. What was written is kept.',
  request: z.object({ importId }),
  answer: done,
});

export const undoImportService = defineDeskService({
  path: '/catalog/import/undo', method: 'POST', role: 'catalogEditor', summary: 'Makes the catalog what it was before an import, the last one first.',
  request: z.object({ importId, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: z.object({ /** The undo in the history of imports. */ importId: z.int() }),
});

export const discardImportService = defineDeskService({
  path: '/catalog/import/discard', method: 'POST', role: 'catalogEditor', summary: 'Takes away a file that waits to be imported.',
  request: z.object({ importId }),
  answer: done,
});
