import { accountsResource, accountsScope } from '@quartermaster/contracts-desk';
import { errors } from 'oidc-provider';
import type { Client, ResourceServer } from 'oidc-provider';
import { ACCOUNT_CLIENT_ID } from './client.ts';

/** The marketplace's API: the audience of every access token. */
export const RESOURCE = 'urn:quartermaster:rs';

/** The scope that gives access to it. */
export const RESOURCE_SCOPE = 'rs';

/** Seconds for which the desk may use a token for accounts. It gets another one by itself. */
export const accountsTokenSeconds = 300;

/**
 * How access tokens for a resource look. Those of the marketplace's API are signed JWTs, which it checks without asking back; `seconds`: their life. Those for accounts are
 * for the desk alone, and are looked up here.
 */
export function resourceServer(indicator: string, client: Client, deskClientId: string, seconds: number): ResourceServer {
  if (indicator === accountsResource && client.clientId === deskClientId) return { scope: accountsScope, audience: accountsResource, accessTokenFormat: 'opaque', accessTokenTTL: accountsTokenSeconds };
  if (indicator !== RESOURCE || client.clientId === deskClientId || client.clientId === ACCOUNT_CLIENT_ID) throw new errors.InvalidTarget();
  return {
    scope: RESOURCE_SCOPE,
    audience: RESOURCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: seconds,
    jwt: { sign: { alg: 'ES256' } },
  };
}
