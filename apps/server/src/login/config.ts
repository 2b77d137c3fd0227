/**
 * Whether access tokens are bound to a key of the browser (DPoP, RFC 9449). `when-offered`: where the provider offers it.
 * `required`: tokens that are not bound are refused. `off`: browsers are not told to. A token that is bound needs its proof
 * in any case.
 */
export type DpopMode = 'required' | 'when-offered' | 'off';

/** Where sign-in happens and how its tokens are checked. The defaults are those of the embedded identity server. */
export interface IdentityConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Only for a provider that knows this server as a confidential client. */
  readonly clientSecret: string | null;
  /** Asked of the provider for access tokens (RFC 8707); null for one that does not know resource indicators. */
  readonly resource: string | null;
  /** What access tokens must be for. */
  readonly audience: string;
  /** What the web asks for. */
  readonly scopes: readonly string[];
  readonly signingAlgorithms: readonly string[];
  /** Seconds by which the clocks of this server and of the identity server may differ, either way. */
  readonly clockTolerance: number;
  /** Endpoints that the provider's discovery document does not name. */
  readonly sessionEndpoint: string | null;
  readonly pivreaderEndpoint: string | null;
  readonly dpop: DpopMode;
}

export const embeddedIdentity: IdentityConfig = {
  issuer: 'http://localhost:8081',
  clientId: 'quartermaster-web',
  clientSecret: null,
  resource: 'urn:quartermaster:rs',
  audience: 'urn:quartermaster:rs',
  scopes: ['openid', 'profile', 'email', 'offline_access', 'rs'],
  signingAlgorithms: ['ES256'],
  clockTolerance: 300,
  sessionEndpoint: null,
  pivreaderEndpoint: null,
  dpop: 'when-offered',
};
