import type { Verified } from '../codes/code-table.ts';

/** `quantity`: pieces, as five digits or as thousands (`1950M`). `cents`: five digits of dollars and two of cents, or blank. */
type ColumnKind = 'text' | 'quantity' | 'cents';

/** Some neighboring columns of the 80, counted from 1, and what they hold. */
export interface Column {
  readonly field: string;
  readonly from: number;
  readonly to: number;
  readonly kind: ColumnKind;
  /** Its name for people. */
  readonly title: string;
  /** What may be in it, and what it is for. */
  readonly explanation: string;
  readonly verified: Verified;
  readonly source: string;
}

interface OfKind {
  readonly text: string;
  readonly quantity: number;
  readonly cents: number | null;
}

/** The fields of a document whose record has these columns. Text is without blanks at its end; an empty one is blank. */
export type ValuesOf<Columns extends readonly Column[]> = { readonly [Each in Columns[number] as Each['field']]: OfKind[Each['kind']] };

/** `column 7`, `columns 8 to 22`. */
export const whereIs = ({ from, to }: Pick<Column, 'from' | 'to'>): string => (from === to ? `column ${from}` : `columns ${from} to ${to}`);
