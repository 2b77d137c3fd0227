import type { Verified } from '../codes/code-table.ts';
import { codeMeaning } from './code-meaning.ts';
import type { Column } from './column.ts';
import { fundMeaning } from './fund-meaning.ts';
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

const columnOf = (field: (typeof requisitionLayout)[number]['field']): Column | undefined => requisitionLayout.find((column) => column.field === field);

/** All columns of a requisition, in their order. @param record 80 columns */
export function explainRecord(record: string): readonly ExplainedColumn[] {
  const read = (column: Column | undefined): string => (column === undefined ? '' : textOf(column, record).trimEnd());
  const [fundCode, signalCode, activity, supplementaryAddress] = [read(columnOf('fundCode')), read(columnOf('signalCode')), read(columnOf('activity')), read(columnOf('supplementaryAddress'))];
  return requisitionLayout.toSorted((one, other) => one.from - other.from).map((column) => {
    const text = read(column);
    const said = column.field === 'fundCode' ? fundMeaning({ fundCode, signalCode, activity, supplementaryAddress }) : codeMeaning(column.field, text);
    const { meaning, verified } = said ?? { meaning: column.explanation, verified: column.verified };
    return { column, text, meaning, verified };
  });
}
