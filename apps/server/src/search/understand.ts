import { findWords, type Statistics } from './catalog-words.ts';
import { isEnglish, isListed } from './english-words.ts';
import { mendSpaces } from './mend-spaces.ts';
import type { IndexedCatalog } from './product-index.ts';
import { corrected, queryText, queryWords, type QueryWord } from './query-words.ts';
import { haveAll, inContext, rescue, tried } from './rescue.ts';
import { rewordings, type Rewording } from './rewordings.ts';
import { enough } from './spelling.ts';
import { spellings } from './spellings.ts';
import { isKnown, isSpelled, mostMisspelled, type KnownWords } from './unknown-words.ts';

/** A query as the search understands it. */
export interface Understood {
  readonly words: readonly QueryWord[];
  readonly joined: readonly Rewording[];
  /** How often the catalog has each word that the search may look for. */
  readonly known: KnownWords;
  /** The words before the spelling was corrected. */
  readonly typed: readonly QueryWord[];
  /** Those words, each as it is taken: two that were written as one are in one place, and apart in `words`. */
  readonly spelled: readonly QueryWord[];
  /** Another spelling that may have been meant, where it is in doubt: products have all of its words. */
  readonly offered: readonly QueryWord[] | null;
}

/** A word that is hardly ever seen may be a mistake of the catalog's own when a neighbor is this many times more frequent. */
const rare = { documents: 3, times: 15 };

/**
 * Reads a query. A word that the catalog lacks is replaced where products have what it is replaced by together with the other words, or the
 * evidence is strong; so is one that hardly any product has and that is no word of English ("catridge"), beside others. For a word that the catalog has, the other
 * spelling is offered, or taken where the words beside it leave little doubt.
 */
export async function understand(catalog: IndexedCatalog, query: string, statistics: Statistics, correctSpelling: boolean): Promise<Understood> {
  const asTyped = queryWords(query, catalog.synonyms);
  let known = await lookUp(catalog, asTyped);
  const { typed, words: spaced } = correctSpelling ? await mendSpaces(catalog, asTyped, (word) => isLacking(word, known)) : { typed: asTyped, words: asTyped };
  if (spaced !== asTyped) known = await lookUp(catalog, spaced);
  let words: readonly QueryWord[] = spaced;
  let offered: readonly QueryWord[] | null = null;
  if (correctSpelling) {
    const mended = await mendWords(catalog, spaced, known, statistics);
    const { doubtful } = mended;
    ({ words } = mended);
    if (words !== spaced) known = await lookUp(catalog, words);
    const isAnyLacking = words.some((word) => isLacking(word, known));
    const rescued = isAnyLacking && doubtful !== spaced ? null : await rescue(catalog, words, known, statistics);
    offered = rescued?.isCertain === true ? rescued.words : await worthOffering(catalog, words, rescued !== null && doubtful === spaced ? rescued.words : doubtful);
    // Nothing has all of the words as they are typed where the catalog lacks one, or has one that is surely a typo of another: the results are those of the other spelling, and the answer says so.
    if (offered !== null && (rescued?.isCertain === true || offered.every(({ typed: text }, i) => text === words[i]?.typed || isLacking(words[i], known)))) {
      words = offered;
      known = await lookUp(catalog, words);
      offered = null;
    }
  }
  const apart = words.some((word, i) => word !== typed[i] && word.typed.includes(' ')) ? queryWords(queryText(query, typed, words), catalog.synonyms) : words;
  if (apart !== words) known = await lookUp(catalog, apart);
  return { words: apart.map((word) => onlyKnown(word, known)), joined: knownRewordings(catalog, apart, known), known, typed, spelled: words, offered };
}

async function lookUp(catalog: IndexedCatalog, words: readonly QueryWord[]): Promise<KnownWords> {
  return findWords(catalog, [...words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)), ...rewordings(words, catalog.synonyms).flatMap(({ terms }) => terms)]);
}

const knownRewordings = (catalog: IndexedCatalog, words: readonly QueryWord[], known: KnownWords): Rewording[] =>
  rewordings(words, catalog.synonyms).filter(({ terms }) => terms.every((term) => known.has(term)));

/** Ways that the catalog cannot have are dropped, unless nothing would be left. */
function onlyKnown(word: QueryWord, known: KnownWords): QueryWord {
  const possible = word.alternatives.filter(({ terms }) => terms.every((term) => known.has(term)));
  return { ...word, alternatives: possible.length > 0 ? possible : word.alternatives.slice(0, 1) };
}

