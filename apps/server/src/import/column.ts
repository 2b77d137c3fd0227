import { identifier, join, sql, type Sql } from '@quartermaster/database';

/** A column of a table, its type, and its value in a row. A list or JSON is given as text. */
export type Column<Row> = readonly [name: string, type: Sql, value: (row: Row) => unknown];

type AnyColumn = Column<never>;

/** `product_id, kind` */
export const namesOf = (columns: readonly AnyColumn[]): Sql => join(columns.map(([name]) => identifier(name)), ', ');

/** `product_id::text, kind::text` */
export const typed = (columns: readonly AnyColumn[]): Sql => join(columns.map(([name, type]) => sql`${identifier(name)}::${type}`), ', ');

/** Rows as one array of texts per column: one statement writes hundreds of rows, and its text never changes with their number. */
export const rowsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sql =>
  sql`unnest(${join(columns.map(([, , value]) => sql`${rows.map(value)}::text[]`), ', ')}) as new (${namesOf(columns)})`;

/** For an insert that meets a known row: each column but the first, which is the key, takes the new value. */
export const allExcluded = (columns: readonly AnyColumn[]): Sql => join(columns.slice(1).map(([name]) => sql`${identifier(name)} = excluded.${identifier(name)}`), ', ');
