import { storeIdOf, type StoreName } from '@quartermaster/contracts';
import { dammDigit } from './damm.ts';

/** What an order number says: `A27-0000123-6` is the 123rd order of store A (ADVANTAGE) in fiscal year 2027. */
export interface OrderNumberParts {
  store: StoreName;
  fiscalYear: number;
  /** From 1; counted per store and fiscal year. */
  sequence: number;
}

const firstLetter = 'A'.charCodeAt(0);

/** A for store id 0, B for 1 and so on (specification, section 1). */
export const storeLetter = (store: StoreName): string => String.fromCharCode(firstLetter + storeIdOf(store));

/** The letter counts as its place in the alphabet, so that the check digit covers the whole number. */
function checkDigit(letter: string, year: string, sequence: string): number {
  const place = String(letter.charCodeAt(0) - firstLetter + 1).padStart(2, '0');
  return dammDigit(place + year + sequence);
}

/**
 * Store letter, last two digits of the federal fiscal year, hyphen, seven digits counted from 0000001 (more when seven
 * are used up), hyphen, check digit by Damm's method.
 */
export function orderNumber({ store, fiscalYear, sequence }: OrderNumberParts): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`An order is counted from 1, not ${sequence}.`);
  const letter = storeLetter(store);
  const year = String(fiscalYear % 100).padStart(2, '0');
  const counted = String(sequence).padStart(7, '0');
  return `${letter}${year}-${counted}-${checkDigit(letter, year, counted)}`;
}

/** Whether a text has the form of an order number and its check digit holds: tells a typing mistake from an order that does not exist. */
export function isOrderNumber(text: string): boolean {
  const match = /^([A-K])(\d{2})-(\d{7,12})-(\d)$/.exec(text);
  if (!match) return false;
  const [, letter = '', year = '', sequence = '', digit] = match;
  return checkDigit(letter, year, sequence) === Number(digit);
}

/** The number of the `position`th purchase order of an order, from 1: the order's with `-01`, `-02` ... */
export const purchaseOrderNumber = (order: string, position: number): string => `${order}-${String(position).padStart(2, '0')}`;
