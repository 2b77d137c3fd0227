import { toBase64url, type BrowserKey } from '../../capabilities/index.ts';

/** The claims of a proof (RFC 9449, section 4.2). */
export interface ProofClaims {
  readonly htm: string;
  /** The address without query and fragment. */
  readonly htu: string;
  /** Seconds since 1970, UTC. */
  readonly iat: number;
  /** Never used twice. */
  readonly jti: string;
  /** Hash of the access token that the proof goes with. */
  readonly ath?: string;
  /** The nonce that the identity server demanded. */
  readonly nonce?: string;
}

/** A signed JWT that shows possession of the key, for one call. */
export async function makeProof(key: BrowserKey, claims: ProofClaims): Promise<string> {
  const signed = `${part({ typ: 'dpop+jwt', alg: 'ES256', jwk: key.publicKey })}.${part(claims)}`;
  return `${signed}.${await key.sign(signed)}`;
}

const part = (value: object): string => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
