import { type BrowserLocation, type HistoryPort, inject, injectable, HistoryToken, LocationToken } from '../capabilities/index.ts';
import type { CallFailure } from '../errors/index.ts';
import { PendingRoutes } from '../session/index.ts';
import { Spinner, spinnerMessage } from '../shell/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';
import { Analytics } from './analytics.ts';
import type { Arrival, Destination, Visit } from './destination.ts';
import { DialogEntries } from './dialog-entries.ts';
import { FailureHandler, loginPath } from './failure-handler.ts';
import { HistoryEntries } from './history-entries.ts';
import type { PageContent } from './page.ts';
import { PageStore } from './page-store.ts';
import { Router } from './router.ts';

/**
 * Visits on their way. One goes from destination to destination until there is something to show; only then the page changes, so that an
 * answer which comes too late leaves no trace.
 */
@injectable()
export class Visits {
  readonly #history: HistoryPort;
  readonly #location: BrowserLocation;
  readonly #spinner: Spinner;
  readonly #router: Router;
  readonly #entries: HistoryEntries;
  readonly #failures: FailureHandler;
  readonly #pages: PageStore;
  readonly #pending: PendingRoutes;
  readonly #analytics: Analytics;
  readonly #services: Services;
  readonly #dialogs: DialogEntries;
  /** Number of the visit on its way that takes the page's place. */
  #leaving: number | null = null;
  /** Rises with each page that is shown, also with Back to one that was shown before. */
  #entered = 0;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(LocationToken) location: BrowserLocation,
    @inject(Spinner) spinner: Spinner,
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
    this.#spinner = spinner;
    this.#router = router;
    this.#entries = entries;
    this.#failures = failures;
    this.#pages = pages;
    this.#pending = pending;
    this.#analytics = analytics;
    this.#services = services;
    this.#dialogs = dialogs;
  }

  /** Leads a visit that has begun to where it ends. `abandoned`: nothing was shown by then. */
  async run(begun: Visit, first: Destination, abandoned?: () => void): Promise<void> {
    const endSpinner = this.#spinner.begin(spinnerMessage(first.kind === 'request' ? first.request.path : begun.entry.pathname, this.#services));
    if (!begun.asModal && abandoned === undefined) this.#leaving = begun.number;
    let shown = false;
    try {
      const { visit, destination } = await this.#router.resolve(begun, first);
      await this.#dialogs.settled();
      if (this.#entries.isStale(visit)) return;
      shown = destination.kind === 'stay';
      this.#arrive(visit, destination);
    } finally {
      endSpinner();
      if (this.#leaving === begun.number) this.#leaving = null;
      if (!shown) abandoned?.();
    }
  }

  /** Something begins on the page that is shown. Gives whether the buyer is still there: not on another page since, nor on the way to one. Another place on the page is no other page. */
  stay(): () => boolean {
    const [entered, before] = [this.#entered, this.#leaving];
    return () => this.#entered === entered && (this.#leaving === null || this.#leaving === before);
  }

  /** Leads where a destination leads, in the present entry or a new one. */
  follow(destination: Destination, arrival: Arrival): Promise<void> {
    return this.run(this.#entries.begin(arrival, arrival === 'push' ? this.#entries.newEntry() : this.#history.current()), destination);
  }

  /**
   * A request was refused for lack of a buyer, or of one whom the store lets in: it is remembered, and the buyer is led to where they are
   * let in (specification, section 8). Every other failure is its caller's.
   */
  async goToEntrance(failure: CallFailure, request: ServiceRequest, arrival: Arrival = 'push'): Promise<void> {
    const entrance = this.#failures.entrance(failure, request, this.#history.current(), this.#pages.hasPage);
    if (entrance !== null) await this.follow(entrance, arrival);
  }

  /** Shows the page of a visit. */
  enter(visit: Visit, content: PageContent, kept?: Extract<Destination, { kind: 'page' }>['kept']): void {
    // A buyer who goes elsewhere does not go on with the request that asked for sign-in.
    const turnedAway = visit.arrival === 'push' || visit.arrival === 'pop';
    if (turnedAway && !this.#leadsToSignIn(content)) this.#pending.forget();
    this.#entered += 1;
    this.#pages.enter(visit, content, kept);
  }

  #arrive(visit: Visit, destination: Destination): void {
    if (destination.kind === 'leave') this.#location.leaveFor(destination.url);
    else if (destination.kind === 'modal') {
      this.#pages.modal.set(destination.modal);
      this.#analytics.track('modal', destination.modal);
    } else if (destination.kind === 'page') {
      this.enter(visit, destination.content, destination.kept);
      if (destination.over !== undefined) this.#pages.modal.set(destination.over);
      this.#analytics.track(destination.kept?.kind === 'error' ? 'error' : 'page', destination.content);
    }
  }

  /** The login screen, and the pages for buyers by which the store may let in a buyer whom it has not let in yet. */
  #leadsToSignIn(content: PageContent): boolean {
    if (content.kind !== 'screen') return false;
    return content.path === loginPath || (this.#pending.waitsForAccess() && this.#services.at(content.path)?.access === 'buyer');
  }
}
