import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../runtime/index.ts';
import { triedAgainAfter, type Discovery } from './discovery.ts';
import { keptAnswer } from './kept-answer.ts';

/** Longer than a token lives that was issued before the provider went away. */
const whileAway = 2 * 3600_000;

/**
 * The keys with which the provider signs. A key that it has deleted counts for ten minutes at most, and while the provider cannot be reached for two hours:
 * those who are signed in go on until their tokens end.
 */
export function signingKeys(discovery: Discovery, clock: Clock): () => Promise<JWTVerifyGetKey> {
  let keys: { readonly uri: string; readonly read: () => Promise<JWTVerifyGetKey> } | null = null;
  return async () => {
    const { jwks_uri: uri } = await discovery.metadata();
    keys = keys?.uri === uri ? keys : { uri, read: keysAt(uri, clock) };
    return keys.read();
  };
}

function keysAt(uri: string, clock: Clock): () => Promise<JWTVerifyGetKey> {
  // A token of a key that is not known yet makes the set read the keys at once.
  const set = createRemoteJWKSet(new URL(uri), { timeoutDuration: 5_000, cooldownDuration: 5_000, cacheMaxAge: Infinity });
  const read = async (): Promise<JWTVerifyGetKey> => {
    await set.reload();
    return set;
  };
  return keptAnswer(read, clock, { fresh: 10 * 60_000, whileAway, betweenTries: triedAgainAfter });
}
