import {
  type BrowserLocation, type Viewport, entryUrl, type HistoryEntry, type HistoryPort, inject, injectable, HistoryToken, LocationToken,
  ViewportToken, type AnyAnswer,
} from '../capabilities/index.ts';
import { CallFailure } from '../errors/index.ts';
import { Spinner, spinnerMessage } from '../shell/index.ts';
import { PendingRoutes } from '../session/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';
import { ApiClient } from '../wire/index.ts';
import { scrollToFragment } from './anchor.ts';
import { DialogEntries } from './dialog-entries.ts';
import { ResponseHandler } from './response-handler.ts';
import type { Arrival, Destination, Visit } from './destination.ts';
import { FailureHandler, loginPath } from './failure-handler.ts';
import { Router } from './router.ts';
import { Analytics } from './analytics.ts';
import { isSamePage } from './page-number.ts';
import type { PageContent } from './page.ts';
import type { DisplayGiven } from './screen-contents.ts';
import { PageStore } from './page-store.ts';
import { HistoryEntries } from './history-entries.ts';

interface OpenOptions {
  readonly replace?: boolean;
  readonly scroll?: 'top' | 'keep';
}

/**
 * The navigation of the storefront. A visit goes from destination to destination until there is something to show; only
 * then the page changes, so that an answer which comes too late leaves no trace.
 */
