import { z } from 'zod';
import { defaultStore, storeTitle } from '../stores/known-stores.ts';
import { defineService, response } from '../wire/service.ts';

const inWords = (name: string) => ({ name, title: storeTitle(name) });

/** The way from one store to another: `/home` with the parameter `store` (specification, section 2, Client routes). */
export const stores = defineService({
  path: '/main/stores',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The stores of the marketplace',
  request: z.object({}),
  responses: {
    Success: response(z.object({ stores: z.array(z.object({
        name: z.string(),
        /** What people call it; its name where it has no other. */
        title: z.string(),
      })) }), {
      'Several stores': { stores: [inWords(defaultStore), inWords('HARBOR'), inWords('QUAY')] },
      'One store': { stores: [inWords(defaultStore)] },
    }),
  },
});
