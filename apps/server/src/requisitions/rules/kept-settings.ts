import { ruleSettings, standardSettings, type RuleSettings } from '@quartermaster/contracts/requisition';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { RequisitionError } from '../requisition-error.ts';

const isName = (name: string): name is keyof RuleSettings => name in ruleSettings;

/** The settings of the rules: the defaults, and what an operator has set. */
export async function readRuleSettings(queries: Queries): Promise<RuleSettings> {
  const { rows } = await queries.query<{ name: string; value: string }>(sql`select name, value from marketplace.requisition_rule_setting`);
  const set = rows.flatMap(({ name, value }) => {
    const read = isName(name) ? ruleSettings[name].read(value) : null;
    return read === null ? [] : [[name, read] as const];
  });
  return { ...standardSettings, ...Object.fromEntries(set) };
}

/** Sets one of them. @throws RequisitionError for a name that there is not, and for a value that it does not take */
export async function setRuleSetting(queries: Queries, name: string, value: string, changedBy: string, now: Date): Promise<void> {
  if (!isName(name)) throw new RequisitionError(`There is no setting "${name}". Use one of ${Object.keys(ruleSettings).join(', ')}.`);
  if (ruleSettings[name].read(value) === null) throw new RequisitionError(`"${value}" is no value of ${name}. Write ${ruleSettings[name].form}.`);
  await queries.query(sql`
    insert into marketplace.requisition_rule_setting (name, value, changed_at, changed_by) values (${name}, ${value}, ${now}, ${changedBy})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
}
