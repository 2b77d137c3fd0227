/** One call that a store's service did not answer as it must, for the operator. */
export interface RecentFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly path: string;
  readonly reason: string;
  readonly message: string;
  /** The `errorID` that the buyer saw; the log has it too. */
  readonly requestId: string;
}

const keptPerStore = 20;

/** The latest failures of each store's services since this process started, the last one first. */
export class RecentFailures {
  readonly #byStore = new Map<string, RecentFailure[]>();

  add(store: string, failure: RecentFailure): void {
    this.#byStore.set(store, [failure, ...(this.#byStore.get(store) ?? [])].slice(0, keptPerStore));
  }

  of(store: string): readonly RecentFailure[] {
    return this.#byStore.get(store) ?? [];
  }
}
