import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { AccountDirectory } from '../accounts/index.ts';
import { originOf } from '../origins/index.ts';
import { ACCOUNT_CLIENT_ID, DESK_CLIENT_ID } from './client.ts';
import { RESOURCE, RESOURCE_SCOPE } from './resource.ts';

export const SCOPES: readonly string[] = ['openid', 'offline_access', 'profile', 'email', RESOURCE_SCOPE];

/**
 * The marketplace is our own client: signing in is consent. Who is not approved for it still looks after the account here. A grant that was revoked is made again. A person who is not
 * approved for the marketplace stays signed in here and is sent back with access_denied, so that the marketplace can ask
 * `/session` who wants to register. At a development server the code of a store's owner runs: real accounts are not let in there, also where they are
 * signed in at this server already.
 */
export async function loadGrant(provider: Provider, directory: AccountDirectory, development: readonly string[], ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const account = await directory.byId(session.accountId);
  const isOwnPage = client.clientId === ACCOUNT_CLIENT_ID;
  if (account === undefined || (!account.isApproved && !isOwnPage)) throw new errors.AccessDenied('The account is not registered with the marketplace.');
  const origin = originOf(ctx.oidc.params?.['redirect_uri']);
  if (!account.isDemo && origin !== null && development.includes(origin)) throw new errors.UnauthorizedClient('Only demo accounts may sign in from a development server.');
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  if (client.clientId === DESK_CLIENT_ID) {
    grant.addOIDCScope('openid profile');
  } else if (isOwnPage) {
    grant.addOIDCScope('openid');
  } else {
    grant.addOIDCScope(SCOPES.join(' '));
    grant.addResourceScope(RESOURCE, RESOURCE_SCOPE);
  }
  await grant.save();
  return grant;
}
