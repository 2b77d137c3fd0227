import { whereIs, type Column } from './column.ts';

/** The rules of requisitions, by the numbers under which they are listed in docs/requisitions.md. */
export const ruleIds = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19'] as const;
export type RuleId = (typeof ruleIds)[number];

/** Something that is wrong with a record. */
export interface Problem {
  /** `layout`: the column does not take it, and none of the numbered rules says so. */
  readonly rule: RuleId | 'layout';
  /** The field it is about; null: the record as a whole, or what comes beside it. */
  readonly field: string | null;
  /** The rule, the field with its columns, what is wrong, and what to do. */
  readonly message: string;
}

/** @param said what is wrong and what to do, in whole sentences */
export const problem = (rule: Problem['rule'], column: Column | null, said: string): Problem =>
  ({ rule, field: column?.field ?? null, message: `${rule === 'layout' ? 'Layout' : rule}${column === null ? '' : `, ${column.title} (${whereIs(column)})`}: ${said}` });
