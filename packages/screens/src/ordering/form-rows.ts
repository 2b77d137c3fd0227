import { mostListRows, type CheckedRow, type ListRow } from '@quartermaster/contracts';

/** A row of the form, with what the server last said of it. */
export interface FormRow extends ListRow {
  readonly key: string;
  readonly productId: string | null;
  readonly checked: CheckedRow | null;
}

const blankAtOnce = 5;

export const isBlank = ({ number, quantity }: ListRow): boolean => number.trim() === '' && quantity.trim() === '';

/** What is said of a row, unless it was changed since. */
export const currentCheck = ({ checked, number, quantity, productId }: FormRow): CheckedRow | null =>
  checked !== null && checked.number === number && checked.quantity === quantity && checked.productId === productId ? checked : null;

/** A row as it is sent. */
export const typedOf = ({ key, number, quantity, productId }: FormRow) => ({ key, number, quantity, productId });

/** The rows that nothing is known of yet. */
export const toCheck = (rows: readonly FormRow[]): FormRow[] => rows.filter((row) => row.number.trim() !== '' && currentCheck(row) === null);

const formRow = (place: number, { number, quantity }: ListRow): FormRow => ({ key: `row-${place}`, number, quantity, productId: null, checked: null });

const nextPlace = (rows: readonly FormRow[]): number => 1 + Math.max(0, ...rows.map(({ key }) => Number(key.slice(4))));

/** More rows to type in, as far as so many are taken. */
export function withBlanks(rows: readonly FormRow[], more = blankAtOnce): FormRow[] {
  const first = nextPlace(rows);
  const fitting = Math.max(0, Math.min(more, mostListRows - rows.length));
  return [...rows, ...Array.from({ length: fitting }, (_, nth) => formRow(first + nth, { number: '', quantity: '' }))];
}

/** What of the rows is kept for a reload, and for the way back from another page; null where nothing is typed. They are looked up again then. */
export function toKeep(rows: readonly FormRow[]): string | null {
  const typed = rows.filter((row) => !isBlank(row)).map(({ number, quantity, productId }) => [number, quantity, productId]);
  return typed.length === 0 ? null : JSON.stringify(typed);
}

/** The rows that were kept; null where there are none, or what is kept cannot be read. */
export function fromKept(kept: string | null): FormRow[] | null {
  try {
    const typed: unknown = JSON.parse(kept ?? 'null');
    if (!Array.isArray(typed) || !typed.every(isKeptRow)) return null;
    return withBlanks(typed.slice(0, mostListRows).map(([number, quantity, productId], nth) => ({ ...formRow(nth + 1, { number, quantity }), productId })));
  } catch {
    return null;
  }
}

const isKeptRow = (row: unknown): row is [number: string, quantity: string, productId: string | null] =>
  Array.isArray(row) && row.length === 3 && typeof row[0] === 'string' && typeof row[1] === 'string' && (row[2] === null || typeof row[2] === 'string');

/** The form as an answer shows it. */
export const rowsOf = (checked: readonly CheckedRow[]): FormRow[] =>
  withBlanks(checked.map((row, nth) => ({ ...formRow(nth + 1, row), productId: row.productId, checked: row })));

/**
 * The rows once those that were sent are in the cart: what could not be added stays with what is said of it, and what was typed or changed meanwhile
 * stays as it is. What was removed meanwhile does not come back.
 */
export function withoutAdded(rows: readonly FormRow[], sent: readonly ReturnType<typeof typedOf>[], answers: readonly CheckedRow[]): FormRow[] {
  const sentAs = new Map(sent.map((row) => [row.key, JSON.stringify(row)]));
  const isAdded = (row: FormRow): boolean => sentAs.get(row.key) === JSON.stringify(typedOf(row)) && !answers.some(({ key }) => key === row.key);
  const left = withAnswers(rows.filter((row) => !isAdded(row)), answers);
  return withBlanks(left, blankAtOnce - left.filter(isBlank).length);
}

/**
 * A list fills the rows from a place on: over blank ones, and between those that are filled. A blank row at that place becomes the first of the list, so that the field into which
 * it was pasted stays and keeps the focus. Null where that is more than is taken.
 */
export function withList(rows: readonly FormRow[], place: number, list: readonly ListRow[]): FormRow[] | null {
  const first = nextPlace(rows);
  const before = rows.slice(0, place);
  const after = rows.slice(place).filter((row) => !isBlank(row));
  const blank = rows[place];
  const keyOf = (row: FormRow, nth: number): FormRow => (nth === 0 && blank !== undefined && isBlank(blank) ? { ...row, key: blank.key } : row);
  const filled = [...before, ...list.map((row, nth) => keyOf(formRow(first + nth, row), nth)), ...after];
  return filled.length > mostListRows ? null : withBlanks(filled, 1);
}

/** Answers take their place beside the rows that they are about. */
export function withAnswers(rows: readonly FormRow[], answers: readonly CheckedRow[]): FormRow[] {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  return rows.map((row) => {
    const answer = byKey.get(row.key);
    return answer === undefined ? row : { ...row, checked: answer };
  });
}

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`]);

/** What is known of all rows, in one line; empty while nothing is. */
export function inWords(rows: readonly FormRow[]): string {
  const states = rows.flatMap((row) => currentCheck(row)?.state ?? []);
  const of = (...wanted: CheckedRow['state'][]) => states.filter((state) => wanted.includes(state)).length;
  return [...counted(of('found'), 'found'), ...counted(of('ambiguous'), 'to choose'), ...counted(of('unknown'), 'not found'), ...counted(of('refused'), 'cannot be ordered'), ...counted(of('incomplete'), 'not complete')].join(', ');
}
