import { defineSetting, setting } from '../runtime/index.ts';

/**
 * Whether access tokens are bound to a key of the browser (DPoP, RFC 9449). `when-offered`: where the provider offers it.
 * `required`: tokens that are not bound are refused. `off`: browsers are not told to. A token that is bound needs its proof
 * in any case.
 */
type DpopMode = 'required' | 'when-offered' | 'off';

/** Whether the factors are asked for again after a session has expired, or the provider decides. */
type FreshSignIn = 'after-expiry' | 'by-provider';

/** Where sign-in happens and how its tokens are checked. The defaults are those of the embedded identity server. */
export interface IdentityConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Only for a provider that knows this server as a confidential client. */
  readonly clientSecret: string | null;
  /** Asked of the provider for access tokens (RFC 8707); null for one that does not know resource indicators. */
  readonly resource: string | null;
  /** The audience that access tokens must name. */
  readonly audience: string;
  /** The scopes that the web asks for. */
  readonly scopes: readonly string[];
  readonly signingAlgorithms: readonly string[];
  /** Seconds by which the clocks of this server and of the identity server may differ, either way. */
  readonly clockTolerance: number;
  /** Endpoints that the provider's discovery document does not name. */
  readonly sessionEndpoint: string | null;
  readonly pivreaderEndpoint: string | null;
  readonly dpop: DpopMode;
  /** Seconds since the factors were given, after which a sign-in asks for them again; 0: as the provider has it. */
  readonly maxAge: number;
  readonly freshSignIn: FreshSignIn;
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
  // AAL2: the factors are given again after 12 hours, and after 30 minutes without activity (NIST SP 800-63B, 4.2.3).
  maxAge: 43_200,
  freshSignIn: 'after-expiry',
};

const { issuer, clientId, resource, audience, scopes, signingAlgorithms, clockTolerance, dpop, maxAge, freshSignIn } = embeddedIdentity;

/** The environment's decisions about sign-in: a setting for each part of {@link IdentityConfig}. */
export const identitySettings = {
  issuer: setting.address('IDENTITY_ISSUER', { otherwise: issuer, doc: 'any OpenID provider with discovery; it may be away at start' }),
  clientId: setting.text('OAUTH_CLIENT_ID', { otherwise: clientId, doc: 'how this server is known there' }),
  clientSecret: defineSetting({
    id: 'OAUTH_CLIENT_SECRET', otherwise: 'none', doc: 'for a provider that knows this server as a confidential client', read: (given) => given ?? null,
  }),
  resource: defineSetting({
    id: 'OAUTH_RESOURCE', otherwise: `\`${resource}\``, doc: 'resource that access tokens are asked for (RFC 8707); empty: none',
    read: (given): string | null => (given === undefined ? resource : given === '' ? null : given),
  }),
  audience: setting.text('OAUTH_AUDIENCE', { otherwise: audience, doc: 'audience that access tokens must have' }),
  scopes: setting.words('OAUTH_SCOPES', { otherwise: scopes, doc: 'scopes that the web asks for' }),
  signingAlgorithms: setting.words('OAUTH_SIGNING_ALGORITHMS', { otherwise: signingAlgorithms, doc: 'algorithms by which tokens may be signed' }),
  clockTolerance: setting.wholeNumber('OAUTH_CLOCK_TOLERANCE', {
    otherwise: clockTolerance, least: 0, most: 600,
    doc: 'seconds by which the clocks of this server and of the identity server may differ; 0 to 600. A token is taken for so long after its end',
  }),
  sessionEndpoint: setting.optionalAddress('OAUTH_SESSION_ENDPOINT', { shown: 'by discovery', doc: 'where the provider keeps its session' }),
  pivreaderEndpoint: setting.optionalAddress('OAUTH_PIVREADER_ENDPOINT', { shown: 'by discovery', doc: 'where smart cards are read' }),
  dpop: setting.oneOf('OAUTH_DPOP', ['required', 'when-offered', 'off'], {
    otherwise: dpop,
    doc:
      'binds access tokens to the browser ([decision 0047](../../docs/decisions/0047-where-tokens-live.md)): `when-offered` where the provider’s discovery '
      + 'names ES256; `required`: tokens that are bound to no key are refused; `off`: browsers ask for tokens that are not bound',
  }),
  maxAge: setting.wholeNumber('OAUTH_MAX_AGE', {
    otherwise: maxAge, least: 0, most: 604_800,
    doc: 'seconds since password and code were given, after which a sign-in asks for them again (`max_age`); 0: as the provider has it. The default is the limit of AAL2',
  }),
  freshSignIn: setting.oneOf('OAUTH_FRESH_SIGN_IN', ['after-expiry', 'by-provider'], {
    otherwise: freshSignIn, doc: '`after-expiry`: after a session has expired, a sign-in asks for password and code (`prompt=login`); `by-provider`: the provider decides',
  }),
};
