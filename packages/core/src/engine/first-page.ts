import type { Envelope } from '@quartermaster/contracts';
import { entryUrl, parseAddress, storedKeys, type Capabilities, type DependencyContainer, type HistoryEntry } from '../capabilities/index.ts';
import { helpLoadingPoint, startPagePoint } from '../extension/index.ts';
import { Analytics, BackAndForward, ResponseHandler, entryParameters, Navigator, notFoundPath, PageStore, PostResults, RouteHandlers, routeOf, HistoryEntries, StoreSwitch, Visits, webAddress } from '../navigation/index.ts';
import { Identity, PendingRoutes, Session } from '../session/index.ts';
import { Preferences, type OpenModal } from '../shell/index.ts';
import { LateSignIn } from '../sign-in/late-sign-in.ts';
import { CurrentStore, contractService, requestOf } from '../store/index.ts';
import { Calls } from './calls.ts';

/** The outcome of the first page: it is in place, still to be asked for, or elsewhere; or the store cannot be shown. */
export type FirstPageResult =
  | { readonly kind: 'ready' | 'pending' | 'unavailable' }
  | { readonly kind: 'elsewhere'; readonly url: string };

/** The answer that the server rendered the first page from. */
export interface FirstAnswer {
  /** The service whose screen it fills; {@link notFoundPath}: the page of an address that is none of ours. */
  readonly path: string;
  readonly envelope: Envelope;
}

/** The first page of a tab: rendered by the server from its answer, and taken over by the browser from the same answer. */
export class FirstPage {
  readonly #container: DependencyContainer;
  readonly #capabilities: Capabilities;
  /** Pages from the server have no modals. */
  #over: OpenModal | null = null;

  constructor(container: DependencyContainer, capabilities: Capabilities) {
    this.#container = container;
    this.#capabilities = capabilities;
  }

  chooseStore(): string {
    return this.#container.resolve(StoreSwitch).choose(new URLSearchParams(this.#capabilities.history.current().search));
  }

  /** The address of the document that shows the saved store; null when this one does, or may. */
  savedElsewhere(): string | null {
    return this.#container.resolve(StoreSwitch).savedElsewhere();
  }

  async prepare(storeName: string, first: FirstAnswer | null): Promise<FirstPageResult> {
    if (!(await this.#container.resolve(CurrentStore).use(storeName))) return { kind: 'unavailable' };
    const entry = this.#capabilities.history.current();
    if (first?.path === notFoundPath) return this.#prepareNotFound(entry, first.envelope);
    const asked = this.#serviceAt(entry);
    const service = asked === null ? null : contractService(asked.path);
    if (first === null || asked?.path !== first.path || service?.method !== 'GET') return { kind: 'pending' };
    // The document of a store that is shipped alone is made without its code: there the store says here that it has no such page.
    if (service.isHelp === true && !this.#container.resolve(CurrentStore).present.required(helpLoadingPoint).load) return { kind: 'pending' };
    const request = requestOf(service, asked.path, asked.query, null);
    const visit = { number: 0, arrival: 'initial', entry, scroll: null, showDocument: () => {}, asModal: false } as const;
    const destination = await this.#container.resolve(ResponseHandler).destinationOf(request, { kind: 'envelope', envelope: first.envelope }, visit, false);
    if (destination.kind === 'address' || destination.kind === 'leave') return { kind: 'elsewhere', url: destination.url };
    if (destination.kind !== 'page' || destination.kept !== undefined) return { kind: 'pending' };
    this.#container.resolve(Navigator).adopt(destination.content);
    this.#over = destination.over ?? null;
    return { kind: 'ready' };
  }

  /** The service that fills the page of an address: its own, or that of the start page for home. */
  #serviceAt({ pathname, search }: HistoryEntry): { readonly path: string; readonly query: URLSearchParams } | null {
    const route = routeOf(pathname);
    if (route.kind === 'service') return { path: route.path, query: new URLSearchParams(search) };
    if (route.kind !== 'home') return null;
    const { present } = this.#container.resolve(CurrentStore);
    return { path: present.required(startPagePoint).path, query: new URLSearchParams({ store: present.name }) };
  }

  /** The page of an address that is none of ours needs no answer but who is asking, for its header. */
  async #prepareNotFound(entry: HistoryEntry, { attributes }: Envelope): Promise<FirstPageResult> {
    this.#container.resolve(Session).save(attributes);
    this.#container.resolve(Navigator).adopt(await this.#container.resolve(RouteHandlers).notFoundAt(entry));
    return { kind: 'ready' };
  }

  async start(): Promise<void> {
    const store = this.#container.resolve(CurrentStore);
    if (store.name === null || store.runtime.get() === null) return;
    const entries = this.#container.resolve(HistoryEntries);
    const pages = this.#container.resolve(PageStore);
    const first = entries.here();
    // The buyer may go elsewhere while the session of another store ends: that visit counts then, and not the first page.
    this.#capabilities.history.listen((entry, isNew) => void this.#container.resolve(BackAndForward).popped(entry, isNew));
    await this.#container.resolve(StoreSwitch).to(store.name);
    this.#container.resolve(Preferences).restore();
    this.#container.resolve(Analytics).restore();
    const entry = this.#capabilities.history.current();
    const { clearsAuthFlag, signsInSilently, rest } = entryParameters(entry.search);
    if (clearsAuthFlag) this.#capabilities.localStorage.remove(storedKeys.authFlag);
    // Used up: neither reload nor Back begins again.
    if (rest !== entry.search) pages.readdress({ ...entry, search: rest });
    // The start page is there already, and home leads to its address (specification, section 2).
    if (pages.hasPage && routeOf(entry.pathname).kind === 'home') pages.readdress({ ...entry, ...parseAddress(this.#startAddress()) });
    if (entries.isStale(first)) return;
    if (signsInSilently && this.#maySignIn(entry)) return this.#silentSignIn();
    if (!pages.hasPage) {
      await this.#container.resolve(Navigator).start();
      // A service that failed told neither the buyer nor the cart, which the header of the error page shows.
      const { content } = pages.page.get();
      // Neither does an answer of before the reload, which nothing was asked for again.
      const isOfBefore = this.#container.resolve(PostResults).find(entry.key) !== null;
      if (isOfBefore || (content.kind === 'display' && content.path.startsWith('/error/'))) await this.#askForSession();
      return;
    }
    pages.modal.set(this.#over);
    // Name and cart of a signed-in buyer: the server rendered the page for everyone.
    if (this.#container.resolve(Identity).accessToken() !== null) await this.#askForSession();
  }

  #startAddress(): string {
    const { present } = this.#container.resolve(CurrentStore);
    return webAddress(present.required(startPagePoint).path, { store: present.name });
  }

  /** Not on the way from or to the identity server, where a second sign-in would cross the first. */
  #maySignIn({ pathname }: HistoryEntry): boolean {
    const isOnTheWay = ['sign-in-return', 'signed-out', 'authenticate'].includes(routeOf(pathname).kind);
    return !isOnTheWay && this.#container.resolve(Identity).accessToken() === null;
  }

  /** Asks the identity server whether it still knows the buyer; afterwards the page that was asked for comes. */
  async #silentSignIn(): Promise<void> {
    const entry = this.#capabilities.history.current();
    this.#container.resolve(PendingRoutes).rememberPage({ url: entryUrl(entry), entryKey: entry.key });
    await this.#container.resolve(Visits).follow(await this.#container.resolve(LateSignIn).begin(true), 'initial');
  }

  async #askForSession(): Promise<void> {
    await new Calls(this.#container).call('/main/session', {}, { spinner: false }).catch(() => null);
  }
}
