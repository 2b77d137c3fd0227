import fc from 'fast-check';
import { adviceCodes } from '../codes/advice-codes.ts';
import { mediaStatusCodes } from '../codes/media-status-codes.ts';
import { demandCodes } from '../codes/demand-codes.ts';
import { unitOfIssueCodes } from '../codes/units-of-issue.ts';
import { ordinalDate } from '../record/ordinal-date.ts';
import type { Requisition } from '../record/requisition.ts';
import type { ActivityFacts, RequisitionFacts } from '../rules/facts.ts';

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
/** Capital letters and digits. */
const code = (length: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...capitals), minLength: length, maxLength: length });
const digits = (length: number): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const orBlank = (text: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), text);
/** An AAC that cannot be taken for local data. */
const aac = code(6).filter((text) => !text.startsWith('Y'));

const inside: readonly ActivityFacts[] = [{ state: 'VA', zip: '22202' }, { state: 'DC', zip: '20405' }, { state: 'TX', zip: '76102-1234' }].map((place) => ({ ...place, isActive: true, isOfAgency: true }));
const outside: readonly ActivityFacts[] = [{ state: 'AE', zip: '09014' }, { state: 'HI', zip: '96860' }].map((place) => ({ ...place, isActive: true, isOfAgency: true }));

const quantity = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100, max: 9_999 }).map((thousands) => thousands * 1000));

const parts = fc.record({
  isOverseas: fc.boolean(),
  kind: fc.constantFrom({ home: 'A0A', abroad: 'A01' }, { home: 'A0B', abroad: 'A02' }, { home: 'A0D', abroad: 'A04' }, { home: 'A0E', abroad: 'A05' }),
  routingIdentifier: fc.tuple(fc.constantFrom(...'GNSB'), code(2)).map((texts) => texts.join('')),
  mediaAndStatus: fc.constantFrom(...mediaStatusCodes.codes.map((row) => row.code)),
  nsn: fc.tuple(digits(6), fc.constantFrom(...capitals), digits(6), orBlank(code(2))).map((texts) => texts.join('')),
  partNumber: fc.tuple(code(1), fc.string({ unit: fc.constantFrom(...capitals, '-', '/', ' '), maxLength: 13 }), code(1)).map((texts) => texts.join('')),
  unitOfIssue: fc.constantFrom(...unitOfIssueCodes.codes.map((row) => row.code)),
  quantity,
  activity: aac,
  serial: code(4),
  demandCode: fc.constantFrom(...demandCodes.codes.map((row) => row.code)),
  other: aac,
  local: fc.string({ unit: fc.constantFrom(...capitals, ' '), maxLength: 5 }).map((text) => `Y${text}`.trimEnd()),
  supplementary: fc.constantFrom('blank', 'activity', 'local'),
  signalCode: fc.constantFrom(...'ABCDJKLM'),
  fundCode: code(2),
  distributionCode: fc.string({ unit: fc.constantFrom(...capitals, ' '), maxLength: 3 }).map((text) => text.trimEnd()),
  projectCode: orBlank(code(3)),
  priority: fc.integer({ min: 1, max: 15 }),
  day: fc.integer({ min: 1, max: 366 }),
  date: fc.constantFrom('', 'DDD', '999', '777', '555', '444', 'N05', 'E20', 'S03', 'X12'),
  adviceCode: fc.constantFrom('', ...adviceCodes.codes.map((row) => row.code)),
  remarks: fc.constantFrom('', 'Deliver to dock 4.'),
  place: fc.nat(),
});

/** Required delivery dates that only urgent requisitions have. */
const lastPriority = new Map([['999', 3], ['N05', 8], ['E20', 8]]);

/** A day of a leap year, so that each day of the year has its turn. */
const today = fc.integer({ min: 0, max: 365 }).map((days) => new Date(Date.UTC(2028, 0, 1 + days)).toISOString().slice(0, 10));

export interface RandomRequisition {
  readonly requisition: Requisition;
  readonly facts: RequisitionFacts;
}

/** A requisition that breaks no rule, and what has to be known for that. */
export const anyValidRequisition: fc.Arbitrary<RandomRequisition> = fc.tuple(parts, today).map(([part, day]) => {
  const ofKind = part.kind[part.isOverseas ? 'abroad' : 'home'];
  // A vehicle for abroad has its export option among the exception data, whatever its number is.
  const isForNsn = /[1A]$/.test(ofKind);
  const isThousands = part.quantity > 99_999;
  const stockNumber = isForNsn ? `${isThousands ? '13' : part.nsn.slice(0, 2)}${part.nsn.slice(2)}` : isThousands ? '1410A' : part.partNumber;
  const exportOption = part.isOverseas && stockNumber.startsWith('23') ? 'Dealer' : '';
  const documentIdentifier = exportOption === '' ? ofKind : 'A05';
  const carriesExceptions = ['A0E', 'A05'].includes(documentIdentifier);
  const isShippedElsewhere = 'JKLM'.includes(part.signalCode);
  const isFree = 'DM'.includes(part.signalCode);
  const needsOther = isShippedElsewhere || part.signalCode === 'B';
  const supplementary = needsOther || (part.supplementary === 'local' && !'AD'.includes(part.signalCode)) ? 'activity' : part.supplementary;
  const places = part.isOverseas ? outside : inside;
  const place = places[part.place % places.length] ?? { isActive: true, isOfAgency: true, state: 'VA', zip: '22202' };
  const nearest = lastPriority.get(part.date) ?? 15;
  const requisition: Requisition = {
    documentIdentifier, routingIdentifier: part.routingIdentifier, mediaAndStatus: part.mediaAndStatus, stockNumber, unitOfIssue: part.unitOfIssue, quantity: part.quantity,
    activity: part.activity, ordinalDate: ordinalDate(day), serial: part.serial, demandCode: part.demandCode,
    supplementaryAddress: { blank: '', activity: part.other, local: part.local }[supplementary] ?? '',
    signalCode: part.signalCode, fundCode: isFree ? '' : part.fundCode, distributionCode: part.distributionCode, projectCode: part.projectCode,
    priority: String(Math.min(part.priority, nearest)).padStart(2, '0'),
    requiredDeliveryDate: part.date === 'DDD' ? String(part.day).padStart(3, '0') : part.date,
    adviceCode: part.adviceCode === '2E' && !isFree ? '' : part.adviceCode,
    dateOfReceipt: '', ownership: '', supplyCondition: '', management: '', unitPrice: null,
    remarks: carriesExceptions ? part.remarks : '', furtherAdviceCodes: carriesExceptions && part.remarks !== '' && part.adviceCode !== '' && (part.adviceCode !== '2E' || isFree) ? ['2A'] : [], approver: 'Demo Reviewer',
    exportOption,
  };
  const home = inside[0] ?? place;
  return {
    requisition,
    facts: { today: day, requisitioner: isShippedElsewhere ? home : place, supplementary: supplementary === 'activity' ? (isShippedElsewhere ? place : home) : null, isNumberUsed: false },
  };
});
