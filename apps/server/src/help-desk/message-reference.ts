import { countedNumber, referenceNumber } from '../checkout/index.ts';

const letter = 'H';

/** `H-0000123-4`, by which sender and help desk name a message. */
export const messageReference = (messageNumber: string): string => referenceNumber(letter, messageNumber);

/** The number of the message. Null: it is no reference of a message, or a digit is wrong. */
export const messageNumberOf = (reference: string): string | null => countedNumber(letter, reference);
