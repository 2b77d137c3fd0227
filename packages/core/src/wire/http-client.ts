import { browserMarkHeader, shownPageHeader, viewedPagesHeader, websocketIdHeader, type Envelope } from '@quartermaster/contracts';
import {
  type BrowserLocation, type Cookies, inject, injectable, type Clock, type KeyValueStorage, type Randomness, ClockToken, CookiesToken, FetchToken,
  LocalStorageToken, LocationToken, RandomnessToken, SessionStorageToken, storedKeys, xsrfCookie,
} from '../capabilities/index.ts';
import { CallFailure, errorTexts } from '../errors/index.ts';
import { SessionLife, Identity, DpopProofs } from '../session/index.ts';
import { CurrentStore, requestUrl, Services, type ServiceRequest } from '../store/index.ts';
import { asEnvelope } from './envelope.ts';
import { failureOf } from './http-failure.ts';
import { axiosTransport, TransportFailure, type Transport, type TransportRequest, type TransportResponse } from './transport.ts';

/** The answer of the server: an envelope (null when it sent nothing of the kind), a document, or text or a list. */
export type RawAnswer =
  | { readonly kind: 'envelope'; readonly envelope: Envelope | null }
  | { readonly kind: 'document'; readonly document: Blob }
  | { readonly kind: 'plain'; readonly content: unknown };

/** Below the origin: the application's context and the API base of the specification (section 7). */
export const apiBase = '/advantage/rs';

/** Sends one request as the specification says (section 7). Knows nothing of sign-in or screens. */
@injectable()
export class HttpClient {
  readonly #transport: Transport;
  readonly #baseURL: string;
  readonly #cookies: Cookies;
  readonly #storage: KeyValueStorage;
  readonly #local: KeyValueStorage;
  readonly #randomness: Randomness;
  readonly #identity: Identity;
  readonly #store: CurrentStore;
  readonly #life: SessionLife;
  readonly #clock: Clock;
  readonly #proofs: DpopProofs;
  readonly #services: Services;
  /** Settles when the request has its answer that all others wait for. */
  #first: Promise<unknown> | null = null;
  /** Paths of pages that the server does not know to have been shown. */
  #viewed: readonly string[] = [];

  constructor(
    @inject(FetchToken) fetch: typeof globalThis.fetch,
    @inject(LocationToken) location: BrowserLocation,
    @inject(CookiesToken) cookies: Cookies,
    @inject(SessionStorageToken) storage: KeyValueStorage,
    @inject(LocalStorageToken) local: KeyValueStorage,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(Identity) identity: Identity,
    @inject(CurrentStore) store: CurrentStore,
    @inject(SessionLife) life: SessionLife,
    @inject(ClockToken) clock: Clock,
    @inject(DpopProofs) proofs: DpopProofs,
    @inject(Services) services: Services,
  ) {
    this.#cookies = cookies;
    this.#storage = storage;
    this.#local = local;
    this.#randomness = randomness;
    this.#identity = identity;
    this.#store = store;
    this.#life = life;
    this.#clock = clock;
    this.#proofs = proofs;
    this.#baseURL = `${location.origin}${apiBase}`;
    this.#transport = axiosTransport(fetch, this.#baseURL);
    this.#services = services;
  }

  /** @throws CallFailure of kind request, network, http or abandoned */
  async send(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    await this.#first;
    return this.#send(request, signal);
  }

