import { adviceCodes } from '../codes/advice-codes.ts';
import { deliveryDateCodes, deliveryDateForm } from '../codes/delivery-date-codes.ts';
import { priorityDesignators } from '../codes/priority-designators.ts';
import { signalCodes } from '../codes/signal-codes.ts';
import { noneOf } from './none-of-a-code.ts';
import { beside, carriesExceptions, found, nothing, usable, type Rule } from './rule.ts';

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
  if (!isPriority(priority)) return found('R13', 'priority', `${noneOf(priority, 'priority designator')} Give 01 to 15.`);
  return Number(priority) <= lastApprovedPriority && approver.trim() === ''
    ? found('R13', 'priority', `Priority ${priority} needs ${approverOf(priority)} who approved it. Name them, or use ${String(lastApprovedPriority + 1).padStart(2, '0')} to 15.`)
    : nothing;
};

const lastPriorityOfMission = 8;

/** R14: a required delivery date that exists, with a priority that may have it. */
export const deliveryDateRule: Rule = ({ requisition: { requiredDeliveryDate, priority }, settings }) => {
  const form = deliveryDateForm(requiredDeliveryDate);
  if (form.length > 3 || ['DDD', 'N..', 'E..', 'S..', 'X..'].includes(requiredDeliveryDate) || usable(deliveryDateCodes, form, settings) === undefined) {
    return found('R14', 'requiredDeliveryDate', `“${requiredDeliveryDate}” is no required delivery date. Give a day of the year from 001 to 366, a code such as 999 or 777, a letter N, E, S or X with two digits, or leave it blank.`);
  }
  if (!isPriority(priority)) return nothing;
  const last = form === '999' ? settings.lastPriorityOf999 : ['N..', 'E..'].includes(form) ? lastPriorityOfMission : 15;
  return Number(priority) > last ? found('R14', 'requiredDeliveryDate', `${requiredDeliveryDate} goes with priorities 01 to ${String(last).padStart(2, '0')} alone, not with ${priority}. Change one of the two.`) : nothing;
};

/** R15: remarks, an export option and a second advice code need a document identifier that says so, and a second one goes with a first; and each advice code is one. */
export const exceptionDataRule: Rule = ({ requisition: { documentIdentifier, adviceCode, furtherAdviceCodes, remarks, exportOption }, settings }) => {
  const unknownIn = (codes: readonly string[]): string | null => {
    const unknown = codes.find((code) => usable(adviceCodes, code, settings) === undefined);
    return unknown === undefined ? null : `“${unknown}” is no advice code. Use one of ${adviceCodes.codes.map(({ code }) => code).join(', ')}, or leave it blank.`;
  };
  const [unknown, unknownFurther] = [unknownIn(adviceCode === '' ? [] : [adviceCode]), unknownIn(furtherAdviceCodes)];
  return [
    ...(unknown === null ? nothing : found('layout', 'adviceCode', unknown)),
    ...(unknownFurther === null ? nothing : beside('layout', 'furtherAdviceCodes', 'further advice codes', unknownFurther)),
    ...(furtherAdviceCodes.length > 0 && adviceCode === '' ? beside('R15', 'furtherAdviceCodes', 'further advice codes', 'There is no first advice code in columns 65 and 66. Give that one first, and here the others.') : nothing),
    ...((furtherAdviceCodes.length > 0 || remarks.trim() !== '' || exportOption !== '') && !carriesExceptions(documentIdentifier)
      ? found('R15', 'documentIdentifier', `Remarks, a second advice code or an export option need A0E, or A05 from overseas, not ${documentIdentifier}. Change the document identifier, or take them out.`)
      : nothing),
  ];
};

/** R02: what goes with a record is as plain as the record. */
export const remarksRule: Rule = ({ requisition: { remarks, exportOption } }) =>
  ([['remarks', 'remarks', remarks], ['exportOption', 'export option', exportOption]] as const).flatMap(([field, title, text]) => {
    const [odd] = /[^\x20-\x7e\r\n]/u.exec(text) ?? [];
    return odd === undefined ? nothing : beside('R02', field, title, `“${odd}” is no plain letter, digit or sign. Write it in printable ASCII.`);
  });

/** R16: free issue by advice code is free issue by signal code. */
export const freeIssueRule: Rule = ({ requisition: { adviceCode, furtherAdviceCodes, signalCode } }) =>
  [adviceCode, ...furtherAdviceCodes].includes('2E') && signalCodes.find(signalCode)?.more.fundCode !== 'blank'
    ? found('R16', 'adviceCode', `Advice code 2E is free issue, which needs signal code D or M, not ${signalCode === '' ? 'a blank one' : signalCode}. Change one of the two.`)
    : nothing;

const filledLater = ['dateOfReceipt', 'ownership', 'supplyCondition', 'management', 'unitPrice'] as const;

/** R17: what the processing point fills in is blank. */
export const blankEndRule: Rule = ({ requisition }) =>
  filledLater.flatMap((field) => (requisition[field] === '' || requisition[field] === null ? nothing : found('R17', field, `“${requisition[field]}” is in it. Leave it blank: the processing point fills it in.`)));
