import { entryUrl, inject, injectable, HistoryToken, SessionStorageToken, storedKeys, type HistoryPort, type KeyValueStorage } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { ErrorReports, HttpClient } from '../wire/index.ts';
import { errorTexts } from '../errors/index.ts';
import { BuyerTraces, EntryCache, KeptPages, Navigator, PageStore, Visits, webAddress, signOutPath } from '../navigation/index.ts';
import { Identity, Session, PendingRoutes, SessionLife, type SessionEnd } from '../session/index.ts';
import { serviceRequest, Services } from '../store/index.ts';

const sessionExpiredPath = '/error/session_expired';

/** Decides what a tab does when the session ends. */
@injectable()
export class SessionEndHandler {
  readonly #life: SessionLife;
  readonly #drafts: FormDrafts;
  readonly #http: HttpClient;
  readonly #traces: BuyerTraces;
  readonly #kept: KeptPages;
  readonly #reports: ErrorReports;
  readonly #navigator: Navigator;
  readonly #visits: Visits;
  readonly #pages: PageStore;
  readonly #shown: EntryCache;
  readonly #identity: Identity;
  readonly #session: Session;
  readonly #pending: PendingRoutes;
  readonly #history: HistoryPort;
  readonly #tab: KeyValueStorage;
  readonly #services: Services;

  constructor(
    @inject(SessionLife) life: SessionLife,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(HttpClient) http: HttpClient,
    @inject(BuyerTraces) traces: BuyerTraces,
    @inject(KeptPages) kept: KeptPages,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(Navigator) navigator: Navigator,
    @inject(Visits) visits: Visits,
    @inject(PageStore) pages: PageStore,
    @inject(EntryCache) shown: EntryCache,
    @inject(Identity) identity: Identity,
    @inject(Session) session: Session,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(HistoryToken) history: HistoryPort,
    @inject(SessionStorageToken) tab: KeyValueStorage,
    @inject(Services) services: Services,
  ) {
    this.#life = life;
    this.#drafts = drafts;
    this.#http = http;
    this.#traces = traces;
    this.#kept = kept;
    this.#reports = reports;
    this.#navigator = navigator;
    this.#visits = visits;
    this.#pages = pages;
    this.#shown = shown;
    this.#identity = identity;
    this.#session = session;
    this.#pending = pending;
    this.#history = history;
    this.#tab = tab;
    this.#services = services;
  }

  /** Declined or expired: the session ends here and at the server, with the fatal error (specification, section 8). */
  async expire(): Promise<void> {
    this.#life.end('expired');
    void this.#http.send(serviceRequest('/main/end_session', null, null)).catch(() => null);
    await this.#showExpired();
  }

  /** The buyer wants a new session: /home, and what they were about to do waits for their sign-in (specification, section 4). */
  async beginAnew(): Promise<void> {
    this.#life.end('restarted');
    await this.#goHome();
  }

  /** Another tab ended the session. */
  async follow(end: SessionEnd): Promise<void> {
    if (end === 'expired') await this.#showExpired();
    else if (end === 'restarted') await this.#goHome();
    else if (end === 'signed-out') await this.#showSignedOff();
  }

  /** Where the buyer was when the session expired, for signing in again from the Session Expired screen. */
  takePlace(): { readonly url: string; readonly entryKey: null } | null {
    const { content } = this.#pages.page.get();
    const url = this.#tab.get(storedKeys.expiredAt);
    this.#tab.remove(storedKeys.expiredAt);
    return content.kind === 'display' && content.path === sessionExpiredPath ? { url: url ?? '/home', entryKey: null } : null;
  }

  async #showExpired(): Promise<void> {
    await this.#drafts.keepAll();
    this.#notePlace();
    this.#traces.forgetSession();
    const report = this.#reports.make(errorTexts.sessionExpired, { fatal: true });
    await this.#visits.follow(await this.#kept.errorPage(sessionExpiredPath, report), 'replace');
  }

  async #goHome(): Promise<void> {
    await this.#drafts.keepAll();
    if (!this.#pending.has()) this.#pending.rememberPage(this.#navigator.here);
    this.#identity.dropTokens();
    this.#session.forget();
    this.#shown.forgetContents();
    // In place of the page: a buyer who went elsewhere would lose what waits.
    await this.#navigator.openUrl('/home', { replace: true });
  }

  async #showSignedOff(): Promise<void> {
    this.#traces.forgetBuyer();
    const envelope = { responseType: 'SUCCESS', responseName: 'SignedOff', attributes: {} } as const;
    const { content } = await this.#kept.fromKept({ kind: 'answer', path: signOutPath, query: '', envelope });
    await this.#visits.follow({ kind: 'page', content, url: webAddress(signOutPath) }, 'replace');
  }

  #notePlace(): void {
    const { content } = this.#pages.page.get();
    const isPlace = content.kind === 'screen' && this.#services.isRepeatable(content.path);
    if (isPlace) this.#tab.set(storedKeys.expiredAt, entryUrl(this.#history.current()));
    else this.#tab.remove(storedKeys.expiredAt);
  }
}
