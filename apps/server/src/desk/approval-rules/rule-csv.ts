import { aacRule, decimalDollars, emailRule, fundRule, parseDollars, usd } from '@quartermaster/contracts';
import { approvalRuleKinds, type ApprovalRule } from '@quartermaster/contracts-desk';
import { typedLine } from '../../mail/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';

/** The columns of a CSV file of rules, in the order of an export. */
const ruleColumns = ['kind', 'code', 'email', 'name', 'fund', 'fiscal_year', 'role', 'amount', 'active'] as const;

type Column = (typeof ruleColumns)[number];

/** A rule of a file: one that is not active is taken away. */
export interface RuleRow extends ApprovalRule {
  readonly active: boolean;
}

const longest = 200;
const roles = ['buyer', 'approver'];

/** A rule of a row, or all that is wrong with the row. */
export function readRuleRow(row: Readonly<Record<string, string | undefined>>): { readonly item: RuleRow } | { readonly problems: readonly RowProblem[] } {
  const of = (column: Column): string => typedLine(row[column]);
  const problems: RowProblem[] = [];
  const check = (field: Column, reason: string | null): void => {
    if (reason !== null) problems.push({ field, reason });
  };
  const kind = approvalRuleKinds.find((known) => known === of('kind').toLowerCase());
  const active = { '': true, yes: true, no: false }[of('active').toLowerCase()];
  const [code, email, name, fund] = [of('code').toUpperCase(), of('email').toLowerCase(), of('name'), of('fund').toUpperCase()];
  const [role, year, typed] = [of('role').toLowerCase(), Number(of('fiscal_year')), of('amount')];
  const amount = typed === '' ? null : parseDollars(typed);
  if (kind === undefined) return { problems: [{ field: 'kind', reason: `Write one of ${approvalRuleKinds.join(', ')}.` }] };
  if (active === undefined) check('active', 'Write yes or no.');
  const isOfAgency = kind === 'approver' && /^[A-Z0-9]{2}([A-Z0-9]{2})?$/.test(code);
  if (kind === 'limit') check('code', /^[A-Z][A-Z0-9]{0,39}$/.test(code) ? null : 'Write the name of a store.');
  else if (!isOfAgency) check('code', aacRule(code));
  if (kind === 'approver') {
    check('email', emailRule(email));
    check('name', name === '' ? 'It is empty.' : name.length > longest ? `It is longer than ${longest} characters.` : null);
  }
  if (kind === 'budget') {
    check('fund', fundRule(fund));
    check('fiscal_year', Number.isInteger(year) && year >= 2000 && year <= 2200 ? null : 'Write a fiscal year, for example 2027.');
  }
  if (kind === 'limit') check('role', roles.includes(role) ? null : `Write one of ${roles.join(', ')}.`);
  if (typed !== '' && amount === null && kind !== 'control') check('amount', 'Write dollars, for example 2500.00.');
  if (typed === '' && active === true && (kind === 'budget' || kind === 'limit')) check('amount', 'It is empty.');
  if (problems.length > 0 || active === undefined) return { problems };
  const [isApprover, isBudget] = [kind === 'approver', kind === 'budget'];
  return {
    item: {
      kind, code, active, email: isApprover ? email : '', name: isApprover ? name : '', fund: isBudget ? fund : '', fiscalYear: isBudget ? year : null,
      role: kind === 'limit' ? role : '', amount: kind === 'control' ? null : amount,
    },
  };
}

/** What tells one rule from another, in words. */
export const keyOf = ({ kind, code, email, fund, fiscalYear, role }: ApprovalRule): string => [kind, code, email, fund, fiscalYear ?? '', role].filter((part) => part !== '').join(' ');

const table: CsvTable<RuleRow> = { columns: ruleColumns, needed: ['kind', 'code'], key: ['code', keyOf], read: readRuleRow };

/** @throws CsvFileError */
export const readRuleCsv = (text: string): ReadCsv<RuleRow> => readCsv(table, text);

/** The same columns for people and for the next import. */
export const writeRuleCsv = (rules: readonly ApprovalRule[]): string =>
  writeCsv(ruleColumns, rules.map(({ fiscalYear, amount, ...same }) => ({ ...same, fiscal_year: fiscalYear === null ? '' : String(fiscalYear), amount: amount === null ? '' : decimalDollars(usd(amount)), active: 'yes' })));
