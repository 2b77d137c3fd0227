import { createHash } from 'node:crypto';
import type { Randomness } from '../runtime/index.ts';

export interface ProofKey {
  readonly pkce_state: string;
  readonly pkce_code_challenger: string;
  readonly pkce_code_verifier: string;
}

/** The challenge of a verifier by method S256 (RFC 7636, section 4.2). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** A fresh proof key by method S256 (RFC 7636) and a state, each of 256 random bits. */
export function proofKey(randomness: Randomness): ProofKey {
  const verifier = randomness.token(32);
  return {
    pkce_state: randomness.token(32),
    pkce_code_challenger: challengeOf(verifier),
    pkce_code_verifier: verifier,
  };
}
