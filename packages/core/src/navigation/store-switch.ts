import { knownStores, parseStoreName, storeIdProblem, storeIds, type StoreId, type StoreName } from '@quartermaster/contracts';
import {
  type BrowserLocation, type Cookies, type HistoryPort, inject, injectable, type KeyValueStorage, CookiesToken, HistoryToken,
  LocalStorageToken, LocationToken, SessionStorageToken, storedKeys, xsrfCookie,
} from '../capabilities/index.ts';
import { themePoint } from '../extension/index.ts';
import { EntryCache } from './entry-cache.ts';
import { routeOf } from './routes.ts';
import { CurrentStore, serviceRequest } from '../store/index.ts';
import { HttpClient } from '../wire/index.ts';
import { chooseStore, isShippedName, namesStoreElsewhere, storeInQuery, withStore } from './choose-store.ts';
import { HostStoreToken, type HostStore } from './host-store.ts';
import { ShippedStoresToken } from './shipped-stores.ts';

/** The store of this tab and of this browser, and what a switch does to the session (specification, section 4). */
@injectable()
export class StoreSwitch {
  readonly #store: CurrentStore;
  readonly #http: HttpClient;
  readonly #local: KeyValueStorage;
  readonly #tab: KeyValueStorage;
  readonly #cookies: Cookies;
  readonly #location: BrowserLocation;
  readonly #hostStore: HostStore;
  readonly #shown: EntryCache;
  readonly #shipped: readonly StoreId[];
  readonly #history: HistoryPort;

  constructor(
    @inject(CurrentStore) store: CurrentStore,
    @inject(HttpClient) http: HttpClient,
    @inject(LocalStorageToken) local: KeyValueStorage,
    @inject(SessionStorageToken) tab: KeyValueStorage,
    @inject(CookiesToken) cookies: Cookies,
    @inject(LocationToken) location: BrowserLocation,
    @inject(HostStoreToken) hostStore: HostStore,
    @inject(EntryCache) shown: EntryCache,
    @inject(ShippedStoresToken) shipped: readonly StoreId[],
    @inject(HistoryToken) history: HistoryPort,
  ) {
    this.#store = store;
    this.#http = http;
    this.#local = local;
    this.#tab = tab;
    this.#cookies = cookies;
    this.#location = location;
    this.#hostStore = hostStore;
    this.#shown = shown;
    this.#shipped = shipped;
    this.#history = history;
  }

  /** The store of an address with this query. */
  choose(query: URLSearchParams): StoreName {
    return chooseStore({ query, saved: this.#saved(), hostStore: this.#hostStore.name, others: this.#others });
  }

  /** The store that an address with this query names; null when it names none. */
  named(query: URLSearchParams): StoreName | null {
    return storeInQuery(query, this.#others);
  }

  /** Whether the query names a store that only the server may know: its page is another document. */
  isElsewhere(query: URLSearchParams): boolean {
    return namesStoreElsewhere(query, this.#others);
  }

  /** Shows a store and remembers it. False when it cannot be shown. */
  async to(name: string): Promise<boolean> {
    // Also one that has another document: its session ends all the same.
    const before = this.#tab.get(storedKeys.store) ?? this.#local.get(storedKeys.store);
    const shown = await this.#store.use(name);
    if (!shown) return false;
    if (before !== null && before !== name) {
      // The contents of other entries were the other store's.
      this.#shown.forgetContents();
      await this.#endSession(name);
    }
    this.#remember(name);
    return true;
  }

  /**
   * Shows the store that an answer carries; `unknown` when there is no such store, and the present one stays. A store whose page
   * is another document is loaded with it.
   */
  async follow({ storeID, storeName }: { readonly storeID: number; readonly storeName: string }): Promise<'shown' | 'elsewhere' | 'unknown'> {
    const name = parseStoreName(storeIds[storeID]) ?? this.#shipped.find(({ number }) => number === storeID)?.name ?? null;
    if (name !== null && this.#store.isInstalled(name)) {
      if (name !== this.#store.name) await this.to(name);
      return 'shown';
    }
    const other = name ?? (storeIdProblem({ name: storeName, number: storeID }) === null ? storeName : null);
    const { pathname, search } = this.#history.current();
    // An address that names it already was answered by the server, which then does not have it.
    if (other === null || !this.#hasOtherDocument(other) || new URLSearchParams(search).getAll('store').includes(other)) return 'unknown';
    this.#location.leaveFor(routeOf(pathname).kind === 'service' ? `${pathname}${withStore(search, other)}` : `/home${withStore('', other)}`);
    return 'elsewhere';
  }

  /**
   * The address of the document that shows the store which this browser showed last, where it is not this one; null when it is,
   * and when the address names a store: the server has answered that.
   */
  savedElsewhere(): string | null {
    const { pathname, search, hash } = this.#history.current();
    const saved = this.#tab.get(storedKeys.store) ?? this.#local.get(storedKeys.store);
    if (saved === null || !this.#hasOtherDocument(saved) || this.named(new URLSearchParams(search)) !== null) return null;
    return `${pathname}${withStore(search, saved)}${hash}`;
  }

  /** A store that this page does not have: the page of a store that is shipped alone has that store alone, and no other page has one. Known stores may be shipped alone too. */
  #hasOtherDocument(name: string): boolean {
    return !this.#store.isInstalled(name) && (knownStores.some((known) => known === name) || isShippedName(name));
  }

  /** The store that this tab showed last, else this browser: two tabs may show two stores. */
  #saved(): string | null {
    const saved = [this.#tab.get(storedKeys.store), this.#local.get(storedKeys.store)];
    // A store that was taken out of the list would lock its buyers out.
    return saved.find((name) => name !== null && this.#store.isInstalled(name)) ?? null;
  }

  get #others(): readonly StoreName[] {
    return this.#shipped.map(({ name }) => name);
  }

  #remember(name: string): void {
    this.#local.set(storedKeys.store, name);
    this.#tab.set(storedKeys.store, name);
    const theme = this.#store.runtime.get()?.one(themePoint)?.id;
    if (theme === 'adv12') this.#local.set(storedKeys.theme, theme);
    else this.#local.remove(storedKeys.theme);
  }

  /**
   * Session and XSRF cookies of the old store go (specification, section 4). The session cookie is HttpOnly: the server
   * gives another one, or expires it. An XSRF cookie that is still the old one afterwards is deleted here.
   */
  async #endSession(next: string): Promise<void> {
    const old = this.#cookies.get(xsrfCookie);
    await this.#http.sendFirst(serviceRequest('/main/end_session', { switchTo: next }, null)).catch(() => null);
    if (this.#cookies.get(xsrfCookie) === old) this.#cookies.expire(xsrfCookie);
  }
}
