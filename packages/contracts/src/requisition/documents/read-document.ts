import { documentIdentifierCodes } from '../codes/document-identifiers.ts';
import { problem, type Problem } from '../record/problem.ts';
import { recordOfLine } from '../record/record-line.ts';
import { readColumns, textOf } from '../record/read-columns.ts';
import { headColumns } from '../record/requisition-layout.ts';
import { documentProblems } from './document-problems.ts';
import { layoutOf, type SupplyDocument } from './document.ts';

export type DocumentReading = { readonly document: SupplyDocument; readonly record: string } | { readonly problems: readonly Problem[] };

const kinds: Readonly<Record<string, SupplyDocument['kind']>> = { A0: 'requisition', AF: 'follow-up', AC: 'cancellation', AE: 'supply-status', AS: 'shipment-status' };

/** The document of a line of 71 to 80 columns, or why it is none that is read here. */
export function readDocument(line: string): DocumentReading {
  const read = recordOfLine(line);
  if ('problems' in read) return read;
  const { record } = read;
  const kind = kindOf(record);
  if (typeof kind !== 'string') return { problems: [kind] };
  const columns = readColumns(layoutOf[kind], record);
  if ('problems' in columns) return columns;
  const document = { kind, columns: columns.values } as SupplyDocument;
  const problems = documentProblems(document);
  return problems.length > 0 ? { problems } : { document, record };
}

function kindOf(record: string): SupplyDocument['kind'] | Problem {
  const [column] = headColumns;
  const identifier = textOf(column, record);
  const row = documentIdentifierCodes.find(identifier) ?? documentIdentifierCodes.find(`${identifier.slice(0, 2)}_`);
  const kind = kinds[identifier.slice(0, 2)];
  if (row !== undefined && kind !== undefined) return kind;
  return problem('layout', column, row === undefined
    ? `“${identifier}” is no document that is known. Requisitions (A0_), follow-ups (AF_), cancellations (AC_), supply status (AE_) and shipment status (AS_) are read.`
    : `${identifier} is not read here (${row.meaning}). Work on it by hand.`);
}
