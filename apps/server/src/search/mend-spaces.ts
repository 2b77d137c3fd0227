import { stem } from '../text/index.ts';
import { findWords } from './catalog-words.ts';
import type { IndexedCatalog } from './product-index.ts';
import { corrected, type QueryWord } from './query-words.ts';
import { inNameQuery } from './text-query.ts';
import type { KnownWords } from './unknown-words.ts';

/** A word that as many products have is no slip of theirs. */
const productsOfWord = 3;
/** More words than this are a name that was pasted. */
const mostWords = 12;

interface Spaced {
  /** The words as they were typed: two that were one are one again, as it was typed. */
  readonly typed: readonly QueryWord[];
  /** As they were meant, each in the place of the typed one. */
  readonly words: readonly QueryWord[];
}

/** A pair of words with the space where it may have been meant: nowhere, or one letter away. */
interface Reading {
  readonly first: number;
  readonly terms: readonly string[];
}

/**
 * Words with a space inside (`batte ries`), or with the space between them one letter too early or late (`coldp ack`), where the catalog lacks one of the two as it was typed, and has what they are otherwise:
 * the one word, or two that products have in their names together.
 *
 * @param isLacking whether the catalog has neither a word nor another for it
 */
export async function mendSpaces(catalog: IndexedCatalog, words: readonly QueryWord[], isLacking: (word: QueryWord) => boolean): Promise<Spaced> {
  const asTyped = { typed: words, words };
  const readings = words.length > mostWords ? [] : words.flatMap((_, first) => (isPair(words, first) && (isLacking(words[first] as QueryWord) || isLacking(words[first + 1] as QueryWord)) ? readingsOf(words, first) : []));
  if (readings.length === 0) return asTyped;
  const known = await findWords(catalog, readings.flatMap(({ terms }) => terms));
  const possible = readings.filter(({ terms }) => terms.every((term) => isWord(term, known)));
  const apart = possible.filter(({ terms }) => terms.length === 2);
  const counts = await catalog.index.count(catalog, apart.map((reading) => inNameQuery(moved(catalog, words, reading).slice(reading.first, reading.first + 2))), 1);
  const [best] = possible.filter((reading) => reading.terms.length === 1 || (counts[apart.indexOf(reading)] ?? 0) > 0);
  if (best === undefined) return asTyped;
  return best.terms.length === 1 ? joined(catalog, words, best) : { typed: words, words: moved(catalog, words, best) };
}

const isWord = (term: string, known: KnownWords): boolean => {
  const { documentCount = 0, nameCount = 0 } = known.get(term) ?? {};
  return documentCount >= productsOfWord && nameCount > 0;
};

/** Two plain words with nothing but a space between them. */
function isPair(words: readonly QueryWord[], first: number): boolean {
  const [one, other] = [words[first], words[first + 1]];
  return one !== undefined && other !== undefined && other.start - one.end === 1 && [one, other].every(({ plain, typed }) => plain !== null && /^[a-z]{1,30}$/.test(typed));
}

/** The word without the space first, since that needs no other change. */
function readingsOf(words: readonly QueryWord[], first: number): Reading[] {
  const [one = '', other = ''] = [words[first]?.typed, words[first + 1]?.typed];
  const pairs = [[one.slice(0, -1), one.slice(-1) + other], [one + other.slice(0, 1), other.slice(1)]].filter((pair) => pair.every(({ length }) => length >= 3));
  return [[one + other], ...pairs].map((written) => ({ first, terms: written.map(stem) }));
}

function joined(catalog: IndexedCatalog, words: readonly QueryWord[], { first, terms }: Reading): Spaced {
  const [one, other] = [words[first], words[first + 1]];
  if (one === undefined || other === undefined) return { typed: words, words };
  const typed = [...words.slice(0, first), { ...one, typed: `${one.typed} ${other.typed}`, end: other.end }, ...words.slice(first + 2)];
  return { typed, words: corrected(typed, first, terms, catalog.synonyms) };
}

function moved(catalog: IndexedCatalog, words: readonly QueryWord[], { first, terms }: Reading): QueryWord[] {
  return terms.reduce<QueryWord[]>((changed, term, i) => corrected(changed, first + i, [term], catalog.synonyms), [...words]);
}
