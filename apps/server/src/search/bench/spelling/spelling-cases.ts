import { withTypo } from '../typos.ts';

/** A query, and what the search should make of it: the same words where they are right. */
interface SpellingCase {
  readonly query: string;
  readonly meant: string;
}

export interface SpellingCases {
  readonly title: string;
  readonly cases: readonly SpellingCase[];
  /** Only those count of which no product has all the words, as they are typed or as they are meant. */
  readonly isApart?: 'as typed' | 'as meant' | undefined;
}

/** A word of the catalog and how often it is in names: so often it is searched for. */
export interface NameWord {
  readonly term: string;
  readonly nameCount: number;
}

export interface CaseSources {
  /** Words in the names of two products or more. */
  readonly words: readonly NameWord[];
  /** Two words that follow each other in the name of a product. */
  readonly neighbors: readonly (readonly [string, string])[];
  /** Two words of the catalog that it also writes as one (`smart watch`, `smartwatch`), and hardly as two. */
  readonly compounds: readonly (readonly [string, string])[];
  /** English words that the catalog lacks. */
  readonly missing: readonly string[];
}

/**
 * Queries made of the catalog's own words: with typos that are to be corrected, without, and words that the catalog lacks, which are
 * to stay as they are. No one has chosen them: the seed behind `random` decides.
 *
 * @param isKnown whether the catalog has a word: a typo that happens to be one is none
 */
export function spellingCases({ words, neighbors, compounds, missing }: CaseSources, isKnown: (word: string) => boolean, random: () => number, size: number): readonly SpellingCases[] {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('The catalog has too few words for the benchmark of spelling.');
    return item;
  };
  const weighted = words.flatMap(({ term, nameCount }) => Array.from({ length: Math.ceil(Math.log2(1 + nameCount)) }, () => term));
  const mistyped = (text: string): string | null => withTypo(text, random);
  const draw = (make: () => SpellingCase | null): SpellingCase[] => {
    const found: SpellingCase[] = [];
    for (let attempt = 0; found.length < size && attempt < 50 * size; attempt += 1) {
      const made = make();
      if (made !== null) found.push(made);
    }
    return found;
  };
  const typo = (meant: string, query: string | null): SpellingCase | null => (query === null || query === meant || query.split(' ').every(isKnown) ? null : { query, meant });
  const asIs = (query: string): SpellingCase => ({ query, meant: query });
  const countable = weighted.filter((word) => !/(s|x|z|ch|sh|y)$/.test(word));
  const long = weighted.filter((word) => word.length >= 6);
  const pair = (): string => pick(neighbors).join(' ');
  const compound = (): string => pick(compounds).join(' ');
  return [
    { title: 'one typo', cases: draw(() => { const word = pick(weighted); return typo(word, mistyped(word)); }) },
    { title: 'two typos (6 letters or more)', cases: draw(() => { const word = pick(long); const once = mistyped(word); return typo(word, once === null ? null : mistyped(once)); }) },
    { title: 'one typo beside a neighbor', cases: draw(() => { const words = pair(); return typo(words, mistyped(words)); }) },
    { title: 'words of the catalog', cases: draw(() => asIs(pick(weighted))) },
    { title: 'their plurals', cases: draw(() => asIs(`${pick(countable)}s`)) },
    { title: 'neighbors as they are', cases: draw(() => asIs(pair())) },
    { title: 'English words that the catalog lacks', cases: draw(() => asIs(pick(missing))) },
    { title: 'such a word beside one of the catalog', cases: draw(() => asIs(`${pick(missing)} ${pick(weighted)}`)) },
    { title: 'one typo in a compound written apart', cases: draw(() => { const words = compound(); return typo(words, mistyped(words)); }) },
    { title: 'compounds written apart', cases: draw(() => asIs(compound())) },
    { title: 'a typo that is another word, beside one', isApart: 'as typed', cases: draw(() => { const words = pair(); const query = mistyped(words); return query === null || !query.split(' ').every(isKnown) ? null : { query, meant: words }; }) },
    { title: 'two words that no product has together', isApart: 'as typed', cases: draw(() => asIs(`${pick(weighted)} ${pick(weighted)}`)) },
    { title: 'three words that no product has together', isApart: 'as typed', cases: draw(() => asIs(`${pair()} ${pick(weighted)}`)) },
    { title: 'one typo in such three words', isApart: 'as meant', cases: draw(() => { const words = `${pair()} ${pick(weighted)}`; return typo(words, mistyped(words)); }) },
  ];
}

/** How many of the cases were changed or offered another spelling, rightly and wrongly. */
export interface SpellingResult {
  readonly right: number;
  readonly wrong: number;
  readonly offeredRight: number;
  readonly offeredWrong: number;
  readonly left: number;
}

/**
 * @param correction the spelling that replaced the query; null where none did
 * @param offer the spelling that was offered
 * @param same whether two spellings are the same query
 */
export function judge(results: readonly { readonly meant: string; readonly correction: string | null; readonly offer: string | null }[], same: (a: string, b: string) => boolean): SpellingResult {
  const counts = { right: 0, wrong: 0, offeredRight: 0, offeredWrong: 0, left: 0 };
  for (const { meant, correction, offer } of results) {
    if (correction !== null) counts[same(correction, meant) ? 'right' : 'wrong'] += 1;
    else if (offer !== null) counts[same(offer, meant) ? 'offeredRight' : 'offeredWrong'] += 1;
    else counts.left += 1;
  }
  return counts;
}
