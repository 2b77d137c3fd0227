import { inject, injectable, ClockToken, SessionStorageToken, storedKeys, type Clock, type KeyValueStorage } from '../capabilities/index.ts';
import { holdsSensitive } from '../errors/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';

/** The continuation after sign-in: a request that is sent again, or the page where the buyer was. */
export type PendingRoute =
  | { readonly kind: 'request'; readonly path: string; readonly query: string; readonly payload: object | null }
  | { readonly kind: 'page'; readonly url: string; readonly entryKey: string | null };

/** A remembered route is good for this many milliseconds: later it would surprise. */
const lifetime = 30 * 60_000;

/**
 * Remembers the route that asked for sign-in (specification, sections 4 and 8). A payload with a sensitive field is never
 * written down: the buyer comes back to the page where they typed it.
 */
@injectable()
export class PendingRoutes {
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #services: Services;

  constructor(@inject(SessionStorageToken) storage: KeyValueStorage, @inject(ClockToken) clock: Clock, @inject(Services) services: Services) {
    this.#storage = storage;
    this.#clock = clock;
    this.#services = services;
  }

  remember(request: ServiceRequest, page: { readonly url: string; readonly entryKey: string | null }): void {
    this.#write(this.#routeOf(request, page));
  }

  /** The buyer is signed in, and the store has yet to let them in: pages for buyers on the way there do not forget the route. */
  rememberForAccess(request: ServiceRequest, page: { readonly url: string; readonly entryKey: string | null }): void {
    this.putBack(this.#routeOf(request, page));
  }

  rememberPage(page: { readonly url: string; readonly entryKey: string | null }): void {
    this.#write({ kind: 'page', ...page });
  }

  /** A route that was taken, and cannot be gone on with before the store lets the buyer in. */
  putBack(route: PendingRoute): void {
    this.#write(route, true);
  }

  #routeOf(request: ServiceRequest, page: { readonly url: string; readonly entryKey: string | null }): PendingRoute {
    const sensitive = this.#services.at(request.path)?.sensitive ?? [];
    return holdsSensitive(request.payload, sensitive)
      ? { kind: 'page', ...page }
      : { kind: 'request', path: request.path, query: request.query.toString(), payload: request.payload };
  }

  /** It was put back: a sign-in has ended, and the store has not let the buyer in. */
  waitsForAccess(): boolean {
    return this.#stored()?.putBack === true;
  }

  has(): boolean {
    return this.#read() !== null;
  }

  /** The remembered route, once. */
  take(): PendingRoute | null {
    const route = this.#read();
    this.forget();
    return route;
  }

  forget(): void {
    this.#storage.remove(storedKeys.pendingRoute);
  }

  #write(route: PendingRoute, putBack = false): void {
    this.#storage.set(storedKeys.pendingRoute, JSON.stringify({ route, since: this.#clock.now(), putBack }));
  }

  #read(): PendingRoute | null {
    return this.#stored()?.route ?? null;
  }

  #stored(): { readonly route: PendingRoute; readonly putBack: boolean } | null {
    try {
      const { route, since, putBack } = JSON.parse(this.#storage.get(storedKeys.pendingRoute) ?? '{}') as { route?: PendingRoute; since?: number; putBack?: boolean };
      const fresh = typeof since === 'number' && this.#clock.now() - since < lifetime;
      return fresh && (route?.kind === 'request' || route?.kind === 'page') ? { route, putBack: putBack === true } : null;
    } catch {
      return null;
    }
  }
}
