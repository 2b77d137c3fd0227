import { randomBytes, randomUUID } from 'node:crypto';

/** Unguessable values; injected, so that tests can fix them. */
export interface Randomness {
  /** A random UUID (version 4). */
  uuid(): string;
  /** `bytes` random bytes as base64url. */
  token(bytes: number): string;
}

export const systemRandomness: Randomness = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};
