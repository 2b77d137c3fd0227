import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { facetSchema, searchRequestSchema } from './search.schema.ts';

/** The values of a facet among what a search finds, by their labels. */
const valueListSchema = z.object({
  /** The words of the search; empty where only other facets narrow, or nothing. */
  q: z.string(),
  values: facetSchema.shape.values,
  /** False where a part of the matches was counted: each value has at least so many. */
  exactCounts: z.boolean(),
  /** There are more values than are listed: those of most products are. */
  isCut: z.boolean(),
});

const listed = (...labels: readonly string[]) => labels.map((label, place) => ({ value: label, label, count: 128 - place, selected: place === 1 }));

/** GET /search/mfr_list (specification, section 2, Main and search): a list at the right, over the search that it narrows. */
export const manufacturerList = defineService({
  path: '/search/mfr_list',
  method: 'GET',
  access: 'visitor',
  summary: 'Manufacturers by letter: all of those whose products a search finds',
  request: searchRequestSchema,
  responses: {
    Success: response(valueListSchema, {
      'Of a search': { q: 'toner', values: listed('3M', 'Brother', 'Canon', 'HP', 'Xerox'), exactCounts: true, isCut: false },
      'More than are counted': { q: 'cable', values: listed('Belkin', 'C2G', 'StarTech.com'), exactCounts: false, isCut: true },
      'None': { q: 'toner', values: [], exactCounts: true, isCut: false },
    }),
  },
});

/** GET /search/facet_list: a list at the right as those of manufacturers and vendors, for each other facet that has more values than results list beside them. */
export const facetList = defineService({
  path: '/search/facet_list',
  method: 'GET',
  access: 'visitor',
  summary: 'Values of a facet by letter: all of those that a search finds',
  request: searchRequestSchema.extend({ facet: facetSchema.shape.id }),
  responses: {
    Success: response(valueListSchema.extend({ facet: facetSchema.shape.id, label: z.string() }), {
      'Categories of a search': { facet: 'category', label: 'Category', q: 'cable', values: listed('Audio and Video Cables', 'Computer Cables', 'Network Cables'), exactCounts: true, isCut: false },
      'None': { facet: 'contract', label: 'Contract', q: 'toner', values: [], exactCounts: true, isCut: false },
    }),
  },
});

/** GET /search/vnd_list (specification, section 2, Main and search). */
export const vendorList = defineService({
  path: '/search/vnd_list',
  method: 'GET',
  access: 'visitor',
  summary: 'Vendors by letter: all of those whose offers a search finds',
  request: searchRequestSchema,
  responses: {
    Success: response(valueListSchema, {
      'Of a search': { q: 'toner', values: listed('Blue Ridge Supply', 'Capital Office Products', 'Sample Supply Co.'), exactCounts: true, isCut: false },
      'None': { q: 'toner', values: [], exactCounts: true, isCut: false },
    }),
  },
});
