/** One at a time, in the order of asking. */
export class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn; the caller must give it back with {@link release}. */
  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}
