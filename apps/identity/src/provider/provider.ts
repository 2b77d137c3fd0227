import Provider, { interactionPolicy } from 'oidc-provider';
import { accountsScope } from '@quartermaster/contracts-desk';
import type { Pool } from '@quartermaster/database';
import type { AccountDirectory } from '../accounts/index.ts';
import { pageHeaders, policyOfProvider } from '../http/index.ts';
import type { KeySets } from '../keys/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import { signedOutPage } from '../pages/index.ts';
import type { Clock } from '../runtime/index.ts';
import { CLAIMS, MULTI_FACTOR_ACR, accessTokenClaims, findAccount } from './claims.ts';
import { ACCOUNT_PATH, ACCOUNTS_PATH, CLIENT_ID, DESK_CLIENT_ID, accountClient, deskClient, marketplaceClient } from './client.ts';
import { COOKIE_OPTIONS, cookieNames } from './cookies.ts';
import { notFoundPage, providerErrorPage } from './error-page.ts';
import { SCOPES, loadGrant } from './grant.ts';
import { leaveWithoutSession, logout } from './logout.ts';
import { recordAdapter } from './record-adapter.ts';
import { RESOURCE, accountsTokenSeconds, resourceServer } from './resource.ts';
import { begunSession, notePlace } from './session-place.ts';
import { freshFactors, secondsLeft, sessionOfTokens, sessionUses } from './fresh-factors.ts';
import { tokenBinding } from './token-binding.ts';

/** The OpenID provider, configured for the marketplace and its operators' desk as its only clients. */
export function createProvider(deps: {
  issuer: string;
  webOrigins: WebOrigins;
  trustProxy: boolean;
  accessTokenSeconds: number;
  inactivitySeconds: number;
  maxAgeSeconds: number;
  pool: Pool;
  clock: Clock;
  keys: KeySets;
  directory: AccountDirectory;
  /** Of the desk's client; null: the desk keeps no accounts. */
  deskSecret: string | null;
  /** Null when this deployment reads no smart cards. */
  reader: { readonly origin: string } | null;
}): Provider {
  const { webOrigins, directory } = deps;
  const homeUrl = `${webOrigins.main}/`;
  const names = cookieNames(deps.issuer);
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const uses = sessionUses(deps.pool, deps.clock);
  policy.get('login')?.checks.add(freshFactors(uses, deps));

  const provider: Provider = new Provider(deps.issuer, {
    adapter: recordAdapter(deps.pool, deps.clock),
    jwks: { keys: [...deps.keys.signing] },
    clients: [marketplaceClient([...webOrigins.all, ...webOrigins.development]), deskClient(webOrigins.main, deps.deskSecret), accountClient(deps.issuer)],
    cookies: { keys: [...deps.keys.cookies], names: { session: names.session, interaction: names.interaction, resume: names.resume }, long: COOKIE_OPTIONS, short: COOKIE_OPTIONS },
    responseTypes: ['code'],
    acrValues: [MULTI_FACTOR_ACR],
    pkce: { required: () => true },
    scopes: [...SCOPES, accountsScope],
    claims: { acr: null, amr: null, sid: null, auth_time: null, iss: null, ...CLAIMS },
    // The marketplace reads the person from the ID token.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'], dPoPSigningAlgValues: ['ES256'] },
    discovery: {
      session_endpoint: `${deps.issuer}/session`,
      account_management_uri: `${deps.issuer}${ACCOUNT_PATH}`,
      ...(deps.deskSecret !== null && { accounts_endpoint: `${deps.issuer}${ACCOUNTS_PATH}` }),
      ...(deps.reader && { pivreader_endpoint: `${deps.reader.origin}/` }),
    },
    findAccount: findAccount(directory),
    extraTokenClaims: (ctx, token) => accessTokenClaims(directory)(ctx, 'accountId' in token ? token : {}),
    loadExistingGrant: (ctx) => loadGrant(provider, directory, webOrigins.development, ctx),
    issueRefreshToken: (_ctx, client) => client.clientId === CLIENT_ID,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) => client.clientId === CLIENT_ID && (webOrigins.all.includes(origin) || webOrigins.development.includes(origin)),
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    renderError: (ctx, out) => {
      ctx.set(pageHeaders(webOrigins.main));
      ctx.type = 'html';
      ctx.body = providerErrorPage({ error: out.error, description: out.error_description, status: ctx.status, webOrigin: webOrigins.main }).text;
    },
    ttl: {
      AccessToken: deps.accessTokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: accountsTokenSeconds,
      IdToken: 600,
      Interaction: 15 * 60,
      Session: deps.maxAgeSeconds,
      Grant: deps.maxAgeSeconds,
      // Activity alone keeps no person signed in for longer than the factors may be old.
      RefreshToken: (_ctx, { authTime }) => secondsLeft(authTime, deps),
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      clientCredentials: { enabled: deps.deskSecret !== null },
      dPoP: tokenBinding(deps.keys),
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => logout(provider, ctx, form, webOrigins),
        postLogoutSuccessSource: (ctx) => {
          ctx.set(pageHeaders(webOrigins.main));
          ctx.body = signedOutPage(homeUrl).text;
        },
      },
      resourceIndicators: {
        enabled: true,
        // What the desk gets opens nothing: it wants to know who signed in, and no more.
        defaultResource: (_ctx, client) => (client.clientId === CLIENT_ID ? RESOURCE : []),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator, client) => resourceServer(indicator, client, DESK_CLIENT_ID, deps.accessTokenSeconds),
      },
    },
  });
  provider.proxy = deps.trustProxy;
  provider.use(async (ctx, next) => {
    // Our pages say their own. The provider adds the digest of its script, where it sends one.
    ctx.set('content-security-policy', policyOfProvider(webOrigins.main));
    await next();
    leaveWithoutSession(ctx);
    const used = ctx.status === 200 ? sessionOfTokens(ctx) : undefined;
    if (used !== undefined) await uses.note(used);
    const begun = begunSession(ctx);
    if (begun !== undefined) await notePlace(deps.pool, begun, deps.clock.now());
    if (ctx.status !== 404 || ctx.body || !ctx.accepts('html')) return;
    ctx.set(pageHeaders(webOrigins.main));
    ctx.body = notFoundPage(homeUrl).text;
    ctx.status = 404;
  });
  return provider;
}
