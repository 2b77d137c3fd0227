import { fold, plainWords, stopWords } from '../text/index.ts';
import { readMarks } from './query-marks.ts';
import { phraseQuery, type TextQuery } from './text-query.ts';

/** What a query says beside its words. */
export interface QuerySyntax {
  /** The query without its marks and without what it leaves out: each word keeps its place. */
  readonly words: string;
  /** What each product must have, whichever of the words it has; null where the query says nothing of the kind. */
  readonly required: TextQuery | null;
}

/** Reads the phrases of a query, and the words that it leaves out. A query that only leaves out says nothing to look for: it is taken as it is. */
export function readSyntax(query: string): QuerySyntax {
  const folded = fold(query);
  const { words, phrases, without } = readMarks(folded);
  if (words.trim() === '') return { words: folded, required: null };
  const all = [...phrases.flatMap(together), ...without.flatMap(lacking)];
  return { words, required: all.length === 0 ? null : { kind: 'all', of: all } };
}

/** How sellers write that something is not there. */
const lackWords = ['without', 'no', 'not'];

/** Products that do not have the words, or say that they come without: "arms" leaves a "chair without arms" in. */
function lacking(text: string): TextQuery[] {
  return together(text).map((of): TextQuery => ({ kind: 'any', of: [{ kind: 'not', of }, ...lackWords.flatMap((word) => together(`${word} ${text}`))] }));
}

/** Words after each other; nothing where an index has none of them: "the", or signs alone. */
function together(text: string): TextQuery[] {
  const terms = plainWords(text).filter((word) => !stopWords.has(word));
  return terms.length === 0 ? [] : [phraseQuery(terms)];
}
