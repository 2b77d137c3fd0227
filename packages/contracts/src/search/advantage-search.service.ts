import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { productSummarySchema } from '../catalog/product.schema.ts';
import { architectSummary, notebookSummary, tonerSummary } from '../catalog/product.examples.ts';
import { startPageAnswer } from '../main/start-page.service.ts';
import { facetsOf, manyResults, searchAnswer } from './search.examples.ts';
import { searchRequestSchema, searchSuccessSchema } from './search.schema.ts';

const found: z.output<typeof searchSuccessSchema> = {
  q: 'toner',
  kind: null,
  total: 2,
  exactTotal: true,
  page: 1,
  pageSize: 25,
  sort: 'relevance',
  results: [tonerSummary, notebookSummary],
  facets: [
    {
      id: 'category',
      label: 'Category',
      exactCounts: true,
      values: [
        { value: '7510', label: 'Office Supplies', count: 1, selected: false },
        { value: '7010-notebooks', label: 'Notebooks', count: 1, selected: false },
      ],
    },
    {
      id: 'manufacturer',
      label: 'Manufacturer',
      exactCounts: true,
      values: [
        { value: 'Xerox', label: 'Xerox', count: 1, selected: false },
        { value: 'HP', label: 'HP', count: 1, selected: false },
      ],
    },
    {
      id: 'indicator',
      label: 'Federal indicators',
      exactCounts: true,
      values: [
        { value: 'OTS', label: 'Other than small', count: 2, selected: false },
        { value: 'SB', label: 'Small business', count: 1, selected: false },
        { value: 'ES', label: 'Energy Star', count: 1, selected: false },
        { value: 'TAA', label: 'TAA', count: 1, selected: false },
      ],
    },
  ],
  categoryPath: [],
  price: { min: null, max: null },
  correction: null,
  offer: null,
  anyWord: false,
  fewerWords: [],
  namedCategory: null,
  kinds: { products: 2, services: 0 },
  withAllWords: 2,
  exactMatch: null,
};

/**
 * Specification, section 2, Main and search. The Global Supply stores have answers of their own: SearchResults, and BrowsePage when nothing
 * was asked for.
 */
export const advantageSearch = defineService({
  path: '/search/advantage_search',
  method: 'GET',
  access: 'visitor',
  spinner: 'Searching...',
  rendered: true,
  summary: 'Search products and services with facets, sort and paging',
  request: searchRequestSchema,
  responses: {
    Success: response(searchSuccessSchema, {
      'Two results': found,
      'Spelling corrected': { ...found, q: 'tonr', correction: { from: 'tonr', to: 'toner' } },
      'Another spelling offered': { ...found, q: 'memory cad', anyWord: true, withAllWords: 0, offer: 'memory card' },
      'A word left out': { ...found, q: 'xyzzy toner', anyWord: true, withAllWords: 0, fewerWords: [{ q: 'toner', count: 2, leftOut: ['xyzzy'] }] },
      'A category is named': { ...found, q: 'notebooks', namedCategory: { id: '7010-notebooks', name: 'Notebooks', count: 193 } },
      'Part number': searchAnswer('006r 90321', [tonerSummary], { exactMatch: { kind: 'partNumber', value: '006R90321' } }),
      'Few with all words': { ...found, q: 'xerox toner', withAllWords: 1 },
      'Filtered by category': {
        ...found,
        total: 1,
        kinds: null,
        withAllWords: 1,
        results: [tonerSummary],
        categoryPath: [{ id: '75', name: 'Office Supplies and Devices' }, { id: '7510', name: 'Office Supplies' }],
        // The other category is offered beside the chosen one; all else is counted within it.
        facets: facetsOf([tonerSummary]).map((facet) =>
          facet.id === 'category'
            ? { ...facet, values: facetsOf(found.results).flatMap(({ id, values }) => (id === 'category' ? values.map((value) => ({ ...value, selected: value.value === '7510' })) : [])) }
            : facet,
        ),
      },
      'No vendor that fits has it in stock': {
        ...found,
        total: 1,
        kinds: null,
        withAllWords: 1,
        results: [{ ...tonerSummary, bestOffer: null }],
        facets: found.facets.map((facet) =>
          facet.id === 'indicator' ? { ...facet, values: facet.values.map((value) => ({ ...value, selected: value.value === 'SB' })) } : facet,
        ),
      },
      'Beyond the last page': { ...found, results: [], page: 900 },
      Services: searchAnswer('architect', [architectSummary], { kind: 'services', kinds: { products: 0, services: 1 } }),
      'Many results': manyResults,
    }),
    SearchResults: response(searchSuccessSchema, {
      'Two results': found,
      'Part number': searchAnswer('006r 90321', [tonerSummary], { exactMatch: { kind: 'partNumber', value: '006R90321' } }),
      'Many results': manyResults,
    }),
    BrowsePage: startPageAnswer,
    ZeroResults: response(
      z.object({
        q: z.string(),
        kind: z.enum(['products', 'services']).nullable(),
        /** Queries that do have results: corrected spelling first, then fewer words. `leftOut`: the words that each lacks. */
        suggestions: z.array(z.object({ q: z.string(), count: z.number().int(), leftOut: z.array(z.string()) })),
        /** Filters without which something is found, each by itself, with how much; counted up to a limit. */
        without: z.array(z.object({ parameter: z.string(), value: z.string().nullable(), label: z.string(), count: z.number().int() })),
        /** What the words name, with the categories of its kind in which the store has something, the nearest first; null where neither is known, or a filter is on. */
        nearest: z.object({ thing: z.string(), kinds: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })) }).nullable(),
        /** Products whose names come near. */
        near: z.array(productSummarySchema),
        /** The filters that were on; without them there may be results. */
        filtersApplied: z.boolean(),
        /** The mistake of the query itself, if any. */
        problem: z.string().nullable(),
      }),
      {
        'Spelling offer': {
          q: 'xyzzy notebok',
          kind: null,
          suggestions: [{ q: 'notebook', count: 193, leftOut: ['xyzzy'] }],
          without: [],
          nearest: null,
          near: [notebookSummary],
          filtersApplied: false,
          problem: null,
        },
        'Filters too narrow': {
          q: 'toner', kind: null, suggestions: [], nearest: null, near: [], filtersApplied: true, problem: null,
          without: [{ parameter: 'vendor', value: 'SAMPLE-01', label: 'Vendor: Sample Supply Co.', count: 12 }, { parameter: 'price', value: null, label: 'the price', count: 3 }],
        },
        'Another thing of its kind': {
          q: 'trombone', kind: null, suggestions: [], without: [], near: [], filtersApplied: false, problem: null,
          nearest: { thing: 'trombone', kinds: [{ id: '77', name: 'Musical Instruments and Phonographs', count: 1 }, { id: '78', name: 'Recreational Equipment', count: 430 }] },
        },
        'Not a keyword': {
          q: '***',
          kind: null,
          suggestions: [],
          without: [],
          nearest: null,
          near: [],
          filtersApplied: false,
          problem: 'A search must start with a letter or a digit.',
        },
      },
    ),
  },
});
