import { dammDigit } from './damm.ts';

/** The parts of an order number: `A27-0000123-6` is the 123rd order of store A (number 0) in fiscal year 2027. */
export interface OrderNumberParts {
  /** 0 to 25,999 (highestStoreNumber of contracts). */
  storeNumber: number;
  fiscalYear: number;
  /** From 1; counted per store and fiscal year. */
  sequence: number;
}

const letters = 26;
const firstLetter = 'A'.charCodeAt(0);

/** How a store is named in its order numbers: a letter, and from store 26 on how often the alphabet was used up before it. */
interface StoreMark {
  readonly letter: string;
  /** `''` for the stores 0 to 25, then `1`, `2` ... */
  readonly round: string;
}

/** A for store number 0, B for 1 and so on (specification, section 1); behind Z comes A again, with a round. */
function storeMark(storeNumber: number): StoreMark {
  const round = Math.floor(storeNumber / letters);
  return { letter: String.fromCharCode(firstLetter + (storeNumber % letters)), round: round === 0 ? '' : String(round) };
}

/** The letter counts as its place in the alphabet, so that the check digit covers the whole number. */
function checkDigit({ letter, round }: StoreMark, year: string, sequence: string): number {
  const place = String(letter.charCodeAt(0) - firstLetter + 1).padStart(2, '0');
  return dammDigit(place + round + year + sequence);
}

/**
 * Store letter, last two digits of the federal fiscal year, hyphen, seven digits counted from 0000001 (more when seven
 * are used up), hyphen, check digit by Damm's method. Stores from number 26 on have their round and a hyphen behind the
 * letter: `A1-27-0000123-6`, which is still a letter with digits and hyphens behind it (specification, section 5).
 */
export function orderNumber({ storeNumber, fiscalYear, sequence }: OrderNumberParts): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`An order is counted from 1, not ${sequence}.`);
  if (!Number.isSafeInteger(storeNumber) || storeNumber < 0 || storeNumber >= letters * 1000) {
    throw new RangeError(`A store’s number is 0 to ${letters * 1000 - 1}, not ${storeNumber}.`);
  }
  const mark = storeMark(storeNumber);
  const year = String(fiscalYear % 100).padStart(2, '0');
  const counted = String(sequence).padStart(7, '0');
  return `${mark.letter}${mark.round === '' ? '' : `${mark.round}-`}${year}-${counted}-${checkDigit(mark, year, counted)}`;
}

/** The number of the `position`th purchase order of an order, from 1: the order's with `-01`, `-02` ... */
export const purchaseOrderNumber = (order: string, position: number): string => `${order}-${String(position).padStart(2, '0')}`;