/** The catalog has neither the word nor another for it. Forms of what is no English word (`printe`: `print`) are of a typo. */
function isLacking(word: QueryWord | undefined, known: KnownWords): boolean {
  if (word === undefined) return false;
  return !isKnown(isSpelled(word) && !isEnglish(word.typed) ? { ...word, alternatives: word.alternatives.filter(({ isForm }) => isForm !== true) } : word, known);
}

/** The places of words that the catalog lacks, or as good as lacks. */
function misspelled(catalog: IndexedCatalog, words: readonly QueryWord[], known: KnownWords): number[] {
  // Words that the catalog writes as one ("smart watch"), or calls otherwise ("hewlett packard"), are no mistake.
  const other = knownRewordings(catalog, words, known);
  const isJoined = (index: number): boolean => other.some(({ first, count }) => index >= first && index < first + count);
  const doubtful = words.flatMap((word, index) => {
    const seen = known.get(word.plain ?? '')?.documentCount ?? 0;
    return isSpelled(word) && !isJoined(index) && (isLacking(word, known) || (seen > 0 && seen <= rare.documents)) ? [index] : [];
  });
  return doubtful.slice(0, mostMisspelled);
}

interface Mended {
  /** With what is certain. */
  readonly words: readonly QueryWord[];
  /** With what is in doubt as well. */
  readonly doubtful: readonly QueryWord[];
}

/** Mends the words that the catalog lacks, the likeliest typo first: a word that is mended says something of the others, and one that is no typo (`lysol wpies`) is no reason to change another. */
async function mendWords(catalog: IndexedCatalog, typed: readonly QueryWord[], knownAsTyped: KnownWords, statistics: Statistics): Promise<Mended> {
  let [words, doubtful, known] = [typed, typed, knownAsTyped];
  let left = misspelled(catalog, typed, known);
  while (left.length > 0) {
    const found: { readonly index: number; readonly best: BestSpelling }[] = [];
    for (const index of left) {
      const best = await bestSpelling(catalog, doubtful, index, known, statistics);
      if (best !== undefined) found.push({ index, best });
    }
    const [likeliest] = found.toSorted((a, b) => b.best.evidence - a.best.evidence);
    if (likeliest === undefined) break;
    const { index, best: { terms, isCertain } } = likeliest;
    doubtful = corrected(doubtful, index, terms, catalog.synonyms);
    if (isCertain) words = corrected(words, index, terms, catalog.synonyms);
    left = left.filter((each) => each !== index);
    if (left.length > 0) known = new Map([...known, ...(await lookUp(catalog, doubtful))]);
  }
  return { words, doubtful };
}

interface BestSpelling {
  readonly terms: readonly string[];
  readonly evidence: number;
  /** Enough speaks for it to replace what was typed. */
  readonly isCertain: boolean;
}

/** Of the words that may have been meant by one of a query the one that goes best with the others; undefined where it may stay as it is. */
async function bestSpelling(catalog: IndexedCatalog, words: readonly QueryWord[], index: number, known: KnownWords, statistics: Statistics): Promise<BestSpelling | undefined> {
  const word = words[index];
  if (word === undefined) return undefined;
  const isUnknown = isLacking(word, known);
  const seen = known.get(word.plain ?? '')?.documentCount ?? 0;
  const candidates = (await spellings(catalog, word.typed, isUnknown, statistics)).filter(({ frequency }) => isUnknown || frequency >= rare.times * seen);
  // A word that nothing is known about says nothing about its neighbors, and nothing is found as it was typed.
  const isAlone = words.every((other, i) => i === index || !isKnown(other, known));
  if (isAlone) {
    const [best] = candidates;
    return best === undefined || best.evidence < (isUnknown ? enough.toReplaceAlone : enough.toOffer) ? undefined : { terms: best.terms, evidence: best.evidence, isCertain: isUnknown };
  }
  const [best] = await inContext(catalog, words, index, candidates.slice(0, tried), known, statistics);
  if (best === undefined) return undefined;
  if (!best.isTogether) return isUnknown && best.candidate.evidence >= enough.toReplace ? { terms: best.candidate.terms, evidence: best.candidate.evidence, isCertain: true } : undefined;
  return best.evidence < enough.toOffer ? undefined : { terms: best.candidate.terms, evidence: best.evidence, isCertain: (isUnknown || !isEnglish(word.typed)) && best.evidence >= (isUnknown && !isListed(word.typed) ? enough.toReplaceNoWord : enough.toReplace) };
}

/** An offer that no product has in full would lead to less than the words as they are. */
const worthOffering = async (catalog: IndexedCatalog, words: readonly QueryWord[], offered: readonly QueryWord[]): Promise<readonly QueryWord[] | null> =>
  offered.some(({ typed }, i) => typed !== words[i]?.typed) && (await haveAll(catalog, offered)) ? offered : null;
