import { TokenRefused, type TokenPresentation } from '../../wire/index.ts';
import type { IdentityConfig } from '../config.ts';
import type { ProofCheck } from './proof-check.ts';

export interface ProofTools {
  readonly config: Pick<IdentityConfig, 'dpop'>;
  readonly proofs: ProofCheck;
}

/**
 * A token that is bound to a key is good only with a proof of that key, made for this very call (RFC 9449, section 7.1).
 *
 * @param boundTo thumbprint of the key that the token names; null for a bearer token
 * @returns the name of the proof; null where none is needed
 * @throws TokenRefused
 */
export async function demandProof({ config, proofs }: ProofTools, presented: TokenPresentation, boundTo: string | null): Promise<Buffer | null> {
  const { scheme, token, proof, method, address } = presented;
  if (boundTo === null) {
    if (config.dpop === 'required') throw new TokenRefused('invalid_token', 'The token is bound to no key.');
    if (scheme === 'DPoP') throw new TokenRefused('invalid_token', 'The token is bound to no key, but came as if it were.');
    return null;
  }
  if (scheme === 'Bearer') throw new TokenRefused('invalid_token', 'The token is bound to a key and came as a bearer token.');
  if (proof === null) throw new TokenRefused('invalid_dpop_proof', 'The token came without a proof of its key.');
  const result = await proofs.check(proof, { method, address, accessToken: token, boundTo });
  if ('thumbprint' in result) return result.use;
  throw new TokenRefused(result.foreign === true ? 'invalid_token' : 'invalid_dpop_proof', result.fault);
}
