import type { CheckedRow } from '@quartermaster/contracts';

/** What is said at the fields of a row. */
interface RowProblems {
  readonly number?: string;
  readonly quantity?: string;
  /** Said without being a mistake: the row is not wholly typed yet. */
  readonly note?: string;
}

/** Where the message of a row belongs: to its quantity as soon as its product is known. */
export function rowProblems(checked: CheckedRow | null): RowProblems {
  if (checked === null || checked.message === null) return {};
  if (checked.state === 'ambiguous' || (checked.state === 'incomplete' && checked.quantity.trim() === '')) return { note: checked.message };
  return checked.item === null ? { number: checked.message } : { quantity: checked.message };
}
