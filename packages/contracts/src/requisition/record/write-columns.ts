import type { Column } from './column.ts';
import { problem, type Problem } from './problem.ts';
import { writeQuantity } from './quantity.ts';
import { recordLength } from './record-line.ts';

/** The record of these fields, 80 columns long. A field that its columns do not take is a problem: nothing is cut off. */
export function writeColumns(columns: readonly Column[], values: Readonly<Record<string, string | number | null>>): { readonly record: string } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let record = ' '.repeat(recordLength);
  for (const column of columns) {
    const text = written(column, values[column.field] ?? null);
    if (typeof text === 'string') record = record.slice(0, column.from - 1) + text + record.slice(column.to);
    else problems.push(text);
  }
  return problems.length > 0 ? { problems } : { record };
}

function written(column: Column, value: string | number | null): string | Problem {
  const width = column.to - column.from + 1;
  if (column.kind === 'quantity') return writeQuantity(Number(value)) ?? noQuantity(column, Number(value));
  if (column.kind === 'cents') return writeCents(column, value, width);
  const text = String(value ?? '');
  if (text.length > width) return problem('R01', column, `“${text}” has ${text.length} characters, and ${width === 1 ? 'there is room for one' : `there is room for ${width}`}. Shorten it: nothing is cut off.`);
  if (/[^\x20-\x7e]/.test(text)) return problem('R02', column, `“${text}” holds a character that is no plain letter, digit or sign. Use printable ASCII alone.`);
  return text.padEnd(width);
}

function writeCents(column: Column, value: string | number | null, width: number): string | Problem {
  if (value === null || value === '') return ' '.repeat(width);
  const text = String(value).padStart(width, '0');
  return /^\d+$/.test(text) && text.length === width ? text : problem('layout', column, `A price of ${String(value)} cents does not fit. Give at most $99,999.99, or none.`);
}

const noQuantity = (column: Column, pieces: number): Problem =>
  problem('R06', column, `${pieces} cannot be written. Give 1 to 99,999, or whole thousands up to 9,999,000 for ammunition and the few classes that are ordered so.`);
