import type { Clock } from '../capabilities/clock.ts';
import { Signal } from '../signals/signal.ts';

export type AlertType = 'info' | 'success' | 'warning' | 'error';

export interface Alert {
  id: number;
  type: AlertType;
  /** HTML: show it through the sanitizer only. */
  msg: string;
}

export interface AlertRequest {
  type: AlertType;
  msg: string;
  /** Milliseconds; 5000 without it (specification, section 9). 0 stays until it is dismissed. */
  timeout?: number;
}

const defaultTimeout = 5000;

/** The messages at the top right. They go by themselves. */
export class Alerts {
  readonly list = new Signal<readonly Alert[]>([]);
  readonly #clock: Clock;
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly show = ({ type, msg, timeout = defaultTimeout }: AlertRequest): number => {
    const id = ++this.#lastId;
    this.list.set([...this.list.get(), { id, type, msg }]);
    if (timeout > 0) this.#clock.setTimeout(() => this.dismiss(id), timeout);
    return id;
  };

  readonly dismiss = (id: number): void => {
    this.list.set(this.list.get().filter((alert) => alert.id !== id));
  };
}
