import type { ClientMetadata } from 'oidc-provider';

/** The marketplace. Public (PKCE protects the code): its server does the exchange and keeps the refresh token. */
export const CLIENT_ID = 'quartermaster-web';

export function marketplaceClient(webOrigins: readonly string[]): ClientMetadata {
  return {
    client_id: CLIENT_ID,
    client_name: 'Quartermaster',
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: webOrigins.map((origin) => `${origin}/pkce/callback`),
    post_logout_redirect_uris: webOrigins.flatMap((origin) => [`${origin}/pkce/logout`, `${origin}/`]),
    id_token_signed_response_alg: 'ES256',
    // A token that was copied out of the browser is worth nothing without the browser's key (RFC 9449).
    dpop_bound_access_tokens: true,
  };
}

/** This server's own pages, on which people look after their accounts: it uses no code and no token, and only wants somebody to be signed in here. */
export const ACCOUNT_CLIENT_ID = 'quartermaster-account';

/** Where those pages begin, and where a sign-in for them ends. */
export const ACCOUNT_PATH = '/account';
export const ACCOUNT_SIGNED_IN_PATH = `${ACCOUNT_PATH}/signed-in`;

export const accountClient = (issuer: string): ClientMetadata => ({
  client_id: ACCOUNT_CLIENT_ID,
  client_name: 'Quartermaster account',
  token_endpoint_auth_method: 'none',
  application_type: 'web',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [`${issuer}${ACCOUNT_SIGNED_IN_PATH}`],
  id_token_signed_response_alg: 'ES256',
});

/** The operators' desk: its server part signs operators in, and keeps no token of theirs. */
export const DESK_CLIENT_ID = 'quartermaster-desk';

/** Where the desk keeps accounts. */
export const ACCOUNTS_PATH = '/accounts';

/** @param secret with it the desk may keep accounts, too; null: it signs operators in and does nothing else */
export function deskClient(webOrigin: string, secret: string | null): ClientMetadata {
  return {
    client_id: DESK_CLIENT_ID,
    client_name: 'Quartermaster desk',
    ...(secret === null ? { token_endpoint_auth_method: 'none' } : { token_endpoint_auth_method: 'client_secret_basic', client_secret: secret }),
    application_type: 'web',
    grant_types: ['authorization_code', ...(secret === null ? [] : ['client_credentials'])],
    response_types: ['code'],
    redirect_uris: [`${webOrigin}/advantage/desk/signed-in`],
    id_token_signed_response_alg: 'ES256',
  };
}
