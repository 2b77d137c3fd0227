/** A part number as capital letters and digits alone: `TN-2110`, `tn 2110` and `tn2110` are one. */
export const partKey = (text: string): string => text.normalize('NFKD').toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The thirteen digits of a National Stock Number, written with or without hyphens or spaces; null when it is none. */
export function nsnDigits(text: string): string | null {
  return /^\d{4}[- ]?\d{2}[- ]?\d{3}[- ]?\d{4}$/.test(text.trim()) ? text.replace(/\D/g, '') : null;
}

/** The nine digits of a National Item Identification Number (an NSN without its class), such as `01-392-0564`; null when it is none. */
export function niinDigits(text: string): string | null {
  return /^\d{2}[- ]?\d{3}[- ]?\d{4}$/.test(text.trim()) ? text.replace(/\D/g, '') : null;
}

/**
 * The federal supply class of the beginning of an NSN that ends with its country: `7510` of `7510-01`. Without a hyphen only the country codes
 * of the United States, 00 and 01, tell it from other numbers; null when it is none.
 */
export const classOfNsnBeginning = (text: string): string | null => /^(\d{4})(?:-\d{2}|[ ]?0[01])$/.exec(text.trim())?.[1] ?? null;

/** `7510013920564` as `7510-01-392-0564`. */
export const formatNsn = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 9)}-${digits.slice(9)}`;

/**
 * The part numbers that a query may hold: the whole of it, each word, and two or three neighbors together (`006r 90321`). A number has
 * a digit; a part of a query must have letters too, or six signs, so that a size or a year is not taken for one.
 */
export function partKeysIn(query: string): { readonly whole: string | null; readonly parts: readonly string[] } {
  const words = query.trim().split(/\s+/).slice(0, 12);
  const whole = partKey(query);
  const parts = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + 3); end += 1) {
      const key = partKey(words.slice(start, end).join(''));
      if (/\d/.test(key) && key.length >= 4 && (/[A-Z]/.test(key) || key.length >= 6)) parts.add(key);
    }
  }
  return { whole: /\d/.test(whole) && whole.length >= 4 && whole.length <= 60 ? whole : null, parts: [...parts] };
}
