import { z } from 'zod';
import type { Clock } from '../runtime/index.ts';
import type { IdentityConfig } from './config.ts';
import type { Fetch } from '../telemetry/index.ts';
import { identityAway, type Discovery } from './discovery.ts';
import type { KeptTokens } from './token-box.ts';

/** An OAuth error of the provider (RFC 6749, section 5.2): the code was used, the refresh token was revoked ... */
export interface Refused {
  readonly error: string;
  readonly error_description: string;
  /** The provider wants a proof with this in it (RFC 9449, section 8). */
  readonly dpop_nonce?: string;
}

export type TokenAnswer = { readonly tokens: KeptTokens } | { readonly refused: Refused };

/** The provider's token endpoint (RFC 6749, section 3.2) and its revocation endpoint (RFC 7009). */
export interface TokenEndpoint {
  /** @param proof made by the browser for the provider's token endpoint, for tokens that are bound to its key */
  exchange(code: string, codeVerifier: string, redirectUri: string, proof: string | null): Promise<TokenAnswer>;
  /** @param idToken is kept when the provider sends no new one */
  refresh(refreshToken: string, idToken: string, proof: string | null): Promise<TokenAnswer>;
  /** A token of this server itself, as the client that it is there (RFC 6749, section 4.4). */
  ofClient(scope: string): Promise<TokenAnswer>;
  /** Best effort: a provider that cannot be reached forgets the token by itself in time. */
  revoke(refreshToken: string): Promise<void>;
}

const timeLimit = 8_000;

const tokensSchema = z.object({
  access_token: z.string().min(1),
  id_token: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().int().positive().optional(),
});
const refusedSchema = z.object({ error: z.string().max(200), error_description: z.string().max(1000).optional() });

export function tokenEndpoint(config: IdentityConfig, discovery: Discovery, clock: Clock, send: Fetch = fetch): TokenEndpoint {
  const post = async (address: string, fields: Readonly<Record<string, string>>, proof: string | null = null): Promise<Response> => {
    try {
      return await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...basicCredentials(config), ...(proof !== null && { dpop: proof }) },
        body: new URLSearchParams({ ...fields, client_id: config.clientId }).toString(),
        signal: AbortSignal.timeout(timeLimit),
        redirect: 'error',
      });
    } catch (error) {
      throw identityAway(error);
    }
  };
  const ask = async (fields: Readonly<Record<string, string>>, before: Partial<KeptTokens>, proof: string | null): Promise<TokenAnswer> => {
    const { token_endpoint: address } = await discovery.metadata();
    const answer = await post(address, { ...fields, ...(config.resource !== null && { resource: config.resource }) }, proof);
    const body: unknown = await answer.json().catch(() => null);
    const granted = answer.ok ? tokensSchema.safeParse(body) : null;
    if (granted?.success === true) return { tokens: keptTokens(granted.data, before, clock) };
    const refused = refusedSchema.safeParse(body);
    if (!refused.success || answer.status >= 500) throw identityAway(new Error(`The token endpoint answered ${answer.status} with something unexpected.`));
    const nonce = refused.data.error === 'use_dpop_nonce' ? answer.headers.get('dpop-nonce') : null;
    return { refused: { error: refused.data.error, error_description: refused.data.error_description ?? '', ...(nonce !== null && { dpop_nonce: nonce.slice(0, 500) }) } };
  };
  return {
    exchange: (code, codeVerifier, redirectUri, proof) =>
      ask({ grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri }, {}, proof),
    refresh: (refreshToken, idToken, proof) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken }, { refreshToken, idToken }, proof),
    ofClient: (scope) => ask({ grant_type: 'client_credentials', scope }, {}, null),
    async revoke(refreshToken) {
      const { revocation_endpoint: address } = await discovery.metadata();
      if (address !== undefined) await post(address, { token: refreshToken, token_type_hint: 'refresh_token' });
    },
  };
}

const basicCredentials = ({ clientId, clientSecret }: IdentityConfig): Record<string, string> =>
  clientSecret === null
    ? {}
    : { authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}` };

function keptTokens(granted: z.output<typeof tokensSchema>, before: Partial<KeptTokens>, clock: Clock): KeptTokens {
  return {
    accessToken: granted.access_token,
    idToken: granted.id_token ?? before.idToken ?? '',
    refreshToken: granted.refresh_token ?? before.refreshToken ?? null,
    expiresAt: clock.now().getTime() + (granted.expires_in ?? 300) * 1000,
  };
}
