import { demandCodes } from '../codes/demand-codes.ts';
import { dayOfDocument } from '../record/ordinal-date.ts';
import { documentNumber } from '../record/requisition.ts';
import { noneOf } from './none-of-a-code.ts';
import { found, nothing, usable, type Rule } from './rule.ts';

/** R07: the activity is one that may requisition. */
export const activityRule: Rule = ({ requisition: { activity }, facts: { requisitioner } }) => {
  if (!/^[A-Z0-9]{6}$/.test(activity)) return found('R07', 'activity', `“${activity}” is no AAC or DoDAAC. Give six capital letters or digits.`);
  if (requisitioner === null) return found('R07', 'activity', `${activity} is not in the activity address directory. Check it, or have the activity entered there.`);
  if (!requisitioner.isActive) return found('R07', 'activity', `${activity} is closed in the activity address directory. Use an activity that is open.`);
  if (requisitioner.isOfAgency) return nothing;
  const { comparedWith = null } = requisitioner;
  return found('R07', 'activity', comparedWith === null ? `${activity} is an activity of another agency. Use one of your own.` : `${activity} is not an activity of your agency, ${comparedWith}. Use one that is.`);
};

/** R08: a real day of this year, or of last year at its turn; and a serial number. */
export const documentDateRule: Rule = ({ requisition: { ordinalDate, serial }, facts: { today }, settings: { yearTurnDays } }) => [
  ...(dayOfDocument(ordinalDate, today, yearTurnDays) === null
    ? found('R08', 'ordinalDate', `“${ordinalDate}” is no day of this year, or of last year at its turn. Give the last digit of the year and the day of the year, 001 to 366.`)
    : nothing),
  ...(/^[A-Z0-9]{4}$/.test(serial) ? nothing : found('layout', 'serial', `“${serial}” is no serial number. Give four capital letters or digits.`)),
];

/** R09: no other requisition, open or past, has the document number. */
export const uniqueNumberRule: Rule = ({ requisition, facts: { isNumberUsed } }) =>
  isNumberUsed ? found('R09', 'serial', `${documentNumber(requisition)} is the number of another requisition. Give a serial number that was not used that day, or none: one is given then.`) : nothing;

/** Column 44: whether the demand comes again. */
export const demandRule: Rule = ({ requisition: { demandCode }, settings }) =>
  usable(demandCodes, demandCode, settings) === undefined ? found('layout', 'demandCode', `${noneOf(demandCode, 'demand code')} Use R for demand that comes again, N for other demand.`) : nothing;
