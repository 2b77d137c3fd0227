import {
  type Randomness, type Viewport, type HistoryEntry, type HistoryPort, inject, injectable, HistoryToken, RandomnessToken, ViewportToken,
  parseAddress,
} from '../capabilities/index.ts';
import type { Arrival, Visit } from './destination.ts';

/** The visits of a tab: the latest one counts, every other one that is still on its way is over. */
@injectable()
export class HistoryEntries {
  readonly #history: HistoryPort;
  readonly #randomness: Randomness;
  readonly #viewport: Viewport;
  #latest = 0;
  #abort: AbortController | null = null;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(ViewportToken) viewport: Viewport,
  ) {
    this.#history = history;
    this.#randomness = randomness;
    this.#viewport = viewport;
  }

  /** Begins a visit and ends the one before it. */
  begin(arrival: Arrival, entry: HistoryEntry, options: Partial<Visit> = {}): Visit {
    this.#latest += 1;
    this.#abort?.abort();
    this.#abort = null;
    return this.#visit(arrival, entry, options);
  }

  /** A visit to the present entry that leaves the one on its way alone. */
  here(): Visit {
    return this.#visit('replace', this.#history.current());
  }

  isStale(visit: Visit): boolean {
    return visit.number !== this.#latest;
  }

  /** Runs a request of the latest visit; another visit aborts it where `stoppable`. */
  async asking<Result>(stoppable: boolean, ask: (signal?: AbortSignal) => Promise<Result>): Promise<Result> {
    const abort = stoppable ? new AbortController() : null;
    this.#abort = abort;
    try {
      return await ask(abort?.signal);
    } finally {
      if (this.#abort === abort) this.#abort = null;
    }
  }

  /** A new entry for an address of the application. */
  entryAt(url: string): HistoryEntry {
    const { pathname, search, hash } = parseAddress(url);
    return { key: this.#randomness.uuid(), pathname, search, hash };
  }

  /** A new entry that begins at the present address. */
  newEntry(): HistoryEntry {
    return { ...this.#history.current(), key: this.#randomness.uuid() };
  }

  #visit(arrival: Arrival, entry: HistoryEntry, options: Partial<Visit> = {}): Visit {
    const showDocument = (document: Blob) => this.#viewport.openTab().show(document);
    return { scroll: null, showDocument, asModal: false, ...options, number: this.#latest, arrival, entry };
  }
}
