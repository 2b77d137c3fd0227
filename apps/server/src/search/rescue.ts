import type { Statistics } from './catalog-words.ts';
import { isEnglish } from './english-words.ts';
import type { IndexedCatalog } from './product-index.ts';
import { corrected, type QueryWord } from './query-words.ts';
import { rewordings } from './rewordings.ts';
import { enough, typoLikelihood } from './spelling.ts';
import { likelierOfBoth, spellings, type Spelling } from './spellings.ts';
import { allWordsQuery, besideQuery, inNameQuery, inNameWithAnotherQuery, pairInNameQuery, withAnotherQuery, type TextQuery } from './text-query.ts';
import { isKnown, isSpelled, mostMisspelled, type KnownWords } from './unknown-words.ts';

/** Candidates of a misspelled word that are tried with the other words of the query. */
export const tried = 6;
/** Products that a respelled query must find to be offered when every word of the query was known. */
const rescued = 3;
/** Words of a query in which such a typo is looked for: with more of them, it is a name that was pasted. */
const mostRescued = 6;
/** Products that have a word beside its neighbor, for it to take the place of another word of the catalog. */
const besides = 3;
/** Added to a count, so that a pair which no product has is unlikely and not impossible. */
const hardlyAny = 0.1;
/** Other words of the query that are looked for with each candidate. */
const mostOthers = 3;
/** Names that a candidate is taken to be in beside its own, which have the other words as often as all names: of few names one that has both may be chance. */
const priorNames = 20;
/** Counts stop here: more says no more. */
const most = 500;

interface InContext {
  readonly candidate: Spelling;
  /** With what the other words of the query say. */
  readonly evidence: number;
  /** Products that have all the words in their names then. */
  readonly count: number;
  /** Products where it is beside its neighbor. */
  readonly beside: number;
  /** Products that have it with one of the others in their names. */
  readonly inNames: number;
  /** Products have it with one of the others. */
  readonly isTogether: boolean;
}

/** The candidates for a word with what the other words of the query say of each; the likeliest first. */
export async function inContext(catalog: IndexedCatalog, words: readonly QueryWord[], index: number, candidates: readonly Spelling[], known: KnownWords, { documents }: Statistics): Promise<InContext[]> {
  const variants = candidates.map(({ terms }) => corrected(words, index, terms, catalog.synonyms));
  const others = tellingOthers(words, index, known);
  const counts = await countOnce(catalog, variants.map((variant) => [
    inNameQuery(variant),
    besideQuery(variant, index, rewordings(variant, catalog.synonyms)),
    withAnotherQuery(variant, index),
    ...others.map(({ place }) => pairInNameQuery(variant, index, place)),
  ]));
  return candidates
    .map((candidate, i) => {
      const [count = 0, beside = 0, withAnother = 0, ...pairs] = counts[i] ?? [];
      const drawn = pairs.reduce((sum, both, other) => sum + pull(both, candidate.inNames, (0.5 + (others[other]?.inNames ?? 0)) / (1 + documents)), 0);
      return { candidate, count, beside, inNames: Math.max(0, ...pairs), isTogether: beside + withAnother > 0, evidence: candidate.evidence + drawn + Math.log(1 + beside) };
    })
    .toSorted((a, b) => b.evidence - a.evidence);
}

/**
 * ln of how much more often names with one word have another than names do, at least 0: that they never meet says little in a catalog. So a frequent word is not ahead for meeting everything.
 *
 * @param both names with both
 * @param own names with the one
 * @param share the share of all names that have the other
 */
export const pull = (both: number, own: number, share: number): number => Math.max(0, Math.log((Math.min(both, own) / share + priorNames) / (own + priorNames)));

/** The other words of the query that the catalog has, the rarest: they say most of a candidate. */
function tellingOthers(words: readonly QueryWord[], index: number, known: KnownWords): { readonly place: number; readonly inNames: number }[] {
  return [...words.entries()]
    .filter(([place, word]) => place !== index && isKnown(word, known))
    .map(([place, word]) => ({ place, inNames: namesWith(word, known) }))
    .toSorted((a, b) => a.inNames - b.inNames)
    .slice(0, mostOthers);
}

/** Products that have a word in their names, in any of its ways. */
const namesWith = ({ alternatives }: QueryWord, known: KnownWords): number =>
  alternatives.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => known.get(term)?.nameCount ?? 0)), 0);

