import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** A browser's key, and the proofs of it for the token endpoint (RFC 9449). */
export interface ProofKey {
  readonly thumbprint: string;
  proof(issuer: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
}

export async function newProofKey(): Promise<ProofKey> {
  const { privateKey, publicKey }: { privateKey: CryptoKey; publicKey: CryptoKey } = await generateKeyPair('ES256');
  const jwk: JWK = await exportJWK(publicKey);
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    proof: (issuer, claims = {}) =>
      new SignJWT({ htm: 'POST', htu: `${issuer}/token`, iat: Math.floor(Date.now() / 1000), jti: randomUUID(), ...claims })
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk })
        .sign(privateKey),
  };
}
