import { z } from 'zod';
import { response } from '../wire/service.ts';

/** The numbers on the login page of a store, so that visitors know what they sign in to. */
export const storeLoginAnswer = response(
  z.object({
    productCount: z.number().int(),
    serviceCount: z.number().int(),
  }),
  {
    'A full catalog': { productCount: 19_406, serviceCount: 4157 },
    'An empty catalog': { productCount: 0, serviceCount: 0 },
  },
);
