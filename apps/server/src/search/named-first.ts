import { headTerm } from '../text/index.ts';
import type { ScoredQuery } from './ranking.ts';

/** The terms of products whose name names a word of the query first, in one of its ways; of a way of several words the last. */
export const namedFirst = ({ words, joined }: Pick<ScoredQuery, 'words' | 'joined'>): string[] => {
  const ways = [...words.flatMap(({ alternatives }) => alternatives), ...joined];
  return [...new Set(ways.flatMap(({ terms }) => terms.slice(-1)))].map(headTerm);
};
