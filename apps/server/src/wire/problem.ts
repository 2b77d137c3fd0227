import type { ErrorAttributes, FieldError } from '@quartermaster/contracts';

export interface ProblemOptions {
  /** HTTP status. */
  readonly status: number;
  /** Machine-readable cause, for example `REQUEST_INVALID`. */
  readonly code: string;
  /** Title of the error page (specification, section 8: it replaces the title when present). */
  readonly title: string;
  /** The problem and its remedy, as sentences that may be shown to anyone. */
  readonly message: string;
  readonly fieldErrors?: readonly FieldError[];
  /** Attribute `type` of the answer: `sessionExpiryModal` forces a modal (specification, section 3). */
  readonly type?: ErrorAttributes['type'];
  /** The part that failed, as the error details show it to anyone. */
  readonly detail?: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** Where this store refuses the buyer: the service that tells them why. */
  readonly accessPath?: string;
  readonly cause?: unknown;
}

/** A call that cannot be served: becomes an ERROR envelope. Thrown from any depth, or returned by a handler. */
export class Problem extends Error {
  readonly kind = 'problem';
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly fieldErrors: readonly FieldError[];
  readonly type: ErrorAttributes['type'];
  readonly detail: string | null;
  readonly retryAfter: number | null;
  readonly accessPath: string | null;

  constructor(options: ProblemOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.title = options.title;
    this.fieldErrors = options.fieldErrors ?? [];
    this.type = options.type;
    this.detail = options.detail ?? null;
    this.retryAfter = options.retryAfter ?? null;
    this.accessPath = options.accessPath ?? null;
  }
}

export const problem = (options: ProblemOptions): Problem => new Problem(options);

/** The request does not fit; each field error says where and what to do. */
export const requestInvalid = (fieldErrors: readonly FieldError[]): Problem =>
  problem({
    status: 400,
    code: 'REQUEST_INVALID',
    title: 'Request Not Accepted',
    message: `The request was not accepted. ${fieldErrors.map(({ field, message }) => `${field === '' ? 'Request' : field}: ${message}`).join(' ')}`.slice(0, 2000),
    fieldErrors,
  });

/** Only a signed-in buyer may do this (specification, section 8: HTTP 401). */
export const signInRequired = (message = 'Sign in to continue.'): Problem =>
  problem({ status: 401, code: 'SIGN_IN_REQUIRED', title: 'Authorization Error', message });

/** The caller's session had no call for too long (specification, section 4, Session inactivity). */
export const sessionExpired = (): Problem =>
  problem({
    status: 401,
    code: 'SESSION_EXPIRED',
    title: 'Session Expired',
    message: 'Your session with the server expired due to inactivity.',
    type: 'sessionExpiryModal',
  });

/** The buyer is signed in, and this store refuses them. `accessPath`: the service that tells them why, and how they may be let in. */
export const storeRefused = (reason: string, accessPath: string): Problem =>
  problem({ status: 403, code: 'STORE_REFUSED', title: 'Authorization Error', message: reason, accessPath });


export const pathUnknown = (path: string): Problem =>
  problem({
    status: 404,
    code: 'PATH_UNKNOWN',
    title: 'Unexpected request',
    message: `There is nothing at ${path.slice(0, 200)}. Check the address.`,
  });

export const tooManyRequests = (seconds: number): Problem =>
  problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    title: 'Too Many Requests',
    message: `Too many requests came in a short time. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    retryAfter: seconds,
  });
