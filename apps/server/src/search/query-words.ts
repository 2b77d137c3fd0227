import { fold, findMeasures, chunksOf, lettersAndDigits, partsOf, stem, stopWords } from '../text/index.ts';
import { derivedForms } from './derived-forms.ts';
import { findDimensions, type Dimensions } from './dimensions.ts';
import { equalMeasures } from './equal-measures.ts';
import { ranking } from './weights.ts';
import { noSynonyms, type Synonyms } from './synonyms/synonym-table.ts';

/** One way in which a product may match the query: all of these words. */
export interface Alternative {
  readonly terms: readonly string[];
  /** How much it counts: 1 for the words as typed. */
  readonly weight: number;
  readonly synonym: boolean;
  /** It is another form of the word (`derived-forms.ts`). */
  readonly isForm?: true;
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

/** Words that a query has beside those that say nothing in a text: it is no help to look for them. */
const sayingNothing: ReadonlySet<string> = new Set([...stopWords, 'not', 'without', 'something', 'anything']);
/** Of a size in another unit: it is the same, but not as it was typed. */
const equalWeight = 0.9;
/** More words than a person types; the rest is left out. */
const mostWords = 12;

/** The content of a query, word by word. Words that say nothing (`the`, `for`) are left out unless there is nothing else. */
export function queryWords(query: string, synonyms: Synonyms = noSynonyms): QueryWord[] {
  const folded = fold(query);
  const dimensions = findDimensions(folded);
  const isIn = (at: number, spans: readonly { readonly start: number; readonly end: number }[]): boolean => spans.some(({ start, end }) => at >= start && at < end);
  const measures = findMeasures(folded).filter(({ start }) => !isIn(start, dimensions));
  const found: QueryWord[] = [...dimensions.map((each) => dimensionsWord(each, folded)), ...measures.map(({ word, start, end }) => measureWord(word, folded, start, end))];
  for (const { text, start } of chunksOf(folded)) if (!isIn(start, [...dimensions, ...measures])) found.push(chunkWord(text, start, synonyms));
  const ordered = found.toSorted((a, b) => a.start - b.start);
  const saying = ordered.filter(({ plain }) => plain === null || !sayingNothing.has(plain));
  return (saying.length > 0 ? saying : ordered).slice(0, mostWords);
}

function measureWord(word: string, folded: string, start: number, end: number): QueryWord {
  const typed = folded.slice(start, end);
  const loose = looseParts(typed);
  return {
    typed,
    start,
    end,
    plain: null,
    alternatives: [
      typedAs([word]),
      ...equalMeasures(word).map((equal) => ({ terms: [equal], weight: equalWeight, synonym: true })),
      ...(loose.length > 0 && loose.join(' ') !== word ? [{ terms: loose, weight: 0.5, synonym: false }] : []),
    ],
  };
}

/** Catalogs write `8.5 x 11`, `8.5x11`, `8 1/2 x 11` and `8.5" x 11"`: the numbers by themselves, as one word, or each with the unit. */
function dimensionsWord({ lengths, unit, start, end }: Dimensions, folded: string): QueryWord {
  const typed = folded.slice(start, end);
  const asOne = lengths.join('x');
  const ways = [lengths, lengths.flatMap(withFraction), [partsOf(asOne).joined ?? asOne], ...[unit ?? 'in'].map((each) => lengths.map((length) => `${length}${each}`)), looseParts(typed).filter((part) => !betweenLengths.has(part))];
  const different = new Map(ways.map((terms) => [...new Set(terms)]).map((terms) => [terms.join(' '), terms]));
  return { typed, start, end, plain: null, alternatives: [...different.values()].map((terms) => typedAs(terms)) };
}

const fractions: ReadonlyMap<string, string> = new Map([['25', '1/4'], ['5', '1/2'], ['75', '3/4']]);

/** `8.5` is `8` and `1/2` in other catalogs. */
function withFraction(length: string): string[] {
  const [whole = '', decimals = ''] = length.split('.');
  const fraction = fractions.get(decimals);
  return fraction === undefined ? [length] : [...(whole === '0' ? [] : [whole]), fraction];
}

const betweenLengths: ReadonlySet<string> = new Set(['x', 'by', 'in', 'inch', 'ft', 'feet', 'mm', 'cm', 'm']);

const looseParts = (typed: string): string[] => chunksOf(typed).flatMap(({ text }) => partsOf(text).parts);

function chunkWord(text: string, start: number, synonyms: Synonyms): QueryWord {
  const { parts, joined } = partsOf(text);
  const shared = { typed: text, start, end: start + text.length };
  if (joined !== null) return { ...shared, plain: null, alternatives: [typedAs([joined]), { terms: parts, weight: 0.8, synonym: false }, ...otherWords(synonyms(stem(joined)))] };
  if (parts.length > 1) return { ...shared, plain: null, alternatives: [typedAs(parts)] };
  const term = parts[0] ?? text;
  return { ...shared, plain: /^\p{L}+$/u.test(term) ? term : null, alternatives: wordAlternatives(term, synonyms) };
}

const typedAs = (terms: readonly string[]): Alternative => ({ terms, weight: 1, synonym: false });

/** A word, its letters and digits apart (`tn2110`), and other words and forms for it. */
function wordAlternatives(term: string, synonyms: Synonyms): Alternative[] {
  const runs = lettersAndDigits(term);
  return [
    typedAs([term]),
    ...tradeItemNumbers(term).map((number) => typedAs([number])),
    ...(runs.length > 0 ? [{ terms: runs, weight: 0.6, synonym: false }] : []),
    ...otherWords(synonyms(term)),
    ...otherWords(derivedForms(term).map((form) => [form])).map((way) => ({ ...way, isForm: true as const })),
  ];
}

const otherWords = (ways: readonly (readonly string[])[]): Alternative[] => ways.map((terms) => ({ terms, weight: ranking.synonym, synonym: true }));

/**
 * The ways in which catalogs write the number of a trade item: of 12 to 14 digits, with zeros in front (GS1 General Specifications, GTIN). A buyer may leave
 * the zeros out, or scan them.
 */
function tradeItemNumbers(term: string): string[] {
  if (!/^\d{9,14}$/.test(term)) return [];
  const digits = term.replace(/^0+/, '');
  return [...new Set([digits, ...[12, 13, 14].map((length) => digits.padStart(length, '0'))])].filter((number) => number !== term);
}

/** A word without those of its forms that are seen less often than itself: they are rather something else, as masking tape is to masks. */
export function withoutRarerForms(word: QueryWord, seen: (term: string) => number): QueryWord {
  const [typed] = word.alternatives;
  // A word that the catalog lacks may have its forms alone.
  if (typed === undefined || typed.isForm === true) return word;
  const own = seen(typed.terms[0] ?? '');
  return { ...word, alternatives: word.alternatives.filter(({ isForm, terms }) => isForm !== true || terms.some((term) => seen(term) > own)) };
}

/** The same query with one word corrected (`power bank` for `powerbank`, too). */
export function corrected(words: readonly QueryWord[], index: number, terms: readonly string[], synonyms: Synonyms = noSynonyms): QueryWord[] {
  return words.map((word, i) => {
    if (i !== index) return word;
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) return { ...word, typed: only, plain: only, alternatives: wordAlternatives(only, synonyms) };
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
