export type { Code, CodeTable, Verified } from './requisition/codes/code-table.ts';
export type { Column } from './requisition/record/column.ts';
export type { Problem, RuleId } from './requisition/record/problem.ts';
export { bareRequisition, documentNumber, readRequisition, requisitionRecord, type Requisition, type RequisitionColumns } from './requisition/record/requisition.ts';
export { checkRequisition } from './requisition/rules/check-requisition.ts';
export { isContinental, type ActivityFacts, type RequisitionFacts } from './requisition/rules/facts.ts';
export { ruleSettings, standardSettings, type RuleSettings } from './requisition/rules/rule-settings.ts';
