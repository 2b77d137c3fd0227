import type { FieldRule } from './field-rule.ts';

/** Digits only, as people paste them with spaces or dashes. */
export const cardDigits = (value: string): string => value.slice(0, 60).replace(/[\s-]/g, '');

/** Luhn's check digit (ISO/IEC 7812-1, annex B). */
export function checkDigitHolds(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** 13 to 19 digits with a right check digit: what any card's number looks like, in whatever field it was typed. */
export const looksLikeCardNumber = (text: string): boolean =>
  text.length <= 60 && /^\d{13,19}$/.test(cardDigits(text)) && checkDigitHolds(cardDigits(text));

/** The networks whose cards buyers have, by their first digits (ISO/IEC 7812). */
const networks = [
  ['Visa', /^4/, 16],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 16],
  ['American Express', /^3[47]/, 15],
  ['Discover', /^(?:6011|64[4-9]|65)/, 16],
] as const;

/** The network that the digits of a card, as far as they are typed, begin with; null while they say none. */
export const cardTypeOf = (value: string): string | null => networks.find(([, firstDigits]) => firstDigits.test(cardDigits(value)))?.[0] ?? null;

/** 16 digits (specification, section 5), or 15 of a network whose cards have so many, with a right check digit. Zeros alone are no number. */
export const cardNumberRule: FieldRule = (value) => {
  const digits = cardDigits(value);
  const [type, , length] = networks.find(([, firstDigits]) => firstDigits.test(digits)) ?? [null, null, null];
  if (value.length > 60 || !/^\d{15,16}$/.test(digits)) return 'Enter the 15 or 16 digits of the card number.';
  if (length !== null && digits.length !== length) return `Enter the ${length} digits of the card number: so many has one of ${type}.`;
  return checkDigitHolds(digits) && !/^0+$/.test(digits) ? null : 'This is not a valid card number. Check its digits.';
};

/** The first digits of the purchase cards of the government, of the GSA SmartPay program. */
export const purchaseCardPrefixes = ['4614', '4716', '5565', '5568'] as const;

/** A card number in a store that takes purchase cards alone. @param prefixes the first four digits of these; none: any card */
export const purchaseCardRule = (prefixes: readonly string[]): FieldRule => (value) => {
  const wrong = cardNumberRule(value);
  if (wrong !== null || prefixes.length === 0 || prefixes.includes(cardDigits(value).slice(0, 4))) return wrong;
  return `This store takes government purchase cards alone: their numbers begin with ${prefixes.join(', ')}. Use a purchase card, or pay by AAC or DoDAAC.`;
};

/** The name that a buyer gives to a way to pay; none is needed. */
export const paymentLabelRule: FieldRule = (value) =>
  value.trim().length > 40 ? 'Use a label of up to 40 characters.' : /\d{8}/.test(cardDigits(value)) ? 'Use a label without a card number.' : null;

/** `YYYY-MM` from `MM/YY`, `MM/YYYY` or `MMYY`; null when it is no month. */
export function parseCardExpiry(value: string): string | null {
  const match = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(value.trim().slice(0, 12));
  return match ? `20${match[2]}-${(match[1] ?? '').padStart(2, '0')}` : null;
}

/** `2029-11` as it is printed on the card: `11/29`. */
export const cardExpiryText = (expires: string): string => `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;

const millisecondsPerDay = 86_400_000;

/** Whole days from `now` to the end of the month `YYYY-MM` (UTC); negative when it is over. */
export function daysUntilCardExpires(expires: string, now: Date): number {
  const [year = 0, month = 0] = expires.split('-').map(Number);
  return Math.floor((Date.UTC(year, month, 1) - now.getTime()) / millisecondsPerDay);
}

/** A card with this many days left or fewer cannot be used. */
export const cardExpiryMargin = 20;

/** Why the card cannot be used, or null. */
export function cardExpiryProblem(expires: string, now: Date): string | null {
  const days = daysUntilCardExpires(expires, now);
  if (days < 0) return 'This card has expired. Use another card, or remove it and add the one that replaces it.';
  if (days <= cardExpiryMargin) {
    return `This card expires within ${cardExpiryMargin} days and cannot be used. Use another card, or remove it and add the one that replaces it.`;
  }
  return null;
}
