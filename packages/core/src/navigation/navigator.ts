import { type Viewport, entryUrl, type HistoryEntry, type HistoryPort, inject, injectable, HistoryToken, ViewportToken } from '../capabilities/index.ts';
import type { CallFailure } from '../errors/index.ts';
import { PendingRoutes } from '../session/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';
import { Analytics } from './analytics.ts';
import { scrollToFragment } from './anchor.ts';
import type { Arrival } from './destination.ts';
import { FailureHandler, loginPath } from './failure-handler.ts';
import { HistoryEntries } from './history-entries.ts';
import { KeptPages } from './kept-pages.ts';
import type { PageContent } from './page.ts';
import { PageStore } from './page-store.ts';
import type { DisplayGiven } from './screen-contents.ts';
import { Visits } from './visits.ts';
import { webAddress } from './web-address.ts';

interface OpenOptions {
  readonly replace?: boolean;
  readonly scroll?: 'top' | 'keep';
}

/** Where the application goes: each way to another page begins a visit here. */
@injectable()
export class Navigator {
  readonly #history: HistoryPort;
  readonly #viewport: Viewport;
  readonly #visits: Visits;
  readonly #kept: KeptPages;
  readonly #entries: HistoryEntries;
  readonly #failures: FailureHandler;
  readonly #pages: PageStore;
  readonly #pending: PendingRoutes;
  readonly #analytics: Analytics;
  readonly #services: Services;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(ViewportToken) viewport: Viewport,
    @inject(Visits) visits: Visits,
    @inject(KeptPages) kept: KeptPages,
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(FailureHandler) failures: FailureHandler,
    @inject(PageStore) pages: PageStore,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(Analytics) analytics: Analytics,
    @inject(Services) services: Services,
  ) {
    this.#history = history;
    this.#viewport = viewport;
    this.#visits = visits;
    this.#kept = kept;
    this.#entries = entries;
    this.#failures = failures;
    this.#pages = pages;
    this.#pending = pending;
    this.#analytics = analytics;
    this.#services = services;
  }

  /** Goes to a service’s page. */
  open(request: ServiceRequest, url: string, { replace = false, scroll }: OpenOptions = {}): Promise<void> {
    const tab = this.#services.at(request.path)?.method === 'GET_PDF' ? this.#viewport.openTab() : null;
    const visit = this.#entries.begin(replace ? 'replace' : 'push', this.#entries.entryAt(url), {
      scroll: scroll ?? null,
      ...(tab && { showDocument: (document: Blob) => tab.show(document) }),
    });
    return this.#visits.run(visit, { kind: 'request', request }, tab === null ? undefined : () => tab.abandon());
  }

  /** Goes to any address of the application. */
  openUrl(url: string, { replace = false, scroll }: OpenOptions = {}): Promise<void> {
    const entry = this.#entries.entryAt(url);
    if (entry.hash !== '' && this.#pages.isSameAddress(entry)) return this.#goToPlace(entry, replace);
    const visit = this.#entries.begin(replace ? 'replace' : 'push', entry, { scroll: scroll ?? null });
    return this.#visits.run(visit, { kind: 'address', url });
  }

  /** Asks a service and shows its answer over the page. */
  openModal(request: ServiceRequest): Promise<void> {
    return this.#visits.run(this.#entries.begin('push', this.#entries.newEntry(), { asModal: true }), { kind: 'request', request });
  }

  closeModal(): void {
    if (this.#pages.modal.get()?.path === loginPath) this.#pending.forget();
    this.#pages.modal.set(null);
    // A visitor who does not sign in at an address of buyers has nothing under the login screen.
    if (!this.#pages.hasPage) void this.openUrl('/home', { replace: true });
  }

  /** The first page of the tab: what the address says. */
  start(): Promise<void> {
    const entry = this.#history.current();
    return this.#visits.run(this.#entries.begin('initial', entry), { kind: 'address', url: entryUrl(entry) });
  }

  /** Puts the first page in place without asking: the server rendered it. */
  adopt(content: PageContent): void {
    this.#pages.enter(this.#entries.begin('initial', this.#history.current()), content);
    this.#analytics.track('page', content);
  }

  /** Goes to a display-only page whose data is the caller's. */
  async openDisplay(path: string, given: DisplayGiven, arrival: Arrival = 'push'): Promise<void> {
    await this.#visits.follow(await this.#kept.displayPage(path, given), arrival);
  }

  /** Leads to the error screen of a failure. */
  async showFailure(failure: CallFailure): Promise<void> {
    await this.#visits.follow(await this.#failures.page(failure, null), 'push');
  }

  /** Whether the page is the login screen at its own address: no place to come back to for a buyer who has signed in there. */
  get isAtLogin(): boolean {
    return this.#history.current().pathname === webAddress(loginPath);
  }

  /** The address and entry of the present page, for what comes back to it after sign-in. */
  get here(): { url: string; entryKey: string } {
    const entry = this.#history.current();
    return { url: entryUrl(entry), entryKey: entry.key };
  }

  #goToPlace(entry: HistoryEntry, replace: boolean): Promise<void> {
    this.#pages.saveScroll();
    if (replace) this.#history.replace(entry);
    else this.#history.push(entry);
    this.#pages.enterPlace(entry, scrollToFragment(entry.hash));
    return Promise.resolve();
  }
}
