import type { FastifyRequest } from 'fastify';

/** How an access token may be presented: alone (RFC 6750), or with the proof of a key that it is bound to (RFC 9449). */
type TokenScheme = 'Bearer' | 'DPoP';

/** A call's access token, with everything that its proof must fit. */
export interface TokenPresentation {
  readonly scheme: TokenScheme;
  readonly token: string;
  /** The header `DPoP`; null when there is none. Two of them arrive joined by a comma, which is no proof. */
  readonly proof: string | null;
  readonly method: string;
  /** The address that was asked for: our own origin, path and query. */
  readonly address: string;
  /** Whether the call changes something. */
  readonly changes: boolean;
}

const pattern = /^(Bearer|DPoP) +([\w~+/.=-]{1,8000})$/i;

/**
 * Null when the call brings no token, or something that cannot be one.
 *
 * @param webOrigin one of our own: what proofs name is never taken from the request, where a caller could choose it
 */
export function presentationOf(request: FastifyRequest, webOrigin: string, changes: boolean): TokenPresentation | null {
  const [, , token] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const scheme = schemeOf(request);
  if (scheme === null || token === undefined) return null;
  const { dpop } = request.headers;
  return {
    scheme,
    token,
    proof: typeof dpop === 'string' ? dpop : null,
    method: request.method,
    address: `${webOrigin}${request.url}`,
    changes,
  };
}

function schemeOf(request: FastifyRequest): TokenScheme | null {
  const [, scheme] = pattern.exec(request.headers.authorization ?? '') ?? [];
  return scheme === undefined ? null : scheme.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer';
}

/** The token may be good, but this caller did not show that it is theirs. The message is for the log. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  /** RFC 6750, section 3.1, and RFC 9449, section 7.1. */
  readonly code: 'invalid_token' | 'invalid_dpop_proof';

  constructor(code: TokenRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The header `WWW-Authenticate` of a 401 (RFC 9449, section 7.1): which schemes there are, or what was wrong. */
export function challengeOf(request: FastifyRequest, refusal: TokenRefused | null): string {
  if (refusal !== null) return `DPoP error="${refusal.code}", algs="ES256"`;
  if (request.headers.authorization === undefined) return 'Bearer, DPoP algs="ES256"';
  return schemeOf(request) === 'DPoP' ? 'DPoP error="invalid_token", algs="ES256"' : 'Bearer error="invalid_token"';
}
