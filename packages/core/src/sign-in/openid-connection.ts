import { OidcClient, SigninState, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts';
import type { KeyValueStorage } from '../capabilities/index.ts';
import type { IdentityConfig } from '../session/index.ts';

export interface ProofKey {
  readonly state: string;
  readonly challenge: string;
  readonly verifier: string;
  /** Thumbprint of the key that the code is bound to (`dpop_jkt`, RFC 9449, section 10); null: to none. */
  readonly boundTo: string | null;
}

export interface SignInTicket {
  readonly code: string;
  readonly verifier: string;
}

/**
 * The OpenID client, with the proof key that our server supplies. It is loaded when a buyer signs in. The code is
 * exchanged by our server, which keeps the refresh token, so the client never sees the token endpoint.
 */
export class OpenIdConnection {
  readonly #config: IdentityConfig;
  readonly #redirectUri: string;
  readonly #store: WebStorageStateStore;

  constructor(config: IdentityConfig, redirectUri: string, storage: KeyValueStorage) {
    this.#config = config;
    this.#redirectUri = redirectUri;
    this.#store = new WebStorageStateStore({ prefix: 'oidc.', store: asWebStorage(storage) });
  }

  /** Remembers the proof key and gives the address of the identity server's sign-in (authorization code, S256). */
  async begin(key: ProofKey, prompt: 'none' | 'login' | null): Promise<string> {
    const scope = this.#scope();
    const state = await SigninState.create({
      id: key.state,
      code_verifier: key.verifier,
      authority: this.#config.issuer,
      client_id: this.#config.client_id,
      redirect_uri: this.#redirectUri,
      scope,
      response_mode: 'query',
      request_type: 'si:r',
    });
    await this.#store.set(state.id, state.toStorageString());
    const url = new URL(this.#config.authorization_endpoint);
    const parameters = {
      response_type: 'code',
      client_id: this.#config.client_id,
      redirect_uri: this.#redirectUri,
      scope,
      state: state.id,
      code_challenge: key.challenge,
      code_challenge_method: 'S256',
      // Bound to the verifier, which stays in this tab: our server compares it with the ID token (OpenID Connect Core 1.0, section 15.5.2).
      nonce: key.challenge,
      ...(typeof this.#config.max_age === 'number' ? { max_age: String(this.#config.max_age) } : {}),
      ...(key.boundTo === null ? {} : { dpop_jkt: key.boundTo }),
      ...(prompt === null ? {} : { prompt }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Reads the address that the identity server sent the browser back to. Null when its state was never given out. */
  async finish(url: string): Promise<SignInTicket | null> {
    const client = new OidcClient({
      authority: this.#config.issuer,
      client_id: this.#config.client_id,
      redirect_uri: this.#redirectUri,
      stateStore: this.#store,
      metadata: { issuer: this.#config.issuer, authorization_endpoint: this.#config.authorization_endpoint },
    });
    const read = await client.readSigninResponseState(url, true).catch(() => null);
    if (read === null) return null;
    const { code }: SigninResponse = read.response;
    const verifier = read.state.code_verifier;
    return code && verifier ? { code, verifier } : null;
  }

  /** The config of our server lists exactly what this client may ask for. */
  #scope(): string {
    const scopes = this.#config.scopes_supported ?? [];
    return scopes.includes('openid') ? scopes.join(' ') : ['openid', ...scopes].join(' ');
  }
}

function asWebStorage(storage: KeyValueStorage): Storage {
  return {
    get length() {
      return storage.keys().length;
    },
    clear: () => {
      for (const key of storage.keys()) storage.remove(key);
    },
    getItem: storage.get,
    setItem: storage.set,
    removeItem: storage.remove,
    key: (index) => storage.keys()[index] ?? null,
  };
}
