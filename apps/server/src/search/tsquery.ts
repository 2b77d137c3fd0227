import { quoted } from '../text/index.ts';
import type { TextQuery } from './text-query.ts';

/** Literals of PostgreSQL's tsquery, made of words that may hold any sign. */

export const termQuery = (term: string): string => `'${quoted(term)}'`;

export const termPrefixQuery = (term: string): string => `'${quoted(term)}':*`;

/** The literal of a query. Equal queries have equal literals. */
export function tsqueryOf(query: TextQuery): string {
  switch (query.kind) {
    case 'term':
      return query.where === 'name' ? `${termQuery(query.term)}:A` : termQuery(query.term);
    case 'phrase':
      return `(${query.terms.map(termQuery).join(' <-> ')})`;
    case 'all':
    case 'any':
      // Nothing to look for is the empty query, which finds nothing.
      return query.of.length === 0 ? '' : `(${query.of.map(tsqueryOf).join(query.kind === 'all' ? ' & ' : ' | ')})`;
    case 'not':
      return `!${tsqueryOf(query.of)}`;
  }
}
