import type { FacetValue } from '../facets/matching-values.ts';

/** Values that begin with the same letter. */
export interface Letter {
  /** `A` to `Z`, or `0–9`. */
  readonly letter: string;
  readonly values: readonly FacetValue[];
}

/** The heading of labels that begin with no letter of the English alphabet. */
const otherSigns = '0–9';

/** Values under their first letters, accents aside; those that begin with none first. The order within a letter stays. */
export function byLetter(values: readonly FacetValue[]): readonly Letter[] {
  const letters = Map.groupBy(values, ({ label }) => {
    const first = label.trim().normalize('NFKD').slice(0, 1).toUpperCase();
    return /^[A-Z]$/.test(first) ? first : otherSigns;
  });
  return [...letters].map(([letter, own]) => ({ letter, values: own })).toSorted((one, other) => Number(other.letter === otherSigns) - Number(one.letter === otherSigns) || one.letter.localeCompare(other.letter, 'en'));
}
