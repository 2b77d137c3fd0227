const separators = ['\t', ';', ','] as const;

/** What parts the cells: what a spreadsheet puts on the clipboard, and what it writes into a file in this or that country. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1);
  return separators.find((separator) => first.includes(separator)) ?? separators.find((separator) => text.includes(separator)) ?? '\t';
};

/**
 * The cells of a list that was copied in a spreadsheet, or saved as a file; quotes around a cell are taken off. Rows without any text are left out.
 *
 * @param most rows that are read; the rest is not looked at
 * @returns the rows; `isOpen` where a quotation mark of the last one is not closed: it has taken all rows after it
 */
export function readCells(text: string, most: number): { readonly rows: string[][]; readonly isOpen: boolean } {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((part) => part !== '')) rows.push(cells);
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && (cell.trim() === '' || cell === '=')) isQuoted = true;
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') endRow();
    else cell += sign;
  }
  if (rows.length < most) endRow();
  return { rows, isOpen: isQuoted };
}
