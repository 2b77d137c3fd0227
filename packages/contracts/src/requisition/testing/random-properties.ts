import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { textOf } from '../record/read-columns.ts';
import type { RuleId } from '../record/problem.ts';
import { readRequisition, requisitionRecord, type RequisitionColumns } from '../record/requisition.ts';
import { requisitionLayout } from '../record/requisition-layout.ts';
import { checkRequisition } from '../rules/check-requisition.ts';
import { standardSettings } from '../rules/rule-settings.ts';
import { anyValidRequisition } from './random-requisition.ts';

/** A valid requisition breaks no rule, and reads back equal. */
export const validOnes = fc.property(anyValidRequisition, ({ requisition, facts }) => {
  const written = requisitionRecord(requisition);
  const read = readRequisition('record' in written ? written.record : '');
  return checkRequisition(requisition, facts, standardSettings).length === 0 && 'values' in read && isDeepStrictEqual({ ...requisition, ...read.values }, requisition);
});

/** The rules that may speak where a column is changed: its own, and those that compare it with others. */
const rulesOf: Readonly<Record<keyof RequisitionColumns, readonly (RuleId | 'layout')[]>> = {
  documentIdentifier: ['R03', 'R05', 'R15'], routingIdentifier: ['R04'], mediaAndStatus: ['layout'], stockNumber: ['R05', 'R06', 'R18'], unitOfIssue: ['R05'], quantity: ['R06'],
  activity: ['R07'], ordinalDate: ['R08'], serial: ['layout'], demandCode: ['layout'], supplementaryAddress: ['R10', 'R12'],
  signalCode: ['layout', 'R03', 'R10', 'R11', 'R12', 'R16', 'R18', 'R19'], fundCode: ['R11'], distributionCode: [], projectCode: ['layout'], priority: ['R13', 'R14'],
  requiredDeliveryDate: ['R14'], adviceCode: ['layout', 'R16'], dateOfReceipt: ['R17'], ownership: ['R17'], supplyCondition: ['R17'], management: ['R17'], unitPrice: ['R17', 'layout'],
};

/** A valid record of which one character is changed is refused by a rule of its column, or is valid and reads back equal. @param counts how many were which */
export const changedOnes = (counts: { refused: number; valid: number }) =>
  fc.property(anyValidRequisition, fc.integer({ min: 0, max: 79 }), fc.integer({ min: 32, max: 126 }), ({ requisition, facts }, at, sign) => {
    const written = requisitionRecord(requisition);
    const record = 'record' in written ? written.record : '';
    const changed = record.slice(0, at) + String.fromCharCode(sign) + record.slice(at + 1);
    const column = requisitionLayout.find(({ from, to }) => from <= at + 1 && at + 1 <= to);
    if (column === undefined) return false;
    const read = readRequisition(changed);
    const problems = 'problems' in read ? read.problems : checkRequisition({ ...requisition, ...read.values }, facts, standardSettings);
    if (problems.length > 0) {
      counts.refused += 1;
      return problems.every(({ rule }) => rulesOf[column.field].includes(rule));
    }
    counts.valid += 1;
    return 'values' in read && isDeepStrictEqual(requisitionRecord(read.values), { record: changed }) && isInColumn(column.field, textOf(column, changed).trimEnd());
  });

/** A second opinion of what may be in a column, written down apart from the rules. */
function isInColumn(field: keyof RequisitionColumns, text: string): boolean {
  const forms: Partial<Record<keyof RequisitionColumns, RegExp>> = {
    documentIdentifier: /^A0[ABDE12457]$/, routingIdentifier: /^[A-Z][A-Z\d]{2}$/, stockNumber: /^\S.*$/, unitOfIssue: /^[A-Z]{2}$/, quantity: /^(\d{5}|\d{4}M)$/, activity: /^[A-Z\d]{6}$/,
    ordinalDate: /^\d{4}$/, serial: /^[A-Z\d]{4}$/, demandCode: /^[RNOPIS]$/, signalCode: /^[A-DJ-M]$/, fundCode: /^([A-Z\d]{2})?$/, projectCode: /^([A-Z\d]{3})?$/, priority: /^(0[1-9]|1[0-5])$/,
    requiredDeliveryDate: /^(|\d{3}|[NESX]\d\d)$/, adviceCode: /^(|[25][A-Z])$/,
  };
  return forms[field]?.test(text) ?? true;
}
