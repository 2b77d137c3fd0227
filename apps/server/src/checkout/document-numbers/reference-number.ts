import { dammDigit } from './damm.ts';

/** `H-0000123-4`: a letter for what is counted, seven digits or more, and their check digit by Damm's method, for reading it out on the telephone. */
export function referenceNumber(letter: string, counted: string): string {
  const digits = counted.padStart(7, '0');
  return `${letter}-${digits}-${dammDigit(digits)}`;
}

/** The number that was counted. Null: it is no reference number of this letter, or a digit is wrong. */
export function countedNumber(letter: string, reference: string): string | null {
  const [, number = '', check = ''] = new RegExp(`^${letter}-?(\\d{7,15})-?(\\d)$`, 'i').exec(reference.trim()) ?? [];
  return number !== '' && String(dammDigit(number)) === check ? String(BigInt(number)) : null;
}
