import {
  type BrowserKey, type BrowserKeys, type Randomness, type Clock, inject, injectable, BrowserKeysToken, ClockToken, RandomnessToken,
} from '../../capabilities/index.ts';
import type { IdentityConfig } from '../identity-config.ts';
import { boundKeyOf } from './bound-key.ts';
import { makeProof } from './make-proof.ts';

/** Clocks that differ by less than this many milliseconds count as equal: answers take time, and name whole seconds. */
const tolerance = 60_000;

/**
 * Shows that a token is this browser's own (DPoP, RFC 9449): a copy of the token without the browser's key is worth
 * nothing.
 */
@injectable()
export class DpopProofs {
  readonly #keys: BrowserKeys;
  readonly #clock: Clock;
  readonly #randomness: Randomness;
  /** Read again when a token is bound to another one: another tab may have signed in anew. */
  #key: BrowserKey | null = null;
  #hash: { readonly token: string; readonly value: Promise<string> } | null = null;
  #clockBehind = 0;
  #clockCorrections = 0;

  constructor(@inject(BrowserKeysToken) keys: BrowserKeys, @inject(ClockToken) clock: Clock, @inject(RandomnessToken) randomness: Randomness) {
    this.#keys = keys;
    this.#clock = clock;
    this.#randomness = randomness;
  }

  /** The headers that present a token: alone (specification, section 7), or with a proof when it is bound to a key. */
  async headersFor(token: string, method: string, url: string): Promise<Readonly<Record<string, string>>> {
    const bound = boundKeyOf(token);
    if (bound === null) return { Authorization: `Bearer ${token}` };
    const key = await this.#keyOf(bound);
    // Without the key the server answers 401, and the buyer signs in again.
    if (key === null) return { Authorization: `DPoP ${token}` };
    const claims = { ...this.#claims(method, url), ath: await this.#hashOf(token) };
    return { Authorization: `DPoP ${token}`, DPoP: await makeProof(key, claims) };
  }

  /**
   * A proof for the identity server's token endpoint, which our server hands on: the key never leaves the browser. Null
   * when tokens are not to be bound, or when this browser keeps no key.
   *
   * @param token the present one, whose key a renewal must use
   */
  async forTokenEndpoint(config: IdentityConfig, token: string | null, nonce: string | null): Promise<string | null> {
    if (!this.binds(config)) return null;
    const bound = token === null ? null : boundKeyOf(token);
    const key = bound === null ? await this.#keys.findOrMake() : await this.#keyOf(bound);
    return key === null ? null : makeProof(key, { ...this.#claims('POST', config.token_endpoint), ...(nonce !== null && { nonce }) });
  }

  /** The key that the code of a sign-in is bound to from its beginning (RFC 9449, section 10); null as above. */
  async thumbprint(config: IdentityConfig): Promise<string | null> {
    const known = config.dpop_signing_alg_values_supported as readonly string[] | undefined;
    return known !== undefined && this.binds(config) ? ((await this.#keys.findOrMake())?.thumbprint ?? null) : null;
  }

  /**
   * The server's time, of the header `Date`: proofs are made by its clock, since it checks them by its clock.
   *
   * @returns whether that makes a difference to proofs made before
   */
  serverTime(date: string): boolean {
    const difference = Date.parse(date) - this.#clock.now();
    if (Number.isNaN(difference)) return false;
    const behind = Math.abs(difference) < tolerance ? 0 : difference;
    const changed = Math.abs(behind - this.#clockBehind) >= tolerance;
    if (!changed) return false;
    this.#clockBehind = behind;
    this.#clockCorrections += 1;
    return true;
  }

  /** How often `serverTime` made a difference. */
  get clockCorrections(): number {
    return this.#clockCorrections;
  }

  /** Whether tokens are to be bound to a key of the browser. */
  binds({ token_endpoint, dpop_signing_alg_values_supported: algorithms }: Partial<IdentityConfig>): boolean {
    // A config that was cached before this was known has no list: then our server decides what to do with the proof.
    return token_endpoint !== undefined && (algorithms?.includes('ES256') ?? true);
  }

  /** At sign-out: what was bound to the key is worth nothing from here on, also to this browser. */
  forget(): void {
    this.#key = null;
    this.#keys.forget().catch(() => {});
  }

  async #keyOf(thumbprint: string): Promise<BrowserKey | null> {
    if (this.#key?.thumbprint !== thumbprint) this.#key = await this.#keys.find();
    return this.#key?.thumbprint === thumbprint ? this.#key : null;
  }

  #claims(htm: string, url: string) {
    const iat = Math.floor((this.#clock.now() + this.#clockBehind) / 1000);
    return { htm, htu: url.split(/[?#]/, 1)[0] ?? url, iat, jti: this.#randomness.uuid() };
  }

  #hashOf(token: string): Promise<string> {
    if (this.#hash?.token !== token) this.#hash = { token, value: this.#keys.hash(token) };
    return this.#hash.value;
  }
}
