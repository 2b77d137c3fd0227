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

/** Edits from one word to another, two neighbors in the wrong order counting as one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Two edits are believed in long words only: in short ones almost every word is two edits from another. */
export const mayHaveTwoEdits = (word: string): boolean => word.length >= 7;

/** The evidence that a word is the one that was meant; only differences between candidates of one typed word count. */
export interface Candidate {
  readonly terms: readonly string[];
  readonly score: number;
}

/**
 * How likely the writer of `typed` meant `known`: often in the catalog, more so in names; the first letter is
 * seldom wrong; each edit costs.
 *
 * @param written the word as it would have been written: the plural, when the catalog knows it by its singular
 * @param isSubject whether the word is in the name of a category or a manufacturer: people search for those
 */
export function candidateScore(typed: string, written: string, known: KnownWord, isSubject: boolean): number {
  const frequency = Math.log(1 + known.documentCount + 2 * known.nameCount);
  const firstLetter = typed[0] === written[0] ? 0 : 2;
  const distance = editDistance(typed, written);
  return frequency + (isSubject ? 1.5 : 0) - firstLetter - 3 * (distance - 1);
}
