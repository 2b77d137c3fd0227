import { z } from 'zod';
import { definePlainService, plainAnswer } from '../wire/service.ts';

const agencySchema = z.object({
  /** Treasury agency code of a civil agency, first letter of the DoDAAC of a military service. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(['civil', 'military']),
  /** How the activity address codes of its offices begin. */
  aacPrefixes: z.array(z.string()),
  /** The names of its parts, where buyers say which one is theirs; none of many agencies. */
  bureaus: z.array(z.string()),
});

/** GET /profile/agency_list, cached by the browser (specification, section 7). */
export const agencyList = definePlainService({
  path: '/profile/agency_list',
  method: 'GET',
  access: 'visitor',
  background: true,
  cachedFor: 3600,
  summary: 'The agencies that a federal buyer may belong to, by name',
  request: z.object({}),
  plain: plainAnswer('list', z.array(agencySchema), {
    'Two agencies': [
      { code: '47', name: 'General Services Administration', kind: 'civil', aacPrefixes: ['47'], bureaus: ['Federal Acquisition Service', 'Public Buildings Service'] },
      { code: 'N', name: 'Navy', kind: 'military', aacPrefixes: ['N', 'Q', 'R', 'V'], bureaus: [] },
    ],
  }),
});