@injectable()
export class Navigator {
  readonly #history: HistoryPort;
  readonly #location: BrowserLocation;
  readonly #viewport: Viewport;
  readonly #spinner: Spinner;
  readonly #api: ApiClient;
  readonly #responses: ResponseHandler;
  readonly #router: Router;
  readonly #entries: HistoryEntries;
  readonly #failures: FailureHandler;
  readonly #pages: PageStore;
  readonly #pending: PendingRoutes;
  readonly #analytics: Analytics;
  readonly #services: Services;
  readonly #dialogs: DialogEntries;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(LocationToken) location: BrowserLocation,
    @inject(ViewportToken) viewport: Viewport,
    @inject(Spinner) spinner: Spinner,
    @inject(ApiClient) api: ApiClient,
    @inject(ResponseHandler) responses: ResponseHandler,
    @inject(Router) router: Router,
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(FailureHandler) failures: FailureHandler,
    @inject(PageStore) pages: PageStore,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(Analytics) analytics: Analytics,
    @inject(Services) services: Services,
    @inject(DialogEntries) dialogs: DialogEntries,
  ) {
    this.#history = history;
    this.#location = location;
    this.#viewport = viewport;
    this.#spinner = spinner;
    this.#api = api;
    this.#responses = responses;
    this.#router = router;
    this.#entries = entries;
    this.#failures = failures;
    this.#pages = pages;
    this.#pending = pending;
    this.#analytics = analytics;
    this.#services = services;
    this.#dialogs = dialogs;
  }

  /** Goes to a service’s page. */
  open(request: ServiceRequest, url: string, { replace = false, scroll }: OpenOptions = {}): Promise<void> {
    const tab = this.#services.at(request.path)?.method === 'GET_PDF' ? this.#viewport.openTab() : null;
    const visit = this.#entries.begin(replace ? 'replace' : 'push', this.#entries.entryAt(url), {
      scroll: scroll ?? null,
      ...(tab && { showDocument: (document: Blob) => tab.show(document) }),
    });
    return this.#run(visit, { kind: 'request', request }, tab === null ? undefined : () => tab.abandon());
  }

  /** Goes to any address of the application. */
  openUrl(url: string, { replace = false, scroll }: OpenOptions = {}): Promise<void> {
    const entry = this.#entries.entryAt(url);
    if (entry.hash !== '' && this.#pages.isSameAddress(entry)) return this.#goToPlace(entry, replace);
    const visit = this.#entries.begin(replace ? 'replace' : 'push', entry, { scroll: scroll ?? null });
    return this.#run(visit, { kind: 'address', url });
  }

  /** Asks a service and shows its answer over the page. */
  openModal(request: ServiceRequest): Promise<void> {
    return this.#run(this.#entries.begin('push', this.#entries.newEntry(), { asModal: true }), { kind: 'request', request });
  }

  closeModal(): void {
    if (this.#pages.modal.get()?.path === loginPath) this.#pending.forget();
    this.#pages.modal.set(null);
    // A visitor who does not sign in at an address of buyers has nothing under the login screen.
    if (!this.#pages.hasPage) void this.openUrl('/home', { replace: true });
  }

  /** Leads where a destination leads, in the present entry or a new one. */
  follow(destination: Destination, arrival: Arrival): Promise<void> {
    return this.#run(this.#entries.begin(arrival, arrival === 'push' ? this.#entries.newEntry() : this.#history.current()), destination);
  }

  /** The first page of the tab: what the address says. */
  start(): Promise<void> {
    const entry = this.#history.current();
    return this.#run(this.#entries.begin('initial', entry), { kind: 'address', url: entryUrl(entry) });
  }

  /** Puts the first page in place without asking: the server rendered it. */
  adopt(content: PageContent): void {
    this.#pages.enter(this.#entries.begin('initial', this.#history.current()), content);
    this.#analytics.track('page', content);
  }

  /** Back and Forward: what the entry showed is shown at once, and asked again quietly when it may be out of date. */
  async popped(entry: HistoryEntry, isNew: boolean): Promise<void> {
    if (!isNew && this.#dialogs.popped(entry, this.#pages.page.get().entryKey)) return;
    if (isNew && this.#pages.isSameAddress(entry)) {
      // The browser followed a link to a place on the page, such as a field with an error, and scrolled by itself.
      this.#pages.enterPlace(entry, { to: 'keep' });
      return;
    }
    this.#pages.saveScroll();
    const visit = this.#entries.begin('pop', entry);
    const known = this.#pages.remembered(entry.key);
    if (known === null) {
      await this.#run(visit, { kind: 'address', url: entryUrl(entry) });
      return;
    }
    this.#enter(visit, known.content);
    const { content } = known;
    if (known.isCurrent || content.kind !== 'screen' || !this.#services.isRepeatable(content.path)) return;
    await this.#refresh(visit, this.#services.request(content.path, content.query, null));
  }

  /**
   * Shows the answer of a call in place of the present screen's, in the same history entry. The buyer may have gone on
   * meanwhile: `entryKey` is the entry that the call was made from, and nothing is shown in any other. `url`: the address that the entry has
   * from now on, where the answer is of another page.
   */
  async showAnswer(path: string, answer: AnyAnswer, entryKey: string, url?: string): Promise<void> {
    const isHere = () => this.#pages.page.get().entryKey === entryKey;
    if (!isHere()) return;
    const { search, content: before } = this.#pages.page.get();
    const entry = url === undefined ? null : { ...this.#entries.entryAt(url), key: entryKey };
    const request = { path, query: new URLSearchParams(entry?.search ?? search), payload: null };
    // A navigation that is on its way goes on: the answer belongs to the page that is still shown.
    const destination = await this.#responses.destinationOfHandled(request, answer);
    if (!isHere() || destination.kind === 'stay') return;
    if (destination.kind !== 'page') {
      await this.follow(destination, 'replace');
      return;
    }
    const { content, kept } = destination;
    const same = before.kind === 'screen' && content.kind === 'screen' && before.Component === content.Component;
    // A notice of the answer is open since the call; any other modal was over the content that is replaced.
    if (this.#responses.noticeIn(request, { kind: 'envelope', envelope: answer.envelope }) === null) this.#pages.modal.set(null);
    if (entry !== null) this.#pages.readdress(entry);
    this.#pages.replaceContent(content, same, { to: same ? 'keep' : 'top' }, kept);
    this.#analytics.track('page', content);
  }

  /**
   * A request was refused for lack of a buyer, or of one whom the store lets in: it is remembered, and the buyer is led to where they are
   * let in (specification, section 8). Every other failure is its caller's.
   */
  async goToEntrance(failure: CallFailure, request: ServiceRequest, arrival: Arrival = 'push'): Promise<void> {
    const entrance = this.#failures.entrance(failure, request, this.#history.current(), this.#pages.hasPage);
    if (entrance !== null) await this.follow(entrance, arrival);
  }

  /** Goes to a display-only page whose data is the caller's. */
  async openDisplay(path: string, given: DisplayGiven, arrival: Arrival = 'push'): Promise<void> {
    await this.follow(await this.#responses.displayPage(path, given), arrival);
  }

  /** Leads to the error screen of a failure. */
  async showFailure(failure: CallFailure): Promise<void> {
    await this.follow(await this.#failures.page(failure, null), 'push');
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

  async #run(begun: Visit, first: Destination, abandoned?: () => void): Promise<void> {
    const endSpinner = this.#spinner.begin(spinnerMessage(first.kind === 'request' ? first.request.path : begun.entry.pathname, this.#services));
    let shown = false;
    try {
      const { visit, destination } = await this.#router.resolve(begun, first);
      await this.#dialogs.settled();
      if (this.#entries.isStale(visit)) return;
      shown = destination.kind === 'stay';
      this.#arrive(visit, destination);
    } finally {
      endSpinner();
      if (!shown) abandoned?.();
    }
  }

  #arrive(visit: Visit, destination: Destination): void {
    if (destination.kind === 'leave') this.#location.leaveFor(destination.url);
    else if (destination.kind === 'modal') {
      this.#pages.modal.set(destination.modal);
      this.#analytics.track('modal', destination.modal);
    } else if (destination.kind === 'page') {
      this.#enter(visit, destination.content, destination.kept);
      if (destination.over !== undefined) this.#pages.modal.set(destination.over);
      this.#analytics.track(destination.kept?.kind === 'error' ? 'error' : 'page', destination.content);
    }
  }

  #enter(visit: Visit, content: PageContent, kept?: Extract<Destination, { kind: 'page' }>['kept']): void {
    // A buyer who goes elsewhere does not go on with the request that asked for sign-in.
    const turnedAway = visit.arrival === 'push' || visit.arrival === 'pop';
    if (turnedAway && !this.#leadsToSignIn(content)) this.#pending.forget();
    this.#pages.enter(visit, content, kept);
  }

  /** The login screen, and the pages for buyers by which the store may let in a buyer whom it has not let in yet. */
  #leadsToSignIn(content: PageContent): boolean {
    if (content.kind !== 'screen') return false;
    return content.path === loginPath || (this.#pending.waitsForAccess() && this.#services.at(content.path)?.access === 'buyer');
  }

  /** Asks for the page of an entry again while it is already shown; the buyer notices only what really changed. */
  async #refresh(visit: Visit, request: ServiceRequest): Promise<void> {
    try {
      const answer = await this.#api.ask(request);
      if (this.#entries.isStale(visit)) return;
      const destination = await this.#responses.destinationOf(request, answer, visit, false);
      if (this.#entries.isStale(visit) || destination.kind !== 'page') return;
      const same = isSamePage(this.#pages.page.get().content, destination.content);
      this.#pages.replaceContent(destination.content, same, { to: 'keep' });
    } catch (error) {
      // The page stays: an error of something that the buyer did not ask for does not help them. Lack of a buyer matters.
      if (error instanceof CallFailure && !this.#entries.isStale(visit)) await this.goToEntrance(error, request, 'replace');
    }
  }
}
