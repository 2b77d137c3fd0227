import { serverNameOf, type Field } from './field.ts';
import type { FormOptions } from './form-options.ts';

/** Everything typed into a form, as the library keeps it. */
export interface Typed {
  fields: Record<string, string>;
  rows: Record<string, string>[];
}

/** Where one text is in it. */
type TypedPath = `fields.${string}` | `rows.${number}.${string}`;

/** The content of a form before anything is typed. */
export function firstTyped({ fields, values = {}, table }: Pick<FormOptions<string, string>, 'fields' | 'values' | 'table'>): Typed {
  const empty = fields.map(({ name }): [string, string] => [name, '']);
  const given = Object.entries(values).map(([name, value]): [string, string] => [name, value ?? '']);
  return {
    fields: Object.fromEntries([...empty, ...given]),
    rows: table === undefined ? [] : (table.rows ?? [table.newRow]).map((row) => ({ ...row })),
  };
}

/** A place for one text of a form: a field of its own, or a cell of a row. */
export interface Place {
  readonly field: Field;
  readonly path: TypedPath;
  /** Tells it from all other places, and stays with its row when rows above it go. */
  readonly key: string;
  /** The part of its id that is its own. The engine keeps nothing that was typed where a service declares it sensitive, by this name. */
  readonly idPart: string;
  /** Named in front of its messages in a summary: `Row 2`. */
  readonly row?: string;
}

export const placeOfField = (field: Field): Place => ({ field, path: `fields.${field.name}`, key: field.name, idPart: serverNameOf(field) });

export const cellKey = (rowId: string, column: string): string => `${rowId} ${column}`;

export const placeOfCell = (tableName: string, field: Field, index: number, rowId: string): Place => ({
  field,
  path: `rows.${index}.${field.name}`,
  key: cellKey(rowId, field.name),
  idPart: `${tableName}.${index}.${serverNameOf(field)}`,
  row: `Row ${index + 1}`,
});
