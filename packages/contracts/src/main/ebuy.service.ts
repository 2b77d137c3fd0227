import { z } from 'zod';
import { informationPageSchema } from '../information/information-page.schema.ts';
import { defineService, response } from '../wire/service.ts';

/** GET /main/ebuy (specification, section 2): when to ask vendors for quotes, and how. */
export const ebuy = defineService({
  path: '/main/ebuy',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'When to ask vendors for quotes, and how',
  request: z.object({}),
  responses: {
    Success: response(z.object({ /** The operator's words, with the thresholds; null: there are none. */ page: informationPageSchema.nullable() }), {
      'With thresholds': {
        page: { keyName: 'EBUY', title: 'Requests for quotes', content: '<p>Above the micro-purchase threshold, ask more than one vendor.</p>', updatedOn: '2026-11-27' },
      },
      'Nothing written': { page: null },
    }),
  },
});
