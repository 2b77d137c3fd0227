import { z } from 'zod';
import { mendedInteger, mendedText, queryList } from '../wire/query.ts';
import { productSummarySchema } from '../catalog/product.schema.ts';
import { longestDelivery } from './longest-delivery.ts';
import { dollarMessage, dollarPattern, longestAmount } from './price-range.ts';

const sortOrders = ['relevance', 'price_low', 'price_high', 'delivery', 'name'] as const;

const dollarText = z.string().max(longestAmount).regex(dollarPattern, dollarMessage);

/** The whole state of a search, as the address bar has it. A mistake in it is mended, so that an address that was edited or cut still finds something. */
export const searchRequestSchema = z.object({
  q: mendedText(200).optional(),
  kind: z.enum(['products', 'services']).optional().catch(undefined),
  category: queryList.optional(),
  manufacturer: queryList.optional(),
  vendor: queryList.optional(),
  contract: queryList.optional(),
  indicator: queryList.optional(),
  /** Special Item Numbers of the Multiple Award Schedule. */
  sin: queryList.optional(),
  /** Codes of the unit of issue. */
  unit: queryList.optional(),
  /** At most so many days from the order to the delivery. */
  deliveryDays: z.coerce.number().int().min(1).max(longestDelivery).optional().catch(undefined),
  priceMin: dollarText.optional().catch(undefined),
  priceMax: dollarText.optional().catch(undefined),
  sort: z.enum(sortOrders).optional().catch(undefined),
  page: mendedInteger(1, 1000).optional(),
  pageSize: mendedInteger(1, 100).optional(),
  style: z.enum(['list', 'grid']).optional().catch(undefined),
  /** `exact` takes the words as they are: no spelling correction. */
  spelling: z.enum(['exact']).optional().catch(undefined),
});
export type SearchRequest = z.output<typeof searchRequestSchema>;

/** One facet of results, with how many of them have each value. */
export const facetSchema = z.object({
  /** The query parameter that it sets. */
  id: z.enum(['category', 'manufacturer', 'vendor', 'contract', 'indicator', 'sin', 'unit']),
  label: z.string(),
  /** False where a part of the matches was counted: each value has at least so many. */
  exactCounts: z.boolean(),
  values: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.number().int(), selected: z.boolean() }),
  ),
});
export type Facet = z.output<typeof facetSchema>;

export const searchSuccessSchema = z.object({
  q: z.string(),
  kind: z.enum(['products', 'services']).nullable(),
  total: z.number().int(),
  /** False when `total` is a limit, and more match. */
  exactTotal: z.boolean(),
  page: z.number().int(),
  pageSize: z.number().int(),
  sort: z.enum(sortOrders),
  results: z.array(productSummarySchema),
  facets: z.array(facetSchema),
  /** The category that all results are of, behind those above it; empty where none is chosen, or several beside each other. */
  categoryPath: z.array(z.object({ id: z.string(), name: z.string() })),
  price: z.object({ min: z.string().nullable(), max: z.string().nullable() }),
  /** Said to the buyer when the words were understood differently from how they were typed. */
  correction: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Another spelling that may have been meant. Too little speaks for it to replace the words: the results are for them. */
  offer: z.string().nullable(),
  /** True when no product had all the words, and any word counts. */
  anyWord: z.boolean(),
  /** Where no product had all the words: the words without those that are left out, for each word without which something has all the others. The most results first. */
  fewerWords: z.array(z.object({ q: z.string(), count: z.number().int(), leftOut: z.array(z.string()) })),
  /** How many products and how many services there are for the words without filters, and without words in the store; null where more match than are counted. */
  kinds: z.object({ products: z.number().int(), services: z.number().int() }).nullable(),
  /** The category that the words name, with all that it has: it is offered, and the results stay those of the words. */
  namedCategory: z.object({ id: z.string(), name: z.string(), count: z.number().int() }).nullable(),
  /** How many of the results have all the words. When they are few, products with some of the words follow them. */
  withAllWords: z.number().int(),
  /** The part number or NSN that was recognized in the query. */
  exactMatch: z.object({ kind: z.enum(['partNumber', 'nsn']), value: z.string() }).nullable(),
});
export type SearchSuccess = z.output<typeof searchSuccessSchema>;
