/**
 * The word that a password is made of, as people make one: `P@ssw0rd-2026!` is `password`. Empty where it is made of none, or has more besides than a few characters.
 * Pages run it, too (its text goes into their script), so it uses nothing from outside.
 */
export function baseOf(password: string): string {
  const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', '$': 's', '!': 'i', '+': 't' };
  const mostBesides = 8;
  const lower = password.toLowerCase();
  // Digits and signs at the ends are added to a word; those within it take the place of letters.
  const core = lower.replace(/^[^a-z@$]+/, '').replace(/[^a-z]+$/, '');
  const word = Array.from(core, (character) => lookAlikes[character] ?? character).filter((character) => character >= 'a' && character <= 'z').join('');
  const half = word.slice(0, word.length / 2);
  const single = word.length % 2 === 0 && half + half === word ? half : word;
  return lower.length - core.length > mostBesides || core.length - word.length > 3 ? '' : single;
}
