import { isRequisitionStatus, ownerOfStatus } from '../codes/status-families.ts';
import type { Column } from '../record/column.ts';
import { isDayNumber } from '../record/ordinal-date.ts';
import { problem, type Problem } from '../record/problem.ts';
import { layoutOf, type SupplyDocument } from './document.ts';

/** A form that text has to have, and what to say of one that has it not. */
type Form = readonly [field: string, isRight: (text: string) => boolean, said: string];

const isOrdinal = (text: string): boolean => /^\d{4}$/.test(text) && isDayNumber(text.slice(1));

const ofNumber: readonly Form[] = [
  ['activity', (text) => /^[A-Z0-9]{6}$/.test(text), 'is no AAC or DoDAAC. Six capital letters or digits begin the document number.'],
  ['ordinalDate', isOrdinal, 'is no date. The document number has the last digit of a year and the day of the year.'],
  ['serial', (text) => /^[A-Z0-9]{4}$/.test(text), 'is no serial number. Four capital letters or digits end the document number.'],
  ['suffix', (text) => /^[A-Z0-9]?$/.test(text), 'is no suffix. It is a capital letter or a digit, or blank.'],
];

const ofKind: Readonly<Record<SupplyDocument['kind'], readonly Form[]>> = {
  // Its own rules say more of a requisition.
  requisition: [],
  'follow-up': ofNumber,
  cancellation: ofNumber,
  'supply-status': [
    ...ofNumber,
    ['transactionDay', isDayNumber, 'is no day of the year. A status has its date, from 001 to 366.'],
    ['estimatedShippingDate', (text) => text === '' || isOrdinal(text), 'is no date. It is the last digit of a year and the day of the year, or blank.'],
  ],
  'shipment-status': [...ofNumber, ['shipmentDay', isDayNumber, 'is no day of the year. A shipment has its date, from 001 to 366.']],
};

/** What keeps a document that could be read from being understood. */
export function documentProblems(document: SupplyDocument): readonly Problem[] {
  const columns: readonly Column[] = layoutOf[document.kind];
  const values: Readonly<Record<string, string | number | null>> = { ...document.columns };
  const wrong = (field: string, said: string): Problem => problem('layout', columns.find((column) => column.field === field) ?? null, `“${values[field] ?? ''}” ${said}`);
  const forms = ofKind[document.kind].filter(([field, isRight]) => !isRight(String(values[field] ?? ''))).map(([field, , said]) => wrong(field, said));
  return document.kind === 'supply-status' && !isRequisitionStatus(document.columns.statusCode) ? [...forms, wrong('statusCode', notOfRequisitions(document.columns.statusCode))] : forms;
}

const notOfRequisitions = (code: string): string => {
  const owner = ownerOfStatus(code);
  return owner === undefined ? 'is no status code. Those of requisitions begin with B, C, D or P.' : `is a status code of ${owner}, and no requisition here gets one. Those of requisitions begin with B, C, D or P.`;
};
