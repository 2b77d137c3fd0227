import type { Envelope } from '@quartermaster/contracts';
import { inject, injectable, type AnyAnswer } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { ErrorReports, type RawAnswer } from '../wire/index.ts';
import { unknownStoreText, demandOf } from '../errors/index.ts';
import { accessCheckPoint, confirmDialogPoint, startPagePoint } from '../extension/index.ts';
import { SessionLife, Identity, Session, PendingRoutes, type PendingRoute } from '../session/index.ts';
import { handleCallResponse, handleResponse, showHandled, type Outcome, type ResponseParts } from '../response/index.ts';
import type { ScreenDefinition } from '../screens/index.ts';
import { StoreSwitch } from './store-switch.ts';
import type { OpenModal } from '../shell/index.ts';
import { signOutStep } from './sign-out.ts';
import { CurrentStore, Services, type ServiceRequest } from '../store/index.ts';
import type { Destination, Visit } from './destination.ts';
import { EntryCache } from './entry-cache.ts';
import { PostResults, type PostResult } from './post-results.ts';
import { ScreenContents, type DisplayGiven, type ScreenAnswer } from './screen-contents.ts';
import { displayPrefix, webAddress } from './web-address.ts';

/** Decides where an answer leads: the response pipeline, and what sign-in and sign-out add to it. */
@injectable()
export class ResponseHandler {
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #session: Session;
  readonly #identity: Identity;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  readonly #switch: StoreSwitch;
  readonly #results: PostResults;
  readonly #shown: EntryCache;
  readonly #drafts: FormDrafts;
  readonly #life: SessionLife;
  readonly #services: Services;
  /** Reported once each. */
  readonly #unknownStores = new Set<number>();

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(Session) session: Session,
    @inject(Identity) identity: Identity,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreSwitch) storeSwitch: StoreSwitch,
    @inject(PostResults) results: PostResults,
    @inject(EntryCache) shown: EntryCache,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(SessionLife) life: SessionLife,
    @inject(Services) services: Services,
  ) {
    this.#screens = screens;
    this.#reports = reports;
    this.#session = session;
    this.#identity = identity;
    this.#pending = pending;
    this.#store = store;
    this.#switch = storeSwitch;
    this.#results = results;
    this.#shown = shown;
    this.#drafts = drafts;
    this.#life = life;
    this.#services = services;
  }

  /** Where the answer to a navigation leads. `overPage`: there is a page under a modal. */
  async destinationOf(request: ServiceRequest, answer: RawAnswer, visit: Visit, overPage: boolean): Promise<Destination> {
    if (this.#services.signsOut(request.path) && answer.kind === 'envelope' && answer.envelope !== null) {
      const early = await this.#signOut(request, answer);
      if (early !== null) return early;
    }
    const outcome = await handleResponse({ request, answer, parts: this.#parts(visit.showDocument) });
    switch (outcome.kind) {
      case 'document':
        return { kind: 'stay' };
      case 'leave':
        return outcome;
      case 'redirect':
        return { kind: 'address', url: outcome.url };
      case 'resume':
        return this.#resume(outcome.route);
      case 'error': {
        // A notice needs no screen of its own.
        const notice = this.noticeIn(request, answer);
        if (notice !== null && outcome.path === '/error/unexpected_response') return { kind: 'modal', modal: notice };
        return this.#responseError(outcome, request, answer);
      }
      case 'show':
        return this.#show(outcome, request, answer, overPage, visit.asModal);
    }
  }

  /**
   * Where an answer leads that a call has handled before. Its question was asked then, and its session was saved then:
   * an answer that is shown late says nothing of the present session.
   */
  async destinationOfHandled(request: ServiceRequest, { responseName, attributes, envelope }: AnyAnswer): Promise<Destination> {
    const answer: RawAnswer = { kind: 'envelope', envelope: { ...envelope, responseName, attributes: attributes as NonNullable<Envelope['attributes']> } };
    const outcome = await showHandled({ request, answer, parts: this.#parts(() => {}) });
    const wasAsked = this.noticeIn(request, { kind: 'envelope', envelope }) !== null;
    if (outcome.kind === 'error') return wasAsked && outcome.path === '/error/unexpected_response' ? { kind: 'stay' } : this.#responseError(outcome, request, answer);
    if (outcome.kind !== 'show') return { kind: 'stay' };
    const destination = await this.#show(outcome, request, answer, true, false);
    return destination.kind === 'modal' && wasAsked && outcome.definition.layout !== 'modal' ? { kind: 'stay' } : destination;
  }

  #responseError(outcome: Extract<Outcome, { kind: 'error' }>, request: ServiceRequest, answer: RawAnswer): Promise<Destination> {
    return this.errorPage(outcome.path, this.#reports.make(outcome.text, { request, ...namedAs(answer) }));
  }

  /** The outcome of a call's answer beside its attributes; null when all of it is the caller's. */
  outcomeOfCall(request: ServiceRequest, answer: RawAnswer, showDocument: (document: Blob) => void): Promise<Outcome | null> {
    return handleCallResponse({ request, answer, parts: this.#parts(showDocument) });
  }

  /** An error screen under its own address; the report is kept for reload and Back. */
  async errorPage(path: string, report: ReturnType<ErrorReports['make']>): Promise<Destination> {
    const content = await this.#screens.display(path, { report });
    return { kind: 'page', content, kept: { kind: 'error', path, report }, url: `${displayPrefix}${path}` };
  }

  /** A display-only page whose data is the caller's (specification, section 2, ds). */
  async displayPage(path: string, given: DisplayGiven): Promise<Destination> {
    const { screen: _mapping, ...data } = given;
    return { kind: 'page', content: await this.#screens.display(path, given), kept: { kind: 'display', path, ...data }, url: `${displayPrefix}${path}` };
  }

  /** The modal of what the answer to a call wants answered; null when it wants nothing. */
  noticeIn(request: ServiceRequest, answer: RawAnswer): OpenModal | null {
    return answer.kind === 'envelope' && answer.envelope !== null ? this.#screens.notice(request.path, answer.envelope) : null;
  }

  /** The page that a history entry kept: its screen again, with nothing asked or changed. */
  async fromKept(kept: PostResult): Promise<Extract<Destination, { kind: 'page' }>> {
    if (kept.kind === 'error') {
      return { kind: 'page', content: await this.#screens.display(kept.path, { report: kept.report }), kept };
    }
    if (kept.kind === 'display') return { kind: 'page', content: await this.#screens.display(kept.path, kept), kept };
    const { path, envelope } = kept;
    const responseName = envelope.responseName ?? '';
    const definition = await this.#screens.resolve(path, envelope.pathInfo, responseName);
    if (definition === null) return { kind: 'page', content: await this.#screens.display('/error/unexpected') };
    const answer: ScreenAnswer = { path, responseName, envelope, query: new URLSearchParams(kept.query) };
    return { kind: 'page', content: await this.#screens.page(definition, answer), kept };
  }

  /** Nothing of the buyer stays in this browser. `isLeaving`: the page itself goes, and need not change before. */
  forgetBuyer(isLeaving = false): void {
    this.#life.end('signed-out');
    this.#drafts.forget();
    this.forgetSession(isLeaving);
  }

  /** The same when the session ended without a sign-out: what was typed waits for its author. */
  forgetSession(isLeaving = false): void {
    this.#identity.forget();
    if (isLeaving) this.#session.forgetStored();
    else this.#session.forget();
    this.#pending.forget();
    this.#results.clear();
    this.#shown.forgetContents();
  }

  async #show(
    { definition, responseName }: Extract<Outcome, { kind: 'show' }>,
    request: ServiceRequest,
    answer: RawAnswer,
    overPage: boolean,
    asModal: boolean,
  ): Promise<Destination> {
    const envelope = (answer.kind === 'envelope' ? answer.envelope : null) ?? { responseType: 'SUCCESS' };
    const shown: ScreenAnswer = { path: request.path, responseName, envelope, query: request.query };
    const notice = this.#screens.notice(request.path, envelope);
    if (asModal || (overPage && isModal(definition, responseName, envelope))) {
      const isNotice = notice !== null && definition.layout !== 'modal';
      return { kind: 'modal', modal: isNotice ? notice : await this.#screens.modal(definition, shown) };
    }
    const content = await this.#screens.page(definition, shown);
    const page = { kind: 'page', content, ...(notice !== null && { over: notice }) } as const;
    if (!this.#services.changesState(request.path)) return page;
    return { ...page, kept: { kind: 'answer', path: request.path, query: request.query.toString(), envelope } };
  }

  async #signOut(request: ServiceRequest, answer: Extract<RawAnswer, { kind: 'envelope' }>): Promise<Destination | null> {
    const step = signOutStep(answer.envelope ?? { responseType: 'SUCCESS' });
    if (step.kind === 'confirm') {
      // A store with a screen for the question asks with that; any other asks in the way it always does.
      if ((await this.#screens.resolve(request.path, answer.envelope?.pathInfo, answer.envelope?.responseName ?? '')) !== null) return null;
      const yes = await this.#store.present.required(confirmDialogPoint).ask(step.request);
      if (!yes) return { kind: 'stay' };
      return { kind: 'request', request: this.#services.request(request.path, { confirmLogout: 'true' }, null) };
    }
    if (step.kind === 'ended') {
      this.forgetBuyer(step.leaveFor !== null);
      if (step.leaveFor !== null) return { kind: 'leave', url: step.leaveFor };
    }
    return null;
  }

  async #resume(route: PendingRoute | null): Promise<Destination> {
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
      return kept === null ? { kind: 'address', url: route.url } : { ...(await this.fromKept(kept)), url: route.url };
    }
    const request = this.#services.request(route.path, new URLSearchParams(route.query), route.payload);
    return { kind: 'request', request, url: webAddress(route.path, request.query) };
  }

  #isStart(route: PendingRoute): boolean {
    const start = webAddress(this.#store.present.required(startPagePoint).path);
    return route.kind === 'page' && ['/', '/home', '/ws/main/home', start].includes(route.url.split(/[?#]/, 1)[0] ?? '');
  }

  /** Where a buyer goes with nothing to resume (specification, section 4). */
  homeAddress(): string {
    return webAddress('/main/home', { store: this.#store.present.name });
  }

  /** Numbers without a store of their own, such as those of the punch-outs, leave the present store (decision 0043). */
  async #followStore(storeID: number): Promise<void> {
    const { storeName } = this.#session.attributes.get();
    if ((await this.#switch.follow({ storeID, storeName })) !== 'unknown' || this.#unknownStores.has(storeID)) return;
    this.#unknownStores.add(storeID);
    const report = this.#reports.make(unknownStoreText(storeID, this.#store.name));
    this.#store.log(report, new Error(report.message));
  }

  #parts(showDocument: (document: Blob) => void): ResponseParts {
    return {
      saveLoginState: (attributes) => {
        this.#session.save(attributes);
        this.#life.said(attributes);
      },
      followStore: (storeID) => this.#followStore(storeID),
      showDocument,
      clearIdentity: () => this.#identity.forget(),
      takePendingRoute: () => this.#pending.take(),
      isStart: (route) => this.#isStart(route),
      resolve: (path, pathInfo, responseName) => this.#screens.resolve(path, pathInfo, responseName),
    };
  }
}

/** Specification, section 2 (response names that begin with MODAL) and section 3 (sessionExpiryModal forces a modal). */
function isModal({ layout }: ScreenDefinition, responseName: string, envelope: Envelope): boolean {
  return layout === 'modal' || responseName.startsWith('MODAL ') || demandOf(envelope) === 'session expiry';
}

function namedAs(answer: RawAnswer): { responseName?: string } {
  const name = answer.kind === 'envelope' ? answer.envelope?.responseName : undefined;
  return typeof name === 'string' ? { responseName: name } : {};
}
