import { z } from 'zod';
import { sensitive } from '../wire/sensitive.ts';
import { defineService, response } from '../wire/service.ts';

/**
 * A proof of the browser's key, made for the identity server's token endpoint, where this server hands it on: the tokens
 * are bound to that key (DPoP, RFC 9449). Left out where the identity server offers no such thing.
 */
const dpop_proof = sensitive(z.string().min(1).max(4000)).optional();

const tokens = z.object({ id_token: z.string(), access_token: z.string(), expires_in: z.number().int() });

/**
 * POST /login/auth_tokens (specification, section 7). The server exchanges the code and keeps the refresh token on
 * its side; the browser gets short-lived tokens. With `refresh_token` it renews them from what the server keeps.
 */
export const authTokens = defineService({
  path: '/login/auth_tokens',
  method: 'POST',
  access: 'visitor',
  takesAnyDigits: true,
  background: true,
  summary: 'Exchanges the sign-in code for tokens, or renews them',
  request: z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      code: sensitive(z.string().min(1).max(4000)),
      client_id: z.string().max(200),
      redirect_uri: z.url().max(2000),
      code_verifier: sensitive(z.string().min(43).max(128)),
      dpop_proof,
    }),
    z.object({ grant_type: z.literal('refresh_token'), client_id: z.string().max(200), dpop_proof }),
  ]),
  responses: {
    Success: response(tokens, { Tokens: { id_token: 'header.payload.signature', access_token: 'header.payload.signature', expires_in: 600 } }),
    Failure: response(
      z.object({
        /** OAuth error code (RFC 6749, section 5.2), for example `invalid_grant`. */
        error: z.string(),
        error_description: z.string(),
        /** The identity server wants a proof with this in it; ask again with one. */
        dpop_nonce: z.string().optional(),
      }),
      { 'Code used twice': { error: 'invalid_grant', error_description: 'grant request is invalid' } },
    ),
  },
});
