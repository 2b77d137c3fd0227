import { z } from 'zod';
import { defaultStore } from '../stores/known-stores.ts';
import { defineService, response } from '../wire/service.ts';

/** The way from one store to another: `/home` with the parameter `store` (specification, section 2, Client routes). */
export const stores = defineService({
  path: '/main/stores',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The stores of the marketplace',
  request: z.object({}),
  responses: {
    Success: response(z.object({ stores: z.array(z.object({ name: z.string() })) }), {
      'Several stores': { stores: [{ name: defaultStore }, { name: 'HARBOR' }, { name: 'QUAY' }] },
      'One store': { stores: [{ name: defaultStore }] },
    }),
  },
});
