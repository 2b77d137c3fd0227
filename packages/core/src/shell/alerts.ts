import type { Clock, TimerHandle } from '../capabilities/index.ts';
import type { AlertType } from '../errors/index.ts';
import { Signal } from '../signals/index.ts';

export interface Alert {
  id: number;
  type: AlertType;
  /** HTML: show it through the sanitizer only. */
  msg: string;
  topic?: string;
}

export interface AlertRequest {
  type: AlertType;
  msg: string;
  /** Milliseconds; 5000 without it (specification, section 9). 0 stays until it is dismissed. */
  timeout?: number;
  /** A later message of the same topic takes the place of this one, so that repeated actions pile nothing up. */
  topic?: string;
}

const defaultTimeout = 5000;

/** The messages at the top right. They go by themselves. */
export class Alerts {
  readonly list = new Signal<readonly Alert[]>([]);
  readonly #clock: Clock;
  /** Alerts that go by themselves: how long each stays. */
  readonly #expiring = new Map<number, number>();
  readonly #timers = new Map<number, TimerHandle>();
  #isHeld = false;
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly show = ({ type, msg, timeout = defaultTimeout, topic }: AlertRequest): number => {
    const id = ++this.#lastId;
    const outdated = topic === undefined ? [] : this.list.get().filter((alert) => alert.topic === topic);
    for (const alert of outdated) this.#forget(alert.id);
    this.list.set([...this.list.get().filter((alert) => !outdated.includes(alert)), { id, type, msg, ...(topic !== undefined && { topic }) }]);
    if (timeout > 0) {
      this.#expiring.set(id, timeout);
      if (!this.#isHeld) this.#start(id, timeout);
    }
    return id;
  };

  readonly dismiss = (id: number): void => {
    this.#forget(id);
    this.list.set(this.list.get().filter((alert) => alert.id !== id));
    // A pointer on the last message has nothing left to rest on, and the browser sends no event when the message goes.
    if (this.list.get().length === 0) this.#isHeld = false;
  };

  /** While held no alert goes by itself; afterwards each has its whole time again (WCAG 2.2.1, Timing Adjustable). */
  readonly hold = (isHeld: boolean): void => {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    for (const [id, timeout] of this.#expiring) {
      if (isHeld) this.#stop(id);
      else this.#start(id, timeout);
    }
  };

  #forget(id: number): void {
    this.#stop(id);
    this.#expiring.delete(id);
  }

  #start(id: number, timeout: number): void {
    this.#timers.set(id, this.#clock.setTimeout(() => this.dismiss(id), timeout));
  }

  #stop(id: number): void {
    const timer = this.#timers.get(id);
    if (timer !== undefined) this.#clock.clearTimeout(timer);
    this.#timers.delete(id);
  }
}
