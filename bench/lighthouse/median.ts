import type { Figures } from './measure.ts';

/** The middle of some numbers: of an even count, the greater of the two in the middle. */
const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median of each figure by itself. */
export function medianOf(looks: readonly Figures[]): Figures {
  const of = (read: (look: Figures) => number): number => middle(looks.map(read));
  const kinds = [...(looks[0]?.transfer.keys() ?? [])];
  return {
    score: of(({ score }) => score),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocked: of(({ blocked }) => blocked),
    shift: of(({ shift }) => shift),
    transfer: new Map(kinds.map((kind) => [kind, of(({ transfer }) => transfer.get(kind) ?? 0)])),
  };
}
