import { stem } from '../text/index.ts';
import { countLetters, findWords, subjectsAmong, wordsAsLong, wordsLike, type Statistics } from './catalog-words.ts';
import { isEnglishCompound, newWordLikelihood } from './english-words.ts';
import { letterLikelihood, letterSequences } from './letter-model.ts';
import type { IndexedCatalog } from './product-index.ts';
import { editDistance, enough, missingSpace, oneEdit, splits, typoLikelihood, wordLikelihood, type Candidate, type KnownWord } from './spelling.ts';
import { phraseQuery } from './text-query.ts';

/** A word that may have been meant, and how many products have it. */
export interface Spelling extends Candidate {
  readonly frequency: number;
  /** How many have it in their names. */
  readonly inNames: number;
}

/** In shorter words almost everything is two edits from something. */
const shortestWithTwoEdits = 5;
/** Shorter compounds are near too many words. */
const shortestCompound = 6;
/** Words of one length that are compared where one edit finds nothing likely. */
const compared = 500;
/** Shorter parts of what may be two words without the space between are in too many words. */
const shortestPart = 3;
/** A word is in so many names to be a part of two that no product has beside each other: names have typos, too. */
const namesOfPart = 5;

/**
 * The words that may have been meant by one that was typed; the likeliest first. It is a noisy channel: how likely each is searched for, times how likely
 * it is mistyped like this, against how likely a word that the catalog lacks is written like this.
 *
 * @param isUnknown the catalog lacks the word: two edits and a missing space are tried, too
 */
export async function spellings(catalog: IndexedCatalog, word: string, isUnknown: boolean, { documents, averageLength }: Statistics): Promise<Spelling[]> {
  const forms = [word, stem(word)];
  const letters = await countLetters(catalog, forms.flatMap(letterSequences));
  const byLetters = Math.max(...forms.map((form) => letterLikelihood(form, letters)));
  const isNewWord = newWordLikelihood(word, byLetters);
  const totalLength = documents * averageLength;

  const judged = async (known: readonly KnownWord[], writtenOf: (term: string) => string): Promise<Spelling[]> => {
    const subjects = await subjectsAmong(catalog, known.map(({ term }) => term));
    return known.map((each) => ({
      terms: [each.term],
      evidence: wordLikelihood(each, subjects.has(each.term), totalLength) + typoLikelihood(word, writtenOf(each.term)) - isNewWord,
      frequency: each.documentCount,
      inNames: each.nameCount,
    }));
  };

  const near = new Map<string, string>();
  // The catalog has words without their plural; an edit away may be a plural.
  for (const edit of oneEdit(word)) {
    if (!isWritten(edit)) continue;
    const other = near.get(stem(edit));
    if (other === undefined || typoLikelihood(word, edit) > typoLikelihood(word, other)) near.set(stem(edit), edit);
  }
  near.delete(stem(word));
  const parts = isUnknown ? [{ written: word, pairs: stemmedSplits(word) }, ...misspelledCompounds(word)] : [];
  const found = await findWithSynonyms(catalog, [...near.keys(), ...parts.flatMap(({ pairs }) => pairs.flat())]);
  const once = [...found.values()].filter(({ term }) => near.has(term) && term.length >= Math.min(3, word.length) && !/\d/.test(term));
  const one = await judged(once, (term) => near.get(term) ?? term);
  const spaced: Spelling[] = [];
  for (const { written, pairs } of parts) {
    const known = pairs.filter((pair) => pair.every((part) => found.has(part)));
    if (known.length > 0) spaced.push(...(await writtenApart(catalog, known, totalLength, byLetters - (written === word ? 0 : typoLikelihood(word, written)))));
    if (written === word && !isEnglishCompound(word)) spaced.push(...(await withoutSpace(catalog, known.map((pair) => pair.flatMap((part) => found.get(part) ?? [])), totalLength, isNewWord)));
  }
  const likely = [...one, ...spaced].toSorted(byEvidence);
  if (!isUnknown || word.length < shortestWithTwoEdits || (likely[0]?.evidence ?? -Infinity) >= enough.toOffer) return likely;
  const writtenOf = likelierOfBoth(word);
  const wide = [...(await wordsAsLong(catalog, word, compared)), ...(await wordsLike(catalog, word, 20))];
  const twice = new Map(wide.filter(({ term }) => !near.has(term) && editDistance(word, writtenOf(term)) === 2).map((each) => [each.term, each]));
  return [...likely, ...(await judged([...twice.values()], writtenOf))].toSorted(byEvidence);
}

