/**
 * Writes together, a little later, what was collected in memory: noting something neither waits nor fails.
 */
export class CollectedWrites {
  readonly #after: number;
  readonly #write: () => Promise<void>;
  #timer: NodeJS.Timeout | null = null;
  #last: Promise<void> = Promise.resolve();

  /** @param after milliseconds for which is collected @param write takes all that was collected; it never throws */
  constructor({ after, write }: { readonly after: number; readonly write: () => Promise<void> }) {
    this.#after = after;
    this.#write = write;
  }

  /** There is something to write. */
  due(): void {
    this.#timer ??= setTimeout(() => void this.written(), this.#after).unref();
  }

  /** Writes what was collected until now, after what is being written. */
  written(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#last = this.#last.then(this.#write);
    return this.#last;
  }
}
