import type { FieldError } from '@quartermaster/contracts';

/**
 * `network`: no answer came. `http`: the server answered with an error. `sign-in`: sign-in is asked for, the request is
 * remembered. `access`: the store refuses this buyer, who is led to the page that says why; the request is
 * remembered. `session-expired`: the buyer is asked whether they want a new session. `redirected`: the answer led elsewhere.
 * `request`: no such path. `response`: the answer is not an envelope. `abandoned`: the caller's signal stopped it.
 */
export type CallFailureKind = 'network' | 'http' | 'sign-in' | 'access' | 'session-expired' | 'redirected' | 'request' | 'response' | 'abandoned';

export interface CallFailureDetails {
  status?: number;
  statusText?: string;
  title?: string;
  /** Request id in the server's log. */
  errorID?: string;
  /** ISO 8601, UTC. */
  occurrenceTimeOnServer?: string;
  /** Machine-readable cause. */
  code?: string;
  /** With kind `access`: the service of that page. */
  accessPath?: string;
  fieldErrors?: readonly FieldError[];
  /** The part of the server that failed, in its words. */
  detail?: string;
}

/** Why a call has no answer. Its message is a sentence for people. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: CallFailureKind;
  readonly status: number | null;
  readonly statusText: string | null;
  readonly title: string | null;
  readonly errorID: string | null;
  readonly occurrenceTimeOnServer: string | null;
  readonly code: string | null;
  readonly accessPath: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly detail: string | null;

  constructor(kind: CallFailureKind, message: string, details: CallFailureDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.statusText = details.statusText ?? null;
    this.title = details.title ?? null;
    this.errorID = details.errorID ?? null;
    this.occurrenceTimeOnServer = details.occurrenceTimeOnServer ?? null;
    this.code = details.code ?? null;
    this.accessPath = details.accessPath ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.detail = details.detail ?? null;
  }
}

const ledElsewhere: ReadonlySet<CallFailureKind> = new Set(['sign-in', 'access', 'session-expired', 'redirected', 'abandoned']);

/** Whether the caller's page has to report a failure: not when the buyer is led elsewhere by it, nor a call whose answer is no longer awaited. */
export const concernsPage = ({ kind }: CallFailure): boolean => !ledElsewhere.has(kind);
