import type { TextQuery } from '../text-query.ts';
import { allOf, anyOf, type Clause } from './clause.ts';

/** The condition that a product has the words of a query, over the fields of `mapping.ts`. */
export function textClause(query: TextQuery): Clause {
  switch (query.kind) {
    case 'term':
      return { term: { [query.where === 'name' ? 'name_words' : 'words']: { value: query.term } } };
    case 'phrase':
      return { match_phrase: { words: { query: query.terms.join(' ') } } };
    case 'all':
      return allOf(query.of.map(textClause));
    case 'any':
      return anyOf(query.of.map(textClause));
    case 'not':
      return { bool: { must_not: [textClause(query.of)] } };
  }
}
