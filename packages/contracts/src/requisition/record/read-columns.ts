import type { Column, ValuesOf } from './column.ts';
import { problem, type Problem } from './problem.ts';
import { readQuantity } from './quantity.ts';

export type Reading<Values> = { readonly values: Values } | { readonly problems: readonly Problem[] };

/** The fields of a record. @param record all 80 columns */
export function readColumns<const Columns extends readonly Column[]>(columns: Columns, record: string): Reading<ValuesOf<Columns>> {
  const problems: Problem[] = [];
  const values = columns.map((column): [string, string | number | null] => {
    const text = textOf(column, record);
    if (column.kind === 'text') return [column.field, text.trimEnd()];
    const read = column.kind === 'quantity' ? readQuantity(text) : readCents(text);
    if (read === undefined || (read === null && column.kind === 'quantity')) problems.push(unreadable(column, text));
    return [column.field, read ?? null];
  });
  return problems.length > 0 ? { problems } : { values: Object.fromEntries(values) as ValuesOf<Columns> };
}

export const textOf = ({ from, to }: Pick<Column, 'from' | 'to'>, record: string): string => record.slice(from - 1, to);

/** Undefined: neither blank nor digits. */
function readCents(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

const unreadable = (column: Column, text: string): Problem =>
  column.kind === 'quantity'
    ? problem('R06', column, `“${text}” is no quantity. Give 00001 to 99999, or thousands with an M behind them for more: 1950M.`)
    : problem('layout', column, `“${text}” is no price. Give five digits of dollars and two of cents, or leave it blank.`);
