/** Bounds of a whole number, both included. */
export interface Bounds {
  min: number;
  max: number;
}

/** The largest quantity that fits into eight digits. */
export const EIGHT_DIGITS = 99_999_999;

/**
 * Reads a whole number as people type or paste it: spaces and thousands commas are ignored.
 * Gives undefined for anything else: signs, fractions, more than eight digits, outside the bounds.
 */
export function readWholeNumber(typed: string, { min, max }: Bounds): number | undefined {
  const compact = typed.replaceAll(/\s/g, '');
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(compact)) return undefined;
  const digits = compact.replaceAll(',', '');
  if (digits.length > 8) return undefined;
  const value = Number(digits);
  return value >= min && value <= max ? value : undefined;
}

/** The message for a number that does not fit. */
export function wholeNumberMessage({ min, max }: Bounds): string {
  return `Enter a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`;
}
