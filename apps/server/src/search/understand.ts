import type { StoreCatalog } from '../stores/assortment/index.ts';
import { countMatches, findWords, subjectsAmong, wordsLike } from './catalog-words.ts';
import { corrected, queryWords, type QueryWord } from './query-words.ts';
import { candidateScore, editDistance, mayHaveTwoEdits, oneEdit, splits, type Candidate, type KnownWord } from './spelling.ts';
import { allWordsQuery, besideQuery, inNameQuery, phraseQuery, type JoinedPair } from './text-query.ts';
import { stem } from '../text/index.ts';

/** A query as the search understands it. */
export interface Understood {
  readonly words: readonly QueryWord[];
  readonly joined: readonly JoinedPair[];
  /** How often the catalog has each word that the search may look for. */
  readonly known: ReadonlyMap<string, KnownWord>;
  /** The words before the spelling was corrected; the same as `words` when it was not. */
  readonly typed: readonly QueryWord[];
}

/** Candidates of a misspelled word that are tried with the other words of the query. */
const tried = 6;

/** A word that is hardly ever seen is taken for a mistake when a neighbor is this many times more frequent. */
const rare = { documents: 3, times: 15 };

export async function understand(catalog: StoreCatalog, query: string, correctSpelling: boolean): Promise<Understood> {
  const typed = queryWords(query);
  let words = typed;
  let known = await lookUp(catalog, words);
  if (correctSpelling) {
    for (const [index, word] of typed.entries()) {
      const best = await correction(catalog, words, index, word, known);
      if (best !== undefined) words = corrected(words, index, best);
    }
    words = (await rescue(catalog, words)) ?? words;
    if (words !== typed) known = await lookUp(catalog, words);
  }
  return { words: words.map((word) => onlyKnown(word, known)), joined: joinedPairs(words, known), known, typed };
}

async function lookUp(catalog: StoreCatalog, words: readonly QueryWord[]): Promise<ReadonlyMap<string, KnownWord>> {
  return findWords(catalog, [...words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)), ...pairs(words).map(({ term }) => term)]);
}

const pairs = (words: readonly QueryWord[]): JoinedPair[] =>
  words.flatMap((word, first) => {
    const next = words[first + 1]?.plain;
    return word.plain === null || next === null || next === undefined ? [] : [{ first, term: word.plain + next }];
  });

const joinedPairs = (words: readonly QueryWord[], known: ReadonlyMap<string, KnownWord>): JoinedPair[] => pairs(words).filter(({ term }) => known.has(term));

/** Ways that the catalog cannot have are dropped, unless nothing would be left. */
function onlyKnown(word: QueryWord, known: ReadonlyMap<string, KnownWord>): QueryWord {
  const possible = word.alternatives.filter(({ terms }) => terms.every((term) => known.has(term)));
  return { ...word, alternatives: possible.length > 0 ? possible : word.alternatives.slice(0, 1) };
}

/** The correction of a word of the query; undefined when it may stay as it is. */
async function correction(
  catalog: StoreCatalog,
  words: readonly QueryWord[],
  index: number,
  { plain, typed, alternatives }: QueryWord,
  known: ReadonlyMap<string, KnownWord>,
): Promise<readonly string[] | undefined> {
  if (plain === null || typed.length < 3) return undefined;
  const isKnown = alternatives.some(({ terms, synonym }) => !synonym && terms.every((term) => known.has(term)));
  const seen = known.get(plain)?.documentCount ?? 0;
  if (isKnown && seen > rare.documents) return undefined;
  // A pair that the catalog writes as one word ("smart watch") is no mistake.
  if (joinedPairs(words, known).some(({ first }) => first === index || first + 1 === index)) return undefined;
  const candidates = await spellings(catalog, typed, !isKnown);
  const likely = isKnown ? candidates.filter(({ frequency }) => frequency >= rare.times * seen) : candidates;
  if (likely.length === 0) return undefined;
  return (await bestInContext(catalog, words, index, likely))?.terms;
}

interface Spelling extends Candidate {
  readonly frequency: number;
}

