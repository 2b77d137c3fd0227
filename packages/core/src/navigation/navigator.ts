import type { BrowserLocation, Randomness, Viewport } from '../capabilities/capabilities.ts';
import { entryUrl, type HistoryEntry, type HistoryPort } from '../capabilities/history-port.ts';
import { inject, injectable } from '../capabilities/injection.ts';
import { HistoryToken, LocationToken, RandomnessToken, ViewportToken } from '../capabilities/tokens.ts';
import { CallFailure } from '../errors/call-failure.ts';
import { ErrorReports } from '../errors/error-reports.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { errorLoggerPoint } from '../extension/behaviour-points.ts';
import { Signal } from '../signals/signal.ts';
import type { OpenModal } from '../shell/open-modal.ts';
import { Spinner } from '../shell/spinner.ts';
import { spinnerMessage } from '../shell/spinner-messages.ts';
import { PendingRoutes } from '../sign-in/pending-route.ts';
import { CurrentStore } from '../store/current-store.ts';
import type { AnyAnswer } from '../wire/answer.ts';
import { Exchange } from '../wire/exchange.ts';
import { isRepeatable, serviceAt, serviceRequest, type ServiceRequest } from '../wire/service-request.ts';
import { Answers } from './answers.ts';
import type { Arrival, Destination, Visit } from './destination.ts';
import { EntryMemory } from './entry-memory.ts';
import { KeptAnswers } from './kept-answers.ts';
import { track } from './navigation-events.ts';
import { isSamePage } from './page-number.ts';
import type { Page, PageContent, ScrollChange } from './page.ts';
import { RouteHandlers } from './route-handlers.ts';

/** A visit that is led on more often than this goes round in circles. */
const hopLimit = 12;

const loginPath = '/login';

/**
 * The navigation of the storefront. A visit goes from destination to destination until there is something to show; only
 * then history and page change, so that an answer which comes too late leaves no trace.
 */
