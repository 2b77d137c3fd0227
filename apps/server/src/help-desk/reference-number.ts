import { dammDigit } from '../checkout/index.ts';

/** `H-0000123-3`: the message's number and its check digit by Damm's method, for reading it out on the telephone. */
export function referenceNumber(messageNumber: string): string {
  const digits = messageNumber.padStart(7, '0');
  return `H-${digits}-${dammDigit(digits)}`;
}

/** The message's number. Null: it is no reference number, or a digit is wrong. */
export function messageNumberOf(reference: string): string | null {
  const digits = /^H-?(\d{7,15})-?(\d)$/i.exec(reference.trim());
  const [, number = '', check = ''] = digits ?? [];
  return digits !== null && String(dammDigit(number)) === check ? String(BigInt(number)) : null;
}
