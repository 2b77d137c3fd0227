/**
 * Rows as one array per column, for `unnest`: one statement writes hundreds of rows, and its text never changes with their
 * number. Values that are lists or JSON go as text and are cast in the statement.
 */
export function columns<Row>(rows: readonly Row[], pick: readonly ((row: Row) => unknown)[]): unknown[][] {
  return pick.map((value) => rows.map(value));
}

/** A PostgreSQL array literal of texts. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
