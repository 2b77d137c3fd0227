/** A column of a result as PostgreSQL described it. */
export interface SeenColumn {
  readonly name: string;
  /** The object id of its type, for example 25 for text. */
  readonly type: number;
  /** Object id and number of the table's column that it is; 0 and 0 for an expression. */
  readonly table: number;
  readonly position: number;
}

/** The result of one statement, as it was described and as it came. */
export interface Sighting {
  /** Where the program asked for it: path and line, for example `/repository/apps/server/src/cart/store.ts:23`. */
  readonly site: string;
  readonly columns: readonly SeenColumn[];
  /** The kinds of values that came, by column. */
  readonly kinds: Readonly<Record<string, readonly ValueKind[]>>;
  /** Columns of tables of which the statement says `... is not null`. */
  readonly notNull: readonly string[];
}

/** The kinds of values that a row may hold. */
export type ValueKind = 'null' | 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object';

/** The kind of a value of a row. */
export function kindOf(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return 'date';
  if (Buffer.isBuffer(value)) return 'bytes';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return typeof value as ValueKind;
  return 'object';
}

const kindsByType: readonly (readonly [kind: ValueKind, types: readonly number[]])[] = [
  ['boolean', [16]],
  ['bytes', [17]],
  // int8 is among them: the application reads it as a number.
  ['number', [20, 21, 23, 26, 700, 701]],
  // numeric and date too: the one would lose digits, the other has no time zone.
  ['string', [18, 19, 25, 1042, 1043, 1082, 1700, 2950]],
  ['date', [1114, 1184]],
  ['array', [1000, 1005, 1007, 1009, 1014, 1015, 1016, 1022, 1115, 1182, 1185, 2951, 3807]],
];

/** The kind that values of a PostgreSQL type arrive as; null where the type alone does not say, as with json. */
export function kindOfType(type: number): ValueKind | null {
  return kindsByType.find(([, types]) => types.includes(type))?.[0] ?? null;
}
