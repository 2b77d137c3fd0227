import { csvText } from '../../../csv/index.ts';
import type { RowProblem } from '../../../import/index.ts';

type Reject = RowProblem & { readonly line: number };

/** Mistakes in the rows of a file, for a spreadsheet. */
export const rejectsCsv = (rejects: readonly Reject[]): string => csvText([['line', 'column', 'reason'], ...rejects.map(({ line, field, reason }) => [String(line), field, reason])]);

/** What an undo has left as it is. */
export const leftCsv = (left: readonly Reject[]): string => csvText([['product', 'reason'], ...left.map(({ field, reason }) => [field, reason])]);
