import { countedNumber, referenceNumber } from '../checkout/index.ts';

const letter = 'P';

/** `P-0000123-4`, by which buyer, vendor and desk name a report. */
export const reportReference = (reportNumber: string): string => referenceNumber(letter, reportNumber);

/** The number of the report. Null: it is no reference of a report, or a digit is wrong. */
export const reportNumberOf = (reference: string): string | null => countedNumber(letter, reference);
