import { z } from 'zod';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { listed, listRequest } from '../wire/lists.ts';

/** `control`: an activity is under funds control; `approver`: of an activity or agency; `budget`: of a fund of an activity; `limit`: of a store. */
export const approvalRuleKinds = ['control', 'approver', 'budget', 'limit'] as const;

const approvalRule = z.object({
  kind: z.enum(approvalRuleKinds),
  /** An AAC, the first characters of an agency's code, or a store. */
  code: z.string(),
  email: z.string(),
  name: z.string(),
  fund: z.string(),
  fiscalYear: z.int().nullable(),
  role: z.string(),
  /** Cents. Null: an approver of any amount, and a control. */
  amount: z.int().nullable(),
});

export type ApprovalRule = z.output<typeof approvalRule>;

export const approvalRulesService = defineDeskService({
  path: '/approval-rules', method: 'GET', role: 'viewer', summary: 'Who authorizes orders: activities under funds control, approvers, budgets and limits of stores.',
  request: z.object({ ...listRequest, state: z.enum(['all', ...approvalRuleKinds]).default('all') }),
  answer: z.object({
    ...listed,
    /** What is reserved and spent of a budget, in cents; null of other rules. */
    rules: z.array(approvalRule.extend({ reserved: z.int().nullable(), spent: z.int().nullable() })),
  }),
});

const typed = z.string().trim().max(200).default('');

export const setApprovalRuleService = defineDeskService({
  path: '/approval-rules/set', method: 'POST', role: 'administrator', summary: 'Makes or changes one rule, or takes it away, by the checks of an import.',
  request: z.object({ kind: z.enum(approvalRuleKinds), code: typed, email: typed, name: typed, fund: typed, fiscalYear: typed, role: typed, /** Dollars. */ amount: typed, active: z.boolean() }),
  answer: z.object({ outcome: z.enum(['added', 'changed', 'same']) }),
});

export const importApprovalRulesService = defineDeskService({
  path: '/approval-rules/import', method: 'POST', role: 'administrator', summary: 'Reads a CSV file of rules; rows that are not active are removed, and rows that do not fit are left out and named.',
  request: sentCsvFile,
  answer: importedRows,
  bodyLimit: csvFileLimit,
});

export const exportApprovalRulesService = defineDeskService({
  path: '/approval-rules/export', method: 'GET', role: 'viewer', summary: 'All rules as CSV, in the columns that an import reads.',
  request: z.object({}),
  answer: savedCsvFile,
});
