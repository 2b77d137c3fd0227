import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** A buyer who may not use this store (specification, sections 2 and 6: /vs/access_denied). */
export const storeAccessDenied = defineService({
  path: '/vs/access_denied',
  method: 'GET',
  access: 'visitor',
  summary: 'Says why a buyer may not use the store',
  request: z.object({}),
  responses: {
    accessDenied: response(z.object({ reason: z.string() }), { 'Another agency’s store': { reason: 'Your account has no access to this store.' } }),
  },
});

/** FEDSTRIP requisitioning is closed to this caller (specification, sections 2 and 6: /restricted). */
export const restricted = defineService({
  path: '/restricted',
  method: 'GET',
  access: 'visitor',
  summary: 'Says why somebody may not requisition by FEDSTRIP',
  request: z.object({}),
  responses: {
    FedStripAccessDenied: response(z.object({ reason: z.string() }), {
      'Signed in': { reason: 'Your account may not requisition by FEDSTRIP.' },
    }),
  },
});
