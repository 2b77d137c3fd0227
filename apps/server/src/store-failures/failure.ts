/** The reason for which a store failed in a browser, as that browser says. */
export interface BrowserFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly version: string;
  readonly code: string;
  readonly why: string;
}

/** One call that a store's service did not answer as it must, for the operator. */
export interface ServiceFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly path: string;
  readonly reason: string;
  readonly message: string;
  /** The `errorID` that the buyer saw; the log has it too. */
  readonly requestId: string;
}

/** The latest failures of one store, the last one first. */
export interface FailuresOfStore {
  readonly browsers: readonly BrowserFailure[];
  readonly services: readonly ServiceFailure[];
}
