import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { AccountDirectory } from '../accounts/index.ts';
import { RESOURCE, RESOURCE_SCOPE } from './resource.ts';

export const SCOPES: readonly string[] = ['openid', 'offline_access', 'profile', 'email', RESOURCE_SCOPE];

/**
 * The marketplace is our own client: signing in is consent. A grant that was revoked is made again. A person who is not
 * approved for the marketplace stays signed in here and is sent back with access_denied, so that the marketplace can ask
 * `/session` who wants to register.
 */
export async function loadGrant(provider: Provider, directory: AccountDirectory, ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const account = await directory.byId(session.accountId);
  if (account?.isApproved !== true) throw new errors.AccessDenied('The account is not registered with the marketplace.');
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(RESOURCE, RESOURCE_SCOPE);
  await grant.save();
  return grant;
}
