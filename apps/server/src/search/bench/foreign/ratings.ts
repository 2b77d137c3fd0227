import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Judgements } from '../judgements.ts';
import { foreignFile } from './foods.ts';

type Half = 'development' | 'final';

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));

/** The queries, as they were written before a result was seen. */
export const foreignQueries = (): string[] => linesOf(readFileSync(foreignFile('queries.txt'), 'utf8'));

/** The queries in the order of their SHA-256, every other one for development. The other half is for the figure alone. */
export function halfOf(queries: readonly string[], half: Half): string[] {
  const hashOf = (query: string): string => createHash('sha256').update(query).digest('hex');
  const ordered = queries.map((query) => ({ query, hash: hashOf(query) })).toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  return ordered.filter((_, place) => (place % 2 === 0) === (half === 'development')).map(({ query }) => query);
}

export const readRatings = (half: Half): Judgements => ratingsIn(readFileSync(foreignFile(`ratings-${half}.tsv`), 'utf8'));

/**
 * @param text lines of a query, a tab, and groups of foods: `3:01001,01145 0:14027`
 * @throws Error where a line is another one
 */
export const ratingsIn = (text: string): Judgements =>
  new Map(
    linesOf(text).map((line) => {
      const [query = '', rated = ''] = line.split('\t');
      return [query, new Map(rated.split(' ').flatMap((group) => ratedIn(group, line)))];
    }),
  );

function ratedIn(group: string, line: string): [string, number][] {
  if (!/^[0-3]:(\d{5},)*\d{5}$/.test(group)) throw new Error(`The ratings have '${group}' in the line '${line}'. Write 3:01001,01145 for foods that are rated 3.`);
  const [rating = '', numbers = ''] = group.split(':');
  return numbers.split(',').map((number) => [number, Number(rating)]);
}
