import type { CodeTable, Code } from '../codes/code-table.ts';
import type { Column } from '../record/column.ts';
import { problem, type Problem, type RuleId } from '../record/problem.ts';
import type { Requisition, RequisitionColumns } from '../record/requisition.ts';
import { requisitionLayout } from '../record/requisition-layout.ts';
import type { RequisitionFacts } from './facts.ts';
import type { RuleSettings } from './rule-settings.ts';

export interface Given {
  readonly requisition: Requisition;
  readonly facts: RequisitionFacts;
  readonly settings: RuleSettings;
}

/** What a rule finds: nothing, or problems. Each rule looks at its own columns alone. */
export type Rule = (given: Given) => readonly Problem[];

const columnOf = new Map<string, Column>(requisitionLayout.map((column) => [column.field, column]));

/** One problem of a rule. @param field null: it is about what comes beside the record */
export const found = (rule: RuleId | 'layout', field: keyof RequisitionColumns | null, said: string): readonly Problem[] =>
  [problem(rule, field === null ? null : (columnOf.get(field) ?? null), said)];

/** One problem with what comes beside the record, at a field of its own. @param title its name for people */
export const beside = (rule: RuleId | 'layout', field: 'remarks' | 'furtherAdviceCodes' | 'exportOption', title: string, said: string): readonly Problem[] =>
  [{ rule, field, message: `${rule === 'layout' ? 'Layout' : rule}, ${title}: ${said}` }];

export const nothing: readonly Problem[] = [];

/** A code that may be used: one that is in its table, and verified where the settings ask for it. */
export function usable<More>(table: CodeTable<More>, code: string, { unverifiedRefused }: RuleSettings): Code<More> | undefined {
  const row = table.find(code);
  return row?.verified === 'no' && unverifiedRefused.includes(table.name) ? undefined : row;
}

/** The identifier says that the item is a part number, an identifier of another kind, or has its data in the remarks; otherwise it is an NSN. */
export const isForNsn = (documentIdentifier: string): boolean => /[1A]$/.test(documentIdentifier);

export const carriesExceptions = (documentIdentifier: string): boolean => ['A05', 'A0E'].includes(documentIdentifier);