/** Words of the catalog, and those for which it has another: they are searched for like that one. */
async function findWithSynonyms(catalog: IndexedCatalog, terms: readonly string[]): Promise<ReadonlyMap<string, KnownWord>> {
  const found = await findWords(catalog, terms);
  const others = terms.filter((term) => !found.has(term) && catalog.synonyms(term).length > 0);
  if (others.length === 0) return found;
  const known = await findWords(catalog, others.flatMap((term) => catalog.synonyms(term).flat()));
  const least = (ways: readonly string[], count: 'documentCount' | 'nameCount'): number => Math.min(...ways.map((term) => known.get(term)?.[count] ?? 0));
  const meant = others.map((term) => ({ term, documentCount: Math.max(...catalog.synonyms(term).map((way) => least(way, 'documentCount'))), nameCount: Math.max(...catalog.synonyms(term).map((way) => least(way, 'nameCount'))) }));
  return new Map([...found, ...meant.filter(({ documentCount }) => documentCount > 0).map((each): [string, KnownWord] => [each.term, each])]);
}

/** Compounds of English that are one edit away, in two parts (`harhdat`: `hard hat`): the catalog may write them apart alone. */
const misspelledCompounds = (word: string): { readonly written: string; readonly pairs: readonly [string, string][] }[] =>
  word.length < shortestCompound ? [] : [...oneEdit(word)].filter(isEnglishCompound).map((written) => ({ written, pairs: stemmedSplits(written) }));

/** A word in two parts, as the catalog has words: without their plurals (`bagsluggage`: `bag luggage`). */
const stemmedSplits = (word: string): [string, string][] => splits(word).map(([one, other]) => [stem(one), stem(other)]);

const byEvidence = (a: Candidate, b: Candidate): number => b.evidence - a.evidence;

/** A plural as it is written. */
const plural = (term: string): string => (/(?:s|x|z|ch|sh)$/.test(term) ? `${term}es` : /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}s`);

/** Not what would be read as a plural and is not written like one (`boxs`, `batterys`). */
const isWritten = (word: string): boolean => stem(word) !== word.slice(0, -1) || plural(stem(word)) === word;

/** A word of the catalog as it was probably written: the catalog has words without their plural. */
export const likelierOfBoth = (typed: string) => (term: string): string =>
  stem(plural(term)) === term && typoLikelihood(typed, plural(term)) > typoLikelihood(typed, term) ? plural(term) : term;

/** Pairs of words that follow each other somewhere in the catalog: a space that was left out is the likeliest mistake then, be what was written a word of English (`earplugs`). */
async function writtenApart(catalog: IndexedCatalog, pairs: readonly (readonly [string, string])[], totalLength: number, isNewWord: number): Promise<Spelling[]> {
  const counts = await catalog.index.count(catalog, pairs.map(phraseQuery), 500);
  return pairs.flatMap((terms, i): Spelling[] => {
    const count = counts[i] ?? 0;
    return count === 0 ? [] : [{ terms, evidence: wordLikelihood({ documentCount: count, nameCount: count }, false, totalLength) + missingSpace - isNewWord, frequency: count, inNames: count }];
  });
}

/** Two words that people search for, with the space between them left out, be they beside each other in a product or not (`aluminumladder`: "Ladder, extension, aluminum"). */
async function withoutSpace(catalog: IndexedCatalog, pairs: readonly (readonly KnownWord[])[], totalLength: number, isNewWord: number): Promise<Spelling[]> {
  const likely = pairs.filter((pair) => pair.every(({ term, nameCount }) => term.length >= shortestPart && nameCount >= namesOfPart));
  if (likely.length === 0) return [];
  const subjects = await subjectsAmong(catalog, likely.flatMap((pair) => pair.map(({ term }) => term)));
  return likely.map((pair) => ({
    terms: pair.map(({ term }) => term),
    evidence: pair.reduce((sum, each) => sum + wordLikelihood(each, subjects.has(each.term), totalLength), missingSpace - isNewWord),
    frequency: Math.min(...pair.map(({ documentCount }) => documentCount)),
    inNames: Math.min(...pair.map(({ nameCount }) => nameCount)),
  }));
}
