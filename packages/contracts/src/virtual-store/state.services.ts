import { z } from 'zod';
import { response } from '../wire/service.ts';
import { defineServiceKind } from '../wire/service-kind.ts';

/**
 * After sign-in: whether the buyer is a member of a state or local government (specification, sections 2 and 6): who has a confirmed e-mail address of a
 * domain that the operator has listed. `email` of Success is that address. Federal members have stores of their own.
 */
export const stateValidation = defineServiceKind({
  method: 'GET',
  access: 'buyer',
  summary: () => 'Whether the buyer is a state or local member',
  request: z.object({}),
  responses: {
    Success: response(z.object({ email: z.string() }), {
      'A local member': { email: 'clerk@city.example.us' },
    }),
    Failure: response(z.object({ email: z.string().nullable(), agencyCode: z.string().nullable() }), {
      'A federal member': { email: 'buyer@agency.example.gov', agencyCode: '4700' },
      'A government that is not listed': { email: 'clerk@town.example.us', agencyCode: null },
      'No address': { email: null, agencyCode: null },
    }),
  },
});
