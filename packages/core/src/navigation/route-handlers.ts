import { ClockToken, entryUrl, inject, injectable, type Clock, type DependencyContainer, type HistoryEntry } from '../capabilities/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { errorTexts, pageNotFoundText } from '../errors/index.ts';
import { helpLoadingPoint, startPagePoint } from '../extension/index.ts';
import { StoreSwitch } from './store-switch.ts';
import { loadPart } from '../screens/index.ts';
import { CurrentStore, EngineContainerToken, Services } from '../store/index.ts';
import type { PageContent } from './page.ts';
import { KeptPages } from './kept-pages.ts';
import type { Arrival, Destination } from './destination.ts';
import { PostResults } from './post-results.ts';
import { notFoundPath, routeOf } from './routes.ts';
import { ScreenContents } from './screen-contents.ts';
import { SignInRouteHandlersToken, type SignInRouteHandlers } from './sign-in-route-handlers.ts';
import { webAddress } from './web-address.ts';

/** Where the address bar leads: the client routes of the specification (section 2). */
@injectable()
export class RouteHandlers {
  readonly #kept: KeptPages;
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #results: PostResults;
  readonly #signIn: SignInRouteHandlers;
  readonly #store: CurrentStore;
  readonly #switch: StoreSwitch;
  readonly #services: Services;
  readonly #clock: Clock;
  readonly #engine: DependencyContainer;

  constructor(
    @inject(KeptPages) kept: KeptPages,
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(PostResults) results: PostResults,
    @inject(SignInRouteHandlersToken) signIn: SignInRouteHandlers,
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreSwitch) storeSwitch: StoreSwitch,
    @inject(Services) services: Services,
    @inject(ClockToken) clock: Clock,
    @inject(EngineContainerToken) engine: DependencyContainer,
  ) {
    this.#kept = kept;
    this.#screens = screens;
    this.#reports = reports;
    this.#results = results;
    this.#signIn = signIn;
    this.#store = store;
    this.#switch = storeSwitch;
    this.#services = services;
    this.#clock = clock;
    this.#engine = engine;
  }

  async destinationOf(entry: HistoryEntry, arrival: Arrival): Promise<Destination> {
    const route = routeOf(entry.pathname);
    const query = new URLSearchParams(entry.search);
    // The document itself was just loaded by its address: the server does not know such a store either.
    if (arrival !== 'initial' && (route.kind === 'home' || route.kind === 'service') && this.#switch.isElsewhere(query)) {
      return { kind: 'leave', url: entryUrl(entry) };
    }
    switch (route.kind) {
      case 'home':
        return this.#home(query, entry);
      case 'service':
        return this.#service(route.path, query, entry, arrival);
      case 'display':
        return this.#display(route.path, query, entry);
      case 'not-found':
        return { kind: 'page', content: await this.notFoundAt(entry) };
      case 'sign-in-return':
        return this.#signIn.returned(entry.search);
      case 'signed-out':
        return this.#signIn.signedOut(entry);
      case 'authenticate':
        return this.#authenticate(arrival);
      case 'legacy':
        return this.#legacy(entry);
    }
  }

  /** Few come by an address of the former application: the code that leads them on comes with the first. */
  async #legacy(entry: HistoryEntry): Promise<Destination> {
    const { LegacyRoutes } = await loadPart('The way from former addresses', () => import('./legacy-routes.ts'), this.#clock);
    return (await this.#engine.resolve(LegacyRoutes).destinationOf(entry)) ?? this.#notFound(entryUrl(entry));
  }

  async #home(query: URLSearchParams, entry: HistoryEntry): Promise<Destination> {
    const name = this.#switch.choose(query);
    if (!(await this.#shows(name))) return { kind: 'leave', url: entryUrl(entry) };
    return { kind: 'address', url: webAddress(this.#store.present.required(startPagePoint).path, { store: name }) };
  }

  /** A store that cannot be shown gets a page of its own by a full load: the present page stays whole for Back. */
  async #shows(name: string): Promise<boolean> {
    return this.#store.isInstalled(name) && (await this.#switch.to(name));
  }

  async #service(path: string, query: URLSearchParams, entry: HistoryEntry, arrival: Arrival): Promise<Destination> {
    const named = this.#switch.named(query);
    if (named !== null && named !== this.#store.name && !(await this.#shows(named))) return { kind: 'leave', url: entryUrl(entry) };
    const help = this.#services.at(path)?.isHelp === true ? this.#store.present.required(helpLoadingPoint) : null;
    if (help?.load === false) return help.instead === undefined ? this.#notFound(entryUrl(entry)) : { kind: 'address', url: webAddress(help.instead) };
    // A POST that changes nothing and leads to sign-in: its address may be a bookmark.
    if (path === '/login/sign_in') return this.#authenticate(arrival);
    if (!this.#services.changesState(path)) return { kind: 'request', request: this.#services.request(path, query, null) };
    // What changes something is never sent by reload, Back or an address that a buyer pasted or was led to.
    const kept = this.#results.find(entry.key);
    if (kept !== null) return this.#kept.fromKept(kept);
    if (this.#services.at(path)?.method !== 'POST') return (await this.#screens.question(path)) ?? this.#notFound(entryUrl(entry));
    const report = this.#reports.make(errorTexts.answerGone, { request: this.#services.request(path, query, null) });
    return { kind: 'page', content: await this.#screens.display('/error/answer_gone', { report }) };
  }

  /** A link or an answer in the application was asked for by a press. Any other page of the web may lead to the address. */
  #authenticate(arrival: Arrival): Promise<Destination> {
    return this.#signIn.authenticate(arrival === 'push' || arrival === 'replace');
  }

  async #display(path: string, query: URLSearchParams, entry: HistoryEntry): Promise<Destination> {
    const kept = this.#results.find(entry.key);
    if (kept !== null) return this.#kept.fromKept(kept);
    return { kind: 'page', content: await this.#screens.display(path, { query }) };
  }

  async #notFound(url: string): Promise<Destination> {
    return { kind: 'page', content: await this.#notFoundContent(url) };
  }

  /** The page in place of an address that is none of ours; `/404` names the address in its query (specification, section 2). */
  notFoundAt(entry: HistoryEntry): Promise<PageContent> {
    const named = routeOf(entry.pathname).kind === 'not-found' ? new URLSearchParams(entry.search).get('url') : null;
    return this.#notFoundContent(named ?? entryUrl(entry));
  }

  #notFoundContent(url: string): Promise<PageContent> {
    const report = this.#reports.make({ ...errorTexts.pageNotFound, message: pageNotFoundText(url) });
    return this.#screens.display(notFoundPath, { report, query: new URLSearchParams({ url }) });
  }
}
