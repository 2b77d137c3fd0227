import type { Clock } from '../capabilities/index.ts';
import { Signal } from '../signals/index.ts';

export interface SpinnerState {
  visible: boolean;
  message: string;
}

/** A load that takes less than this many milliseconds shows no spinner. */
export const spinnerDelay = 150;
export const defaultSpinnerMessage = 'Loading Content';

const hidden: SpinnerState = Object.freeze({ visible: false, message: defaultSpinnerMessage });

/** The full-screen spinner: visible while something that began {@link spinnerDelay} ago is still going on. */
export class Spinner {
  readonly state = new Signal<SpinnerState>(hidden);
  readonly #clock: Clock;
  readonly #running = new Map<symbol, string>();
  readonly #due = new Set<symbol>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Something begins. The returned function ends it, and does no harm when it is called twice. `delay`: 0 shows it at once. */
  begin(message = defaultSpinnerMessage, delay = spinnerDelay): () => void {
    const load = Symbol(message);
    this.#running.set(load, message);
    const due = (): void => {
      this.#due.add(load);
      this.#show();
    };
    const timer = delay > 0 ? this.#clock.setTimeout(due, delay) : null;
    if (timer === null) due();
    return () => {
      if (timer !== null) this.#clock.clearTimeout(timer);
      this.#running.delete(load);
      this.#due.delete(load);
      this.#show();
    };
  }

  /** The message of what began last. */
  #show(): void {
    const latest = [...this.#running].findLast(([load]) => this.#due.has(load));
    this.state.set(latest === undefined ? hidden : { visible: true, message: latest[1] });
  }
}
