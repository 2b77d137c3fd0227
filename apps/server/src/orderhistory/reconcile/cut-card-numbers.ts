/** Twelve digits or more, also in groups: the number of a card or an account. */
const longNumber = /\d(?:[ .\-–]?\d){11,}/g;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A text in which nothing but the last four digits is left of long numbers. */
export const cutCardNumbers = (text: string): string => text.normalize('NFKC').replaceAll(longNumber, (number) => `…${digitsOf(number).slice(-4)}`);

/** The last four digits of a card number, however it is masked; null where there are not four. */
export function lastFourOf(text: string): string | null {
  const digits = digitsOf(text.normalize('NFKC'));
  return digits.length < 4 ? null : digits.slice(-4);
}
