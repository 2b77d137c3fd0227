import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';

const explained = z.object({
  productId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  /** These come first. */
  hasNumber: z.boolean(),
  /** These come before those that lack one. */
  hasAllWords: z.boolean(),
  /** What each word of the search adds. */
  words: z.array(z.object({ word: z.string(), adds: z.number() })),
  /** What the sum of the words is multiplied by. */
  nameFactor: z.number(),
  categoryFactor: z.number(),
  offerFactor: z.number(),
  kindFactor: z.number(),
  score: z.number(),
});

export type ExplainedResult = z.output<typeof explained>;

export const explainSearchService = defineDeskService({
  path: '/catalog/explain-search', method: 'GET', role: 'viewer', summary: 'The first results of a search in a store, with all that puts them where they are.',
  request: z.object({ q: z.string().max(200).default(''), store: z.string().max(40).default('') }),
  answer: z.object({
    q: z.string(),
    store: z.string(),
    stores: z.array(z.string()),
    /** What is wrong with the words; nothing is looked for then. */
    problem: z.string().nullable(),
    /** The words that were looked for, where others were typed. */
    corrected: z.string().nullable(),
    total: z.int(),
    exactTotal: z.boolean(),
    results: z.array(explained),
  }),
});
