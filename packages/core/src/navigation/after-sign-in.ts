import { inject, injectable } from '../capabilities/index.ts';
import { accessCheckPoint, startPagePoint } from '../extension/index.ts';
import { PendingRoutes, Session, type PendingRoute } from '../session/index.ts';
import { CurrentStore, Services } from '../store/index.ts';
import type { Destination } from './destination.ts';
import { EntryCache } from './entry-cache.ts';
import { KeptPages } from './kept-pages.ts';
import { PostResults } from './post-results.ts';
import { webAddress } from './web-address.ts';

/** Where a buyer goes on who has signed in (specification, section 4). */
@injectable()
export class AfterSignIn {
  readonly #session: Session;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  readonly #services: Services;
  readonly #results: PostResults;
  readonly #shown: EntryCache;
  readonly #kept: KeptPages;

  constructor(
    @inject(Session) session: Session,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
    @inject(Services) services: Services,
    @inject(PostResults) results: PostResults,
    @inject(EntryCache) shown: EntryCache,
    @inject(KeptPages) kept: KeptPages,
  ) {
    this.#session = session;
    this.#pending = pending;
    this.#store = store;
    this.#services = services;
    this.#results = results;
    this.#shown = shown;
    this.#kept = kept;
  }

  /** `route`: what asked for sign-in; null: nothing did. */
  async resume(route: PendingRoute | null): Promise<Destination> {
    this.#shown.forgetContents();
    const refused = this.#store.present.required(accessCheckPoint).destination(this.#session.attributes.get());
    if (refused !== null) {
      // The page that they are sent to may let them in, with another sign-in that goes on where this one could not.
      if (route !== null) this.#pending.putBack(route);
      return { kind: 'address', url: refused };
    }
    if (route === null) return { kind: 'address', url: this.homeAddress() };
    if (route.kind === 'page') {
      const kept = route.entryKey === null ? null : this.#results.find(route.entryKey);
      return kept === null ? { kind: 'address', url: route.url } : { ...(await this.#kept.fromKept(kept)), url: route.url };
    }
    const request = this.#services.request(route.path, new URLSearchParams(route.query), route.payload);
    return { kind: 'request', request, url: webAddress(route.path, request.query) };
  }

  /** Whether it leads no further than the start page of the store, as home does. */
  isStart(route: PendingRoute): boolean {
    const start = webAddress(this.#store.present.required(startPagePoint).path);
    return route.kind === 'page' && ['/', '/home', '/ws/main/home', start].includes(route.url.split(/[?#]/, 1)[0] ?? '');
  }

  /** Where a buyer goes with nothing to resume. */
  homeAddress(): string {
    return webAddress('/main/home', { store: this.#store.present.name });
  }
}
