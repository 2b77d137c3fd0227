import type { Clock, TimerHandle } from '../capabilities/clock.ts';

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

/** Time that passes only when a test moves it. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 15, 12);
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  now(): number {
    return this.#now;
  }

  setTimeout(callback: () => void, milliseconds: number): TimerHandle {
    this.#last += 1;
    this.#timers.set(this.#last, { due: this.#now + milliseconds, callback });
    return this.#last;
  }

  clearTimeout(handle: TimerHandle): void {
    this.#timers.delete(handle);
  }

  /** Time passes and no timer runs: a laptop sleeps, or a dialog of the browser stops the page. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    for (const [id, { due, callback }] of this.#timers) this.#timers.set(id, { due: due + milliseconds, callback });
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = [...this.#timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0];
      if (next === undefined) break;
      const [id, { due, callback }] = next;
      this.#timers.delete(id);
      this.#now = due;
      callback();
    }
    this.#now = end;
  }
}
