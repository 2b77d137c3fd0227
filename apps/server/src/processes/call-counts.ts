import type { Counted } from './shared-memory.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Counts calls by key in windows of time. Keys are bounded: the window that began longest ago is forgotten first. */
export class CallCounts {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;
  readonly #most: number;

  /** @param now milliseconds */
  constructor(now: () => number = Date.now, most = 30_000) {
    this.#now = now;
    this.#most = most;
  }

  count(key: string, window: number): Counted {
    const now = this.#now();
    const running = this.#windows.get(key);
    if (running !== undefined && now < running.endsAt) {
      running.count += 1;
      return { current: running.count, ttl: running.endsAt - now };
    }
    // Put last again: the first is the one that began longest ago.
    this.#windows.delete(key);
    this.#windows.set(key, { count: 1, endsAt: now + window });
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > this.#most && oldest !== undefined) this.#windows.delete(oldest);
    return { current: 1, ttl: window };
  }
}
