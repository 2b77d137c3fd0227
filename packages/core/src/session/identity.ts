import { inject, injectable, LocalStorageToken, storedKeys, type KeyValueStorage } from '../capabilities/index.ts';
import { DpopProofs } from './dpop/dpop-proofs.ts';
import { tokenClaims } from './token-claims.ts';

/** The tokens that this browser holds. They are short-lived; the refresh token stays with the server. */
@injectable()
export class Identity {
  readonly #storage: KeyValueStorage;
  readonly #proofs: Pick<DpopProofs, 'forget'>;

  constructor(@inject(LocalStorageToken) storage: KeyValueStorage, @inject(DpopProofs) proofs: Pick<DpopProofs, 'forget'>) {
    this.#storage = storage;
    this.#proofs = proofs;
  }

  accessToken(): string | null {
    return this.#storage.get(storedKeys.accessToken);
  }

  /** The subject of the id token, for comparing only; null for a visitor. The server checks tokens, not we. */
  subject(): string | null {
    const { sub } = tokenClaims(this.#storage.get(storedKeys.idToken));
    return typeof sub === 'string' ? sub : null;
  }

  keep(tokens: { access_token: string; id_token: string }): void {
    this.#storage.set(storedKeys.accessToken, tokens.access_token);
    this.#storage.set(storedKeys.idToken, tokens.id_token);
  }

  /** After an HTTP 401 (specification, section 8). */
  dropTokens(): void {
    this.#storage.remove(storedKeys.accessToken);
    this.#storage.remove(storedKeys.idToken);
  }

  /** Everything that says who the buyer is (specification, section 4, Response handling 3 and Logout). */
  forget(): void {
    this.dropTokens();
    this.#storage.remove(storedKeys.loginName);
    this.#storage.remove(storedKeys.identitySession);
    this.#proofs.forget();
  }
}
