import { seeded, withTypo } from '../typos.ts';

/** What is known of the catalog that is asked. */
export interface Known {
  /** Queries that people type, from the rated ones. */
  readonly queries: readonly string[];
  /** The words that most products have in their names. */
  readonly broad: readonly string[];
  readonly partNumbers: readonly string[];
  readonly productIds: readonly string[];
}

/** The kinds of queries that are measured, each drawn by a seed. */
export function questions({ queries, broad, partNumbers }: Known, most: number): Readonly<Record<string, readonly string[]>> {
  const random = seeded(12);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const times = (make: () => string): string[] => Array.from({ length: most }, make);
  const few = queries.filter((query) => /^\S+ \S+( \S+)?$/.test(query));
  const letters = 'bcdfghjklmnpqrstvwxzaeiou';
  const nonsense = (): string => Array.from({ length: 6 + Math.floor(random() * 4) }, () => letters[Math.floor(random() * letters.length)]).join('');
  return {
    'two or three words': times(() => (random() < 0.5 ? pick(few) : `${pick(broad)} ${pick(broad)}`)),
    'one broad word': broad.slice(0, most),
    'one typo': times(() => {
      const query = pick(few);
      return withTypo(query, random) ?? query;
    }),
    'wrong part number': times(() => {
      const number = pick(partNumbers);
      const at = 1 + Math.floor(random() * (number.length - 1));
      return `${number.slice(0, at)}${Math.floor(random() * 10)}${number.slice(at + 1)}`;
    }),
    'twelve words': times(() => Array.from({ length: 12 }, () => pick(broad)).join(' ')),
    nonsense: times(() => (random() < 0.5 ? nonsense() : `${nonsense()} ${pick(broad)}`)),
  };
}

/** What a person has typed after each letter of a query. */
export const prefixes = (queries: readonly string[]): string[] =>
  [...queries].flatMap((query) => [2, 3, 4, 6, 9].filter((length) => length <= query.length).map((length) => query.slice(0, length)));
