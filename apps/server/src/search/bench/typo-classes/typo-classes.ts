import { neighborKeys } from '../../keyboard.ts';

/** One way in which people mistype a query. Null where a query has nothing that can be mistyped so. */
export interface TypoClass {
  readonly title: string;
  readonly mistype: (query: string, random: () => number) => string | null;
}

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined => items[Math.floor(random() * items.length)];

interface Word {
  readonly text: string;
  readonly start: number;
}

const wordsIn = (query: string, least: number): Word[] => [...query.matchAll(/(?<![a-z0-9])[a-z]+(?![a-z0-9])/g)].map((match) => ({ text: match[0], start: match.index })).filter(({ text }) => text.length >= least);

/** Changes one word of the query that is long enough. */
const inAWord = (least: number, change: (word: string, random: () => number) => string | null) => (query: string, random: () => number): string | null => {
  const word = pick(wordsIn(query, least), random);
  const changed = word === undefined ? null : change(word.text, random);
  return word === undefined || changed === null || changed === word.text ? null : query.slice(0, word.start) + changed + query.slice(word.start + word.text.length);
};

/** A place in a word, not before the given one. */
const placeIn = (word: string, from: number, random: () => number): number => from + Math.floor(random() * (word.length - from));

const replaced = (word: string, at: number, random: () => number): string | null => {
  const letter = pick([...neighborKeys(word[at] ?? '')], random);
  return letter === undefined ? null : word.slice(0, at) + letter + word.slice(at + 1);
};

const leftOut = (word: string, random: () => number): string => {
  const at = placeIn(word, 1, random);
  return word.slice(0, at) + word.slice(at + 1);
};

const swapped = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

const plural = (word: string): string => (/(?:s|x|ch|sh)$/.test(word) ? word : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

export const typoClasses: readonly TypoClass[] = [
  { title: 'two letters swapped', mistype: inAWord(4, swapped) },
  { title: 'a letter left out', mistype: inAWord(4, leftOut) },
  { title: 'a letter doubled', mistype: inAWord(4, (word, random) => { const at = placeIn(word, 1, random); return word.slice(0, at) + (word[at] ?? '') + word.slice(at); }) },
  { title: 'a neighbor on the keyboard', mistype: inAWord(4, (word, random) => replaced(word, placeIn(word, 1, random), random)) },
  { title: 'the first letter wrong', mistype: inAWord(4, (word, random) => replaced(word, 0, random)) },
  { title: 'the first letter left out', mistype: inAWord(4, (word) => word.slice(1)) },
  { title: 'the first two swapped', mistype: inAWord(4, (word) => (word[1] ?? '') + (word[0] ?? '') + word.slice(2)) },
  { title: 'a word of three letters', mistype: (query, random) => inAWord(3, (word, each) => (word.length === 3 ? pick([() => swapped(word, each), () => replaced(word, placeIn(word, 1, each), each)], each)?.() ?? null : null))(query, random) },
  { title: 'a plural and a typo', mistype: inAWord(4, (word, random) => { const many = plural(word); return many === word ? null : pick([swapped, leftOut], random)?.(many, random) ?? null; }) },
  { title: 'the space missing', mistype: (query, random) => { const at = pick([...query.matchAll(/(?<=[a-z]{2}) (?=[a-z]{2})/g)].map(({ index }) => index), random); return at === undefined ? null : query.slice(0, at) + query.slice(at + 1); } },
  { title: 'a space too many', mistype: inAWord(6, (word, random) => { const at = 2 + Math.floor(random() * (word.length - 3)); return `${word.slice(0, at)} ${word.slice(at)}`; }) },
  { title: 'the space one letter late', mistype: (query, random) => { const at = pick([...query.matchAll(/(?<=[a-z]{2}) (?=[a-z]{3})/g)].map(({ index }) => index), random); return at === undefined ? null : `${query.slice(0, at)}${query[at + 1] ?? ''} ${query.slice(at + 2)}`; } },
  { title: 'the unit of a size', mistype: (query, random) => { const unit = /(?<=\d ?)[a-z]{2,}(?![a-z0-9])/.exec(query); const typo = unit === null ? null : swapUnit(unit[0], random); return unit === null || typo === null || typo === unit[0] ? null : query.slice(0, unit.index) + typo + query.slice(unit.index + unit[0].length); } },
];

const swapUnit = (unit: string, random: () => number): string | null =>
  unit.length < 3 ? pick([`${unit[1] ?? ''}${unit[0] ?? ''}`, `${unit}${unit.at(-1) ?? ''}`], random) ?? null : pick([swapped, leftOut], random)?.(unit, random) ?? null;

/** Of the results of the right spelling, how many the other has as well: from 0 to 1. */
export const overlap = (right: readonly string[], typed: readonly string[]): number => right.filter((id) => typed.includes(id)).length / right.length;
