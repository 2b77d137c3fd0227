import { ClockToken, inject, injectable, parseAddress, type Clock } from '../capabilities/index.ts';
import { startPagePoint } from '../extension/index.ts';
import { Identity } from '../session/index.ts';
import { CurrentStore, requestUrl, Services, type ServiceRequest } from '../store/index.ts';
import { ApiClient, type RawAnswer } from '../wire/index.ts';
import { AskedAhead } from './asked-ahead.ts';
import { Changes } from './changes.ts';
import { routeOf } from './routes.ts';
import { ScreenContents } from './screen-contents.ts';
import { webAddress } from './web-address.ts';

/** Milliseconds for which an answer that was asked for ahead is as good as a new one. */
const freshFor = 10_000;

/** Pages that are asked for ahead at the same time; a hint beyond that is dropped. */
const atOnce = 2;

interface Expected {
  readonly until: number;
  readonly answer: Promise<RawAnswer | null>;
}

/**
 * Pages that are asked for ahead of the press that is likely to lead to them, with the file of their screen: the press then has nothing to
 * wait for. Only pages that the server also renders for a visitor, for reading them changes nothing. An answer is for the store and the
 * buyer that it was asked for, is used once, and is gone with the next change that this tab sends.
 */
@injectable()
export class ExpectedPages {
  readonly #clock: Clock;
  readonly #api: ApiClient;
  readonly #services: Services;
  readonly #store: CurrentStore;
  readonly #identity: Identity;
  readonly #changes: Changes;
  readonly #screens: ScreenContents;
  readonly #expected = new Map<string, Expected>();
  #underWay = 0;

  constructor(
    @inject(ClockToken) clock: Clock,
    @inject(ApiClient) api: ApiClient,
    @inject(Services) services: Services,
    @inject(CurrentStore) store: CurrentStore,
    @inject(Identity) identity: Identity,
    @inject(Changes) changes: Changes,
    @inject(ScreenContents) screens: ScreenContents,
    @inject(AskedAhead) askedAhead: AskedAhead,
  ) {
    askedAhead.take = (request) => this.take(request);
    this.#clock = clock;
    this.#api = api;
    this.#services = services;
    this.#store = store;
    this.#identity = identity;
    this.#changes = changes;
    this.#screens = screens;
  }

  /** A press is likely to lead to this address below the origin. */
  expect(url: string): void {
    const request = this.#pageAt(url);
    this.#forgetOld();
    if (request === null || this.#underWay >= atOnce || this.#expected.has(this.#keyOf(request))) return;
    this.#underWay += 1;
    const answer = this.#ask(request).finally(() => {
      this.#underWay -= 1;
    });
    this.#expected.set(this.#keyOf(request), { until: this.#clock.now() + freshFor, answer });
  }

  /** What was asked for ahead, once. Null when that is nothing, or nothing that may be shown without asking again. */
  async take(request: ServiceRequest): Promise<RawAnswer | null> {
    this.#forgetOld();
    const key = this.#keyOf(request);
    const expected = this.#expected.get(key);
    this.#expected.delete(key);
    const answer = (await expected?.answer) ?? null;
    if (answer !== null) this.#api.viewed(request.path);
    return answer;
  }

  /** The request of a page that may be asked for ahead; null for any other address, and for one that names another store. */
  #pageAt(url: string): ServiceRequest | null {
    const { pathname, search } = parseAddress(url);
    const query = new URLSearchParams(search);
    const route = routeOf(pathname);
    if (this.#store.runtime.get() === null || (query.get('store') ?? this.#store.name) !== this.#store.name) return null;
    if (route.kind === 'home') return this.#pageAt(webAddress(this.#store.present.required(startPagePoint).path, { store: this.#store.present.name }));
    if (route.kind !== 'service') return null;
    const service = this.#services.at(route.path);
    return service?.rendered === true && service.cachedFor === undefined ? this.#services.request(route.path, query, null) : null;
  }

  async #ask(request: ServiceRequest): Promise<RawAnswer | null> {
    const answer = await this.#api.askAhead(request).catch(() => null);
    // The visit that needs the file loads it again, and tells where it cannot be loaded.
    if (answer?.kind === 'envelope' && answer.envelope !== null) await this.#screens.loadAhead(request.path, answer.envelope).catch(() => {});
    return answer;
  }

  #keyOf(request: ServiceRequest): string {
    return JSON.stringify([this.#store.name, this.#identity.accessToken(), this.#changes.count, requestUrl(request)]);
  }

  #forgetOld(): void {
    for (const [key, { until }] of this.#expected) {
      if (this.#clock.now() >= until) this.#expected.delete(key);
    }
  }
}
