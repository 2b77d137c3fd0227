import type { Pool } from '@quartermaster/database';
import { countMatches, findWords, subjectsAmong, wordsLike } from './catalog-words.ts';
import { corrected, queryWords, type QueryWord } from './query-words.ts';
import { candidateScore, editDistance, mayHaveTwoEdits, oneEdit, splits, type Candidate, type KnownWord } from './spelling.ts';
import { allWordsQuery, type JoinedPair } from './text-query.ts';

/** A query as the search understands it. */
export interface Understood {
  readonly words: readonly QueryWord[];
  readonly joined: readonly JoinedPair[];
  /** How often the catalogue has each word that the search may look for. */
  readonly known: ReadonlyMap<string, KnownWord>;
  /** The words before the spelling was corrected; the same as `words` when it was not. */
  readonly typed: readonly QueryWord[];
}

/** Candidates of a misspelled word that are tried with the other words of the query. */
const tried = 6;

/** A word that is hardly ever seen is taken for a mistake when a neighbour is this many times more frequent. */
const rare = { documents: 3, times: 60 };

export async function understand(database: Pool, query: string, correctSpelling: boolean): Promise<Understood> {
  const typed = queryWords(query);
  let words = typed;
  let known = await lookUp(database, words);
  if (correctSpelling) {
    for (const [index, word] of typed.entries()) {
      const best = await correction(database, words, index, word, known);
      if (best !== undefined) words = corrected(words, index, best);
    }
    if (words !== typed) known = await lookUp(database, words);
  }
  return { words: words.map((word) => onlyKnown(word, known)), joined: joinedPairs(words, known), known, typed };
}

async function lookUp(database: Pool, words: readonly QueryWord[]): Promise<ReadonlyMap<string, KnownWord>> {
  return findWords(database, [...words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)), ...pairs(words).map(({ term }) => term)]);
}

const pairs = (words: readonly QueryWord[]): JoinedPair[] =>
  words.flatMap((word, first) => {
    const next = words[first + 1]?.plain;
    return word.plain === null || next === null || next === undefined ? [] : [{ first, term: word.plain + next }];
  });

const joinedPairs = (words: readonly QueryWord[], known: ReadonlyMap<string, KnownWord>): JoinedPair[] => pairs(words).filter(({ term }) => known.has(term));

/** Ways that the catalogue cannot have are dropped, unless nothing would be left. */
function onlyKnown(word: QueryWord, known: ReadonlyMap<string, KnownWord>): QueryWord {
  const possible = word.alternatives.filter(({ terms }) => terms.every((term) => known.has(term)));
  return { ...word, alternatives: possible.length > 0 ? possible : word.alternatives.slice(0, 1) };
}

/** What a word of the query should have been; undefined when it may stay as it is. */
async function correction(
  database: Pool,
  words: readonly QueryWord[],
  index: number,
  { plain, alternatives }: QueryWord,
  known: ReadonlyMap<string, KnownWord>,
): Promise<readonly string[] | undefined> {
  if (plain === null || plain.length < 3) return undefined;
  const isKnown = alternatives.some(({ terms, synonym }) => !synonym && terms.every((term) => known.has(term)));
  const seen = known.get(plain)?.documentCount ?? 0;
  if (isKnown && seen > rare.documents) return undefined;
  // A pair that the catalogue writes as one word ("smart watch") is no mistake.
  if (joinedPairs(words, known).some(({ first }) => first === index || first + 1 === index)) return undefined;
  const candidates = await spellings(database, plain, !isKnown);
  const likely = isKnown ? candidates.filter(({ frequency }) => frequency >= rare.times * seen) : candidates;
  if (likely.length === 0) return undefined;
  return (await bestInContext(database, words, index, likely))?.terms;
}

interface Spelling extends Candidate {
  readonly frequency: number;
}

async function spellings(database: Pool, word: string, widely: boolean): Promise<Spelling[]> {
  const edits = oneEdit(word);
  const parts = widely ? splits(word) : [];
  const found = await findWords(database, [...edits, ...parts.flat()]);
  let near = [...found.values()].filter(({ term }) => edits.has(term) && !/\d/.test(term));
  if (near.length === 0 && widely && mayHaveTwoEdits(word)) {
    near = (await wordsLike(database, word, 20)).filter(({ term }) => editDistance(word, term) <= 2);
  }
  const subjects = await subjectsAmong(database, near.map(({ term }) => term));
  const single = near.map((known) => ({ terms: [known.term], score: candidateScore(word, known, subjects.has(known.term)), frequency: known.documentCount }));
  const double = parts.flatMap((pair): Spelling[] => {
    const [a, b] = pair.map((part) => found.get(part));
    if (a === undefined || b === undefined || Math.min(a.nameCount, b.nameCount) < 10 || Math.min(a.term.length, b.term.length) < 3) return [];
    // Two words of which the rarer decides; a missing space is a seldom mistake.
    const rarer = a.documentCount < b.documentCount ? a : b;
    return [{ terms: pair, score: candidateScore(rarer.term, rarer, false) - 1, frequency: rarer.documentCount }];
  });
  return [...single, ...double].toSorted((a, b) => b.score - a.score);
}

/** Of the best candidates the one that goes best with the rest of the query. */
async function bestInContext(database: Pool, words: readonly QueryWord[], index: number, candidates: readonly Spelling[]): Promise<Spelling | undefined> {
  const best = candidates.slice(0, tried);
  if (words.length === 1 || best.length === 1) return best[0];
  const counts = await countMatches(database, best.map(({ terms }) => allWordsQuery(corrected(words, index, terms), [])), 500);
  return best
    .map((candidate, i) => ({ candidate, score: candidate.score + 2 * Math.log(1 + (counts[i] ?? 0)) }))
    .toSorted((a, b) => b.score - a.score)[0]?.candidate;
}
