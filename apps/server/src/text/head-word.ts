import { longestWord, plainWords, stopWords } from './words.ts';

/** More words before the first comma describe a thing rather than name it. */
const mostWords = 3;

/**
 * The word for the thing that a name names first: the last one before the first comma, or of a name without commas (`Milk, whole`; `Alkaline batteries, AA`; `Web developer`). Null where there are more
 * than three words that say something, or none.
 */
export function headWord(name: string): string | null {
  const [first = ''] = name.split(',');
  const words = plainWords(first).filter((word) => !stopWords.has(word) && word.length <= longestWord);
  return words.length > mostWords ? null : (words.at(-1) ?? null);
}

const mark = '^';

/** The term by which products are known whose name names this first. No word of a text begins like that, so that it is never typed, and never found as a word. */
export const headTerm = (word: string): string => `${mark}${word}`;

/** Whether a term of a document is one of {@link headTerm}, and no word. */
export const isHeadTerm = (term: string): boolean => term.startsWith(mark);