/** The words that may have been meant by one that was typed; the best first. */
async function spellings(catalog: StoreCatalog, word: string, widely: boolean): Promise<Spelling[]> {
  const near = new Map<string, string>();
  // The catalog has words without their plural; an edit away may be a plural.
  for (const edit of oneEdit(word)) if (!near.has(stem(edit)) || stem(edit) === edit) near.set(stem(edit), edit);
  near.delete(stem(word));
  const parts = widely ? splits(word) : [];
  const found = await findWords(catalog, [...near.keys(), ...parts.flat()]);
  let known = [...found.values()].filter(({ term }) => near.has(term) && term.length >= Math.min(3, word.length) && !/\d/.test(term));
  if (known.length === 0 && widely && mayHaveTwoEdits(word)) {
    known = (await wordsLike(catalog, word, 20)).filter(({ term }) => editDistance(word, term) <= 2);
  }
  const subjects = await subjectsAmong(catalog, known.map(({ term }) => term));
  const single = known.map((each) => ({ terms: [each.term], score: candidateScore(word, near.get(each.term) ?? each.term, each, subjects.has(each.term)), frequency: each.documentCount }));
  const double = await written(catalog, parts.filter((pair) => pair.every((part) => found.has(part))));
  return [...single, ...double].toSorted((a, b) => b.score - a.score);
}

/** Pairs of words that follow each other somewhere in the catalog: a space that was left out is the likeliest mistake then. */
async function written(catalog: StoreCatalog, pairs: readonly (readonly [string, string])[]): Promise<Spelling[]> {
  const counts = await countMatches(catalog, pairs.map(phraseQuery), 500);
  return pairs.flatMap((terms, i): Spelling[] => {
    const count = counts[i] ?? 0;
    return count === 0 ? [] : [{ terms, score: 6 + Math.log(1 + count), frequency: count }];
  });
}

/** Of the best candidates the one that goes best with the rest of the query. */
async function bestInContext(catalog: StoreCatalog, words: readonly QueryWord[], index: number, candidates: readonly Spelling[]): Promise<Spelling | undefined> {
  const best = candidates.slice(0, tried);
  if (words.length === 1 || best.length === 1) return best[0];
  return (await inContext(catalog, words, index, best))[0]?.candidate;
}

interface InContext {
  readonly candidate: Spelling;
  readonly score: number;
  /** Products that have all the words in their names then. */
  readonly count: number;
}

async function inContext(catalog: StoreCatalog, words: readonly QueryWord[], index: number, candidates: readonly Spelling[]): Promise<InContext[]> {
  const variants = candidates.map(({ terms }) => corrected(words, index, terms));
  const counts = await countMatches(catalog, [...variants.map((variant) => inNameQuery(variant)), ...variants.map((variant) => besideQuery(variant, index))], 500);
  return candidates
    .map((candidate, i) => {
      const count = counts[i] ?? 0;
      const beside = counts[candidates.length + i] ?? 0;
      return { candidate, count, score: candidate.score + 2 * Math.log(1 + count) + 2 * Math.log(1 + beside) };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Products that a respelled query must find to be believed when every word of the query was known. */
const rescued = 3;

/**
 * A typo may happen to be another word of the catalog ("memory cad"). When no product has all the words, the one word is changed whose
 * change finds most.
 */
async function rescue(catalog: StoreCatalog, words: readonly QueryWord[]): Promise<QueryWord[] | undefined> {
  if (words.length < 2) return undefined;
  const [complete = 0] = await countMatches(catalog, [allWordsQuery(words, [])], 1);
  if (complete > 0) return undefined;
  const changes = [];
  for (const [index, { plain, typed }] of words.entries()) {
    if (plain === null || typed.length < 3) continue;
    const candidates = (await spellings(catalog, typed, false)).slice(0, tried);
    for (const change of await inContext(catalog, words, index, candidates)) if (change.count >= rescued) changes.push({ index, ...change });
  }
  const best = changes.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined ? undefined : corrected(words, best.index, best.candidate.terms);
}
