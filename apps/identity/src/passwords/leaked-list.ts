import { dictionary } from '@zxcvbn-ts/language-common';
import { baseOf } from './base-of.ts';

/** Passwords that leaked most often, the most common first: 49,233 of them, all in lower case (zxcvbn-ts, MIT). */
const leaked: readonly string[] = dictionary['passwords-common'];

const shortestWord = 4;
const leakedAsTheyAre: ReadonlySet<string> = new Set(leaked);
const leakedWords: ReadonlySet<string> = new Set(leaked.map(baseOf).filter(({ length }) => length >= shortestWord));

/** The words that leaked passwords were made of most often: a page that tells the strength while somebody types has no place for all. */
export const commonWords: readonly string[] = [...new Set(leaked.slice(0, 3000).map(baseOf).filter(({ length }) => length >= shortestWord))];

/** Whether a password leaked, or is one of those with the usual additions: capitals, digits and signs around it or in the place of letters, or the same twice. */
export function isLeaked(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  return leakedAsTheyAre.has(lower) || leakedAsTheyAre.has(bare) || leakedWords.has(baseOf(password));
}
