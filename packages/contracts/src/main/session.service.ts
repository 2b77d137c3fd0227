import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** Only the attributes that every answer carries: the signed-in parts of a page that the server rendered for everybody. */
export const session = defineService({
  path: '/main/session',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Who is asking, in which store, and what the cart holds',
  request: z.object({}),
  responses: { Success: response(z.object({}), { Session: {} }) },
});

/** GET /main/end_session (specification, sections 4 and 7). */
export const endSession = defineService({
  path: '/main/end_session',
  method: 'GET',
  access: 'visitor',
  changesState: true,
  background: true,
  summary: 'Ends the server’s session; the cart stays',
  request: z.object({}),
  responses: { Success: response(z.object({}), { Ended: {} }) },
});

/** The legacy-to-new URL map (specification, sections 2 and 7). */
export const legacyUrlMap = defineService({
  path: '/main/struts_ng_url_map',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Where the addresses of the former application lead now',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        map: z.array(
          z.object({ from: z.string(), to: z.string(), keepAddress: z.boolean().optional() }),
        ),
      }),
      {
        'Known addresses': {
          map: [
            { from: '/s/search.do', to: '/search/advantage_search' },
            { from: '/contractor/contractor_detail.do', to: '/catalog/contractor_detail', keepAddress: true },
          ],
        },
      },
    ),
  },
});
