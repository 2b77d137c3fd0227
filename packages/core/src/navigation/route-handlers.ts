import type { HistoryEntry } from '../capabilities/history-port.ts';
import { entryUrl, type HistoryPort } from '../capabilities/history-port.ts';
import { inject, injectable } from '../capabilities/injection.ts';
import type { KeyValueStorage } from '../capabilities/key-value-storage.ts';
import { HistoryToken, LocalStorageToken } from '../capabilities/tokens.ts';
import { ErrorReports } from '../errors/error-reports.ts';
import { errorTexts, pageNotFoundText } from '../errors/error-texts.ts';
import { helpLoadingPoint, registrationFlowPoint } from '../extension/behaviour-points.ts';
import { startPagePoint } from '../extension/brand-points.ts';
import { storeInQuery } from '../session/choose-store.ts';
import { Identity } from '../session/identity.ts';
import { storedKeys } from '../session/stored-keys.ts';
import { StoreSwitch } from '../session/store-switch.ts';
import { SignIn, type SignInReturn } from '../sign-in/sign-in.ts';
import { CurrentStore } from '../store/current-store.ts';
import { HttpClient } from '../wire/http-client.ts';
import { serviceAt, serviceRequest } from '../wire/service-request.ts';
import { Answers } from './answers.ts';
import type { Destination } from './destination.ts';
import { KeptAnswers } from './kept-answers.ts';
import { LegacyRoutes } from './legacy-routes.ts';
import { routeOf } from './routes.ts';
import { ScreenContents } from './screen-contents.ts';
import { webAddress } from './web-address.ts';

/** Where the address bar leads: the client routes of the specification (section 2). */
@injectable()
export class RouteHandlers {
  readonly #answers: Answers;
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #kept: KeptAnswers;
  readonly #signIn: SignIn;
  readonly #identity: Identity;
  readonly #store: CurrentStore;
  readonly #switch: StoreSwitch;
  readonly #http: HttpClient;
  readonly #legacy: LegacyRoutes;
  readonly #history: HistoryPort;
  readonly #local: KeyValueStorage;

  constructor(
    @inject(Answers) answers: Answers,
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(KeptAnswers) kept: KeptAnswers,
    @inject(SignIn) signIn: SignIn,
    @inject(Identity) identity: Identity,
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreSwitch) storeSwitch: StoreSwitch,
    @inject(HttpClient) http: HttpClient,
    @inject(LegacyRoutes) legacy: LegacyRoutes,
    @inject(HistoryToken) history: HistoryPort,
    @inject(LocalStorageToken) local: KeyValueStorage,
  ) {
    this.#answers = answers;
    this.#screens = screens;
    this.#reports = reports;
    this.#kept = kept;
    this.#signIn = signIn;
    this.#identity = identity;
    this.#store = store;
    this.#switch = storeSwitch;
    this.#http = http;
    this.#legacy = legacy;
    this.#history = history;
    this.#local = local;
  }

  async destinationOf(entry: HistoryEntry): Promise<Destination> {
    const route = routeOf(entry.pathname);
    const query = new URLSearchParams(entry.search);
    switch (route.kind) {
      case 'home':
        return this.#home(query);
      case 'service':
        return this.#service(route.path, query, entry);
      case 'display':
        return this.#display(route.path, query, entry);
      case 'not-found':
        return this.#notFound(query.get('url') ?? entryUrl(entry));
      case 'sign-in-return':
        return this.#signInReturn(await this.#signIn.finish(entry.search));
      case 'signed-out':
        return this.#signedOut(entry);
      case 'authenticate':
        return this.authenticate();
      case 'legacy':
        return (await this.#legacy.destinationOf(entry)) ?? this.#notFound(entryUrl(entry));
    }
  }

  async #home(query: URLSearchParams): Promise<Destination> {
    const name = this.#switch.choose(query);
    if (!(await this.#switch.to(name))) return { kind: 'stay' };
    return { kind: 'address', url: webAddress(this.#store.present.required(startPagePoint).path, { store: name }) };
  }

  async #service(path: string, query: URLSearchParams, entry: HistoryEntry): Promise<Destination> {
    const named = storeInQuery(query);
    if (named !== null && named !== this.#store.name && !(await this.#switch.to(named))) return { kind: 'stay' };
    if (path === '/information/help' && !this.#store.present.required(helpLoadingPoint).load) return this.#notFound(entryUrl(entry));
    if (serviceAt(path)?.method !== 'POST') return { kind: 'request', request: serviceRequest(path, query, null) };
    // A POST is never sent again by reload, Back or an address that somebody pasted.
    const kept = this.#kept.find(entry.key);
    if (kept !== null) return this.#answers.fromKept(kept);
    const report = this.#reports.make(errorTexts.answerGone);
    return { kind: 'page', content: await this.#screens.display('/error/answer_gone', { report }) };
  }

  async #display(path: string, query: URLSearchParams, entry: HistoryEntry): Promise<Destination> {
    const kept = this.#kept.find(entry.key);
    if (kept !== null) return this.#answers.fromKept(kept);
    return { kind: 'page', content: await this.#screens.display(path, { query }) };
  }

  async #notFound(url: string): Promise<Destination> {
    const report = this.#reports.make({ ...errorTexts.pageNotFound, message: pageNotFoundText(url) });
    const content = await this.#screens.display('/404', { report, query: new URLSearchParams({ url }) });
    return { kind: 'page', content };
  }

  async #signInReturn(result: SignInReturn): Promise<Destination> {
    switch (result.kind) {
      case 'signed-in':
        return { kind: 'request', request: serviceRequest('/login/mfa_sign_in', null, null) };
      case 'recovered':
        return { kind: 'address', url: this.#identity.accessToken() === null ? '/home' : this.#answers.homeAddress() };
      case 'home':
        return { kind: 'address', url: '/home' };
      case 'registration': {
        const login = this.#local.get(storedKeys.loginName);
        return { kind: 'address', url: this.#store.present.required(registrationFlowPoint).destination(login) };
      }
      case 'error': {
        const path = result.error === 'xsrf' ? '/error/xsrf' : '/error/sign_in';
        const text = result.error === 'xsrf' ? errorTexts.xsrf : errorTexts.signIn;
        return this.#answers.errorPage(path, this.#reports.make(text, { detail: result.detail }));
      }
    }
  }

  /** The identity server sent the browser back after sign-out (specification, section 2, pkce/logout). */
  async #signedOut({ key }: HistoryEntry): Promise<Destination> {
    // At once: a reload must not sign out again, and what is shown is home.
    this.#history.replace({ key, pathname: '/home', search: '', hash: '' });
    await this.#http.send(serviceRequest('/main/end_session', null, null)).catch(() => null);
    this.#answers.forgetBuyer();
    return { kind: 'address', url: '/home' };
  }

  /** Forgets the identity config and the tokens, then begins sign-in (specification, section 2, authenticate). */
  authenticate(): Promise<Destination> {
    this.#local.remove(storedKeys.identityConfig);
    this.#identity.dropTokens();
    return this.signIn(false);
  }

  /** Begins sign-in; an error becomes the error screen of the specification (section 8). */
  async signIn(silent: boolean): Promise<Destination> {
    try {
      const begun = await this.#signIn.begin(silent);
      if (begun === 'left') return { kind: 'stay' };
      return { kind: 'request', request: serviceRequest('/login/mfa_sign_in', null, null), url: webAddress('/login/mfa_sign_in') };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return this.#answers.errorPage('/error/sign_in', this.#reports.make(errorTexts.signIn, { detail }));
    }
  }
}
