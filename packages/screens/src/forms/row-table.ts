import { serverNameOf, type Field } from './field.ts';

/** The columns of a table whose rows are typed, such as a quick order. */
export interface RowTable<Column extends string = string> {
  /** As the server's messages name the rows: `lines` in `lines.2.quantity`. */
  readonly name: string;
  readonly columns: readonly Field<Column>[];
  /** The values of a new row. A row that holds nothing else is no row: it is neither checked nor sent. */
  readonly newRow: TypedRow<Column>;
  /** The first rows; none: one new row. */
  readonly rows?: readonly TypedRow<Column>[];
}

export type TypedRow<Column extends string = string> = Readonly<Record<Column, string>>;

export const isBlankRow = ({ columns, newRow }: RowTable, row: Readonly<Partial<Record<string, string>>>): boolean =>
  columns.every(({ name }) => (row[name] ?? '').trim() === newRow[name]);

/** Row and column of a server's message about `lines.2.quantity`; null when it is about none. */
export function cellOf({ name, columns }: RowTable, serverField: string): { readonly row: number; readonly column: string } | null {
  if (!serverField.startsWith(`${name}.`)) return null;
  const [row = '', ...rest] = serverField.slice(name.length + 1).split('.');
  const column = columns.find((field) => serverNameOf(field) === rest.join('.'));
  return column === undefined || !/^\d{1,6}$/.test(row) ? null : { row: Number(row), column: column.name };
}
