import { stem } from '../text/index.ts';
import { countLetters, findWords, subjectsAmong, wordsAsLong, wordsLike, type Statistics } from './catalog-words.ts';
import { isEnglish, newWordLikelihood } from './english-words.ts';
import { letterLikelihood, letterSequences } from './letter-model.ts';
import type { IndexedCatalog } from './product-index.ts';
import { editDistance, enough, missingSpace, oneEdit, splits, typoLikelihood, wordLikelihood, type Candidate, type KnownWord } from './spelling.ts';
import { phraseQuery } from './text-query.ts';

/** A word that may have been meant, and how many products have it. */
export interface Spelling extends Candidate {
  readonly frequency: number;
}

/** In shorter words almost everything is two edits from something. */
const shortestWithTwoEdits = 5;
/** Shorter compounds are near too many words. */
const shortestCompound = 6;
/** Words of one length that are compared where one edit finds nothing likely. */
const compared = 500;

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
    }));
  };

  const near = new Map<string, string>();
  // The catalog has words without their plural; an edit away may be a plural.
  for (const edit of oneEdit(word)) if (!near.has(stem(edit)) || stem(edit) === edit) near.set(stem(edit), edit);
  near.delete(stem(word));
  const parts = isUnknown ? [{ written: word, pairs: splits(stem(word)) }, ...misspelledCompounds(word)] : [];
  const found = await findWords(catalog, [...near.keys(), ...parts.flatMap(({ pairs }) => pairs.flat())]);
  const once = [...found.values()].filter(({ term }) => near.has(term) && term.length >= Math.min(3, word.length) && !/\d/.test(term));
  const one = await judged(once, (term) => near.get(term) ?? term);
  const spaced: Spelling[] = [];
  for (const { written, pairs } of parts) {
    const known = pairs.filter((pair) => pair.every((part) => found.has(part)));
    if (known.length > 0) spaced.push(...(await writtenApart(catalog, known, totalLength, byLetters - (written === word ? 0 : typoLikelihood(word, written)))));
  }
  const likely = [...one, ...spaced].toSorted(byEvidence);
  if (!isUnknown || word.length < shortestWithTwoEdits || (likely[0]?.evidence ?? -Infinity) >= enough.toOffer) return likely;
  const writtenOf = nearerOfBoth(word);
  const wide = [...(await wordsAsLong(catalog, word, compared)), ...(await wordsLike(catalog, word, 20))];
  const twice = new Map(wide.filter(({ term }) => !near.has(term) && editDistance(word, writtenOf(term)) === 2).map((each) => [each.term, each]));
  return [...likely, ...(await judged([...twice.values()], writtenOf))].toSorted(byEvidence);
}

/** Compounds of English that are one edit away, in two parts (`harhdat`: `hard hat`): the catalog may write them apart alone. */
const misspelledCompounds = (word: string): { readonly written: string; readonly pairs: readonly [string, string][] }[] =>
  word.length < shortestCompound ? [] : [...oneEdit(word)].filter(isEnglish).map((written) => ({ written, pairs: splits(stem(written)) }));

const byEvidence = (a: Candidate, b: Candidate): number => b.evidence - a.evidence;

/** A word of the catalog as it was probably written: the catalog has words without their plural. */
const nearerOfBoth = (typed: string) => (term: string): string =>
  stem(`${term}s`) === term && editDistance(typed, `${term}s`) < editDistance(typed, term) ? `${term}s` : term;

/** Pairs of words that follow each other somewhere in the catalog: a space that was left out is the likeliest mistake then, be what was written a word of English (`earplugs`). */
async function writtenApart(catalog: IndexedCatalog, pairs: readonly (readonly [string, string])[], totalLength: number, isNewWord: number): Promise<Spelling[]> {
  const counts = await catalog.index.count(catalog, pairs.map(phraseQuery), 500);
  return pairs.flatMap((terms, i): Spelling[] => {
    const count = counts[i] ?? 0;
    return count === 0 ? [] : [{ terms, evidence: wordLikelihood({ documentCount: count, nameCount: count }, false, totalLength) + missingSpace - isNewWord, frequency: count }];
  });
}
