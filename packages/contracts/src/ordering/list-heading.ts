type Row = readonly string[];

/** Where the heading of a list is, and which columns it names; null: it has none of them. */
export interface ListHeading {
  /** The place of its row. */
  readonly row: number;
  readonly number: number | null;
  readonly quantity: number | null;
  readonly unit: number | null;
}

/** What a heading calls the columns. "Item" alone is often the name of the product: another column that speaks of a number goes before it. */
const namesNumber = [/\b(?:part|nsn|niin|gsin|mpn|number|sku|stock|catalog|model|p\/n)\b|\bitem (?:no\b|num\b|code\b|id\b|#)/i, /\bitems?\b/i];
/** "Quantity" first, and what speaks of it otherwise ("Qty per pack", "Order qty") only where no column is called so. */
const namesQuantity = [/^(?:quantity|qty)\.?$/i, /^(?:quantity|qty|count|pieces|pcs|amount|how many|number of)\b/i, /\b(?:quantity|qty)\b/i];
const namesUnit = /^(?:unit\b(?! price)|u\/?i$|uom$)/i;
/** A row of one cell is a heading where it is nothing but the name of the column: a number may have letters alone. */
const isNumberAlone =
  /^(?:(?:(?:manufacturer(?:['’]?s)?|mfr\.?|vendor(?:['’]?s)?) )?(?:part|item|stock|model|catalog|product)(?: ?(?:numbers?|nos?\.?|num\.?|codes?|ids?|#))|national stock numbers?|(?:part|item|number|nsn|niin|gsin|mpn|sku)s?|p\/n|#)(?: ?\(.*\))?:?$/i;

/** Titles and notes may be above the heading. */
const rowsAbove = 5;

const placeOf = (row: Row, names: (cell: string) => boolean): number | null => {
  const place = row.findIndex(names);
  return place < 0 ? null : place;
};
const first = (row: Row, patterns: readonly RegExp[], not: readonly RegExp[] = []): number | null =>
  patterns.map((names) => placeOf(row, (cell) => names.test(cell) && !not.some((other) => other.test(cell)))).find((place) => place !== null) ?? null;

const filled = (row: Row): Row => row.filter((cell) => cell !== '');
const isText = (row: Row): boolean => row.every((cell) => !/\d/.test(cell) && !cell.startsWith('='));

const columnsOf = (row: Row) => ({ number: first(row, namesNumber, namesQuantity), quantity: first(row, namesQuantity), unit: placeOf(row, (cell) => namesUnit.test(cell)) });

/** Columns that are named for sure: the number and the quantity, the latter without a digit ("NSN (13 digits)" has some). */
function namesBoth(row: Row): boolean {
  const { number, quantity } = columnsOf(row);
  return number !== null && quantity !== null && number !== quantity && !/\d/.test(row[quantity] ?? '') && !row.some((cell) => cell.startsWith('='));
}

const isOneColumn = (row: Row): boolean => {
  const [only, ...others] = filled(row);
  return only !== undefined && others.length === 0 && isNumberAlone.test(only);
};

/** The heading of a list: its first row, or one below a title; null where it has none. */
export function headingOf(rows: readonly Row[]): ListHeading | null {
  const place = rows.slice(0, rowsAbove + 1).findIndex((row, at) => (at === 0 || rows.slice(0, at).every((above) => filled(above).length === 1 && !isOneColumn(above))) && (namesBoth(row) || (at === 0 && isOneColumn(row))));
  const row = place < 0 ? 0 : place;
  const cells = rows[row] ?? [];
  // A first row of words alone is a heading, also where it names no column that is known: then the buyer hears so.
  if (place < 0 && !(filled(cells).length > 1 && isText(cells))) return null;
  const columns = columnsOf(cells);
  // Quantities may be beside the numbers under no name.
  return isOneColumn(cells) ? { row, ...columns, quantity: (columns.number ?? 0) + 1, unit: null } : { row, ...columns };
}

/** The rows below a heading. One that is there again, as at the top of each page of a report, is no row. */
export const withoutHeading = <Each extends Row>(rows: readonly Each[], heading: number): readonly Each[] => {
  const cells = rows[heading] ?? [];
  return rows.slice(heading + 1).filter((row) => row.length !== cells.length || row.some((cell, at) => cell !== cells[at]));
};
