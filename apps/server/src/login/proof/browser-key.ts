import { decodeJwt } from 'jose';
import type { IdentityConfig } from '../config.ts';
import type { Discovery } from '../discovery.ts';
import type { Refused } from '../token-endpoint.ts';
import { proofAlgorithm, type ProofCheck } from './proof-check.ts';

export interface BrowserKeyTools {
  readonly config: IdentityConfig;
  readonly discovery: Discovery;
  readonly proofs: ProofCheck;
}

/** The key of the browser that asks for tokens, as its proof for the provider's token endpoint shows it. */
export type BrowserKey =
  | { readonly thumbprint: string; readonly proof: string }
  /** It showed none, and need not. */
  | null;

const refused = (error_description: string): { refused: Refused } => ({ refused: { error: 'invalid_dpop_proof', error_description } });

/** The algorithms that browsers are told to make proofs with: none where tokens are not to be bound. */
export async function offeredAlgorithms({ config, discovery }: Pick<BrowserKeyTools, 'config' | 'discovery'>): Promise<readonly string[]> {
  if (config.dpop === 'off') return [];
  const { dpop_signing_alg_values_supported: offered = [] } = await discovery.metadata();
  return offered.filter((algorithm) => algorithm === proofAlgorithm);
}

/**
 * Checks the proof that the browser sends along for the provider, before the provider sees it: a wrong one must not cost the buyer
 * their code or their refresh token.
 */
export async function browserKey(tools: BrowserKeyTools, proof: string | undefined): Promise<{ readonly key: BrowserKey } | { readonly refused: Refused }> {
  const offered = (await offeredAlgorithms(tools)).length > 0;
  if (proof === undefined || !offered) {
    return tools.config.dpop === 'required' ? refused('Tokens are bound to the browser here, and the request has no proof of its key.') : { key: null };
  }
  const { token_endpoint: address } = await tools.discovery.metadata();
  const result = await tools.proofs.check(proof, { method: 'POST', address, accessToken: null, boundTo: null });
  return 'fault' in result ? refused(result.fault) : { key: { thumbprint: result.thumbprint, proof } };
}

/** The key that a token of the provider is bound to; null when it is bound to none. */
export function boundKeyOf(accessToken: string): string | null {
  try {
    const { jkt } = (decodeJwt(accessToken)['cnf'] ?? {}) as { jkt?: unknown };
    return typeof jkt === 'string' ? jkt : null;
  } catch {
    return null;
  }
}

/** Why a new access token cannot be handed out, or null: it must be bound to the key that was shown, where it must be bound at all. */
export function bindingFault({ dpop }: Pick<IdentityConfig, 'dpop'>, accessToken: string, key: BrowserKey): Refused | null {
  const bound = boundKeyOf(accessToken);
  if (bound === null ? dpop !== 'required' : bound === key?.thumbprint) return null;
  return refused('The identity server sent a token that is not bound to the key of this browser.').refused;
}
