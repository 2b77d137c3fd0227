import { stateOfZip } from '../../fields/postal/zip-states.ts';
import { signalCodes } from '../codes/signal-codes.ts';
import { isContinental } from './facts.ts';
import { noneOf } from './none-of-a-code.ts';
import { beside, found, nothing, usable, type Given, type Rule } from './rule.ts';
import { shipTo } from './ship-to.ts';

const isLocal = (supplementaryAddress: string): boolean => supplementaryAddress.startsWith('Y');

/** Column 51: the signal code is one that is taken here. */
export const signalRule: Rule = ({ requisition: { signalCode }, settings }) => {
  const signal = usable(signalCodes, signalCode, settings);
  const open = signalCodes.codes.filter(({ more }) => more.fundCode !== 'restricted').map(({ code }) => code);
  if (signal === undefined) return found('layout', 'signalCode', `${noneOf(signalCode, 'signal code')} Use one of ${open.join(', ')}.`);
  return signal.more.fundCode === 'restricted' ? found('layout', 'signalCode', `${signalCode} is for use within one service alone. Use one of ${open.join(', ')}.`) : nothing;
};

/** R10: where the signal code needs a supplementary address, and where one is given, it is an active activity of the same agency. */
export const supplementaryRule: Rule = ({ requisition: { signalCode, supplementaryAddress }, facts: { supplementary } }) => {
  const isNeeded = signalCodes.find(signalCode)?.more.needsSupplementary ?? false;
  if (!isNeeded && (supplementaryAddress === '' || isLocal(supplementaryAddress))) return nothing;
  if (!/^[A-Z0-9]{6}$/.test(supplementaryAddress)) {
    return found('R10', 'supplementaryAddress', `${supplementaryAddress === '' ? 'It is missing' : `“${supplementaryAddress}” is no AAC or DoDAAC`}${isNeeded ? `, and signal code ${signalCode} needs one here` : ''}. Give six capital letters or digits.`);
  }
  if (supplementary === null || !supplementary.isActive) return found('R10', 'supplementaryAddress', `${supplementaryAddress} is no open activity of the activity address directory. Check it.`);
  return supplementary.isOfAgency ? nothing : found('R10', 'supplementaryAddress', `${supplementaryAddress} is an activity of another agency than the requisitioner. Use one of the same agency.`);
};

/** R11: a fund code, but for free issue. */
export const fundCodeRule: Rule = ({ requisition: { signalCode, fundCode } }) => {
  const needed = signalCodes.find(signalCode)?.more.fundCode;
  if (needed === 'blank') return fundCode === '' ? nothing : found('R11', 'fundCode', `Signal code ${signalCode} is free issue, and “${fundCode}” names a fund. Leave the fund code blank, or use another signal code.`);
  return /^[A-Z0-9]{2}$/.test(fundCode) ? nothing : found('R11', 'fundCode', `${noneOf(fundCode, 'fund code')} Give two capital letters or digits.`);
};

/** R12: local data in place of a supplementary address. */
export const localDataRule: Rule = ({ requisition: { signalCode, supplementaryAddress } }) =>
  isLocal(supplementaryAddress) && !['A', 'D'].includes(signalCode)
    ? found('R12', 'supplementaryAddress', `Y in column 45 is for local data, which goes with signal code A or D alone, not with ${signalCode === '' ? 'a blank one' : signalCode}. Name an activity, or use A or D.`)
    : nothing;

/** Where an item of the groups that have export options is delivered outside of the 48 states, such as `AE`; null: it needs no option, or the place is not known. */
export function exportDestination({ requisition, facts, settings: { exportGroups } }: Pick<Given, 'requisition' | 'facts' | 'settings'>): string | null {
  const place = shipTo({ requisition, facts });
  return place === null || isContinental(place) || !exportGroups.includes(requisition.stockNumber.slice(0, 2)) ? null : place.state;
}

/** R18: an export option for deliveries outside of the 48 states, for the groups that have such options. */
export const exportRule: Rule = (given) => {
  const { requisition: { stockNumber, exportOption }, settings: { exportGroups } } = given;
  const place = shipTo(given);
  if (place === null || !exportGroups.includes(stockNumber.slice(0, 2))) return nothing;
  if (isContinental(place)) return exportOption === '' ? nothing : beside('R18', 'exportOption', 'export option', `It is for deliveries outside of the 48 states, and this one is to ${place.state}. Take the option out.`);
  return exportOption === '' ? beside('R18', 'exportOption', 'export option', `The delivery is to ${place.state}, outside of the 48 states. Name the export option among the exception data of the line.`) : nothing;
};

/** R19: the ZIP code of the place of delivery is one of its state. */
export const zipRule: Rule = (given) => {
  const place = shipTo(given);
  if (place === null || stateOfZip(place.zip) === place.state) return nothing;
  return found('R19', null, `The ZIP code ${place.zip} of the place of delivery is not one of ${place.state}. Have the directory corrected.`);
};
