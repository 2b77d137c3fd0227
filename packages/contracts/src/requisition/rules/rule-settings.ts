import type { CodeTable } from '../codes/code-table.ts';
import { tablesOfRules } from '../codes/tables.ts';
import { ruleIds, type RuleId } from '../record/problem.ts';

/** What may differ between deployments, because no source was seen that settles it. */
export interface RuleSettings {
  /** The source of supply of requisitions that name none. */
  readonly routingIdentifier: string;
  readonly rulesOff: readonly RuleId[];
  /** Tables of codes of which the rows that are not verified are refused. */
  readonly unverifiedRefused: readonly string[];
  /** The lowest priority, 1 to 15, with which the delivery date 999 is taken. */
  readonly lastPriorityOf999: number;
  /** Priorities from 1 to this one need an approver; 0: none does. */
  readonly lastApprovedPriority: number;
  /** On so many days of January a document may have a date of last year. */
  readonly yearTurnDays: number;
  /** Federal supply groups of which a delivery outside of the 48 states needs an export option, and one inside has none. */
  readonly exportGroups: readonly string[];
}

/** How a setting is written, and what it is for. */
interface RuleSetting<Name extends keyof RuleSettings = keyof RuleSettings> {
  readonly name: Name;
  readonly standard: RuleSettings[Name];
  readonly explanation: string;
  /** Null: it is not written so. */
  readonly read: (text: string) => RuleSettings[Name] | null;
  /** How to write it. */
  readonly form: string;
}

const setting = <Name extends keyof RuleSettings>(given: RuleSetting<Name>): RuleSetting<Name> => given;

const listOf = (isOne: (text: string) => boolean) => (text: string): string[] | null => {
  const words = text.split(',').map((word) => word.trim()).filter((word) => word !== '');
  return words.every(isOne) ? [...new Set(words)] : null;
};
const wholeUpTo = (most: number) => (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null);

const tableNames = tablesOfRules.map(({ name }: CodeTable<unknown>) => name);

/** All settings, with the default of each. */
export const ruleSettings = {
  routingIdentifier: setting({ name: 'routingIdentifier', standard: 'GSA', explanation: 'The source of supply of a record whose columns 4 to 6 are blank. GSA is a placeholder: ask your source of supply for its routing identifier.', read: (text) => (/^[A-Z][A-Z0-9]{2}$/.test(text.trim()) ? text.trim() : null), form: 'a letter and two letters or digits' }),
  rulesOff: setting({ name: 'rulesOff', standard: [], explanation: 'Rules that are not checked.', read: (text) => listOf((word) => (ruleIds as readonly string[]).includes(word))(text) as RuleId[] | null, form: 'numbers of rules with commas between them, such as R18,R19, or nothing' }),
  unverifiedRefused: setting({ name: 'unverifiedRefused', standard: [], explanation: 'Tables of codes of which the rows that were not verified are refused.', read: listOf((word) => tableNames.includes(word)), form: `names with commas between them, or nothing: ${tableNames.join(', ')}` }),
  lastPriorityOf999: setting({ name: 'lastPriorityOf999', standard: 3, explanation: 'The required delivery date 999 is taken with priorities from 01 to this one. An old Navy manual says 04.', read: wholeUpTo(15), form: 'a number from 0 to 15' }),
  lastApprovedPriority: setting({ name: 'lastApprovedPriority', standard: 10, explanation: 'Priorities from 01 to this one are of urgency of need A or B, and need an approver who is named.', read: wholeUpTo(15), form: 'a number from 0 to 15' }),
  yearTurnDays: setting({ name: 'yearTurnDays', standard: 31, explanation: 'On so many days of January a document number may have a date of last year.', read: wholeUpTo(366), form: 'a number of days from 0 to 366' }),
  exportGroups: setting({ name: 'exportGroups', standard: ['23'], explanation: 'Federal supply groups of which a delivery outside of the 48 states needs an export option, and one inside has none.', read: listOf((word) => /^\d{2}$/.test(word)), form: 'groups of two digits with commas between them, or nothing' }),
} as const satisfies { readonly [Name in keyof RuleSettings]: RuleSetting<Name> };

/** What the rules go by where nothing is set. */
export const standardSettings: RuleSettings = {
  routingIdentifier: ruleSettings.routingIdentifier.standard,
  rulesOff: ruleSettings.rulesOff.standard,
  unverifiedRefused: ruleSettings.unverifiedRefused.standard,
  lastPriorityOf999: ruleSettings.lastPriorityOf999.standard,
  lastApprovedPriority: ruleSettings.lastApprovedPriority.standard,
  yearTurnDays: ruleSettings.yearTurnDays.standard,
  exportGroups: ruleSettings.exportGroups.standard,
};
