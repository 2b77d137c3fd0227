import { fromBase64url } from '../capabilities/index.ts';

/**
 * The claims of a JWT, for this browser's own decisions: our server, which relies on it, checks the signature. Nothing for a
 * text that is no JWT.
 */
export function tokenClaims(token: string | null): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(token?.split('.')[1] ?? '')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
