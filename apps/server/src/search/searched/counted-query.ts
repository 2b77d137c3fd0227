/** More is a text that was pasted. */
const longest = 100;
/** So many digits may be a number of a person or a card, and the numbers of products say nothing about words. */
const personal = /@|\d(?:[\s().-]*\d){8}/;

/** A search as it is counted: small letters, single spaces. Null for what may hold something personal: an address for mail, nine digits or more. */
export function countedQuery(typed: string): string | null {
  const query = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return query === '' || query.length > longest || personal.test(query) ? null : query;
}
