/** Words that many vendors have in their names, and banks beside them. */
const common = new Set(['THE', 'AND', 'OF', 'INC', 'LLC', 'LTD', 'CO', 'CORP', 'CORPORATION', 'COMPANY', 'GMBH', 'GROUP', 'US', 'USA', 'COM', 'WWW', 'SQ', 'PAYPAL', 'AMZN', 'MKTP']);

/** The words of a name that tell vendors apart. */
export const wordsOfName = (name: string): readonly string[] =>
  name.normalize('NFKD').toUpperCase().replaceAll(/[^A-Z0-9 ]+/g, ' ').split(' ').filter((word) => word.length > 1 && !common.has(word) && !/^\d{4,}$/.test(word));

/** Banks cut names off, and words with them. */
const isSameWord = (one: string, other: string): boolean => one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** How much of a vendor’s name is in what a statement calls them: 0 (nothing) to 1. */
export const vendorLikeness = (onStatement: string, vendor: string): number => likenessOfWords(wordsOfName(onStatement), wordsOfName(vendor));

/** As {@link vendorLikeness}, of the words of both. */
export const likenessOfWords = (written: readonly string[], named: readonly string[]): number =>
  (named.length === 0 || written.length === 0 ? 0 : named.filter((word) => written.some((each) => isSameWord(each, word))).length / named.length);

/** From so much on two names are those of one vendor. */
export const likeEnough = 0.6;
