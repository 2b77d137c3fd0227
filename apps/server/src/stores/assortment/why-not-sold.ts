import type { Assortment } from './assortment-file.ts';

/** What the rules of a store ask of an offer. */
export interface RuledOffer {
  readonly kind: 'product' | 'service';
  /** Ids of its categories, from the root to its own. */
  readonly path: readonly string[];
  readonly vendorId: string;
  readonly contract: string;
  readonly indicators: readonly string[];
}

/** The first rule that keeps an offer out of a store. */
export interface KeptOut {
  readonly subject: 'category' | 'vendor' | 'contract' | 'kind' | 'indicator';
  /** What the rule leaves out; null: nothing that the store takes in fits the offer. */
  readonly value: string | null;
}

/** Why the rules of a store keep an offer out, as `sold-offers.ts` applies them; null where they let it in. */
export function whyNotSold({ categories, vendors, contracts, kinds, indicators }: Assortment, offer: RuledOffer): KeptOut | null {
  // The nearest category with a rule decides, from the product's own upwards.
  const nearest = offer.path.toReversed().find((id) => categories.include.includes(id) || categories.exclude.includes(id));
  if (nearest === undefined ? categories.include.length > 0 : !categories.include.includes(nearest)) return { subject: 'category', value: nearest ?? null };
  const choices: readonly (readonly [KeptOut['subject'], { readonly include: readonly string[]; readonly exclude: readonly string[] }, readonly string[]])[] = [
    ['vendor', vendors, [offer.vendorId]], ['contract', contracts, [offer.contract]], ['kind', { include: kinds, exclude: [] }, [offer.kind]], ['indicator', indicators, offer.indicators],
  ];
  for (const [subject, { include, exclude }, values] of choices) {
    const leftOut = values.find((value) => exclude.includes(value));
    if (leftOut !== undefined) return { subject, value: leftOut };
    if (include.length > 0 && !values.some((value) => include.includes(value))) return { subject, value: null };
  }
  return null;
}
