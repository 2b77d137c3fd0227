/**
 * How results are ordered by relevance (docs/search.md): BM25F (Robertson, Zaragoza and Taylor, Simple BM25 Extension to Multiple Weighted Fields) over name and description together,
 * and the rest, with the functions that PostgreSQL 15 has: ts_rank of one word grows with how often it occurs in the fields, by their weights, and levels off.
 */
const weights = {
  /** How soon more of the same word stops counting. */
  saturation: 0.5,
  /** How much long texts are held against a product, from 0 to 1. */
  lengthNorm: 0.9,
  /** A word that is in the category or in an attribute only: it finds, and hardly ranks. */
  elsewhere: 0.02,
  /** A synonym, where the words that were typed count 1. */
  synonym: 0.6,
  /** A product whose category is named exactly by the query counts 1 + this; less for a part of its name (`category-fit.ts`). */
  category: 1.5,
  /** How well a query that ends with the name of a category names it, whatever says more of it before: a `laser printer` is a printer. */
  ofThatKind: 0.8,
  /** A product whose name names a word of the query first counts 1 + this: `Milk, whole` for `whole milk` (`named-first.ts`). */
  namedFirst: 0.4,
  /** A product that no vendor offers now counts this much: it can be found, but not be ordered. */
  unoffered: 0.5,
  /** A service counts this much for a query that names none: products lead where they match as well. */
  service: 0.01,
};

export type Weights = typeof weights;

export const ranking: Readonly<Weights> = weights;

/** Does something with other weights, in the whole process: for `npm run bench:search -- --fit`, which searches for nothing else meanwhile. */
export async function withWeights<Result>(change: Partial<Weights>, act: () => Promise<Result>): Promise<Result> {
  const before = { ...weights };
  Object.assign(weights, change);
  try {
    return await act();
  } finally {
    Object.assign(weights, before);
  }
}
