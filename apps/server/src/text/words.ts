import { fold } from './fold.ts';
import { findMeasures } from './measures.ts';
import { stem } from './stem.ts';

/** Letters and digits with the signs that may be inside a word: `tn-2110`, `wi-fi`, `3.5`, `o'neil`, `r&d`. */
const chunk = /[\p{L}\p{N}]+(?:[-._'&/+][\p{L}\p{N}]+)*/gu;
export const longestWord = 60;

/** Words that say nothing about a product. */
export const stopWords: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'of', 'the', 'to', 'with', 'in', 'on', 'or', 'by', 'from', 'at', 'is']);

/**
 * The parts of a chunk, and the chunk as one word when it has several: `tn-2110` is `tn`, `2110` and `tn2110`. Letters and
 * digits that are written together are also taken apart, so that `tn2110` and `tn 2110` find each other.
 */
export function partsOf(chunkText: string): { readonly parts: readonly string[]; readonly joined: string | null } {
  if (/^\d+(\.\d+|\/\d+)?$/.test(chunkText)) return { parts: [chunkText], joined: null };
  const runs = chunkText.split(/[^\p{L}\p{N}]+/u);
  // A slash separates alternatives, except behind a single letter: `laptop/notebook`, but `s/ftp`.
  const isOne = runs.length > 1 && !/\p{L}{2,}[/+]|\d[/+]/u.test(chunkText);
  const joined = isOne ? runs.join('') : null;
  return { parts: runs.map(stem), joined };
}

/** `tn2110` is `tn` and `2110`: letters and digits, two or more of each. Other words have no such parts. */
export function lettersAndDigits(word: string): readonly string[] {
  const runs = /\d/.test(word) ? (word.match(/\p{L}+|\d+/gu) ?? []) : [];
  return runs.length === 2 && runs.every((run) => run.length >= 2) && runs.join('') === word ? runs : [];
}

export const chunksOf = (folded: string): { readonly text: string; readonly start: number }[] =>
  [...folded.matchAll(chunk)].map((match) => ({ text: match[0], start: match.index }));

/** The words of a text. */
export interface DocumentWords {
  /** Under which it is found, in its order. */
  readonly words: readonly string[];
  /** Under which it is found too, without being about them: letters and digits of its numbers. */
  readonly loose: readonly string[];
  /** Its length in plain words. */
  readonly count: number;
}

/** `measures: false` leaves out the sizes that are written in several ways. */
export function documentWords(text: string, { measures = true } = {}): DocumentWords {
  const folded = fold(text);
  const words: string[] = [];
  const loose: string[] = [];
  let count = 0;
  for (const { text: chunkText } of chunksOf(folded)) {
    const { parts, joined } = partsOf(chunkText);
    const meaningful = parts.filter((part) => !stopWords.has(part));
    count += meaningful.length;
    words.push(...meaningful, ...(joined === null ? [] : [stem(joined)]));
    for (const part of parts) loose.push(...lettersAndDigits(part));
  }
  if (measures && /\d/.test(folded)) words.push(...findMeasures(folded).map(({ word }) => word));
  return { words: words.filter((word) => word.length <= longestWord), loose, count };
}

/** The words of a text as people write them one by one: no sizes, nothing joined. */
export const plainWords = (text: string): string[] => chunksOf(fold(text)).flatMap(({ text: chunkText }) => partsOf(chunkText).parts);

/** The different words of a short name, such as a category's. */
export const nameWords = (name: string): string[] => [...new Set(documentWords(name).words)];
