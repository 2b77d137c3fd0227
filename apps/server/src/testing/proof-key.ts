import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { systemClock, type Clock } from '../runtime/clock.ts';

/** The claims of a proof; a claim that is left out is as a browser would have it, `undefined` takes it away. */
export interface ProofClaims {
  readonly method?: string;
  readonly url?: string;
  readonly token?: string | undefined;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Signs instead of the key that the proof names. */
  readonly signer?: CryptoKey;
}

/** A browser's key, and the proofs that it makes with it (RFC 9449). */
export class ProofKey {
  readonly thumbprint: string;
  readonly publicJwk: JWK;
  readonly privateKey: CryptoKey;

  readonly #clock: Clock;

  private constructor(privateKey: CryptoKey, publicJwk: JWK, thumbprint: string, clock: Clock) {
    this.privateKey = privateKey;
    this.publicJwk = publicJwk;
    this.thumbprint = thumbprint;
    this.#clock = clock;
  }

  /** @param clock the browser's own, which may be wrong */
  static async make(clock: Clock = systemClock): Promise<ProofKey> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    return new ProofKey(privateKey, jwk, await calculateJwkThumbprint(jwk), clock);
  }

  proof({ method = 'GET', url = 'http://localhost:8080/', token, claims = {}, header = {}, signer = this.privateKey }: ProofClaims = {}): Promise<string> {
    const ath = token === undefined ? {} : { ath: createHash('sha256').update(token).digest('base64url') };
    const payload = { htm: method, htu: url.split(/[?#]/, 1)[0], iat: Math.floor(this.#clock.now().getTime() / 1000), jti: randomUUID(), ...ath, ...claims };
    return new SignJWT(payload).setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: this.publicJwk, ...header }).sign(signer);
  }
}
