/** A value that changes, and those who want to know. The engine's state is made of these; React reads them through hooks. */
export interface ReadableSignal<Value> {
  get(): Value;
  /** Calls back after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export class Signal<Value> implements ReadableSignal<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Value) {
    this.#value = initial;
  }

  readonly get = (): Value => this.#value;

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
