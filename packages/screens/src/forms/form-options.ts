import type { FieldError } from '@quartermaster/contracts';
import type { Field } from './field.ts';
import type { RowTable, TypedRow } from './row-table.ts';

export interface FormOptions<Name extends string = string, Column extends string = never> {
  /** The fields that are shown, in their order. */
  readonly fields: readonly Field<Name>[];
  /** The first values of the fields, also of those that are shown later on. Later answers leave alone the text that was typed. */
  readonly values?: Readonly<Partial<Record<Name, string | undefined>>>;
  /** The answer of the server: the same object until the next answer. */
  readonly answer: object;
  /** The problems that the server found, by its names of the fields. */
  readonly errors: readonly FieldError[];
  /** Rows that are typed too. */
  readonly table?: RowTable<Column>;
  /** False: the form shows its messages at the fields alone, and leads to the first one. By itself so in a form with one field. */
  readonly hasSummary?: boolean;
  /** An answer is awaited already: nothing is sent meanwhile. */
  readonly isPending?: boolean;
  /** All that is shown follows its rule. Until a promise that is returned settles, nothing is sent again. */
  readonly onSend: (values: Readonly<Record<Name, string>>, rows: readonly TypedRow<Column>[]) => void | Promise<void>;
}
