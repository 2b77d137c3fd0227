import type { Envelope } from '@quartermaster/contracts';
import { inject, injectable, type AnyAnswer } from '../capabilities/index.ts';
import { ErrorReports, type RawAnswer } from '../wire/index.ts';
import { demandOf, unknownStoreText } from '../errors/index.ts';
import { handleCallResponse, handleResponse, showHandled, type Outcome, type ResponseParts } from '../response/index.ts';
import type { ScreenDefinition } from '../screens/index.ts';
import { Identity, PendingRoutes, Session, SessionLife } from '../session/index.ts';
import type { OpenModal } from '../shell/index.ts';
import { CurrentStore, Services, type ServiceRequest } from '../store/index.ts';
import { AfterSignIn } from './after-sign-in.ts';
import { Changes } from './changes.ts';
import type { Destination, Visit } from './destination.ts';
import { KeptPages } from './kept-pages.ts';
import { ScreenContents, type ScreenAnswer } from './screen-contents.ts';
import { SignOutAnswers } from './sign-out-answers.ts';
import { StoreSwitch } from './store-switch.ts';

/** Decides where an answer leads: the response pipeline, and what sign-in and sign-out add to it. */
@injectable()
export class ResponseHandler {
  readonly #screens: ScreenContents;
  readonly #reports: ErrorReports;
  readonly #session: Session;
  readonly #life: SessionLife;
  readonly #identity: Identity;
  readonly #pending: PendingRoutes;
  readonly #store: CurrentStore;
  readonly #switch: StoreSwitch;
  readonly #services: Services;
  readonly #kept: KeptPages;
  readonly #signOut: SignOutAnswers;
  readonly #afterSignIn: AfterSignIn;
  readonly #changes: Changes;
  /** Reported once each. */
  readonly #unknownStores = new Set<number>();

  constructor(
    @inject(ScreenContents) screens: ScreenContents,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(Session) session: Session,
    @inject(SessionLife) life: SessionLife,
    @inject(Identity) identity: Identity,
    @inject(PendingRoutes) pending: PendingRoutes,
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreSwitch) storeSwitch: StoreSwitch,
    @inject(Services) services: Services,
    @inject(KeptPages) kept: KeptPages,
    @inject(SignOutAnswers) signOut: SignOutAnswers,
    @inject(AfterSignIn) afterSignIn: AfterSignIn,
    @inject(Changes) changes: Changes,
  ) {
    this.#screens = screens;
    this.#reports = reports;
    this.#session = session;
    this.#life = life;
    this.#identity = identity;
    this.#pending = pending;
    this.#store = store;
    this.#switch = storeSwitch;
    this.#services = services;
    this.#kept = kept;
    this.#signOut = signOut;
    this.#afterSignIn = afterSignIn;
    this.#changes = changes;
  }

  /** Where the answer to a navigation leads. `overPage`: there is a page under a modal. */
  async destinationOf(request: ServiceRequest, answer: RawAnswer, visit: Visit, overPage: boolean): Promise<Destination> {
    if (this.#services.signsOut(request.path) && answer.kind === 'envelope' && answer.envelope !== null) {
      const early = await this.#signOut.destinationOf(request, answer.envelope);
      if (early !== null) return early;
    }
    const outcome = await handleResponse({ request, answer, parts: this.#parts(request, visit.showDocument) });
    switch (outcome.kind) {
      case 'document':
        return { kind: 'stay' };
      case 'leave':
        return outcome;
      case 'redirect':
        return { kind: 'address', url: outcome.url };
      case 'resume':
        return this.#afterSignIn.resume(outcome.route);
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
    const outcome = await showHandled({ request, answer, parts: this.#parts(request, () => {}) });
    const wasAsked = this.noticeIn(request, { kind: 'envelope', envelope }) !== null;
    if (outcome.kind === 'error') return wasAsked && outcome.path === '/error/unexpected_response' ? { kind: 'stay' } : this.#responseError(outcome, request, answer);
    if (outcome.kind !== 'show') return { kind: 'stay' };
    const destination = await this.#show(outcome, request, answer, true, false);
    return destination.kind === 'modal' && wasAsked && outcome.definition.layout !== 'modal' ? { kind: 'stay' } : destination;
  }

  #responseError(outcome: Extract<Outcome, { kind: 'error' }>, request: ServiceRequest, answer: RawAnswer): Promise<Destination> {
    return this.#kept.errorPage(outcome.path, this.#reports.make(outcome.text, { request, ...namedAs(answer) }));
  }

  /** The outcome of a call's answer beside its attributes; null when all of it is the caller's. */
  outcomeOfCall(request: ServiceRequest, answer: RawAnswer, showDocument: (document: Blob) => void): Promise<Outcome | null> {
    return handleCallResponse({ request, answer, parts: this.#parts(request, showDocument) });
  }

  /** The modal of what the answer to a call wants answered; null when it wants nothing. */
  noticeIn(request: ServiceRequest, answer: RawAnswer): OpenModal | null {
    return answer.kind === 'envelope' && answer.envelope !== null ? this.#screens.notice(request.path, answer.envelope) : null;
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

  #parts(request: ServiceRequest, showDocument: (document: Blob) => void): ResponseParts {
    return {
      saveLoginState: (attributes) => {
        this.#session.save(attributes, this.#changes.isOutdated(request));
        this.#life.said(attributes);
      },
      followStore: (storeID) => this.#followStore(storeID),
      showDocument,
      clearIdentity: () => this.#identity.forget(),
      takePendingRoute: () => this.#pending.take(),
      isStart: (route) => this.#afterSignIn.isStart(route),
      resolve: (path, pathInfo, responseName) => this.#screens.resolve(path, pathInfo, responseName),
    };
  }

  /** Numbers without a store of their own, such as those of the punch-outs, leave the present store (decision 0043). */
  async #followStore(storeID: number): Promise<void> {
    const { storeName } = this.#session.attributes.get();
    if ((await this.#switch.follow({ storeID, storeName })) !== 'unknown' || this.#unknownStores.has(storeID)) return;
    this.#unknownStores.add(storeID);
    const report = this.#reports.make(unknownStoreText(storeID, this.#store.name));
    this.#store.log(report, new Error(report.message));
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
