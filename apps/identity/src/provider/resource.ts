import { errors } from 'oidc-provider';
import type { ResourceServer } from 'oidc-provider';

/** The marketplace's API: the audience of every access token. */
export const RESOURCE = 'urn:quartermaster:rs';

/** The scope that gives access to it. */
export const RESOURCE_SCOPE = 'rs';

/** How access tokens for a resource look: signed JWTs that the marketplace checks without asking back. `seconds`: their life. */
export function resourceServer(indicator: string, seconds: number): ResourceServer {
  if (indicator !== RESOURCE) throw new errors.InvalidTarget();
  return {
    scope: RESOURCE_SCOPE,
    audience: RESOURCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: seconds,
    jwt: { sign: { alg: 'ES256' } },
  };
}
