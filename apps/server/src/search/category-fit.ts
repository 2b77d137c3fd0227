import { nameWords } from '../text/index.ts';
import type { QueryWord } from './query-words.ts';
import type { Rewording } from './rewordings.ts';
import { ranking } from './weights.ts';

/** A category with the words of each name that it goes by. */
export interface NamedCategory {
  readonly categoryId: string;
  readonly names: readonly (readonly string[])[];
  /** It has services alone. */
  readonly isOfServices?: boolean;
}

export interface CategoryFit {
  readonly categoryId: string;
  /** Above 0, to 1. */
  readonly fit: number;
  readonly isOfServices: boolean;
}

/** How well a query has to name a category to ask for services: more than half of the words that either has. */
const namesService = 0.3;

/** The whole name, and what it adds up: `Racks and Enclosures` are racks, and enclosures. */
export const namesOf = (name: string): (readonly string[])[] => [...new Set([name, ...name.split(/\s+and\s+|\s*[,/&]\s*/)])].map(nameWords).filter(({ length }) => length > 0);

/** The categories that a query names, with how well it does. */
export function categoryFits(words: readonly QueryWord[], joined: readonly Rewording[], categories: readonly NamedCategory[]): CategoryFit[] {
  const read = readings(words, joined);
  return categories
    .map(({ categoryId, names, isOfServices = false }) => ({ categoryId, isOfServices, fit: Math.max(0, ...read.flatMap((reading) => names.map((name) => fitOf(reading, name)))) }))
    .filter(({ fit }) => fit > 0);
}

/** The category that a query names and nothing else; null where it names none, or several as well. */
export function namedBy(fits: readonly CategoryFit[]): string | null {
  const [named, ...more] = fits.filter(({ fit }) => fit === 1);
  return named === undefined || more.length > 0 ? null : named.categoryId;
}

/** Whether a query asks for services: by that word, or by a category that has nothing else. */
export const asksForServices = (words: readonly QueryWord[], fits: readonly CategoryFit[]): boolean =>
  words.some(({ plain }) => plain === 'service') || fits.some(({ fit, isOfServices }) => isOfServices && fit >= namesService);

/** The squared share of words that both have among those that either has, or more where the query ends with the name. */
function fitOf(reading: ReadonlySet<string>, name: readonly string[]): number {
  const shared = name.filter((word) => reading.has(word)).length;
  const alike = (shared / (name.length + reading.size - shared)) ** 2;
  return shared === name.length && name.at(-1) === [...reading].at(-1) ? Math.max(alike, ranking.ofThatKind) : alike;
}

/** The ways to read a query as a set of words in their order: as typed, with one word by a synonym, with words after each other in another way. */
function readings(words: readonly QueryWord[], joined: readonly Rewording[]): ReadonlySet<string>[] {
  const main = words.map(({ alternatives }) => alternatives[0]?.terms ?? []);
  const read = [new Set(main.flat())];
  words.forEach((word, i) => {
    for (const { terms, synonym } of word.alternatives) if (synonym) read.push(new Set(main.flatMap((own, k) => (k === i ? terms : own))));
  });
  for (const { first, count, terms } of joined) read.push(new Set(main.flatMap((own, k) => (k === first ? terms : k > first && k < first + count ? [] : own))));
  return read;
}
