import { formatNsn, niinDigits, nsnDigits, partKey } from '../text/index.ts';

/** How a typed number is looked up: each way that it can be meant. */
export interface NumberKeys {
  /** Capital letters and digits alone. */
  readonly partKey: string;
  /** Thirteen digits; null where it is no NSN. */
  readonly nsn: string | null;
  /** Nine digits; null where it is no NIIN. */
  readonly niin: string | null;
}

/** Numbers are compared without hyphens, blanks and capitals; null where nothing is left to look up. */
export function numberKeys(text: string): NumberKeys | null {
  const key = partKey(text);
  return key === '' ? null : { partKey: key, nsn: nsnDigits(text) ?? nsnDigits(key), niin: niinDigits(text) };
}

/** A product as far as its numbers go. */
export interface NumberedProduct {
  readonly productId: string;
  readonly partKey: string;
  /** Thirteen digits. */
  readonly nsn: string | null;
}

/** Whether a product has a number. */
export const hasNumber = (product: NumberedProduct, keys: NumberKeys): boolean =>
  product.partKey === keys.partKey || (product.nsn !== null && (product.nsn === keys.nsn || product.nsn.slice(4) === keys.niin));

/** The number as a message names it. */
export const shownNumber = (text: string): string => {
  const nsn = nsnDigits(text);
  return nsn === null ? text.trim() : formatNsn(nsn);
};
