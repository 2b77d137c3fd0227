import { readMarks } from './query-marks.ts';

/** The words of a search by what they ask for, as people type them into the fields of a form. */
export interface QueryParts {
  readonly words: string;
  readonly phrase: string;
  readonly without: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const ofSpace = /\s/;
/** What is left out, piece by piece: a word, or words between quotation marks. */
const pieces = /["“„]([^"“”„]+)["”]|[^\s,;"“”„]+/g;
/** A word that its hyphen alone leaves out. Any other one needs quotation marks: `-20` is a number, and `-wi-fi` a word. */
const plainWord = /^\p{L}[\p{L}\p{N}]+$/u;
const hasSign = /[\p{L}\p{N}]/u;
const unquoted = (text: string): string => tidy(text.replace(/["“”„]/g, ' '));

/** Takes a query apart: its first phrase, what it leaves out, and the rest, in which further phrases keep their marks. */
export function partsOfQuery(q: string): QueryParts {
  const { rest, phrases: [first = '', ...others], without } = readMarks(q);
  return { words: tidy([rest, ...others.map((each) => `"${each}"`)].join(' ')), phrase: tidy(first), without: without.map((piece) => (ofSpace.test(tidy(piece)) ? `"${tidy(piece)}"` : tidy(piece))).join(' ') };
}

/** Puts a query together. */
export function queryOfParts({ words, phrase, without }: QueryParts): string {
  const together = unquoted(phrase);
  return [tidy(words), together === '' ? '' : `"${together}"`, ...leftOut(without)].filter((part) => part !== '').join(' ');
}

/** The words of the field, each with the hyphen that leaves it out. */
const leftOut = (without: string): string[] =>
  [...without.matchAll(pieces)].map(([all, quoted]) => tidy(quoted ?? all).replace(/^-+/, '')).filter((piece) => hasSign.test(piece)).map((piece) => (plainWord.test(piece) ? `-${piece}` : `-"${piece}"`));
