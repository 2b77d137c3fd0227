import type { RequisitionDetail } from '@quartermaster/contracts';
import { explainRecord } from '@quartermaster/contracts/requisition';
import { withCapital } from '../../text/index.ts';
import type { FormBox } from './tagged-document.ts';

/** Fields of the record in the rows of the form, each with the share of its row. */
const rows: readonly (readonly (readonly [field: string, share: number])[])[] = [
  [['documentIdentifier', 5], ['routingIdentifier', 5], ['mediaAndStatus', 4], ['stockNumber', 11], ['unitOfIssue', 4], ['quantity', 5]],
  [['activity', 8], ['ordinalDate', 7], ['serial', 6], ['demandCode', 5], ['supplementaryAddress', 8], ['signalCode', 5], ['fundCode', 5]],
  [['distributionCode', 6], ['projectCode', 5], ['priority', 5], ['requiredDeliveryDate', 6], ['adviceCode', 5], ['dateOfReceipt', 5]],
  [['ownership', 5], ['supplyCondition', 5], ['management', 6], ['unitPrice', 5]],
];

/** The boxes of a single line item requisition as DD Form 1348-6 orders them: to whom and from whom, the 80 columns, and the identification data and remarks. */
export function requisitionBoxes({ record, name, approver, remarks, furtherAdviceCodes, exportOption }: Pick<RequisitionDetail, 'record' | 'name' | 'approver' | 'remarks' | 'furtherAdviceCodes' | 'exportOption'>): readonly (readonly FormBox[])[] {
  const columns = new Map(explainRecord(record).map((each) => [each.column.field, each]));
  const textOf = (field: string): string => columns.get(field)?.text ?? '';
  const ofColumns = ([field, share]: readonly [field: string, share: number]): FormBox[] => {
    const found = columns.get(field);
    if (found === undefined) return [];
    const { column: { from, to, title }, text } = found;
    return [{ label: `${from === to ? String(from) : `${from}–${to}`} ${withCapital(title)}`, value: text, share }];
  };
  const beyond = [furtherAdviceCodes.length === 0 ? '' : `Further advice codes: ${furtherAdviceCodes.join(', ')}.`, exportOption === '' ? '' : `Export option: ${exportOption}.`, remarks].filter((text) => text !== '');
  return [
    [{ label: 'Send to (routing identifier)', value: textOf('routingIdentifier'), share: 1 }, { label: 'Requisition is from (AAC)', value: textOf('activity'), share: 1 }],
    ...rows.map((row) => row.flatMap(ofColumns)),
    [{ label: 'Name of item requested', value: name, share: 3 }, { label: 'Approved by', value: approver, share: 2 }],
    [{ label: 'Remarks', value: beyond.join(' '), share: 1 }],
  ];
}