@injectable()
export class Navigator {
  readonly page: Signal<Page>;
  readonly modal = new Signal<OpenModal | null>(null);
  readonly #history: HistoryPort;
  readonly #location: BrowserLocation;
  readonly #randomness: Randomness;
  readonly #viewport: Viewport;
  readonly #spinner: Spinner;
  readonly #exchange: Exchange;
  readonly #answers: Answers;
  readonly #routes: RouteHandlers;
  readonly #reports: ErrorReports;
  readonly #memory: EntryMemory;
  readonly #kept: KeptAnswers;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  #latest = 0;
  /** Changes that this tab has sent: a page from before the last one may be out of date. */
  #changes = 0;
  #abort: AbortController | null = null;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(LocationToken) location: BrowserLocation,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(ViewportToken) viewport: Viewport,
    @inject(Spinner) spinner: Spinner,
    @inject(Exchange) exchange: Exchange,
    @inject(Answers) answers: Answers,
    @inject(RouteHandlers) routes: RouteHandlers,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(EntryMemory) memory: EntryMemory,
    @inject(KeptAnswers) kept: KeptAnswers,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
  ) {
    this.#history = history;
    this.#location = location;
    this.#randomness = randomness;
    this.#viewport = viewport;
    this.#spinner = spinner;
    this.#exchange = exchange;
    this.#answers = answers;
    this.#routes = routes;
    this.#reports = reports;
    this.#memory = memory;
    this.#kept = kept;
    this.#pending = pending;
    this.#store = store;
    this.page = new Signal(pendingPage(history.current()));
  }

  /** Goes to a service’s page. */
  open(request: ServiceRequest, url: string, options: { replace?: boolean; scroll?: 'top' | 'keep' } = {}): Promise<void> {
    const tab = serviceAt(request.path)?.method === 'GET_PDF' ? this.#viewport.openTab() : null;
    const visit = this.#visit(options.replace === true ? 'replace' : 'push', this.#entryAt(url), {
      scroll: options.scroll ?? null,
      ...(tab && { showDocument: (document: Blob) => tab.show(document) }),
    });
    return this.#run(visit, { kind: 'request', request }, tab === null ? undefined : () => tab.abandon());
  }

  /** Goes to any address of the application. */
  openUrl(url: string, options: { replace?: boolean; scroll?: 'top' | 'keep' } = {}): Promise<void> {
    const visit = this.#visit(options.replace === true ? 'replace' : 'push', this.#entryAt(url), { scroll: options.scroll ?? null });
    return this.#run(visit, { kind: 'address', url });
  }

  /** Asks a service and shows its answer over the page. */
  openModal(request: ServiceRequest): Promise<void> {
    const visit = this.#visit('push', this.#newEntry(), { asModal: true });
    return this.#run(visit, { kind: 'request', request });
  }

  closeModal(): void {
    if (this.modal.get()?.path === loginPath) this.#pending.forget();
    this.modal.set(null);
    // Whoever does not sign in at an address of buyers has nothing under the login screen.
    if (!this.#hasPage()) void this.openUrl('/home', { replace: true });
  }

  /** Leads where a destination leads, in the present entry or a new one. */
  follow(destination: Destination, arrival: Arrival): Promise<void> {
    return this.#run(this.#visit(arrival, arrival === 'push' ? this.#newEntry() : this.#history.current(), {}), destination);
  }

  /** The first page of the tab: what the address says. */
  start(): Promise<void> {
    const entry = this.#history.current();
    return this.#run(this.#visit('initial', entry, {}), { kind: 'address', url: entryUrl(entry) });
  }

  /** Back and Forward: what the entry showed is shown at once, and asked again quietly when it may be out of date. */
  async popped(entry: HistoryEntry): Promise<void> {
    const known = this.#memory.find(entry.key);
    this.#memory.rememberScroll(this.page.get().entryKey, this.#viewport.scrollPosition());
    const visit = this.#visit('pop', entry, {});
    if (known?.content == null) {
      await this.#run(visit, { kind: 'address', url: entryUrl(entry) });
      return;
    }
    const { content, changes } = known;
    this.#commit(visit, content);
    if (content.kind !== 'screen' || changes === this.#changes || !isRepeatable(content.path)) return;
    await this.#refresh(visit, serviceRequest(content.path, content.query, null));
  }

  /** Puts the first page in place without asking: the server rendered it. */
  adopt(content: PageContent): void {
    this.#commit(this.#visit('initial', this.#history.current(), {}), content);
  }

  /** Shows the answer of a call in place of the present screen's, in the same history entry. */
  async showAnswer(path: string, answer: AnyAnswer, query: URLSearchParams): Promise<void> {
    const before = this.page.get();
    const visit = this.#visit('replace', this.#history.current(), {});
    const destination = await this.#answers.destinationOf(
      { path, query, payload: null },
      { kind: 'envelope', envelope: { ...answer.envelope, responseName: answer.responseName } },
      visit,
      true,
    );
    if (this.#isStale(visit)) return;
    if (destination.kind !== 'page') return this.#run(visit, destination);
    const { content } = destination;
    const same = before.content.kind === 'screen' && content.kind === 'screen' && before.content.Component === content.Component;
    this.#memory.remember(before.entryKey, content, this.#changes);
    const onPost = this.#kept.find(before.entryKey) !== null;
    if (onPost && destination.kept !== undefined) this.#kept.keep(before.entryKey, destination.kept);
    this.modal.set(null);
    this.page.set({
      ...before,
      content,
      number: same ? before.number : before.number + 1,
      scroll: { to: same ? 'keep' : 'top' },
      takesFocus: !same,
    });
    track(this.#store, 'page', content);
  }

  /** A request was refused for lack of sign-in: it is remembered, and the login screen is shown (specification, section 8). */
  async askForSignIn(request: ServiceRequest, arrival: Arrival = 'push'): Promise<void> {
    await this.follow(this.#signInDestination(request, this.#history.current()), arrival);
  }

  /** Leads to the error screen of a failure. */
  async showFailure(failure: CallFailure, request?: ServiceRequest): Promise<void> {
    await this.follow(await this.#failurePage(failure, request), 'push');
  }

  /** Something was changed at the server: other pages may be out of date. */
  changed(): void {
    this.#changes += 1;
  }

  /** The address and entry of the present page, for what comes back to it after sign-in. */
  get here(): { url: string; entryKey: string } {
    const { pathname, search, hash, key } = this.#history.current();
    return { url: entryUrl({ pathname, search, hash }), entryKey: key };
  }

  saveScroll(): void {
    this.#memory.rememberScroll(this.page.get().entryKey, this.#viewport.scrollPosition());
  }

  #visit(arrival: Arrival, entry: HistoryEntry, options: Partial<Pick<Visit, 'scroll' | 'showDocument' | 'asModal'>>): Visit {
    this.#latest += 1;
    this.#abort?.abort();
    this.#abort = null;
    return {
      number: this.#latest,
      arrival,
      entry,
      scroll: options.scroll ?? null,
      showDocument: options.showDocument ?? ((document) => this.#viewport.openTab().show(document)),
      asModal: options.asModal ?? false,
    };
  }

  #isStale(visit: Visit): boolean {
    return visit.number !== this.#latest;
  }

  #entryAt(url: string): HistoryEntry {
    const { pathname, search, hash } = new URL(url, this.#location.origin);
    return { key: this.#randomness.uuid(), pathname, search, hash };
  }

  /** A new entry that begins at the present address. */
  #newEntry(): HistoryEntry {
    return { ...this.#history.current(), key: this.#randomness.uuid() };
  }

  async #run(begun: Visit, first: Destination, abandoned?: () => void): Promise<void> {
    const endSpinner = this.#spinner.begin(spinnerMessage(first.kind === 'request' ? first.request.path : begun.entry.pathname));
    let visit = begun;
    let destination = first;
    let shown = false;
    try {
      for (let hop = 0; ; hop += 1) {
        if (hop > hopLimit) destination = await this.#failurePage(new CallFailure('response', 'The pages lead to each other in a circle.'));
        if (this.#isStale(visit)) return;
        if ('url' in destination && destination.url !== undefined && destination.kind !== 'leave') {
          const { pathname, search, hash } = new URL(destination.url, this.#location.origin);
          visit = { ...visit, entry: { ...visit.entry, pathname, search, hash } };
        }
        if (destination.kind === 'address') destination = await this.#atAddress(visit);
        else if (destination.kind === 'request') destination = await this.#ask(visit, destination);
        else break;
      }
      if (this.#isStale(visit)) return;
      shown = destination.kind === 'stay';
      this.#arrive(visit, destination);
    } finally {
      endSpinner();
      if (!shown) abandoned?.();
    }
  }

  async #atAddress(visit: Visit): Promise<Destination> {
    try {
      return await this.#routes.destinationOf(visit.entry);
    } catch (error) {
      return this.#failureDestination(error, visit);
    }
  }

  async #ask(visit: Visit, { request, overPage }: Extract<Destination, { kind: 'request' }>): Promise<Destination> {
    const repeatable = isRepeatable(request.path);
    // A GET that nobody waits for any more is stopped; what changes something is left to finish.
    const abort = repeatable ? new AbortController() : null;
    this.#abort = abort;
    if (!repeatable) this.changed();
    try {
      const answer = await this.#exchange.ask(request, abort?.signal);
      if (this.#isStale(visit)) return { kind: 'stay' };
      return await this.#answers.destinationOf(request, answer, visit, overPage ?? this.#hasPage());
    } catch (error) {
      return await this.#failureDestination(error, visit, request);
    } finally {
      if (this.#abort === abort) this.#abort = null;
    }
  }

  async #failureDestination(error: unknown, visit: Visit, request?: ServiceRequest): Promise<Destination> {
    if (this.#isStale(visit)) return { kind: 'stay' };
    if (error instanceof CallFailure && error.kind === 'abandoned') return { kind: 'stay' };
    if (error instanceof CallFailure && error.kind === 'sign-in' && request !== undefined && request.path !== loginPath) {
      return this.#signInDestination(request, visit.entry);
    }
    if (error instanceof CallFailure) return this.#failurePage(error, request);
    const detail = error instanceof Error ? error.message : String(error);
    const report = this.#reports.make(errorTexts.unexpected, { detail, ...(request && { request }) });
    this.#store.runtime.get()?.required(errorLoggerPoint).log(report, error);
    return this.#answers.errorPage('/error/unexpected', report);
  }

  /** The login screen; the request waits for its buyer. Steps of signing in are not worth remembering. */
  #signInDestination(request: ServiceRequest, entry: HistoryEntry): Destination {
    if (!request.path.startsWith(`${loginPath}/`)) {
      this.#pending.remember(request, this.#hasPage() ? this.here : { url: entryUrl(entry), entryKey: null });
    }
    return { kind: 'request', request: serviceRequest(loginPath, null, null), overPage: true };
  }

  #failurePage(failure: CallFailure, request?: ServiceRequest): Promise<Destination> {
    const report = this.#reports.forFailure(failure, request);
    const path = failure.kind === 'request' ? '/error/unexpected_request' : '/error/http_error';
    this.#store.runtime.get()?.required(errorLoggerPoint).log(report, failure);
    return this.#answers.errorPage(path, report);
  }

  #arrive(visit: Visit, destination: Destination): void {
    switch (destination.kind) {
      case 'modal':
        this.modal.set(destination.modal);
        track(this.#store, 'modal', destination.modal);
        return;
      case 'leave':
        this.#location.leaveFor(destination.url);
        return;
      case 'page':
        this.#commit(visit, destination.content);
        if (destination.kept === undefined) this.#kept.drop(this.page.get().entryKey);
        else this.#kept.keep(this.page.get().entryKey, destination.kept);
        track(this.#store, destination.kept?.kind === 'error' ? 'error' : 'page', destination.content);
        return;
      default:
        return;
    }
  }

  /** Changes history and page, both or neither. */
  #commit(visit: Visit, content: PageContent): void {
    const before = this.page.get();
    if (visit.arrival !== 'pop') this.saveScroll();
    const same = isSamePage(before.content, content);
    const entry = this.#enter(visit, same);
    this.#memory.remember(entry.key, content, this.#changes);
    const moved = visit.arrival === 'push' || visit.arrival === 'pop';
    if (moved && !(content.kind === 'screen' && content.path === loginPath)) this.#pending.forget();
    this.modal.set(null);
    const { key: entryKey, pathname, search, hash } = entry;
    this.page.set({
      entryKey,
      pathname,
      search,
      hash,
      content,
      number: same ? before.number : before.number + 1,
      scroll: this.#scrollFor(visit, entry, same),
      takesFocus: !same && visit.arrival !== 'initial',
    });
  }

  /** The same page under the same address is no new entry. */
  #enter(visit: Visit, same: boolean): HistoryEntry {
    const present = this.#history.current();
    const { pathname, search, hash } = visit.entry;
    if (visit.arrival === 'push' && !(same && entryUrl(present) === entryUrl(visit.entry))) {
      this.#history.push(visit.entry);
      return visit.entry;
    }
    const replaced = visit.arrival === 'replace' || visit.arrival === 'push';
    const entry = { key: replaced ? this.#replacedKey(present) : visit.entry.key, pathname, search, hash };
    if (entryUrl(present) !== entryUrl(entry) || present.key !== entry.key) this.#history.replace(entry);
    return entry;
  }

  /** A replaced entry is another one: what the old one kept goes. */
  #replacedKey(present: HistoryEntry): string {
    this.#kept.drop(present.key);
    return this.#randomness.uuid();
  }

  #scrollFor(visit: Visit, entry: HistoryEntry, same: boolean): ScrollChange {
    if (visit.arrival === 'pop') return { to: 'position', position: this.#memory.find(entry.key)?.scroll ?? 0 };
    if (visit.arrival === 'initial') return { to: 'keep' };
    if (entry.hash !== '') return { to: 'anchor', anchor: decodeURIComponent(entry.hash.slice(1)) };
    return { to: visit.scroll ?? (same ? 'keep' : 'top') };
  }

  /** Asks for the page of an entry again while it is already shown; the buyer notices only what really changed. */
  async #refresh(visit: Visit, request: ServiceRequest): Promise<void> {
    try {
      const answer = await this.#exchange.ask(request);
      if (this.#isStale(visit)) return;
      const destination = await this.#answers.destinationOf(request, answer, visit, false);
      if (this.#isStale(visit) || destination.kind !== 'page') return;
      const before = this.page.get();
      const same = isSamePage(before.content, destination.content);
      this.#memory.remember(before.entryKey, destination.content, this.#changes);
      this.page.set({ ...before, content: destination.content, number: same ? before.number : before.number + 1, scroll: { to: 'keep' }, takesFocus: !same });
    } catch (error) {
      // What is shown stays: an error of something that the buyer did not ask for helps nobody. Lack of sign-in matters.
      if (error instanceof CallFailure && error.kind === 'sign-in' && !this.#isStale(visit)) await this.askForSignIn(request, 'replace');
    }
  }

  #hasPage(): boolean {
    return this.page.get().content.kind !== 'pending';
  }
}

function pendingPage({ key, pathname, search, hash }: HistoryEntry): Page {
  return { entryKey: key, pathname, search, hash, content: { kind: 'pending' }, number: 0, scroll: { to: 'keep' }, takesFocus: false };
}
