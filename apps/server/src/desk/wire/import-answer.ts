import { requestInvalid } from '../../wire/index.ts';
import type { Changed } from './implement-desk.ts';
import { CsvFileError, type ReadCsv, type RowProblem } from './csv-table.ts';

/** How many rows an import changed. */
export interface Written {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

interface ImportAnswer extends Written {
  rejected: number;
  rejects: (RowProblem & { readonly line: number })[];
}

/** Rejects that an answer names; more say nothing new of a file. */
const mostRejects = 200;

/** What was read of a file in a request. @throws Problem that says at the field why the file cannot be read */
export function readable<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof CsvFileError) throw requestInvalid([{ field: 'csv', message: error.message }]);
    throw error;
  }
}

/** The answer to an import, and its entry in the audit log. */
export const importAnswer = (action: string, fileName: string, { rejects, rejected }: ReadCsv<unknown>, written: Written): Changed<ImportAnswer> => ({
  answer: { ...written, rejected, rejects: rejects.slice(0, mostRejects) },
  change: { action, subject: fileName, details: { ...written, rejected } },
});
