import type { RowProblem } from '../../../import/index.ts';
import { csvCell } from '../../wire/csv-cell.ts';

/** Mistakes in the rows of a file, for a spreadsheet. */
export const rejectsCsv = (rejects: readonly (RowProblem & { readonly line: number })[]): string =>
  ['line,column,reason', ...rejects.map(({ line, field, reason }) => [String(line), field, reason].map(csvCell).join(','))].map((row) => `${row}\r\n`).join('');
