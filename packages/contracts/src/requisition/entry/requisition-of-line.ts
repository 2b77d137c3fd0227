import { ordinalDate } from '../record/ordinal-date.ts';
import { bareRequisition, type Requisition } from '../record/requisition.ts';
import { isContinental, type RequisitionFacts } from '../rules/facts.ts';
import { shipTo } from '../rules/ship-to.ts';
import type { ConstantData, EntryLine } from './entry-line.ts';
import { adviceCodesIn, hasException, noException, type ExceptionData } from './exception-data.ts';

export interface LineSurroundings {
  readonly activity: string;
  readonly constants: ConstantData;
  readonly facts: RequisitionFacts;
  readonly routingIdentifier: string;
  /** The unit of the item that the number names, two letters; null: it is not known. */
  readonly unitOfItem: string | null;
  /** What the line says beyond its columns; null: nothing. */
  readonly exception: ExceptionData | null;
}

/** Codes are written in capitals, without blanks around them. */
const code = (typed: string): string => typed.trim().toUpperCase();

/** An NSN without its hyphens; other numbers as they are, in capitals. */
export function stockNumberOf(typed: string): string {
  const digits = code(typed).replaceAll(/[\s-]/g, '');
  return /^\d{6}[0-9A-Z]\d{6}([A-Z0-9]{2})?$/.test(digits) ? digits : code(typed);
}

/** Whole pieces, as `12` or `1,200`; 0 where it is no number. */
export function piecesOf(typed: string): number {
  const digits = typed.trim().replace(/^\d{1,3}(?:,\d{3})+$/, (grouped) => grouped.replaceAll(',', ''));
  return /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
}

/**
 * The requisition that a typed line is. Which document it is follows from exception data, the item and the place of delivery; digits alone are
 * meant as an NSN, so that one with a digit too few is no part number. Its serial number is given when it is sent: until then it is 0001.
 */
export function requisitionOfLine(line: EntryLine, { activity, constants, facts, routingIdentifier, unitOfItem, exception }: LineSurroundings): Requisition {
  const stockNumber = stockNumberOf(line.stockNumber);
  const signalCode = code(constants.signalCode);
  const own = (typed: string, constant: string): string => code(typed) || code(constant);
  const columns = {
    routingIdentifier, mediaAndStatus: code(constants.mediaAndStatus), stockNumber, unitOfIssue: code(line.unitOfIssue) || (unitOfItem ?? ''), quantity: piecesOf(line.quantity),
    activity: code(activity), ordinalDate: ordinalDate(facts.today), serial: '0001', demandCode: own(line.demandCode, constants.demandCode),
    supplementaryAddress: code(constants.supplementaryAddress), signalCode, fundCode: code(constants.fundCode),
    distributionCode: code(constants.distributionCode), projectCode: own(line.projectCode, constants.projectCode), priority: priorityOf(own(line.priority, constants.priority)),
    requiredDeliveryDate: own(line.requiredDeliveryDate, constants.requiredDeliveryDate), adviceCode: own(line.adviceCode, constants.adviceCode),
    dateOfReceipt: '', ownership: '', supplyCondition: '', management: '', unitPrice: null,
  };
  const place = shipTo({ requisition: bareRequisition({ ...columns, documentIdentifier: '' }), facts });
  const isAbroad = place !== null && !isContinental(place);
  const isNsn = /^(\d{6}[0-9A-Z]\d{6}([A-Z0-9]{2})?|[\d\s-]*)$/.test(stockNumber);
  const beyond = exception ?? noException;
  const kind = hasException(beyond) ? 'exception' : isNsn ? 'nsn' : 'other';
  return {
    ...bareRequisition({ ...columns, documentIdentifier: identifiers[kind][isAbroad ? 'abroad' : 'home'] }),
    approver: constants.approver.trim(), remarks: beyond.remarks.trim(), furtherAdviceCodes: adviceCodesIn(beyond.furtherAdviceCodes), exportOption: beyond.exportOption.trim(),
  };
}

const identifiers = { nsn: { home: 'A0A', abroad: 'A01' }, other: { home: 'A0B', abroad: 'A02' }, exception: { home: 'A0E', abroad: 'A05' } } as const;

/** `3` is priority 03. */
const priorityOf = (typed: string): string => (/^\d$/.test(typed) ? `0${typed}` : typed);
