import type { Money } from '../money/money.ts';

/** The outcome in the server's words; anything but these three is an ordinary answer (specification, section 3). */
export type ResponseType = 'REDIRECT' | 'AUTHENTICATED' | 'ERROR' | 'SUCCESS';

/** The session of the caller: the buyer or visitor, and the store. The server adds it to the attributes of every answer. */
export interface SessionAttributes {
  storeID: number;
  storeName: string;
  ipAddress: string;
  loggedIn: boolean;
  appServerID: string;
  firstName: string | null;
  lastName: string | null;
  agencyCode: string | null;
  /** Seconds of inactivity after which the server ends the session; null for visitors, who have nothing to lose. */
  sessionTimeout: number | null;
  /** Messages about the buyer’s orders in this store that they have not read; no more than 100 are counted. */
  unreadMessages: number;
  /** The cart as the header shows it. */
  cartSummary: CartSummary;
}

export interface CartSummary {
  /** Number of lines, not of pieces. */
  lineCount: number;
  subtotal: Money;
}

/** Every answer of the API (specification, section 3). `attributes` always holds {@link SessionAttributes} as well. */
export interface Envelope<Attributes = Record<string, unknown>> {
  responseType: ResponseType;
  /** Where to go; only with REDIRECT. Relative to the application, or absolute. */
  redirectURL?: string;
  /** With the path it chooses the screen. */
  responseName?: string;
  /** The path whose screen is to be shown when it is not the requested one. */
  pathInfo?: string;
  type?: string;
  message?: string;
  msgType?: string;
  msgHeader?: string;
  attributes?: Attributes & Partial<SessionAttributes>;
}

/** One mistake in what was sent; shown at its field and in the form's summary. */
export interface FieldError {
  /** Name of the field in the request, dotted for nested ones (`address.zip`). */
  field: string;
  /** The mistake and its remedy, as a sentence. */
  message: string;
}

/** Attributes that an ERROR answer carries, so that the error page can be found in the server's log. */
export interface ErrorAttributes {
  /** Request id; the server's log has the same value. */
  errorID: string;
  /** ISO 8601, UTC. */
  occurrenceTimeOnServer: string;
  /** Machine-readable cause, for example `REQUEST_INVALID` or `NOT_YOURS`. */
  code: string;
  /** The session is over: the web shows a modal that cannot be dismissed (specification, sections 3 and 4). */
  type?: 'sessionExpiryModal';
  /** With `STORE_REFUSED`: the path of the service that tells the buyer why, and how they may be let in. */
  accessPath?: string;
  fieldErrors?: FieldError[];
  /** The part that failed, for the details of the error page that a buyer sends to the help desk. */
  detailedErrorMessage?: string;
}
