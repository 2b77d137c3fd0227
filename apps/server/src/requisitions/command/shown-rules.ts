import { ruleSettings } from '@quartermaster/contracts/requisition';
import type { Queries } from '../../runtime/index.ts';
import { readRuleSettings } from '../rules/kept-settings.ts';

/** All settings of the rules, with what is set, the default, and how to write a value. */
export async function shownRules(queries: Queries): Promise<string> {
  const settings = await readRuleSettings(queries);
  return Object.values(ruleSettings).map(({ name, standard, explanation, form }) =>
    `${name} = ${written(settings[name])}${written(settings[name]) === written(standard) ? '' : ` (default: ${written(standard)})`}\n    ${explanation}\n    Write ${form}.\n`).join('');
}

const written = (value: string | number | readonly string[]): string => (Array.isArray(value) ? value.join(',') : String(value)) || 'nothing';
