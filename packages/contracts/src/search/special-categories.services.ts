import { z } from 'zod';
import { allCollections, collectionSchema, oneCollection } from '../catalog/collection.schema.ts';
import { mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';

const one = (name: string) => response(collectionSchema, oneCollection(name));

/**
 * GET /search/special_category_search (specification, section 2, Main and search): one special category by its id. `Success` shows those that operators have added, and,
 * where none is asked for, all of them.
 */
export const specialCategorySearch = defineService({
  path: '/search/special_category_search',
  method: 'GET',
  access: 'visitor',
  summary: 'Special categories: ways of buying that cut across the categories, with what the store has of them',
  request: z.object({ category: mendedText(100).default('') }),
  responses: {
    'disaster relief': one('Disaster relief'),
    'Ability One': one('Ability One'),
    'security': one('Security'),
    'Success': response(collectionSchema, { ...oneCollection('Office seating'), ...allCollections }),
  },
});

/** GET /search/itsecurity (specification, section 2, Main and search). */
export const itSecurity = defineService({
  path: '/search/itsecurity',
  method: 'GET',
  access: 'visitor',
  summary: 'IT security: what protects data, computers and networks',
  request: z.object({}),
  responses: { Success: one('IT security') },
});

/** GET /search/adv_select (specification, section 2, Main and search). */
export const advantageSelect = defineService({
  path: '/search/adv_select',
  method: 'GET',
  access: 'visitor',
  summary: 'Advantage Select: what many offices buy, at prices that are agreed for all of them',
  request: z.object({}),
  responses: { Success: one('Advantage Select') },
});
