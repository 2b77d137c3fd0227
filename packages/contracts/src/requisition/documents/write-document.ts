import type { Problem } from '../record/problem.ts';
import type { RequisitionColumns } from '../record/requisition.ts';
import { writeColumns } from '../record/write-columns.ts';
import { layoutOf, type FollowUpColumns, type SupplyDocument } from './document.ts';

/** The 80 columns of a document. */
export const documentRecord = ({ kind, columns }: SupplyDocument): { readonly record: string } | { readonly problems: readonly Problem[] } =>
  writeColumns(layoutOf[kind], { ...columns });

const about = ({ demandCode: _demandCode, ...columns }: RequisitionColumns, documentIdentifier: string): FollowUpColumns => ({ ...columns, documentIdentifier, suffix: '' });

/** The requisitioner asks what became of a requisition (AF1). */
export const followUpOf = (columns: RequisitionColumns): SupplyDocument => ({ kind: 'follow-up', columns: about(columns, 'AF1') });

/** The requisitioner takes back so many pieces of a requisition (AC1). */
export const cancellationOf = (columns: RequisitionColumns, quantity: number): SupplyDocument => ({ kind: 'cancellation', columns: { ...about(columns, 'AC1'), quantity } });
