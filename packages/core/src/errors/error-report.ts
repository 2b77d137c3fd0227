/** The facts that an error screen shows (specification, section 3, error object and error detail). Sensitive fields are never in it. */
export interface ErrorReport {
  title: string;
  message: string;
  /** Offer the details behind a link. */
  displayErrorDetail: boolean;
  /** Kind of the error, for example `Missing Redirection Error`. */
  name: string;
  /** Id of this occurrence in the browser. */
  exceptionID: string;
  /** Request id in the server's log; null when the server did not answer. */
  errorID: string | null;
  /** ISO 8601, UTC; the server's clock where it told, else the browser's. */
  occurrenceTimeOnServer: string;
  loggedIn: boolean;
  firstName: string | null;
  lastName: string | null;
  storeName: string;
  /** True: what failed was only to be shown, and the cause may be over in a moment. It can be asked for again, with `wsPath` and `wsQueryParams`. */
  mayTryAgain?: boolean;
  ipAddress: string | null;
  attributes: ErrorReportAttributes;
}

export interface ErrorReportAttributes {
  /** HTTP status; null when there was no HTTP answer. */
  status: number | null;
  statusText: string | null;
  detailedErrorMessage: string | null;
  wsPath: string | null;
  wsQueryParams: string | null;
  /** JSON text of what was sent, redacted. */
  wsPayload: string | null;
  wsResponseName: string | null;
  storeID: number | null;
  displayHomeLink: boolean;
  /** True: nothing but a new start helps, and the home link is hidden. */
  FATAL_ERROR: boolean;
}
