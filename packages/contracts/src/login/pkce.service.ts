import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** GET /login/pkce: a fresh proof key (RFC 7636) and state for one sign-in (specification, sections 3 and 7). */
export const pkce = defineService({
  path: '/login/pkce',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'A proof key for one sign-in',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        pkce_state: z.string().min(22),
        /** BASE64URL(SHA256(verifier)): method S256. */
        pkce_code_challenger: z.string().length(43),
        pkce_code_verifier: z.string().min(43).max(128),
      }),
      {
        'From RFC 7636, appendix B': {
          pkce_state: 'example-state-0123456789abc',
          pkce_code_challenger: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          pkce_code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        },
      },
    ),
  },
});
