import type { ExplainedResult } from '@quartermaster/contracts-desk';

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** What puts a result where it is, in the order in which it counts. */
export function whyWords({ hasNumber, hasAllWords, words, nameFactor, categoryFactor, offerFactor, kindFactor, category }: ExplainedResult): string[] {
  const adding = words.filter(({ adds }) => adds > 0).toSorted((a, b) => b.adds - a.adds);
  const missing = words.filter(({ adds }) => adds === 0).map(({ word }) => word);
  return [
    ...(hasNumber ? ['It has a number of the search: it comes before all others.'] : []),
    hasAllWords ? 'It has all of the words.' : 'It lacks a word: it comes behind those that have all.',
    ...adding.map(({ word, adds }) => `“${word}” adds ${number(adds)}.`),
    ...(missing.length === 0 ? [] : [`Nothing is added by ${missing.map((word) => `“${word}”`).join(', ')}.`]),
    ...(nameFactor === 1 ? [] : [`Times ${number(nameFactor)}: its name says first what it is, and the search has that word.`]),
    ...(categoryFactor === 1 ? [] : [`Times ${number(categoryFactor)}: the search names its category, ${category}.`]),
    ...(kindFactor === 1 ? [] : [`Times ${number(kindFactor)}: it is a service, and the search names none.`]),
    ...(offerFactor === 1 ? [] : [`Times ${number(offerFactor)}: no vendor offers it now.`]),
  ];
}
