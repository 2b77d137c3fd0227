import { createHash } from 'node:crypto';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import type { SharedMemory } from '../../processes/index.ts';
import type { Clock } from '../../runtime/index.ts';
import { KeyCache, publicKeyOf } from './public-key.ts';
import { replayMemory, type ReplayMemory } from './replay-memory.ts';
import { usedProofSeconds } from './replay-table.ts';

/** Seconds by which a proof's time may differ from this server's, either way. */
const proofSkewSeconds = 300;

/** The one algorithm that browsers make proofs with here. */
export const proofAlgorithm = 'ES256';

/** The call, token and key that a proof must fit. */
export interface ProofDemand {
  readonly method: string;
  /** Absolute; query and fragment do not count (RFC 9449, section 4.2). */
  readonly address: string;
  /** The access token that comes with it; null where none does (the token endpoint). */
  readonly accessToken: string | null;
  /** Thumbprint of the key that the token is bound to; null where any key will do. */
  readonly boundTo: string | null;
}

type ProofResult =
  /** `use` names the proof: a hash, which takes the same room for any id that its maker may choose. */
  | { readonly thumbprint: string; readonly use: Buffer }
  /** `foreign`: made with another key than the token is bound to. The sentence is for the log and for developers. */
  | { readonly fault: string; readonly foreign?: true };

/** Checks proofs of possession of a key (RFC 9449, section 4.3). A proof is good once at this process, and at those that share a memory with it. */
export interface ProofCheck {
  check(proof: string, demand: ProofDemand): Promise<ProofResult>;
}

export const usedBefore = 'The proof was used before.';

const longestProof = 4_000;
const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  jti: z.string().min(1).max(500),
  ath: z.string().optional(),
});

const fault = (sentence: string): ProofResult => ({ fault: sentence });

export function proofCheck(clock: Clock, memory: ReplayMemory = replayMemory(usedProofSeconds * 1000), shared: SharedMemory | null = null): ProofCheck {
  const keys = new KeyCache();
  return {
    async check(proof, { method, address, accessToken, boundTo }) {
      if (proof.length > longestProof) return fault('The proof is too long.');
      const header = headerOf(proof);
      if (header === null) return fault('The proof is not a signed JWT.');
      if (header.typ !== 'dpop+jwt') return fault('The proof is not of type dpop+jwt.');
      if (header.alg !== proofAlgorithm) return fault(`The proof is not signed with ${proofAlgorithm}.`);
      const publicKey = publicKeyOf(header.jwk);
      if (publicKey === null) return fault('The proof does not carry a public key on P-256.');
      if (boundTo !== null && publicKey.thumbprint !== boundTo) return { fault: 'The token is bound to another key.', foreign: true };
      const key = await keys.get(publicKey);
      const payload = key === null ? null : await compactVerify(proof, key, { algorithms: [proofAlgorithm] }).then((verified) => verified.payload, () => null);
      if (payload === null) return fault('The signature of the proof is not valid.');
      const claims = claimsOf(payload);
      if (claims === null) return fault('The proof lacks htm, htu, iat or jti.');
      if (claims.htm !== method) return fault('The proof is for another method.');
      if (!sameAddress(claims.htu, address)) return fault('The proof is for another address.');
      if (accessToken !== null && claims.ath !== hashOf(accessToken)) return fault('The proof is for another token.');
      const now = clock.now();
      if (Math.abs(Math.floor(now.getTime() / 1000) - claims.iat) > proofSkewSeconds) return fault('The time of the proof is too far from the server’s.');
      const use = createHash('sha256').update(`${publicKey.thumbprint} ${claims.jti}`).digest().subarray(0, 16);
      const name = use.toString('base64url');
      const isFirst = memory.isFirstUse(name, now) && ((await shared?.isFirstUse(name)) ?? true);
      if (!isFirst) return fault(usedBefore);
      return { thumbprint: publicKey.thumbprint, use };
    },
  };
}

function headerOf(proof: string): ReturnType<typeof decodeProtectedHeader> | null {
  try {
    return decodeProtectedHeader(proof);
  } catch {
    return null;
  }
}

function claimsOf(payload: Uint8Array): z.output<typeof claimsSchema> | null {
  try {
    return claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload))).data ?? null;
  } catch {
    return null;
  }
}

/** Query and fragment do not count; scheme, host and path do, in whichever way they are written. */
function sameAddress(claimed: string, asked: string): boolean {
  const [one, two] = [URL.parse(claimed), URL.parse(asked)];
  return one !== null && two !== null && one.origin === two.origin && one.origin !== 'null' && one.pathname === two.pathname;
}

/** The claim `ath` (RFC 9449, section 4.2). */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
