import type { Cookies } from '../capabilities/capabilities.ts';
import { inject, injectable } from '../capabilities/injection.ts';
import type { KeyValueStorage } from '../capabilities/key-value-storage.ts';
import { CookiesToken, LocalStorageToken, SessionStorageToken } from '../capabilities/tokens.ts';
import { themePoint } from '../extension/brand-points.ts';
import { CurrentStore } from '../store/current-store.ts';
import { HttpClient } from '../wire/http-client.ts';
import { serviceRequest } from '../wire/service-request.ts';
import { storedKeys, xsrfCookie } from './stored-keys.ts';

/** The store of this tab and of this browser, and what a switch does to the session (specification, section 4). */
@injectable()
export class StoreSwitch {
  readonly #store: CurrentStore;
  readonly #http: HttpClient;
  readonly #local: KeyValueStorage;
  readonly #tab: KeyValueStorage;
  readonly #cookies: Cookies;

  constructor(
    @inject(CurrentStore) store: CurrentStore,
    @inject(HttpClient) http: HttpClient,
    @inject(LocalStorageToken) local: KeyValueStorage,
    @inject(SessionStorageToken) tab: KeyValueStorage,
    @inject(CookiesToken) cookies: Cookies,
  ) {
    this.#store = store;
    this.#http = http;
    this.#local = local;
    this.#tab = tab;
    this.#cookies = cookies;
  }

  /** The store that this tab showed last, else this browser: two tabs may show two stores. */
  saved(): string | null {
    const saved = [this.#tab.get(storedKeys.store), this.#local.get(storedKeys.store)];
    // A store that was taken out of the list would lock its buyers out.
    return saved.find((name) => name !== null && this.#store.isInstalled(name)) ?? null;
  }

  /** Shows a store and remembers it. False when it cannot be shown. */
  async to(name: string): Promise<boolean> {
    const before = this.saved();
    const shown = await this.#store.use(name);
    if (!shown) return false;
    if (before !== null && before !== name) await this.#endSession();
    this.#remember(name);
    return true;
  }

  #remember(name: string): void {
    this.#local.set(storedKeys.store, name);
    this.#tab.set(storedKeys.store, name);
    const theme = this.#store.runtime.get()?.one(themePoint)?.id;
    if (theme === 'adv12') this.#local.set(storedKeys.theme, theme);
    else this.#local.remove(storedKeys.theme);
  }

  /** The server expires its HttpOnly session cookie when it is asked to; the XSRF cookie goes with it. */
  async #endSession(): Promise<void> {
    await this.#http.send(serviceRequest('/main/end_session', null, null)).catch(() => null);
    this.#cookies.expire(xsrfCookie);
  }
}
