import { inject, injectable, LocalStorageToken, storedKeys, type KeyValueStorage } from '../capabilities/index.ts';
import { HttpClient } from '../wire/index.ts';
import { serviceRequest } from '../store/index.ts';
import { parseIdentityConfig, type IdentityConfig } from '../session/index.ts';

/** Where the identity server is: asked of our server once, then kept as okta_config (specification, section 3). */
@injectable()
export class IdentityConfigs {
  readonly #http: HttpClient;
  readonly #storage: KeyValueStorage;

  constructor(@inject(HttpClient) http: HttpClient, @inject(LocalStorageToken) storage: KeyValueStorage) {
    this.#http = http;
    this.#storage = storage;
  }

  /** @throws Error when it cannot be had (specification, section 4: missing identity config) */
  async get(): Promise<IdentityConfig> {
    const cached = parseIdentityConfig(this.#storage.get(storedKeys.identityConfig));
    if (cached !== null) return cached;
    const answer = await this.#http.send(serviceRequest('/login/oauth_config', null, null));
    const config = parseIdentityConfig(answer.kind === 'envelope' ? answer.envelope?.attributes : null);
    if (config === null) throw new Error('The server gave no identity config.');
    this.#storage.set(storedKeys.identityConfig, JSON.stringify(config));
    return config;
  }

  forget(): void {
    this.#storage.remove(storedKeys.identityConfig);
  }
}
