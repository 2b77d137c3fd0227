import { inject, injectable, HistoryToken, parseAddress, type HistoryPort } from '../capabilities/index.ts';
import { CallFailure } from '../errors/index.ts';
import { ApiClient } from '../wire/index.ts';
import { Services, StoreScreens, type ServiceRequest } from '../store/index.ts';
import { Changes } from './changes.ts';
import { ResponseHandler } from './response-handler.ts';
import type { Destination, Visit } from './destination.ts';
import { AskedAhead } from './asked-ahead.ts';
import { FailureHandler } from './failure-handler.ts';
import { RouteHandlers } from './route-handlers.ts';
import { PageStore } from './page-store.ts';
import { HistoryEntries } from './history-entries.ts';

/** A visit that is led on more often than this goes round in circles. */
const hopLimit = 12;

/** Leads a visit from destination to destination, until one needs nothing more to be asked. */
@injectable()
export class Router {
  readonly #entries: HistoryEntries;
  readonly #history: HistoryPort;
  readonly #routes: RouteHandlers;
  readonly #api: ApiClient;
  readonly #responses: ResponseHandler;
  readonly #failures: FailureHandler;
  readonly #pages: PageStore;
  readonly #services: Services;
  readonly #askedAhead: AskedAhead;
  readonly #screens: StoreScreens;
  readonly #changes: Changes;

  constructor(
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(HistoryToken) history: HistoryPort,
    @inject(RouteHandlers) routes: RouteHandlers,
    @inject(ApiClient) api: ApiClient,
    @inject(ResponseHandler) responses: ResponseHandler,
    @inject(FailureHandler) failures: FailureHandler,
    @inject(PageStore) pages: PageStore,
    @inject(Services) services: Services,
    @inject(AskedAhead) askedAhead: AskedAhead,
    @inject(StoreScreens) screens: StoreScreens,
    @inject(Changes) changes: Changes,
  ) {
    this.#entries = entries;
    this.#history = history;
    this.#routes = routes;
    this.#api = api;
    this.#responses = responses;
    this.#failures = failures;
    this.#pages = pages;
    this.#services = services;
    this.#askedAhead = askedAhead;
    this.#screens = screens;
    this.#changes = changes;
  }

  async resolve(begun: Visit, first: Destination): Promise<{ visit: Visit; destination: Destination }> {
    let visit = begun;
    let destination = first;
    for (let hop = 0; !this.#entries.isStale(visit); hop += 1) {
      if (hop > hopLimit) destination = await this.#failures.page(new CallFailure('response', 'The pages lead to each other in a circle.'), null);
      if ('url' in destination && destination.url !== undefined && destination.kind !== 'leave') {
        const { pathname, search, hash } = parseAddress(destination.url);
        visit = { ...visit, entry: { ...visit.entry, pathname, search, hash } };
      }
      if (destination.kind === 'address') destination = await this.#atAddress(visit);
      else if (destination.kind === 'request') destination = await this.#ask(visit, destination);
      else break;
    }
    return { visit, destination };
  }

  async #atAddress(visit: Visit): Promise<Destination> {
    try {
      return await this.#routes.destinationOf(visit.entry, visit.arrival);
    } catch (error) {
      return this.#failed(error, visit, null);
    }
  }

  async #ask(visit: Visit, { request: asked, overPage }: Extract<Destination, { kind: 'request' }>): Promise<Destination> {
    const request = { ...asked, isPage: true };
    try {
      this.#screens.expect(request.path);
      // A GET whose answer is no longer awaited is stopped; what changes something is left to finish.
      const answer = this.#services.isRepeatable(request.path)
        ? await this.#entries.asking(true, async (signal) => {
            await this.#changes.settled();
            this.#changes.reads(request);
            return (await this.#askedAhead.take(request)) ?? this.#api.ask(request, signal);
          })
        : await this.#changes.send(request, () => this.#entries.asking(false, (signal) => this.#api.ask(request, signal)));
      if (this.#entries.isStale(visit)) return { kind: 'stay' };
      return await this.#responses.destinationOf(request, answer, visit, overPage ?? this.#pages.hasPage);
    } catch (error) {
      return await this.#failed(error, visit, request);
    }
  }

  async #failed(error: unknown, visit: Visit, request: ServiceRequest | null): Promise<Destination> {
    if (this.#entries.isStale(visit)) return { kind: 'stay' };
    const { hasPage } = this.#pages;
    const here = hasPage ? this.#history.current() : visit.entry;
    return this.#failures.destinationOf(error, request, { target: visit.entry, here, hasPage });
  }
}
