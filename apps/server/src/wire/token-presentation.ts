import type { FastifyRequest } from 'fastify';

/** How an access token may be presented: alone (RFC 6750), or with the proof of a key that it is bound to (RFC 9449). */
export type TokenScheme = 'Bearer' | 'DPoP';

/** A call's access token, with everything that its proof must fit. */
export interface TokenPresentation {
  readonly scheme: TokenScheme;
  readonly token: string;
  /** The header `DPoP`; null when there is none. Two of them arrive joined by a comma, which is no proof. */
  readonly proof: string | null;
  readonly method: string;
  /** Path and query as they were asked for. */
  readonly url: string;
  /** Whether the call changes something. */
  readonly changes: boolean;
}

const pattern = /^(Bearer|DPoP) +([\w~+/.=-]{1,8000})$/i;

/** Null when the call brings no token, or something that cannot be one. */
export function presentationOf(request: FastifyRequest, changes: boolean): TokenPresentation | null {
  const [, scheme, token] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (scheme === undefined || token === undefined) return null;
  const { dpop } = request.headers;
  return {
    scheme: scheme.toLowerCase() === 'dpop' ? 'DPoP' : 'Bearer',
    token,
    proof: typeof dpop === 'string' ? dpop : null,
    method: request.method,
    url: request.url,
    changes,
  };
}

/** The token may be good, but this caller did not show that it is his. The message is for the log. */
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
  return presentationOf(request, false)?.scheme === 'DPoP' ? 'DPoP error="invalid_token", algs="ES256"' : 'Bearer error="invalid_token"';
}
