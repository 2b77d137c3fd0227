import type { AccountClaims, FindAccount, KoaContextWithOIDC, UnknownObject } from 'oidc-provider';
import type { Account, AccountDirectory } from '../accounts/index.ts';

/** Two factors were given; the value of `acr` in every token of this server. */
export const MULTI_FACTOR_ACR = 'urn:quartermaster:acr:mfa';
export const PASSWORD_AND_CODE_AMR: readonly string[] = ['pwd', 'otp', 'mfa'];

/** The claims that come with each scope. `openid` carries the name, so that the marketplace needs no further call. */
export const CLAIMS = {
  openid: ['sub', 'acr', 'amr', 'name', 'given_name', 'family_name', 'email', 'agency_code'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email'],
};

function personClaims(account: Account): AccountClaims {
  return {
    sub: account.id,
    name: `${account.givenName} ${account.familyName}`,
    given_name: account.givenName,
    family_name: account.familyName,
    preferred_username: account.login,
    email: account.email,
    // States and cities have none.
    agency_code: account.agencyCode === '' ? undefined : account.agencyCode,
  };
}

export function findAccount(directory: AccountDirectory): FindAccount {
  return async (_ctx, id) => {
    const account = await directory.byId(id);
    return account && { accountId: account.id, claims: () => personClaims(account) };
  };
}

/** The claims of the access token beyond the standard ones: who the person is and how they signed in. */
export function accessTokenClaims(
  directory: AccountDirectory,
): (ctx: KoaContextWithOIDC, token: { readonly accountId?: string | undefined }) => Promise<UnknownObject | undefined> {
  return async (ctx, token) => {
    const account = token.accountId === undefined ? undefined : await directory.byId(token.accountId);
    if (!account) return undefined;
    const { given_name, family_name, email, agency_code } = personClaims(account);
    const source = ctx.oidc.entities.AuthorizationCode ?? ctx.oidc.entities.RefreshToken;
    return { given_name, family_name, email, agency_code, acr: source?.acr, amr: source?.amr, auth_time: source?.authTime };
  };
}
