import { requisitionLayout } from '../record/requisition-layout.ts';
import { problem, type Problem } from '../record/problem.ts';
import { checkRequisition } from '../rules/check-requisition.ts';
import type { RuleSettings } from '../rules/rule-settings.ts';
import type { EntryLine } from './entry-line.ts';
import { requisitionOfLine, type LineSurroundings } from './requisition-of-line.ts';

const unitColumn = requisitionLayout.find(({ field }) => field === 'unitOfIssue') ?? null;

const quantityColumn = requisitionLayout.find(({ field }) => field === 'quantity') ?? null;

/** All that is wrong with a typed line; the same in the browser and on the server. A unit that is not that of the item breaks R05. */
export function checkLine(line: EntryLine, surroundings: LineSurroundings, settings: RuleSettings): readonly Problem[] {
  const requisition = requisitionOfLine(line, surroundings);
  const { unitOfItem } = surroundings;
  const typed = line.quantity.trim();
  // What was typed is named, and not the number that it is none of.
  const problems = checkRequisition(requisition, surroundings.facts, settings).map((each) =>
    (each.field === 'quantity' && requisition.quantity === 0 ? problem('R06', quantityColumn, `${typed === '' ? 'It is missing.' : `“${typed}” is no quantity.`} Give a whole number from 1 on, such as 12 or 1,200.`) : each));
  if (unitOfItem === null || requisition.unitOfIssue === unitOfItem || settings.rulesOff.includes('R05') || problems.some(({ field }) => field === 'unitOfIssue')) return problems;
  return [...problems, problem('R05', unitColumn, `The item is counted in ${unitOfItem}, not in ${requisition.unitOfIssue}. Use ${unitOfItem}, or leave the unit blank.`)];
}
