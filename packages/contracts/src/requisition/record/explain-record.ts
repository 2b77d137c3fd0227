import { adviceCodes } from '../codes/advice-codes.ts';
import type { CodeTable } from '../codes/code-table.ts';
import { demandCodes } from '../codes/demand-codes.ts';
import { documentIdentifierCodes } from '../codes/document-identifiers.ts';
import { mediaStatusCodes } from '../codes/media-status-codes.ts';
import { signalCodes } from '../codes/signal-codes.ts';
import { unitOfIssueCodes } from '../codes/units-of-issue.ts';
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
}

const tableOf: Readonly<Record<string, CodeTable<unknown>>> = {
  documentIdentifier: documentIdentifierCodes, mediaAndStatus: mediaStatusCodes, unitOfIssue: unitOfIssueCodes, demandCode: demandCodes, signalCode: signalCodes, adviceCode: adviceCodes,
};

/** All columns of a requisition, in their order. @param record 80 columns */
export const explainRecord = (record: string): readonly ExplainedColumn[] =>
  requisitionLayout.toSorted((one, other) => one.from - other.from).map((column) => {
    const text = textOf(column, record).trimEnd();
    return { column, text, meaning: (text === '' ? undefined : tableOf[column.field]?.find(text)?.meaning) ?? column.explanation };
  });
