import { statementLimits } from '@quartermaster/contracts';
import { isOfx, readOfxStatement } from './read-ofx-statement.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import type { ReadStatement } from './statement-line.ts';

/** The charges of a card statement, as CSV or OFX; or what is wrong with the file, by line. Card numbers are in neither. */
export function readStatement(text: string): ReadStatement {
  if (text.trim() === '') return { problems: [{ line: 0, message: 'The file is empty.' }] };
  if (/^(?:%PDF|PK[^\w\s,;"]|\u00d0\u00cf)/.test(text)) return { problems: [{ line: 0, message: 'The file is a PDF or a spreadsheet. Download the statement from the bank as CSV or OFX.' }] };
  const read = isOfx(text) ? readOfxStatement(text) : readCsvStatement(text);
  if ('charges' in read && read.charges.length > statementLimits.lines) {
    return { problems: [{ line: read.charges[statementLimits.lines]?.line ?? 0, message: `The file has ${read.charges.length.toLocaleString('en-US')} lines, and at most ${statementLimits.lines.toLocaleString('en-US')} are taken. Divide it, by month for example.` }] };
  }
  return read;
}