/** What several lists of queries find, each query asked once. */
async function countOnce(catalog: IndexedCatalog, lists: readonly (readonly TextQuery[])[]): Promise<number[][]> {
  const asked = new Map(lists.flat().map((query) => [JSON.stringify(query), query]));
  const counts = await catalog.index.count(catalog, [...asked.values()], most);
  const countOf = new Map([...asked.keys()].map((key, i) => [key, counts[i] ?? 0]));
  return lists.map((queries) => queries.map((query) => countOf.get(JSON.stringify(query)) ?? 0));
}

/** A query with one of its words changed. */
interface Rescued {
  readonly words: readonly QueryWord[];
  /** Enough speaks for it to take the place of what was typed. */
  readonly isCertain: boolean;
}

/**
 * A typo may happen to be another word of the catalog ("memory cad"). When no product has all the words, the change of one word is taken that goes far better with the
 * others, else that is offered which finds most.
 */
export async function rescue(catalog: IndexedCatalog, words: readonly QueryWord[], known: KnownWords, statistics: Statistics): Promise<Rescued> {
  const asTyped = { words, isCertain: false };
  if (words.length < 2 || words.length > mostRescued || (await haveAll(catalog, words))) return asTyped;
  const changes = [];
  for (const [index, word] of rarest(words, known)) {
    const candidates = (await spellings(catalog, word.typed, false, statistics)).slice(0, tried);
    const found = await inContext(catalog, words, index, candidates, known, statistics);
    const evidence = await pairEvidence(catalog, words, index, found);
    for (const [i, change] of found.entries()) changes.push({ changed: corrected(words, index, change.candidate.terms, catalog.synonyms), change, pairs: evidence[i] ?? -Infinity });
  }
  const [certain] = changes.filter(({ pairs }) => pairs >= enough.toReplaceKnown).toSorted((a, b) => b.pairs - a.pairs);
  if (certain !== undefined) return { words: certain.changed, isCertain: true };
  const worth = ({ candidate, count, beside }: InContext): number => candidate.evidence + Math.log(1 + count) + Math.log(1 + beside);
  const [best] = changes.filter(({ change }) => change.count >= rescued && worth(change) >= enough.toOffer).toSorted((a, b) => worth(b.change) - worth(a.change));
  return best === undefined ? asTyped : { words: best.changed, isCertain: false };
}

/**
 * For each candidate ln of how much likelier it is that this was meant and mistyped than that the word was, by the products that have it with another word of the query in
 * their names, and beside its neighbor. -Infinity where one has the word as typed with another, or, of a word of English, where too few products have the candidate beside its neighbor.
 */
async function pairEvidence(catalog: IndexedCatalog, words: readonly QueryWord[], index: number, candidates: readonly InContext[]): Promise<number[]> {
  const typed = words[index]?.typed ?? '';
  const isLikely = ({ beside, inNames }: InContext): boolean => beside >= besides || (!isEnglish(typed) && inNames >= besides);
  if (!candidates.some(isLikely)) return candidates.map(() => -Infinity);
  const [asTyped = 0, besideAsTyped = 0] = await catalog.index.count(catalog, [inNameWithAnotherQuery(words, index), besideQuery(words, index)], most);
  return candidates.map((each) => {
    if (!isLikely(each) || asTyped > 0) return -Infinity;
    const pairs = Math.log((hardlyAny + each.inNames) / hardlyAny) + Math.log((1 + each.beside) / (1 + besideAsTyped));
    const [term = '', ...more] = each.candidate.terms;
    return pairs + typoLikelihood(typed, more.length > 0 ? each.candidate.terms.join(' ') : likelierOfBoth(typed)(term));
  });
}

/** The words of a query that may be typos of others, though the catalog has them: so many of those that it has least. With their places. */
function rarest(words: readonly QueryWord[], known: KnownWords): [number, QueryWord][] {
  const documents = (word: QueryWord): number => known.get(word.plain ?? '')?.documentCount ?? 0;
  return [...words.entries()]
    .filter(([, word]) => isSpelled(word) && isKnown(word, known))
    .toSorted(([, a], [, b]) => documents(a) - documents(b))
    .slice(0, mostMisspelled);
}

/** Whether a product has all the words, or two of them as one. */
export const haveAll = async (catalog: IndexedCatalog, words: readonly QueryWord[]): Promise<boolean> => ((await catalog.index.count(catalog, [allWordsQuery(words, rewordings(words, catalog.synonyms))], 1))[0] ?? 0) > 0;
