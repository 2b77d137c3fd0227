import { adviceCodes } from '../codes/advice-codes.ts';
import { deliveryDateCodes } from '../codes/delivery-date-codes.ts';
import { priorityDesignators } from '../codes/priority-designators.ts';
import { signalCodes } from '../codes/signal-codes.ts';
import { isDayNumber } from '../record/ordinal-date.ts';
import { carriesExceptions, found, nothing, usable, type Rule } from './rule.ts';

const isPriority = (priority: string): boolean => /^(0[1-9]|1[0-5])$/.test(priority);

/** Column 57 to 59. */
export const projectRule: Rule = ({ requisition: { projectCode } }) =>
  /^([A-Z0-9]{3})?$/.test(projectCode) ? nothing : found('layout', 'projectCode', `“${projectCode}” is no project code. Give three capital letters or digits, or leave it blank.`);

/** Who approves urgency of need A, and who urgency B. */
const approverOf = (priority: string): string => {
  const urgency = Object.values(priorityDesignators.matrix).map((row) => row.findIndex((each) => each === priority)).find((at) => at !== -1);
  return ['the commander', 'the designated reviewer'][urgency ?? -1] ?? 'the person';
};

/** R13: a priority from 01 to 15, and an approver for those of urgency A or B. */
export const priorityRule: Rule = ({ requisition: { priority, approver }, settings: { lastApprovedPriority } }) => {
  if (!isPriority(priority)) return found('R13', 'priority', `“${priority}” is no priority designator. Give 01 to 15.`);
  return Number(priority) <= lastApprovedPriority && approver.trim() === ''
    ? found('R13', 'priority', `Priority ${priority} needs ${approverOf(priority)} who approved it. Name them, or use ${String(lastApprovedPriority + 1).padStart(2, '0')} to 15.`)
    : nothing;
};

/** The row of the table that a required delivery date is written by. */
const formOf = (date: string): string => {
  if (isDayNumber(date)) return 'DDD';
  return /^[A-Z]\d{2}$/.test(date) ? `${date.slice(0, 1)}..` : date;
};

const lastPriorityOfMission = 8;

/** R14: a required delivery date that exists, with a priority that may have it. */
export const deliveryDateRule: Rule = ({ requisition: { requiredDeliveryDate, priority }, settings }) => {
  const form = formOf(requiredDeliveryDate);
  if (form.length > 3 || ['DDD', 'N..', 'E..', 'S..', 'X..'].includes(requiredDeliveryDate) || usable(deliveryDateCodes, form, settings) === undefined) {
    return found('R14', 'requiredDeliveryDate', `“${requiredDeliveryDate}” is no required delivery date. Give a day of the year from 001 to 366, a code such as 999 or 777, a letter N, E, S or X with two digits, or leave it blank.`);
  }
  if (!isPriority(priority)) return nothing;
  const last = form === '999' ? settings.lastPriorityOf999 : ['N..', 'E..'].includes(form) ? lastPriorityOfMission : 15;
  return Number(priority) > last ? found('R14', 'requiredDeliveryDate', `${requiredDeliveryDate} goes with priorities 01 to ${String(last).padStart(2, '0')} alone, not with ${priority}. Change one of the two.`) : nothing;
};

/** R15: remarks and a second advice code need a document identifier that says so; and each advice code is one. */
export const exceptionDataRule: Rule = ({ requisition: { documentIdentifier, adviceCode, furtherAdviceCodes, remarks }, settings }) => {
  const unknown = [...(adviceCode === '' ? [] : [adviceCode]), ...furtherAdviceCodes].find((code) => usable(adviceCodes, code, settings) === undefined);
  return [
    ...(unknown === undefined ? nothing : found('layout', 'adviceCode', `“${unknown}” is no advice code. Use one of ${adviceCodes.codes.map(({ code }) => code).join(', ')}, or leave it blank.`)),
    ...((furtherAdviceCodes.length > 0 || remarks.trim() !== '') && !carriesExceptions(documentIdentifier)
      ? found('R15', 'documentIdentifier', `Remarks or a second advice code need A0E, or A05 from overseas, not ${documentIdentifier}. Change the document identifier, or take them out.`)
      : nothing),
  ];
};

/** R16: free issue by advice code is free issue by signal code. */
export const freeIssueRule: Rule = ({ requisition: { adviceCode, furtherAdviceCodes, signalCode } }) =>
  [adviceCode, ...furtherAdviceCodes].includes('2E') && signalCodes.find(signalCode)?.more.fundCode !== 'blank'
    ? found('R16', 'adviceCode', `Advice code 2E is free issue, which needs signal code D or M, not ${signalCode === '' ? 'a blank one' : signalCode}. Change one of the two.`)
    : nothing;

const filledLater = ['dateOfReceipt', 'ownership', 'supplyCondition', 'management', 'unitPrice'] as const;

/** R17: what the processing point fills in is blank. */
export const blankEndRule: Rule = ({ requisition }) =>
  filledLater.flatMap((field) => (requisition[field] === '' || requisition[field] === null ? nothing : found('R17', field, `“${requisition[field]}” is in it. Leave it blank: the processing point fills it in.`)));
