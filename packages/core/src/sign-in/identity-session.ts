import { inject, injectable, FetchToken, LocalStorageToken, storedKeys, type KeyValueStorage } from '../capabilities/index.ts';
import { IdentityConfigs } from './identity-configs.ts';

/** Milliseconds that the identity server has for its answer. */
const timeLimit = 8_000;

/** The buyer who is signed in at the identity server in this browser (specification, sections 3 and 7, Session response). */
export interface SignedInThere {
  readonly id: string;
  readonly login: string;
}

/** The identity server's session endpoint: GET and DELETE with credentials (specification, section 7). */
@injectable()
export class IdentitySession {
  readonly #fetch: typeof globalThis.fetch;
  readonly #storage: KeyValueStorage;
  readonly #configs: IdentityConfigs;

  constructor(
    @inject(FetchToken) fetch: typeof globalThis.fetch,
    @inject(LocalStorageToken) storage: KeyValueStorage,
    @inject(IdentityConfigs) configs: IdentityConfigs,
  ) {
    this.#fetch = fetch;
    this.#storage = storage;
    this.#configs = configs;
  }

  /** Null when no person is signed in, and also when the identity server does not tell. Its answer is kept until sign-out. */
  async find(): Promise<SignedInThere | null> {
    const found = await this.#ask().catch(() => null);
    if (found === null) return null;
    this.#storage.set(storedKeys.identitySession, found.id);
    this.#storage.set(storedKeys.loginName, found.login);
    return found;
  }

  /** Signs the browser out of the identity server. @throws Error when that could not be done */
  async end(): Promise<void> {
    const answer = await this.#send('DELETE');
    if (!answer.ok) throw new Error(`The identity server answered ${answer.status} to the end of its session.`);
  }

  async #ask(): Promise<SignedInThere | null> {
    const answer = await this.#send('GET');
    const body: unknown = answer.ok ? await answer.json() : null;
    if (typeof body !== 'object' || body === null) return null;
    const { id, login } = body as Partial<Record<string, unknown>>;
    return typeof id === 'string' && typeof login === 'string' ? { id, login } : null;
  }

  async #send(method: 'GET' | 'DELETE'): Promise<Response> {
    const { session_endpoint: address } = await this.#configs.get();
    return this.#fetch(address, { method, credentials: 'include', cache: 'no-store', signal: AbortSignal.timeout(timeLimit) });
  }
}
