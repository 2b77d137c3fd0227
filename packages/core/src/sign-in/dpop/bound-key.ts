/**
 * Thumbprint of the key that an access token is bound to (`cnf.jkt`, RFC 9449, section 6.1); null for a bearer token. The
 * token is its own witness, so that tabs never disagree about which key belongs to the token that they share.
 */
export function boundKeyOf(token: string): string | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const { cnf } = payload as { cnf?: { jkt?: unknown } };
    return typeof cnf?.jkt === 'string' ? cnf.jkt : null;
  } catch {
    return null;
  }
}
