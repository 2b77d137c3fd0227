import { csvText } from '../../../csv/index.ts';
import type { RowProblem } from '../../../import/index.ts';

/** Mistakes in the rows of a file, for a spreadsheet. */
export const rejectsCsv = (rejects: readonly (RowProblem & { readonly line: number })[]): string =>
  csvText([['line', 'column', 'reason'], ...rejects.map(({ line, field, reason }) => [String(line), field, reason])]);
