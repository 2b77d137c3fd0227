/** What a spreadsheet takes for the beginning of a formula, in any width; quotes before it are covered with it, so that one can be told from a cover. A phone number is none. */
const formula = /^'*(?:[=@\t\r\n＝＠＋－]|[+-](?![\d\s().-]*$))/;

/** A text in quotes where it needs them. A spreadsheet takes what begins like a formula for one: a quote before it keeps it a text. A phone number stays as it is. */
function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell of a file that {@link csvCell} wrote: without the quote that it put before what looked like a formula. */
export const uncovered = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell);

/** A file of rows, the first of them its heading. */
export const csvText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/**
 * A row of a table that has thousands of columns, of which a row fills a few: it takes no longer than those few.
 *
 * @param cells with the place of their column, from 0
 */
export function sparseCsvRow(cells: readonly (readonly [place: number, text: string])[], columns: number): string {
  let [row, at] = ['', 0];
  for (const [place, text] of cells.toSorted(([a], [b]) => a - b)) {
    row += `${','.repeat(place - at)}${csvCell(text)}`;
    at = place;
  }
  return `${row}${','.repeat(columns - 1 - at)}\r\n`;
}
