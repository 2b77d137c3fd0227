import { AfterSignIn, BuyerTraces, KeptPages, ScreenContents, webAddress, signOutPath, type Destination, type SignInRouteHandlers } from '../navigation/index.ts';
import { HistoryToken, inject, injectable, type HistoryEntry, type HistoryPort } from '../capabilities/index.ts';
import { ErrorReports, HttpClient, identityAwayCode } from '../wire/index.ts';
import { CallFailure, errorTexts, laterErrorTexts, type ErrorText } from '../errors/index.ts';
import { registrationFlowPoint } from '../extension/index.ts';
import { Identity } from '../session/index.ts';
import { CurrentStore, serviceRequest, Services } from '../store/index.ts';
import { IdentityConfigs } from './identity-configs.ts';
import { IdentitySession } from './identity-session.ts';
import { SignIn } from './sign-in.ts';

const mfaSignIn = '/login/mfa_sign_in';

/** Where sign-in and all its ends lead (specification, section 4: Sign-in, Return errors, Registration finalization). */
@injectable()
export class SignInRoutes implements SignInRouteHandlers {
  readonly #signIn: SignIn;
  readonly #configs: IdentityConfigs;
  readonly #there: IdentitySession;
  readonly #identity: Identity;
  readonly #kept: KeptPages;
  readonly #traces: BuyerTraces;
  readonly #afterSignIn: AfterSignIn;
  readonly #reports: ErrorReports;
  readonly #store: CurrentStore;
  readonly #http: HttpClient;
  readonly #screens: ScreenContents;
  readonly #history: HistoryPort;
  readonly #services: Services;

  constructor(
    @inject(SignIn) signIn: SignIn,
    @inject(IdentityConfigs) configs: IdentityConfigs,
    @inject(IdentitySession) there: IdentitySession,
    @inject(Identity) identity: Identity,
    @inject(KeptPages) kept: KeptPages,
    @inject(BuyerTraces) traces: BuyerTraces,
    @inject(AfterSignIn) afterSignIn: AfterSignIn,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(CurrentStore) store: CurrentStore,
    @inject(HttpClient) http: HttpClient,
    @inject(ScreenContents) screens: ScreenContents,
    @inject(HistoryToken) history: HistoryPort,
    @inject(Services) services: Services,
  ) {
    this.#signIn = signIn;
    this.#configs = configs;
    this.#there = there;
    this.#identity = identity;
    this.#kept = kept;
    this.#traces = traces;
    this.#afterSignIn = afterSignIn;
    this.#reports = reports;
    this.#store = store;
    this.#http = http;
    this.#screens = screens;
    this.#history = history;
    this.#services = services;
  }

  /** Begins sign-in. A silent one that cannot begin is not reported: the buyer goes on as a visitor. */
  async begin(silent: boolean): Promise<Destination> {
    try {
      if ((await this.#signIn.begin(silent)) === 'left') return { kind: 'stay' };
      return { kind: 'request', request: serviceRequest(mfaSignIn, null, null), url: webAddress(mfaSignIn) };
    } catch (error) {
      return silent ? { kind: 'address', url: '/home' } : this.#error('/error/sign_in', refusedBeginning(error), error);
    }
  }

  /** The browser comes back from the identity server. `search`: the query of the callback address. */
  async returned(search: string): Promise<Destination> {
    const result = await this.#signIn.finish(search);
    switch (result.kind) {
      case 'signed-in':
        // Its login name is for later; the page does not wait for it.
        void this.#there.find();
        return { kind: 'request', request: serviceRequest(mfaSignIn, null, null) };
      case 'recovered':
        return { kind: 'address', url: this.#identity.accessToken() === null ? '/home' : this.#afterSignIn.homeAddress() };
      case 'home':
        return { kind: 'address', url: '/home' };
      case 'registration':
        return this.#finalizeRegistration();
      case 'error':
        return result.error === 'xsrf'
          ? this.#error('/error/xsrf', laterErrorTexts.xsrf, result.detail)
          : this.#error('/error/sign_in', errorTexts.signIn, result.detail);
    }
  }

  /**
   * The identity server sent the browser back after sign-out, and this browser had ended its session before it left
   * (specification, section 2, pkce/logout). Where a buyer is signed in, another page led here: signing out is asked about.
   */
  async signedOut({ key }: HistoryEntry): Promise<Destination> {
    const question = this.#identity.accessToken() === null ? null : await this.#screens.question(signOutPath);
    if (question !== null) return question;
    // At once, and not only when the page of home is there.
    this.#history.replace({ key, pathname: '/home', search: '', hash: '' });
    return { kind: 'address', url: '/home' };
  }

  /** Forgets the identity config and the tokens, then begins sign-in (specification, section 2, authenticate). */
  async authenticate(wasPressed: boolean): Promise<Destination> {
    const question = wasPressed || this.#identity.accessToken() === null ? null : await this.#screens.question('/authenticate');
    if (question !== null) return question;
    this.#configs.forget();
    this.#identity.dropTokens();
    return this.begin(false);
  }

  /** Signs out there and here, then lets another person sign in. Nothing that the former user was doing is for the next one. */
  async switchUser(): Promise<Destination> {
    try {
      await this.#there.end();
      await this.#http.send(serviceRequest(signOutPath, { confirmLogout: 'true' }, null));
    } catch (error) {
      return this.#error('/error/switch_user', laterErrorTexts.switchUser, error);
    }
    this.#traces.forgetBuyer();
    return this.begin(false);
  }

  async #finalizeRegistration(): Promise<Destination> {
    const flow = this.#store.present.required(registrationFlowPoint);
    const { path, query, payload } = await flow.next(async () => (await this.#there.find())?.login ?? null);
    const request = this.#services.request(path, query, payload ?? null);
    return { kind: 'request', request, url: webAddress(path, request.query) };
  }

  #error(path: string, text: ErrorText, cause: unknown): Promise<Destination> {
    const detail = cause instanceof Error ? cause.message : String(cause);
    return this.#kept.errorPage(path, this.#reports.make(text, { detail }));
  }
}

/** Where the identity server is away, the server says so, and a browser that is restarted helps no one. */
const refusedBeginning = (error: unknown): ErrorText =>
  error instanceof CallFailure && error.code === identityAwayCode ? { ...errorTexts.signIn, title: error.title ?? errorTexts.signIn.title, message: error.message } : errorTexts.signIn;
