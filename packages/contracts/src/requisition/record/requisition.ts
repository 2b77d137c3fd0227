import type { ValuesOf } from './column.ts';
import type { Problem } from './problem.ts';
import { readColumns, type Reading } from './read-columns.ts';
import { recordOfLine } from './record-line.ts';
import { requisitionLayout } from './requisition-layout.ts';
import { writeColumns } from './write-columns.ts';

/** What the 80 columns of a requisition say. */
export type RequisitionColumns = ValuesOf<typeof requisitionLayout>;

/** A requisition, with what comes beside its record. */
export interface Requisition extends RequisitionColumns {
  /** Exception data in words. */
  readonly remarks: string;
  /** Advice codes besides that of the record: they go with the remarks. */
  readonly furtherAdviceCodes: readonly string[];
  /** The commander or designated reviewer who approved an urgent one; empty: no one is named. */
  readonly approver: string;
  /** The option that was chosen for an export; empty: none. */
  readonly exportOption: string;
}

/** A requisition that is its record and nothing else. */
export const bareRequisition = (columns: RequisitionColumns): Requisition => ({ ...columns, remarks: '', furtherAdviceCodes: [], approver: '', exportOption: '' });

/** The 80 columns of a requisition. */
export const requisitionRecord = (requisition: RequisitionColumns): { readonly record: string } | { readonly problems: readonly Problem[] } =>
  writeColumns(requisitionLayout, { ...requisition });

/** What a line of 71 to 80 columns says. */
export function readRequisition(line: string): Reading<RequisitionColumns> {
  const read = recordOfLine(line);
  return 'problems' in read ? read : readColumns(requisitionLayout, read.record);
}

/** AAC, date and serial number, without anything between them: `47AB0163240001`. */
export const documentNumber = ({ activity, ordinalDate, serial }: Pick<RequisitionColumns, 'activity' | 'ordinalDate' | 'serial'>): string => `${activity}${ordinalDate}${serial}`;
