import { approvalRulesService, exportApprovalRulesService, importApprovalRulesService, setApprovalRuleService } from '@quartermaster/contracts-desk';
import { requestInvalid } from '../../wire/index.ts';
import { CsvFileError } from '../wire/csv-table.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { pagesOf } from '../wire/pages.ts';
import { allRules, listRules, RuleRefused, writeRule, writeRules } from './kept-rules.ts';
import { keyOf, readRuleCsv, readRuleRow, writeRuleCsv } from './rule-csv.ts';

/** Who authorizes orders: activities under funds control, approvers, budgets and limits of stores (docs/funds-control.md). */
export const approvalRuleServices = (): readonly DeskImplementation[] => [
  implementRead(approvalRulesService, async (filter, { database }) => {
    const rows = await listRules(database, filter);
    return { ...pagesOf(rows, filter.page), rules: rows.map(({ total: _total, ...rule }) => rule) };
  }),
  implementWrite(importApprovalRulesService, async ({ fileName, csv }, connection) => {
    const read = readable(() => readRuleCsv(csv));
    const written = await writeRules(connection, read.items).catch((error: unknown) => {
      throw error instanceof CsvFileError ? requestInvalid([{ field: 'csv', message: error.message }]) : error;
    });
    return importAnswer('approval-rules.imported', fileName, read, written);
  }),
  implementWrite(setApprovalRuleService, async ({ active, fiscalYear, ...typed }, connection) => {
    const read = readRuleRow({ ...typed, fiscal_year: fiscalYear, active: active ? 'yes' : 'no' });
    if ('problems' in read) throw requestInvalid(read.problems.map(({ field, reason }) => ({ field: field === 'fiscal_year' ? 'fiscalYear' : field, message: reason })));
    const rule = read.item;
    const outcome = await writeRule(connection, rule).catch((error: unknown) => {
      throw error instanceof RuleRefused ? requestInvalid([{ field: error.field, message: error.message }]) : error;
    });
    return { answer: { outcome }, change: { action: active ? 'approval-rule.set' : 'approval-rule.removed', subject: keyOf(rule), details: { outcome, ...(rule.amount !== null && { cents: rule.amount }) } } };
  }),
  implementRead(exportApprovalRulesService, async (_request, { database, now }) => ({
    fileName: `approval-rules-${now.toISOString().slice(0, 10)}.csv`,
    csv: writeRuleCsv(await allRules(database)),
  })),
];
