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

/** 16 digits (specification, section 5) with a right check digit. */
export const cardNumberRule: FieldRule = (value) => {
  const digits = cardDigits(value);
  if (!/^\d{16}$/.test(digits)) return 'Enter the 16 digits of the card number.';
  return checkDigitHolds(digits) ? null : 'This is not a valid card number. Check its digits.';
};

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
  if (days < 0) return 'This card has expired. Use another card or update its expiry date.';
  if (days <= cardExpiryMargin) {
    return `This card expires within ${cardExpiryMargin} days and cannot be used. Use another card or update its expiry date.`;
  }
  return null;
}
