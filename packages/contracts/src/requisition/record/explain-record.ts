import type { Verified } from '../codes/code-table.ts';
import { codeMeaning } from './code-meaning.ts';
import type { Column } from './column.ts';
import { textOf } from './read-columns.ts';
import { requisitionLayout } from './requisition-layout.ts';

/** Some columns of a record, for people. */
export interface ExplainedColumn {
  readonly column: Column;
  /** What is in it, without the blanks at its end. */
  readonly text: string;
  /** What that means, where a table of codes says it; otherwise what the column is for. */
  readonly meaning: string;
  /** How far that was read in a source. */
  readonly verified: Verified;
}

/** All columns of a requisition, in their order. @param record 80 columns */
export const explainRecord = (record: string): readonly ExplainedColumn[] =>
  requisitionLayout.toSorted((one, other) => one.from - other.from).map((column) => {
    const text = textOf(column, record).trimEnd();
    const { meaning, verified } = codeMeaning(column.field, text) ?? { meaning: column.explanation, verified: column.verified };
    return { column, text, meaning, verified };
  });
