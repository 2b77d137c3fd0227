import { ResponseCache } from './response-cache.ts';
import { inject, injectable } from '../capabilities/index.ts';
import { CallFailure, errorTexts } from '../errors/index.ts';
import { themePoint } from '../extension/index.ts';
import { SessionLife, Identity } from '../session/index.ts';
import { CurrentStore, Services, type ServiceRequest } from '../store/index.ts';
import { HttpClient, type RawAnswer } from './http-client.ts';
import { withThemeKey } from './information-key.ts';
import { identityAwayCode, TokenRenewalToken, type RenewsTokens } from './token-renewal.ts';

/** The server ended the session because it was not used; every other 401 asks for sign-in. */
const sessionExpiredCode = 'SESSION_EXPIRED';

/** Their answers hold tokens: sign-in asks for them past the exchange, and no screen gets to see them. */
const hostServices: ReadonlySet<string> = new Set(['/login/auth_tokens']);

/** Sends requests for buyers: an expired token is renewed once and the request is sent again. */
@injectable()
export class ApiClient {
  readonly #http: HttpClient;
  readonly #identity: Identity;
  readonly #renewal: RenewsTokens;
  readonly #life: SessionLife;
  readonly #cache: ResponseCache;
  readonly #store: CurrentStore;
  readonly #services: Services;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(Identity) identity: Identity,
    @inject(TokenRenewalToken) renewal: RenewsTokens,
    @inject(SessionLife) life: SessionLife,
    @inject(ResponseCache) cache: ResponseCache,
    @inject(CurrentStore) store: CurrentStore,
    @inject(Services) services: Services,
  ) {
    this.#http = http;
    this.#identity = identity;
    this.#renewal = renewal;
    this.#life = life;
    this.#cache = cache;
    this.#store = store;
    this.#services = services;
  }

  /** @throws CallFailure; of kind `sign-in` when the server wants a signed-in buyer and the tokens were refused */
  async ask(wanted: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    if (hostServices.has(wanted.path)) throw new CallFailure('request', `${errorTexts.unexpectedRequest.message} (${wanted.path})`);
    const request = this.#themed(wanted);
    const seconds = this.#services.at(wanted.path)?.cachedFor;
    // A call that several wait for does not stop when one of them goes.
    return seconds === undefined ? this.#ask(request, signal) : this.#cache.ask(request.path, seconds, () => this.#ask(request));
  }

  /**
   * Asks for what is only likely to be needed: once, and without the steps by which `ask` gets an answer for a buyer whose token or session has
   * ended. Null where one of them would be due.
   *
   * @throws CallFailure of kind request, network or http
   */
  async askAhead(wanted: ServiceRequest): Promise<RawAnswer | null> {
    const answer = await this.#http.send(this.#themed(wanted));
    return this.#identity.accessToken() !== null && this.#isForNobody(wanted, answer) ? null : answer;
  }

  /** Tells a service something that no page waits for. Where it fails, nothing is told. */
  async tell(request: ServiceRequest): Promise<void> {
    await this.#http.send({ ...request, isAside: true }).catch(() => null);
  }

  /** A page is shown from an answer that was asked for ahead: the next call says so. */
  viewed(path: string): void {
    this.#http.viewed(path);
  }

  #themed(wanted: ServiceRequest): ServiceRequest {
    return withThemeKey(wanted, this.#services.at(wanted.path)?.themedKey, this.#store.runtime.get()?.one(themePoint)?.id);
  }

  async #ask(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    const token = this.#identity.accessToken();
    try {
      const answer = await this.#http.send(request, signal);
      // What everyone may see is shown as to a visitor while no sign-in can be renewed.
      return token !== null && this.#isForNobody(request, answer) && (await this.#renewed(token, false)) ? await this.#askAgain(request, signal) : answer;
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      this.#checkSession(error);
      if (token !== null && (await this.#renewed(token, true))) return await this.#askAgain(request, signal);
      // Tokens that were refused are gone by now. Where nothing could be asked, they stay: another call renews them.
      throw signInNeeded(error);
    }
  }

  async #askAgain(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    try {
      return await this.#http.send(request, signal);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      this.#checkSession(error);
      this.#identity.dropTokens();
      throw signInNeeded(error);
    }
  }

  /** A public page was answered as for a visitor although a token came with the request: the token has ended. */
  #isForNobody(request: ServiceRequest, answer: RawAnswer): boolean {
    return this.#services.isRepeatable(request.path) && answer.kind === 'envelope' && answer.envelope?.attributes?.loggedIn === false;
  }

  async #renewed(token: string, isNeeded: boolean): Promise<boolean> {
    try {
      return await this.#renewal.renew(token);
    } catch (error) {
      if (isUnauthorized(error)) this.#checkSession(error);
      // A buyer who is signed in is asked for no sign-in where there is none to be had: they hear why, and try again.
      if (isNeeded && isAway(error)) throw error;
      return false;
    }
  }

  /** A buyer who was inactive too long is asked whether they want a new session, while the warn flag is stored (specification, section 4). */
  #checkSession(failure: CallFailure): void {
    if (failure.code === sessionExpiredCode && this.#life.refused()) throw new CallFailure('session-expired', failure.message, { status: 401, code: sessionExpiredCode });
  }
}

const isUnauthorized = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.kind === 'http' && error.status === 401;

/** No one has refused the tokens: the renewal could not be asked for. */
const isAway = (error: unknown): error is CallFailure => error instanceof CallFailure && (error.code === identityAwayCode || error.kind === 'network');

const signInNeeded = (failure: CallFailure): CallFailure =>
  new CallFailure('sign-in', failure.message, { status: 401, ...(failure.errorID && { errorID: failure.errorID }) });
