/** Plurals that the rules below cannot see, and words that only look like plurals. */
const special: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['batterie', 'battery'],
  ...['lens', 'gas', 'canvas', 'series', 'news', 'atlas', 'always', 'chaos', 'bias', 'species', 'alias', 'christmas', 'windows', 'corps'].map(
    (word): [string, string] => [word, word],
  ),
]);

/**
 * A word without its plural ending. No more than that: `printer` and `printing` are different goods, and what is left is
 * still a word that can be shown as a spelling.
 */
export function stem(word: string): string {
  const known = special.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (word.length >= 5 && /(ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
