/** RFC 4180. A leading character that a spreadsheet would read as a formula, in any width, gets an apostrophe before it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of a file, the first of them its head. */
export const csvFile = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(cell).join(',')).join('\r\n');
