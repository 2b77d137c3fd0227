import { errors } from 'oidc-provider';
import type { ResourceServer } from 'oidc-provider';

/** The marketplace's API: the audience of every access token. */
export const RESOURCE = 'urn:quartermaster:rs';

/** The scope that gives access to it. */
export const RESOURCE_SCOPE = 'rs';

export const ACCESS_TOKEN_SECONDS = 600;

/** How access tokens for a resource look: signed JWTs that the marketplace checks without asking back. */
export function resourceServer(indicator: string): ResourceServer {
  if (indicator !== RESOURCE) throw new errors.InvalidTarget();
  return {
    scope: RESOURCE_SCOPE,
    audience: RESOURCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    jwt: { sign: { alg: 'ES256' } },
  };
}
