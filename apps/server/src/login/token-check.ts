import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import type { Clock } from '../runtime/index.ts';
import type { IdentityConfig } from './config.ts';
import { identityAway, type Discovery } from './discovery.ts';
import { signingKeys } from './signing-keys.ts';

/** The person that a token is about. A field is undefined when the token does not say. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  /** False where the token says that the address was not checked (OpenID Connect Core 1.0, section 5.1). */
  readonly emailVerified?: boolean | undefined;
  readonly agencyCode: string | undefined;
  /** The name under which they sign in; access tokens do not say it. */
  readonly login?: string | undefined;
}

/** The content of a valid access token. */
interface CheckedToken {
  readonly person: Person;
  /** Thumbprint of the key that the token is bound to (RFC 9449, section 6.1); null for a bearer token. */
  readonly boundTo: string | null;
}

/** The content of a valid ID token. */
interface CheckedIdToken {
  readonly person: Person;
  /** The value that the sign-in was asked for with; null when the token has none. */
  readonly nonce: string | null;
  /** Seconds since 1970 at which the factors were given; null when the token does not say. */
  readonly authenticatedAt: number | null;
}

/** Checks signature, issuer, audience and times of the provider's tokens, on every call. */
export interface TokenCheck {
  /** Null when the token does not hold. @throws Problem 503 when no key can be had */
  accessToken(token: string): Promise<CheckedToken | null>;
  /** The person of an access token that may have ended up to half a day ago, or by a clock that was set back is issued so much later: it renews, and does nothing else. */
  pastAccessToken(token: string): Promise<Person | null>;
  /** An ID token that was issued to this application; null when it does not hold. */
  idToken(token: string): Promise<CheckedIdToken | null>;
  /** The claims of a signed statement of another type, for this audience; null when it does not hold. */
  statement(token: string, audience: string, type: string): Promise<JWTPayload | null>;
}

const halfDay = 12 * 3600;

const text = z.string().min(1).max(320).optional().catch(undefined);
const thumbprint = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  given_name: text,
  family_name: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  agency_code: text,
  preferred_username: text,
  // A binding of another kind (a client certificate, for example) is not checked here: such a token is refused.
  cnf: z.strictObject({ jkt: thumbprint }).optional(),
});

export function tokenCheck(config: IdentityConfig, discovery: Discovery, clock: Clock): TokenCheck {
  const keysOf = signingKeys(discovery, clock);
  const verified = async (token: string, audience: string, demands: Pick<JWTVerifyOptions, 'typ' | 'requiredClaims'> & { readonly clockTolerance: number }): Promise<JWTPayload | null> => {
    try {
      const { payload } = await jwtVerify(token, await keysOf(), {
        issuer: config.issuer,
        audience,
        algorithms: [...config.signingAlgorithms],
        currentDate: clock.now(),
        ...demands,
      });
      return isFromTheFuture(payload, demands.clockTolerance, clock) ? null : payload;
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw error instanceof errors.JOSEError || error instanceof TypeError ? identityAway(error) : error;
    }
  };
  const check = async (token: string, audience: string, clockTolerance = config.clockTolerance): Promise<CheckedToken | null> => {
    const payload = await verified(token, audience, { requiredClaims: ['sub', 'exp', 'iat'], clockTolerance });
    return payload && checkedToken(payload);
  };
  return {
    accessToken: (token) => check(token, config.audience),
    pastAccessToken: async (token) => (await check(token, config.audience, halfDay))?.person ?? null,
    idToken: async (token) => {
      const payload = await verified(token, config.clientId, { requiredClaims: ['sub', 'exp', 'iat'], clockTolerance: config.clockTolerance });
      const checked = payload && checkedToken(payload);
      if (!payload || !checked) return null;
      const { nonce, auth_time: authenticatedAt } = payload;
      return { person: checked.person, nonce: typeof nonce === 'string' ? nonce : null, authenticatedAt: typeof authenticatedAt === 'number' ? authenticatedAt : null };
    },
    statement: (token, audience, type) => verified(token, audience, { typ: type, requiredClaims: ['exp', 'iat'], clockTolerance: config.clockTolerance }),
  };
}

/** Issued later than any clock that is right enough can say. */
const isFromTheFuture = ({ iat = 0 }: JWTPayload, clockTolerance: number, clock: Clock): boolean =>
  iat > Math.floor(clock.now().getTime() / 1000) + clockTolerance;

/** The token itself is wrong, as opposed to keys that cannot be fetched. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey;

function checkedToken(payload: JWTPayload): CheckedToken | null {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { iss, sub, given_name, family_name, email, email_verified, agency_code, preferred_username, cnf } = claims.data;
  const person = { issuer: iss, subject: sub, firstName: given_name, lastName: family_name, email, emailVerified: email === undefined ? undefined : email_verified !== false, agencyCode: agency_code, login: preferred_username };
  return { person, boundTo: cnf?.jkt ?? null };
}
