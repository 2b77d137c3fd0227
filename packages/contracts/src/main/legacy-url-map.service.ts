import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

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
        map: z.array(z.object({ from: z.string(), to: z.string(), keepAddress: z.boolean().optional() })),
        /** Hosts, with their ports, that absolute targets may lead to beside the marketplace's own. */
        allowedHosts: z.array(z.string()),
      }),
      {
        'Known addresses': {
          map: [
            { from: '/s/search.do', to: '/search/advantage_search' },
            { from: '/contractor/contractor_detail.do', to: '/catalog/contractor_detail', keepAddress: true },
          ],
          allowedHosts: [],
        },
        'With a neighbor': {
          map: [{ from: '/training/courses.do', to: 'https://training.example.gov/courses' }],
          allowedHosts: ['training.example.gov'],
        },
      },
    ),
  },
});
