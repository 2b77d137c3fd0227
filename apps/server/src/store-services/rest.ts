import type { Clock } from '../runtime/index.ts';
import { UpstreamFailure } from './upstream-failure.ts';

const failuresBeforeRest = 5;
const firstRest = 5_000;
const longestRest = 60_000;
const mostAtOnce = 20;

/**
 * Spares a service that fails: after five failures in a row it is left alone for a while, then one call tries again, and each
 * further failure doubles the time up to a minute. It also takes no more than twenty calls at once, so that a slow service
 * holds few of the server's.
 */
export class Rest {
  readonly #clock: Clock;
  #failures = 0;
  #until = 0;
  #running = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws UpstreamFailure of the work, or of reason `resting` or `busy` without having tried */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const now = this.#clock.now().getTime();
    if (now < this.#until) throw new UpstreamFailure('resting', `It failed ${this.#failures} times in a row and is left alone for another ${Math.ceil((this.#until - now) / 1000)} s.`);
    if (this.#running >= mostAtOnce) throw new UpstreamFailure('busy', `It has ${mostAtOnce} calls to answer already.`);
    // Calls that come while one tries again wait for its outcome.
    if (this.#failures >= failuresBeforeRest) this.#until = now + restAfter(this.#failures);
    this.#running += 1;
    try {
      const result = await work();
      this.#failures = 0;
      this.#until = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= failuresBeforeRest) this.#until = this.#clock.now().getTime() + restAfter(this.#failures);
      throw error;
    } finally {
      this.#running -= 1;
    }
  }
}

const restAfter = (failures: number): number => Math.min(longestRest, firstRest * 2 ** Math.min(10, failures - failuresBeforeRest));