  /**
   * Sends a request whose answer brings another session: what is sent meanwhile waits, and belongs to that one.
   *
   * @throws CallFailure as `send` does; what waited is sent all the same
   */
  async sendFirst(request: ServiceRequest): Promise<RawAnswer> {
    const sending = this.#send(request);
    const settled = sending.catch(() => null);
    this.#first = settled;
    try {
      return await sending;
    } finally {
      if (this.#first === settled) this.#first = null;
    }
  }

  viewed(path: string): void {
    this.#viewed = [...this.#viewed, path];
  }

  async #send(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    const service = this.#services.at(request.path);
    if (service === null) throw new CallFailure('request', `${errorTexts.unexpectedRequest.message} (${request.path})`);
    const changes = this.#services.changesState(request.path);
    // Any call restarts the timer of inactivity, but not the one that ends the session (specification, section 4).
    const sentAt = request.path === '/main/end_session' || request.isAside === true ? null : this.#clock.now();
    if (changes && this.#cookies.get(xsrfCookie) === null) await this.#beginSession(signal);
    try {
      const response = await this.#request(changes, {
        isPage: request.isPage === true,
        isAside: request.isAside === true,
        url: requestUrl(request),
        method: service.method === 'POST' ? 'POST' : 'GET',
        ...(service.method === 'POST' && { data: request.payload ?? {} }),
        responseType: service.method === 'GET_PDF' ? 'blob' : service.plain === 'text' ? 'text' : 'json',
        ...(signal && { signal }),
      });
      if (sentAt !== null) this.#life.active(sentAt);
      return service.plain === undefined ? await answerOf(response) : { kind: 'plain', content: response.data };
    } catch (error) {
      const failure = await failureOf(error);
      // A call that the server refused for lack of a session has kept none alive.
      if (sentAt !== null && failure.status !== null && failure.status !== 401) this.#life.active(sentAt);
      throw failure;
    }
  }

  /** The server gives a browser its XSRF cookie with the first answer; without one it refuses changes. */
  async #beginSession(signal?: AbortSignal): Promise<void> {
    try {
      await this.#request(false, { url: '/main/session', method: 'GET', responseType: 'json', ...(signal && { signal }) });
    } catch (error) {
      if (error instanceof TransportFailure && error.response !== null) return;
      throw await failureOf(error);
    }
  }

  /** Sent again, once, where the server refused the proof of the token because this machine's clock is wrong. */
  async #request(changes: boolean, question: Question): Promise<TransportResponse> {
    const corrections = this.#proofs.clockCorrections;
    try {
      return await this.#requestOnce(changes, question);
    } catch (error) {
      if (!isRefusedProof(error) || this.#proofs.clockCorrections === corrections) throw error;
      return this.#requestOnce(changes, question);
    }
  }

  async #requestOnce(changes: boolean, { isPage = false, isAside = false, ...question }: Question): Promise<TransportResponse> {
    const token = isAside ? null : this.#identity.accessToken();
    const presented = token === null ? {} : await this.#proofs.headersFor(token, question.method, `${this.#baseURL}${question.url}`);
    const viewed = this.#viewed;
    this.#viewed = [];
    try {
      const response = await this.#transport({ ...question, headers: { ...this.#headers(changes, isAside), ...presented, ...(isPage && { [shownPageHeader]: '1' }), ...(viewed.length > 0 && { [viewedPagesHeader]: viewed.join(' ') }) } });
      this.#proofs.serverTime(response.header('date'));
      return response;
    } catch (error) {
      if (error instanceof TransportFailure && error.response !== null) this.#proofs.serverTime(error.response.header('date'));
      else this.#viewed = [...viewed, ...this.#viewed];
      throw error;
    }
  }

  /** Made with the first change, and kept: a visitor may fill a cart today and sign in next week. */
  #browserMark(): string {
    const kept = this.#local.get(storedKeys.browserMark) ?? this.#randomness.uuid();
    this.#local.set(storedKeys.browserMark, kept);
    return kept;
  }

  #headers(changes: boolean, isAside: boolean): Record<string, string> {
    const headers: Record<string, string> = { 'Cache-Control': 'no-cache', 'Pragma': 'no-cache', 'Accept': 'application/json, application/pdf, text/plain' };
    const add = (name: string, value: string | null) => {
      if (value !== null && value !== '') headers[name] = value;
    };
    if (!isAside) add(websocketIdHeader, this.#storage.get(storedKeys.websocketId));
    add('X-Store', this.#store.name);
    if (changes) add('X-XSRF-TOKEN', this.#cookies.get(xsrfCookie));
    if (changes && !isAside) add(browserMarkHeader, this.#browserMark());
    return headers;
  }
}

type Question = Omit<TransportRequest, 'headers'> & { readonly isPage?: boolean; readonly isAside?: boolean };

const isRefusedProof = (error: unknown): boolean =>
  error instanceof TransportFailure && error.response?.status === 401 && error.response.header('www-authenticate').includes('invalid_dpop_proof');

async function answerOf({ data, header }: TransportResponse): Promise<RawAnswer> {
  if (!(data instanceof Blob)) return { kind: 'envelope', envelope: asEnvelope(data) };
  const type = header('content-type') || data.type;
  if (type.includes('application/pdf')) return { kind: 'document', document: new Blob([data], { type: 'application/pdf' }) };
  return { kind: 'envelope', envelope: asEnvelope(await data.text()) };
}
