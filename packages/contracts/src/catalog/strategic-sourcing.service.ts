import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { collectionSchema, oneCollection } from './collection.schema.ts';

/** GET /catalog/strategic_sourcing (specification, section 2, Catalogue). */
export const strategicSourcing = defineService({
  path: '/catalog/strategic_sourcing',
  method: 'GET',
  access: 'visitor',
  summary: 'Strategic sourcing: what agencies buy under agreements that all of them share',
  request: z.object({}),
  responses: { Success: response(collectionSchema, oneCollection('Strategic sourcing')) },
});
