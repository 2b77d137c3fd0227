import { neighborKeys } from './keyboard.ts';

/** A word of the catalog's vocabulary. */
export interface KnownWord {
  readonly term: string;
  readonly documentCount: number;
  readonly nameCount: number;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Every word that is one edit away: a letter left out, one too many, a wrong one, two in the wrong order. */
export function oneEdit(word: string): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i += 1) {
    const head = word.slice(0, i);
    const tail = word.slice(i);
    for (const letter of alphabet) {
      found.add(head + letter + tail);
      if (tail !== '') found.add(head + letter + tail.slice(1));
    }
    if (tail !== '') found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2));
  }
  found.delete(word);
  found.delete('');
  return found;
}

/** Two words that were written as one: both parts have two letters or more. */
export function splits(word: string): [string, string][] {
  const found: [string, string][] = [];
  for (let i = 2; i <= word.length - 2; i += 1) found.push([word.slice(0, i), word.slice(i)]);
  return found;
}

/** The cost of each kind of edit that makes `typed` of `written`. */
interface EditCosts {
  leftOut(): number;
  tooMany(letter: string | undefined, before: string | undefined): number;
  wrong(letter: string | undefined, meant: string | undefined): number;
  swapped(): number;
}

/** The least cost of the edits from one word to another; no place is edited twice (optimal string alignment). */
function cheapestEdits(typed: string, written: string, costs: EditCosts): number {
  let before: number[] = [];
  let previous = [0];
  for (let j = 1; j <= written.length; j += 1) previous.push((previous[j - 1] ?? 0) + costs.leftOut());
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed[i - 1];
    const extra = costs.tooMany(letter, typed[i - 2]);
    const current = [(previous[0] ?? 0) + extra];
    for (let j = 1; j <= written.length; j += 1) {
      const same = letter === written[j - 1];
      let cost = Math.min((previous[j] ?? 0) + extra, (current[j - 1] ?? 0) + costs.leftOut(), (previous[j - 1] ?? 0) + (same ? 0 : costs.wrong(letter, written[j - 1])));
      if (i > 1 && j > 1 && letter === written[j - 2] && typed[i - 2] === written[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + costs.swapped());
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[written.length] ?? 0;
}

const one = (): number => 1;

/** Edits from one word to another, two neighbors in the wrong order counting as one. */
export const editDistance = (a: string, b: string): number => cheapestEdits(a, b, { leftOut: one, tooMany: one, wrong: one, swapped: one });

/** A word, or two in the place of one, that may have been meant. */
export interface Candidate {
  readonly terms: readonly string[];
  /** ln of how much likelier it is that this was meant and mistyped than that a word was typed which the catalog lacks. */
  readonly evidence: number;
}

/** Evidence from which another spelling is taken or offered. `npm run bench:spelling` shows what these values do. */
export const enough = {
  /** A word that the catalog lacks is replaced. */
  toReplace: 4,
  /** One that is no word of English either is replaced, by the words beside it. */
  toReplaceNoWord: 2,
  /** One that the catalog has is replaced, by the words beside it. */
  toReplaceKnown: 1,
  /** One that the catalog lacks and beside which it has nothing is replaced: names of makers that it does not have are asked for alone. */
  toReplaceAlone: 1,
  /** Another spelling is offered. */
  toOffer: 0,
  /** It is offered where nothing is found. */
  toGuess: -4,
} as const;

/** The share of wrong letters that are beside the right one on the keyboard. */
const shareOfNeighbors = 0.3;

/** The probability of each letter, where another was meant. */
function wrongLetter(letter: string, meant: string): number {
  const neighbors = neighborKeys(meant);
  return (1 - shareOfNeighbors) / alphabet.length + (neighbors.has(letter) ? shareOfNeighbors / neighbors.size : 0);
}

/**
 * ln of the probability that `written` is mistyped as `typed`. The four kinds of edits are taken for equally frequent, so that a letter left out or swapped
 * says more than one of 26 that is wrong or too many. A second edit is seldom, and so is a wrong first letter.
 */
export function typoLikelihood(typed: string, written: string): number {
  const place = Math.log(4 * typed.length);
  const anyLetter = place + Math.log(26);
  const cost = cheapestEdits(typed, written, {
    leftOut: () => place,
    tooMany: (letter, before) => (letter === before ? place : anyLetter),
    wrong: (letter, meant) => place - Math.log(wrongLetter(letter ?? '', meant ?? '')),
    swapped: () => place,
  });
  return -cost - 2 * Math.max(0, editDistance(typed, written) - 1) - (typed[0] === written[0] ? 0 : 2);
}

/** People search in a catalog for what it names. A small one does not tell how rare a word is. */
const smallestText = 100_000;

/**
 * ln of the probability that a word is searched for, by how often the catalog has it.
 *
 * @param isSubject whether the word is in the name of a category or a manufacturer: people search for those
 * @param totalLength words in all products
 */
export const wordLikelihood = ({ documentCount, nameCount }: Omit<KnownWord, 'term'>, isSubject: boolean, totalLength: number): number =>
  Math.log((documentCount + 2 * nameCount) / Math.max(smallestText, 2 * totalLength)) + (isSubject ? 1 : 0);

/** ln of the probability that the space between two words is left out. */
export const missingSpace = -3;
