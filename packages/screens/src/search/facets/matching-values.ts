import type { Facet } from '@quartermaster/contracts';

export type FacetValue = Facet['values'][number];

/** The number of values that a facet shows before "Show all". */
export const shortListLength = 6;
/** From here on a facet offers a box to type in. */
export const typeAheadFrom = 12;

/** Values of a facet beside the results, at most: with so many there may be more. */
export const mostBeside = 60;

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The values that have every typed word in them, accents and case aside. Order stays. */
export function matchingValues(values: readonly FacetValue[], typed: string): FacetValue[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return values.filter((value) => {
    const label = plain(value.label);
    return words.every((word) => label.includes(word));
  });
}

/** The short list: what is on always shows, then the first ones. Order stays, so that nothing jumps when a box is ticked. */
export function shortList(values: readonly FacetValue[]): FacetValue[] {
  const first = new Set(values.slice(0, shortListLength));
  return values.filter((value) => value.selected || first.has(value));
}
