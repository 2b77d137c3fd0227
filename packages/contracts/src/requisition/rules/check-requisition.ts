import { ruleIds, type Problem, type RuleId } from '../record/problem.ts';
import { requisitionRecord, type Requisition } from '../record/requisition.ts';
import { exportRule, fundCodeRule, localDataRule, signalRule, supplementaryRule, zipRule } from './address-rules.ts';
import type { RequisitionFacts } from './facts.ts';
import { documentIdentifierRule, mediaStatusRule, quantityRule, routingIdentifierRule, stockNumberRule } from './item-rules.ts';
import { blankEndRule, deliveryDateRule, exceptionDataRule, freeIssueRule, priorityRule, projectRule, remarksRule } from './need-rules.ts';
import { activityRule, demandRule, documentDateRule, uniqueNumberRule } from './number-rules.ts';
import type { Rule } from './rule.ts';
import type { RuleSettings } from './rule-settings.ts';

/** R01 and R02 are mostly those of the record: {@link requisitionRecord} finds what breaks them. */
const numbered: Readonly<Record<Exclude<RuleId, 'R01' | 'R02'>, Rule>> = {
  R03: documentIdentifierRule,
  R04: routingIdentifierRule,
  R05: stockNumberRule,
  R06: quantityRule,
  R07: activityRule,
  R08: documentDateRule,
  R09: uniqueNumberRule,
  R10: supplementaryRule,
  R11: fundCodeRule,
  R12: localDataRule,
  R13: priorityRule,
  R14: deliveryDateRule,
  R15: exceptionDataRule,
  R16: freeIssueRule,
  R17: blankEndRule,
  R18: exportRule,
  R19: zipRule,
};

/** What the layout of single columns says and no numbered rule does, and R02 of what comes beside the record. */
const others: readonly Rule[] = [mediaStatusRule, demandRule, signalRule, projectRule, remarksRule];

/**
 * All that is wrong with a requisition, in the order of the rules; none: it may be sent. A rule that the settings turn off says nothing, but a record that cannot
 * be written is refused always.
 */
export function checkRequisition(requisition: Requisition, facts: RequisitionFacts, settings: RuleSettings): readonly Problem[] {
  const given = { requisition, facts, settings };
  const written = requisitionRecord(requisition);
  const unwritable = 'problems' in written ? written.problems : [];
  const isOn = ({ rule }: Problem): boolean => rule === 'layout' || !settings.rulesOff.includes(rule);
  const broken = [...Object.values(numbered), ...others].flatMap((rule) => rule(given)).filter(isOn);
  const once = [...new Map([...broken, ...unwritable].map((each) => [`${each.rule} ${each.field ?? ''}`, each])).values()];
  const places: readonly string[] = [...ruleIds, 'layout'];
  return once.toSorted((one, other) => places.indexOf(one.rule) - places.indexOf(other.rule));
}
