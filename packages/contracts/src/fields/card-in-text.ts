import { checkDigitHolds } from './card.ts';

/** First digits of the cards that buyers have, and how long their numbers are (ISO/IEC 7812). */
const issuers: readonly (readonly [firstDigits: RegExp, lengths: readonly number[]])[] = [
  // Visa
  [/^4/, [16, 19]],
  // Mastercard
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // American Express
  [/^3[47]/, [15]],
  // Discover
  [/^(?:6011|64[4-9]|65)/, [16, 19]],
  // Diners Club
  [/^(?:30[0-5]|3[689])/, [14]],
  // JCB
  [/^35(?:2[89]|[3-8])/, [16]],
  // UnionPay
  [/^62/, [16, 19]],
];

/** How numbers are printed on cards. Fourteen digits in one are the trade number of a package far more often than a card. */
const groupings: ReadonlySet<string> = new Set(['15', '16', '19', '4-4-4-4', '4-4-4-4-3', '4-6-5', '4-6-4', '6-13']);

/** Digits in groups, with a space, a dot or a dash between them. */
const runs = /\d+(?:[\s.\p{Pd}]{1,2}\d+)*/gu;

/** A number in a word, such as a serial number `AB12...`, is none of a card; a word of three letters or more may be written to one. */
const freeBefore = /(?:^|[^\p{L}\p{N}])(?:\p{L}{3,})?$/u;
const freeAfter = /^(?:\p{L}{3,})?(?:$|[^\p{L}\p{N}])/u;

/**
 * Whether a text holds the number of a payment card, as people type or paste it: first digits of an issuer, a length of that issuer,
 * a right check digit, and digits in the groups of a card. Of other numbers as long, one in ten has a right check digit; NSNs,
 * UEIs, phone, order and trade numbers have other lengths, first digits or groups.
 */
export function holdsCardNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return [...plain.matchAll(runs)].some(({ 0: run, index }) => {
    const groups = run.split(/\D+/);
    const isFree = { before: freeBefore.test(plain.slice(Math.max(0, index - 40), index)), after: freeAfter.test(plain.slice(index + run.length, index + run.length + 40)) };
    return groups.some((_first, from) => [1, 2, 4, 3, 5, groups.length].some((count) => {
      const to = from + count;
      if (to > groups.length || (from === 0 && !isFree.before) || (to === groups.length && !isFree.after)) return false;
      return isCard(groups.slice(from, to), count === groups.length);
    }));
  });
}

function isCard(groups: readonly string[], isWhole: boolean): boolean {
  const digits = groups.join('');
  const isGrouped = groupings.has(groups.map((group) => group.length).join('-')) || (isWhole && digits.length > 14 && groups.every((group) => group.length >= 4));
  return isGrouped && issuers.some(([firstDigits, lengths]) => firstDigits.test(digits) && lengths.includes(digits.length)) && checkDigitHolds(digits);
}
