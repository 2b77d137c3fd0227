import { z } from 'zod';
import { officeSupplies, productCategories } from '../categories/category.examples.ts';
import { categorySchema } from '../categories/category.schema.ts';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

const supplySearchSchema = z.object({
  /** As it was typed. */
  q: z.string(),
  /** Id of a supply group, or of a class; empty: all of them. */
  group: z.string(),
  errors: z.array(fieldErrorSchema),
  /** The supply groups of which the store has something, with their classes. */
  groups: z.array(categorySchema),
  /** The stock number of an item that the store has, as an example; null: none of its items has one. */
  exampleNsn: z.string().nullable(),
});

const asked = { q: '', group: '', errors: [], groups: [officeSupplies, ...productCategories.slice(0, 2)], exampleNsn: '7510-01-357-6829' };

/** GET /search/gss_search (specification, section 2, Main and search): Global Supply by stock number, group and class. What is filled in right leads to the item or the results. */
export const gssSearch = defineService({
  path: '/search/gss_search',
  method: 'GET',
  access: 'visitor',
  takesAnyDigits: true,
  summary: 'Global Supply by stock number, words, supply group and class; filled in, it redirects to the item or the results',
  request: z.object({
    q: mendedText(200).default(''),
    group: mendedText(100).default(''),
    /** The form is sent. */
    go: z.literal('1').optional().catch(undefined),
  }),
  responses: {
    Success: response(supplySearchSchema, {
      'Empty': asked,
      'Nothing asked for': { ...asked, errors: [{ field: 'q', message: 'Enter a stock number or words, or choose a supply group.' }] },
      'No supplies in this store': { ...asked, groups: [], exampleNsn: null },
    }),
  },
});
