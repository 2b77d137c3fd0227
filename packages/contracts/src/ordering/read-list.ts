import { longestList, mostListRows } from './list-limits.ts';
import { readCells } from './read-cells.ts';

/** One row as it was written. */
export interface ListRow {
  readonly number: string;
  readonly quantity: string;
}

/** The rows of a list, or why it is not taken: then there are none. */
export type ReadList = { readonly rows: readonly ListRow[]; readonly problem: null } | { readonly rows: readonly []; readonly problem: string };

const count = new Intl.NumberFormat('en-US');
const refused = (problem: string): ReadList => ({ rows: [], problem });
const hint = 'A list has two columns: number (a part number or NSN) and quantity.';

/** What a heading calls the two columns. "Item" alone is often the name of the product: another column that speaks of a number goes before it. */
const namesNumber = [/\b(?:part|nsn|number|sku|stock)\b/i, /\bitem\b/i];
const namesQuantity = /^(?:quantity|qty|count|pieces|amount)\b/i;

const numberColumn = (heading: readonly string[]): number =>
  namesNumber.map((names) => heading.findIndex((cell) => names.test(cell) && !namesQuantity.test(cell))).find((place) => place >= 0) ?? -1;

/** `="00123"` is how a file keeps a spreadsheet from taking a number's zeros. A quote before a text keeps it a text. */
const plain = (cell: string): string => cell.replace(/^=(?=[\w-]*\d[\w -]*$)(?!.*[+*/(])/, '').replace(/^'/, '').trim();

/**
 * Reads a list of numbers and quantities, pasted from a spreadsheet or out of a file (CSV, tabs or semicolons), with a heading or without one.
 * A row is taken as it is written: whether its number is known and its quantity is one is answered row by row.
 */
export function readList(text: string): ReadList {
  if (text.length > longestList) return refused(`The list is too long: at most ${count.format(longestList)} characters are read. Split it, and add one part after the other.`);
  if (text.includes('\0')) return refused('This file is not a list that can be read. Save the sheet as CSV, and choose that file.');
  const cells = readCells(text.replace(/^\uFEFF/, ''), 100_000);
  const [first] = cells;
  if (first === undefined) return refused(`The list is empty. ${hint}`);
  const isHeading = first.length > 1 && first.every((cell) => !/\d/.test(cell)) && first.every((cell) => !cell.startsWith('='));
  const [number, quantity] = isHeading ? [numberColumn(first), first.findIndex((cell) => namesQuantity.test(cell))] : [0, 1];
  if (number < 0) return refused(`The heading of the list has no column for the number. ${hint}`);
  if (quantity < 0) return refused(`The heading of the list has no column for the quantity. ${hint}`);
  const rows = isHeading ? cells.slice(1) : cells;
  if (rows.length === 0) return refused(`The list has a heading and no rows. ${hint}`);
  if (rows.length > mostListRows) return refused(`The list has ${count.format(rows.length)} rows. At most ${mostListRows} are taken at once: split it, and add one part after the other.`);
  return { rows: rows.map((row) => ({ number: plain(row[number] ?? '').slice(0, 100), quantity: plain(row[quantity] ?? '').slice(0, 20) })), problem: null };
}
