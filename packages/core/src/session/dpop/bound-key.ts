import { tokenClaims } from '../token-claims.ts';

/**
 * Thumbprint of the key that an access token is bound to (`cnf.jkt`, RFC 9449, section 6.1); null for a bearer token. The
 * token is its own witness, so that tabs never disagree about which key belongs to the token that they share.
 */
export function boundKeyOf(token: string): string | null {
  const { jkt } = (tokenClaims(token)['cnf'] ?? {}) as { jkt?: unknown };
  return typeof jkt === 'string' ? jkt : null;
}
