import { fold, findMeasures, chunksOf, lettersAndDigits, partsOf, stopWords } from '../text/index.ts';
import { synonymsOf } from './synonyms.ts';

/** One way in which a product may match the query: all of these words. */
export interface Alternative {
  readonly terms: readonly string[];
  /** How much it counts: 1 for the words as typed. */
  readonly weight: number;
  readonly synonym: boolean;
}

/** One word of a query, or one size. */
export interface QueryWord {
  /** As it is in the query, folded. */
  readonly typed: string;
  readonly start: number;
  readonly end: number;
  readonly alternatives: readonly Alternative[];
  /** The word when it is a single plain one: only such words are spelled and joined. */
  readonly plain: string | null;
}

const synonymWeight = 0.6;
/** More words than a person types; the rest is left out. */
const mostWords = 12;

/** The content of a query, word by word. Words that say nothing (`the`, `for`) are left out unless there is nothing else. */
export function queryWords(query: string): QueryWord[] {
  const folded = fold(query);
  const measures = findMeasures(folded);
  const inMeasure = (at: number): boolean => measures.some(({ start, end }) => at >= start && at < end);
  const found: QueryWord[] = measures.map(({ word, start, end }) => measureWord(word, folded, start, end));
  for (const { text, start } of chunksOf(folded)) if (!inMeasure(start)) found.push(chunkWord(text, start));
  const ordered = found.toSorted((a, b) => a.start - b.start);
  const saying = ordered.filter(({ plain }) => plain === null || !stopWords.has(plain));
  return (saying.length > 0 ? saying : ordered).slice(0, mostWords);
}

function measureWord(word: string, folded: string, start: number, end: number): QueryWord {
  const typed = folded.slice(start, end);
  const loose = chunksOf(typed).flatMap(({ text }) => partsOf(text).parts);
  return {
    typed,
    start,
    end,
    plain: null,
    alternatives: [typedAs([word]), ...(loose.length > 0 && loose.join(' ') !== word ? [{ terms: loose, weight: 0.5, synonym: false }] : [])],
  };
}

function chunkWord(text: string, start: number): QueryWord {
  const { parts, joined } = partsOf(text);
  const shared = { typed: text, start, end: start + text.length };
  if (joined !== null) return { ...shared, plain: null, alternatives: [typedAs([joined]), { terms: parts, weight: 0.8, synonym: false }] };
  if (parts.length > 1) return { ...shared, plain: null, alternatives: [typedAs(parts)] };
  const term = parts[0] ?? text;
  return { ...shared, plain: /^\p{L}+$/u.test(term) ? term : null, alternatives: wordAlternatives(term) };
}

const typedAs = (terms: readonly string[]): Alternative => ({ terms, weight: 1, synonym: false });

/** A word, its letters and digits apart (`tn2110`), and other words for it. */
function wordAlternatives(term: string): Alternative[] {
  const runs = lettersAndDigits(term);
  return [
    typedAs([term]),
    ...(runs.length > 0 ? [{ terms: runs, weight: 0.6, synonym: false }] : []),
    ...synonymsOf(term).map((terms) => ({ terms, weight: synonymWeight, synonym: true })),
  ];
}

/** The same query with one word corrected (`power bank` for `powerbank`, too). */
export function corrected(words: readonly QueryWord[], index: number, terms: readonly string[]): QueryWord[] {
  return words.map((word, i) => {
    if (i !== index) return word;
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) return { ...word, typed: only, plain: only, alternatives: wordAlternatives(only) };
    return { ...word, typed: terms.join(' '), plain: null, alternatives: [typedAs(terms)] };
  });
}

/** The query as a text again, with its corrections in place. */
export function queryText(original: string, before: readonly QueryWord[], after: readonly QueryWord[]): string {
  const folded = fold(original);
  let text = '';
  let at = 0;
  before.forEach((word, i) => {
    text += folded.slice(at, word.start) + (after[i]?.typed ?? word.typed);
    at = word.end;
  });
  return (text + folded.slice(at)).replace(/\s+/g, ' ').trim();
}
