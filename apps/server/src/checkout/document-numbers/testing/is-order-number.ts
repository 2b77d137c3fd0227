import { dammDigit } from '../damm.ts';

/** Whether a text has the form of an order number and its check digit is right: tells a typing mistake from an order that does not exist. */
export function isOrderNumber(text: string): boolean {
  const match = /^([A-Z])(?:([1-9]\d{0,2})-)?(\d{2})-(\d{7,12})-(\d)$/.exec(text);
  if (!match) return false;
  const [, letter = '', round = '', year = '', sequence = '', digit] = match;
  const place = String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1).padStart(2, '0');
  return dammDigit(place + round + year + sequence) === Number(digit);
}
