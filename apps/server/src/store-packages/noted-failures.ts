/** Why a store failed in somebody's browser, as that browser says. */
export interface BrowserFailure {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly version: string;
  readonly code: string;
  readonly why: string;
}

const keptPerStore = 20;

/** The latest failures that browsers told this process of, the last one first. */
export class NotedFailures {
  readonly #byStore = new Map<string, BrowserFailure[]>();

  add(store: string, failure: BrowserFailure): void {
    this.#byStore.set(store, [failure, ...(this.#byStore.get(store) ?? [])].slice(0, keptPerStore));
  }

  of(store: string): readonly BrowserFailure[] {
    return this.#byStore.get(store) ?? [];
  }
}
