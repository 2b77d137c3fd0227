import { inject, injectable, ClockToken, RandomnessToken, type Clock, type Randomness } from '../capabilities/index.ts';
import { Session } from '../session/index.ts';
import { busyMessage, redact, errorTexts, type CallFailure, type ErrorReport, type ErrorText } from '../errors/index.ts';
import { Services, type ServiceRequest } from '../store/index.ts';

export interface ErrorFacts {
  readonly request?: ServiceRequest;
  readonly responseName?: string | null;
  readonly failure?: CallFailure;
  /** The error in the words of its cause. */
  readonly detail?: string;
  readonly fatal?: boolean;
}

/** Makes the reports that error screens show (specification, section 8, Error detail view). */
@injectable()
export class ErrorReports {
  readonly #session: Session;
  readonly #clock: Clock;
  readonly #randomness: Randomness;
  readonly #services: Services;

  constructor(
    @inject(Session) session: Session,
    @inject(ClockToken) clock: Clock,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(Services) services: Services,
  ) {
    this.#session = session;
    this.#clock = clock;
    this.#randomness = randomness;
    this.#services = services;
  }

  make(text: ErrorText, facts: ErrorFacts = {}): ErrorReport {
    const { request, failure } = facts;
    const session = this.#session.attributes.get();
    const payload = request === undefined ? null : redact(request.payload, this.#services.at(request.path)?.sensitive ?? []);
    return {
      ...text,
      displayErrorDetail: true,
      exceptionID: this.#randomness.uuid(),
      errorID: failure?.errorID ?? null,
      occurrenceTimeOnServer: failure?.occurrenceTimeOnServer ?? new Date(this.#clock.now()).toISOString(),
      loggedIn: session.loggedIn,
      firstName: session.firstName,
      lastName: session.lastName,
      storeName: session.storeName,
      ipAddress: session.ipAddress === '' ? null : session.ipAddress,
      attributes: {
        status: failure?.status ?? null,
        statusText: failure?.statusText ?? null,
        detailedErrorMessage: facts.detail ?? failure?.detail ?? failure?.message ?? null,
        wsPath: request?.path ?? null,
        wsQueryParams: request?.query.toString() ?? null,
        wsPayload: payload === null ? null : JSON.stringify(payload),
        wsResponseName: facts.responseName ?? null,
        storeID: session.storeID,
        displayHomeLink: facts.fatal !== true,
        FATAL_ERROR: facts.fatal === true,
      },
    };
  }

  /**
   * Specification, section 8, Other HTTP error: the server's msgType replaces the title. Where the server has no time now, its
   * own words say when to try again; where no answer came, it is no HTTP error.
   */
  forFailure(failure: CallFailure, request?: ServiceRequest): ErrorReport {
    const text = textOf(failure);
    const mayTryAgain = request !== undefined && isPassing(failure) && this.#services.isRepeatable(request.path);
    return { ...this.make({ ...text, title: failure.title ?? text.title }, { failure, ...(request && { request }) }), ...(mayTryAgain && { mayTryAgain }) };
  }
}

/** Whether the same request may have an answer in a moment. */
const isPassing = ({ kind, status }: CallFailure): boolean => kind === 'network' || status === 429 || (status ?? 0) >= 500;

function textOf({ kind, status, message }: CallFailure): ErrorText {
  if (kind === 'request') return errorTexts.unexpectedRequest;
  if (kind === 'network') return errorTexts.notReached;
  const { httpError } = errorTexts;
  return (status === 429 || status === 503) && message !== httpError.message ? { ...httpError, message: busyMessage(message) } : httpError;
}
