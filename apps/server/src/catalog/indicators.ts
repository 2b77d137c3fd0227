import type { Indicator } from '@quartermaster/contracts';

/** An indicator, and whose it is. */
export interface CatalogIndicator extends Indicator {
  readonly about: 'product' | 'vendor';
}

/** Those with one of the codes. */
export const withCodes = (known: readonly CatalogIndicator[], codes: readonly string[]): Indicator[] =>
  known.filter(({ code }) => codes.includes(code)).map(({ code, label, meaning }) => ({ code, label, meaning }));

/**
 * Those that are true of the product, whichever vendor it is bought from: what they say is of the product, and each offer carries them. What
 * is of a vendor stays at its offer, because vendors contradict one another: one is a small business, the next is not.
 */
export function ofProduct(known: readonly CatalogIndicator[], offers: readonly { readonly indicators: readonly Indicator[] }[]): Indicator[] {
  const [first, ...others] = offers.map(({ indicators }) => indicators.map(({ code }) => code));
  const shared = (first ?? []).filter((code) => others.every((codes) => codes.includes(code)));
  return withCodes(known.filter(({ about }) => about === 'product'), shared);
}
