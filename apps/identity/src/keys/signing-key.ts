import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';

/** A private key in the form that the provider takes. */
export interface SigningKey extends JsonWebKey {
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}
