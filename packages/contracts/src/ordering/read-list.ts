import { longestList, mostListRows } from './list-limits.ts';
import { headingOf, withoutHeading } from './list-heading.ts';
import { readCells } from './read-cells.ts';

/** One row as it was written. */
export interface ListRow {
  readonly number: string;
  readonly quantity: string;
}

/** A row of a list with the unit of issue: its third column, or the one that a heading names; empty where there is none. */
interface ReadRow extends ListRow {
  readonly unit: string;
}

/** The rows of a list, or why it is not taken: then there are none. */
export type ReadList = { readonly rows: readonly ReadRow[]; readonly problem: null } | { readonly rows: readonly []; readonly problem: string };

const count = new Intl.NumberFormat('en-US');
const refused = (problem: string): ReadList => ({ rows: [], problem });
const hint = 'A list has two columns: number (a part number or NSN) and quantity.';

/** `="00123"` is how a file keeps a spreadsheet from taking a number's zeros. A quote before a text keeps it a text. */
const plain = (cell: string): string => cell.replace(/^=(?=[\w-]*\d[\w -]*$)(?!.*[+*/(])/, '').replace(/^'/, '').trim();

const cellAt = (row: readonly string[], place: number | null): string => plain(place === null ? '' : (row[place] ?? ''));

/** A cell that is longer than a field is cut off visibly: what is left of it is no quantity, and is not taken for another number. */
const fitting = (cell: string, most: number): string => (cell.length > most ? `${cell.slice(0, most - 1)}…` : cell);

/**
 * Reads a list of numbers and quantities, pasted from a spreadsheet or out of a file (CSV, tabs or semicolons), with a heading or without one; a list of numbers
 * alone has one column, and no quantities.
 * A row is taken as it is written: whether its number is known and its quantity is one is answered row by row.
 */
export function readList(text: string): ReadList {
  if (text.length > longestList) return refused(`The list is too long: at most ${count.format(longestList)} characters are read. Split it, and add one part after the other.`);
  if (text.includes('\0')) return refused('This file is not a list that can be read. Save the sheet as CSV, and choose that file.');
  const { rows: cells, isOpen } = readCells(text.replace(/^\uFEFF/, ''), 100_000);
  if (isOpen) return refused(`A quotation mark in row ${count.format(Math.max(1, cells.length))} of the list is not closed: what comes after it cannot be told apart. Close it or take it away.`);
  const [first] = cells;
  if (first === undefined) return refused(`The list is empty. ${hint}`);
  const heading = headingOf(cells);
  const { number, quantity, unit } = heading ?? { number: 0, quantity: 1, unit: 2 };
  if (number === null) return refused(`The heading of the list has no column for the number. ${hint}`);
  if (quantity === null) return refused(`The heading of the list has no column for the quantity. ${hint}`);
  const rows = heading === null ? cells : withoutHeading(cells, heading.row);
  if (rows.length === 0) return refused(`The list has a heading and no rows. ${hint}`);
  if (rows.length > mostListRows) return refused(`The list has ${count.format(rows.length)} rows. At most ${mostListRows} are taken at once: split it, and add one part after the other.`);
  return { rows: rows.map((row) => ({ number: fitting(cellAt(row, number), 100), quantity: fitting(cellAt(row, quantity), 20), unit: fitting(cellAt(row, unit), 20) })), problem: null };
}
