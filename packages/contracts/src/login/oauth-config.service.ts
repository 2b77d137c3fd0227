import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

/** GET /login/oauth_config: where the identity server is (specification, section 3, Identity config). */
export const oauthConfig = defineService({
  path: '/login/oauth_config',
  method: 'GET',
  access: 'visitor',
  background: true,
  summary: 'Addresses and client id of the identity server',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        issuer: z.url(),
        session_endpoint: z.url(),
        authorization_endpoint: z.url(),
        token_endpoint: z.url(),
        end_session_endpoint: z.url(),
        pivreader_endpoint: z.url().nullable(),
        client_id: z.string(),
        scopes_supported: z.array(z.string()),
        /** Algorithms for proofs of the browser's key (RFC 9449, section 5.1); empty: tokens are not bound. */
        dpop_signing_alg_values_supported: z.array(z.string()),
        /** The identity server names itself in its answers, and an answer without its name is not its own (RFC 9207). */
        authorization_response_iss_parameter_supported: z.boolean(),
        /** Seconds since the factors were given, after which they are asked for again; null: for as long as the identity server has it. */
        max_age: z.number().int().nullable(),
        /** After a session has expired the factors are asked for again, however long ago they were given. */
        fresh_after_expiry: z.boolean(),
      }),
      {
        Embedded: {
          issuer: 'http://localhost:8081',
          session_endpoint: 'http://localhost:8081/session',
          authorization_endpoint: 'http://localhost:8081/auth',
          token_endpoint: 'http://localhost:8081/token',
          end_session_endpoint: 'http://localhost:8081/session/end',
          pivreader_endpoint: null,
          client_id: 'quartermaster-web',
          scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'rs'],
          dpop_signing_alg_values_supported: ['ES256'],
          authorization_response_iss_parameter_supported: true,
          max_age: 43_200,
          fresh_after_expiry: true,
        },
      },
    ),
  },
});
