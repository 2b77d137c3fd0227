import { documentIdentifierCodes } from '../codes/document-identifiers.ts';
import { mediaStatusCodes } from '../codes/media-status-codes.ts';
import { unitOfIssueCodes } from '../codes/units-of-issue.ts';
import { mostPieces } from '../record/quantity.ts';
import { isContinental } from './facts.ts';
import { noneOf } from './none-of-a-code.ts';
import { found, isForNsn, nothing, usable, type Given, type Rule } from './rule.ts';
import { shipTo } from './ship-to.ts';

const domestic = ['A0A', 'A0B', 'A0D', 'A0E'];
const overseas = ['A01', 'A02', 'A04', 'A05'];
const identifiers = [...domestic, ...overseas, 'A07'];

/** R03: the document identifier is that of a requisition, and fits the place of delivery. */
export const documentIdentifierRule: Rule = (given) => {
  const { requisition: { documentIdentifier }, settings } = given;
  if (!identifiers.includes(documentIdentifier) || usable(documentIdentifierCodes, documentIdentifier, settings) === undefined) {
    return found('R03', 'documentIdentifier', `“${documentIdentifier}” is no requisition that is taken here. Use one of ${identifiers.join(', ')}.`);
  }
  const place = shipTo(given);
  if (place === null) return nothing;
  if (isContinental(place) && overseas.includes(documentIdentifier)) return found('R03', 'documentIdentifier', `${documentIdentifier} is for deliveries overseas, and ${place.state} is not. Use one of ${domestic.join(', ')}.`);
  if (!isContinental(place) && domestic.includes(documentIdentifier)) return found('R03', 'documentIdentifier', `${documentIdentifier} is for deliveries in the 48 states, and ${place.state} is outside of them. Use one of ${overseas.join(', ')}.`);
  return nothing;
};

/** R04: the routing identifier has the form of one. */
export const routingIdentifierRule: Rule = ({ requisition: { routingIdentifier } }) =>
  /^[A-Z][A-Z0-9]{2}$/.test(routingIdentifier) ? nothing : found('R04', 'routingIdentifier', `“${routingIdentifier}” is no routing identifier. Use a letter and two letters or digits.`);

/** R05: an NSN where the document identifier promises one, some identifier otherwise; and a unit of issue. */
export const stockNumberRule: Rule = ({ requisition: { documentIdentifier, stockNumber, unitOfIssue }, settings }) => [
  ...(isForNsn(documentIdentifier) && !/^\d{6}[0-9A-Z]\d{6}([A-Z0-9]{2})?$/.test(stockNumber)
    ? found('R05', 'stockNumber', `“${stockNumber}” is no NSN, which ${documentIdentifier} promises. Give its 13 digits without hyphens, or use the document identifier of a part number.`)
    : nothing),
  ...(/^\S/.test(stockNumber) || isForNsn(documentIdentifier) ? nothing : found('R05', 'stockNumber', 'No item is named. Give its number, beginning in column 8.')),
  ...(usable(unitOfIssueCodes, unitOfIssue, settings) === undefined ? found('R05', 'unitOfIssue', `${noneOf(unitOfIssue, 'unit of issue')} Use the unit of the item, such as EA or BX.`) : nothing),
];

const thousandsClasses = ['1410', '1420', '1427', '1440', '5330', '5865', '6810', '8140'];

/** R06: a quantity that five columns take, in thousands for some classes alone. */
export const quantityRule: Rule = ({ requisition: { quantity, stockNumber } }) => {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return found('R06', 'quantity', `${quantity} is no quantity. Give a whole number from 1 on.`);
  if (quantity <= mostPieces || stockNumber.startsWith('13') || thousandsClasses.includes(stockNumber.slice(0, 4))) return nothing;
  return found('R06', 'quantity', `${quantity} is more than 99,999, and class ${stockNumber.slice(0, 4)} is not ordered in thousands. Divide it among several requisitions.`);
};

/** Column 7: who gets status. */
export const mediaStatusRule: Rule = ({ requisition: { mediaAndStatus }, settings }: Given) =>
  usable(mediaStatusCodes, mediaAndStatus, settings) === undefined ? found('layout', 'mediaAndStatus', `“${mediaAndStatus}” is no media and status code. Use one of ${mediaStatusCodes.codes.map(({ code }) => (code === '' ? 'blank' : code)).join(', ')}.`) : nothing;
