import { entryUrl, inject, injectable, type HistoryEntry } from '../capabilities/index.ts';
import { CallFailure, errorTexts, type ErrorText } from '../errors/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { loginPresentationPoint } from '../extension/index.ts';
import { ScreenNotLoaded } from '../screens/index.ts';
import { PendingRoutes } from '../session/index.ts';
import { signOutPath } from './sign-out.ts';
import { CurrentStore, serviceRequest, Services, type ServiceRequest } from '../store/index.ts';
import { KeptPages } from './kept-pages.ts';
import { ReloadGuard } from './reload-guard.ts';
import type { Destination } from './destination.ts';
import { webAddress } from './web-address.ts';

export const loginPath = '/login';

/** Calls whose failure has words of its own (specification, section 8). */
const signInFailures: Readonly<Record<string, { readonly page: string; readonly text: ErrorText }>> = {
  [signOutPath]: { page: '/error/sign_out', text: errorTexts.signOut },
  '/login/mfa_sign_in': { page: '/error/sign_in', text: errorTexts.signIn },
};

/** Where a visit goes that met a failure: to the login screen, or to an error screen (specification, section 8). */
@injectable()
export class FailureHandler {
  readonly #kept: KeptPages;
  readonly #reports: ErrorReports;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  readonly #reloads: ReloadGuard;
  readonly #services: Services;

  constructor(
    @inject(KeptPages) kept: KeptPages,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
    @inject(ReloadGuard) reloads: ReloadGuard,
    @inject(Services) services: Services,
  ) {
    this.#kept = kept;
    this.#reports = reports;
    this.#pending = pending;
    this.#store = store;
    this.#reloads = reloads;
    this.#services = services;
  }

  /**
   * `target`: the address that the visit was for. `here`: where the buyer comes back to when their request cannot be
   * remembered.
   */
  async destinationOf(
    error: unknown,
    request: ServiceRequest | null,
    { target, here, hasPage }: { readonly target: HistoryEntry; readonly here: HistoryEntry; readonly hasPage: boolean },
  ): Promise<Destination> {
    const isRepeated = request === null || this.#services.isRepeatable(request.path);
    if (error instanceof ScreenNotLoaded && isRepeated && this.#reloads.mayTry(entryUrl(target))) return { kind: 'leave', url: entryUrl(target) };
    if (!(error instanceof CallFailure)) return this.#unexpected(error, request);
    if (error.kind === 'abandoned') return { kind: 'stay' };
    if (error.kind === 'session-expired') {
      // A change is not sent without its buyer: they come back to the page where they typed it.
      if (request !== null && isRepeated) this.#pending.remember(request, { url: entryUrl(here), entryKey: null });
      return { kind: 'stay' };
    }
    const entrance = request === null ? null : this.entrance(error, request, here, hasPage);
    return entrance ?? this.page(error, request);
  }

  /**
   * Where a buyer is let in for whom the request was refused, which waits for them: the login screen, or the page on which the store
   * says who its members are. Null for every other failure.
   */
  entrance(failure: CallFailure, request: ServiceRequest, here: HistoryEntry, hasPage: boolean): Destination | null {
    if (failure.kind === 'sign-in' && request.path !== loginPath) return this.signIn(request, here, hasPage);
    const { accessPath } = failure;
    // A store that cannot tell who its members are refuses that page too.
    if (accessPath === null || accessPath === request.path || this.#services.at(accessPath) === null) return null;
    this.#pending.rememberForAccess(request, { url: entryUrl(here), entryKey: hasPage ? here.key : null });
    return { kind: 'address', url: webAddress(accessPath) };
  }

  /** The login screen; the request waits for its buyer. Steps of signing in are not worth remembering. */
  signIn(request: ServiceRequest, here: HistoryEntry, hasPage: boolean): Destination {
    if (!request.path.startsWith(`${loginPath}/`)) {
      this.#pending.remember(request, { url: entryUrl(here), entryKey: hasPage ? here.key : null });
    }
    const login = serviceRequest(loginPath, null, null);
    const overPage = this.#store.runtime.get()?.required(loginPresentationPoint).overPage ?? true;
    return overPage ? { kind: 'request', request: login, overPage } : { kind: 'request', request: login, overPage, url: webAddress(loginPath) };
  }

  /** The error screen of a call that failed. */
  page(failure: CallFailure, request: ServiceRequest | null): Promise<Destination> {
    const own = request === null || failure.kind === 'request' ? undefined : signInFailures[request.path];
    const report = own === undefined ? this.#reports.forFailure(failure, request ?? undefined) : this.#reports.make(own.text, { failure, ...(request && { request }) });
    this.#store.log(report, failure);
    if (own !== undefined) return this.#kept.errorPage(own.page, report);
    return this.#kept.errorPage(failure.kind === 'request' ? '/error/unexpected_request' : '/error/http_error', report);
  }

  #unexpected(error: unknown, request: ServiceRequest | null): Promise<Destination> {
    const detail = error instanceof Error ? error.message : String(error);
    const report = this.#reports.make(errorTexts.unexpected, { detail, ...(request && { request }) });
    this.#store.log(report, error);
    return this.#kept.errorPage('/error/unexpected', report);
  }
}
