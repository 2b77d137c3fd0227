/** Signs that people and catalogs write in several ways, in the order in which they are replaced. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[®™©]/g, ' '],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
];
const alikeLetters: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′´`]/g, "'"],
  [/[“”„″]|''/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/[×✕]/g, 'x'],
  [/⁄/g, '/'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
];
const marks = /\p{M}+/gu;

/** Nothing in it but what folding only makes small: most texts, and several times faster. */
const plain = /^[\x20-\x26\x28-\x5f\x61-\x7e\s]*$/;

/** Small letters without accents and trade marks, with one kind of quote, apostrophe and hyphen. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  let folded = text;
  for (const [pattern, sign] of alike) folded = folded.replace(pattern, sign);
  // Small letters of compound signs show only when these are taken apart, and some small letters come with a mark of their own.
  folded = folded.normalize('NFKD').toLowerCase().normalize('NFKD').replace(marks, '');
  for (const [pattern, sign] of alikeLetters) folded = folded.replace(pattern, sign);
  return folded;
}
