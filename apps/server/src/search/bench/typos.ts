/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A query with one typo: in one of its words of four letters or more a letter is left out, doubled, replaced by another, or swapped with
 * its neighbor. The first letter stays. Null when the query has no such word.
 */
export function withTypo(query: string, random: () => number): string | null {
  const pick = (count: number): number => Math.floor(random() * count);
  const words = [...query.matchAll(/[a-z]{4,}/gi)];
  const word = words[pick(words.length)];
  if (word === undefined) return null;
  const letters = word[0].split('');
  const at = 1 + pick(letters.length - 2);
  const kinds: (() => void)[] = [
    () => letters.splice(at, 1),
    () => letters.splice(at, 0, letters[at] ?? ''),
    () => letters.splice(at, 1, alphabet[pick(alphabet.length)] ?? ''),
    () => letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
  ];
  kinds[pick(kinds.length)]?.();
  const typo = letters.join('');
  return typo === word[0] ? withTypo(query, random) : query.slice(0, word.index) + typo + query.slice(word.index + word[0].length);
}
