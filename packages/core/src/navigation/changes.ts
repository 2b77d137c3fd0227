import { ClockToken, inject, injectable, withinTime, type Clock } from '../capabilities/index.ts';

/** Milliseconds that a page waits for changes; it is asked for beside one that takes longer. */
const patience = 5_000;

/** The changes that this tab sends: what a page shows may be out of date with each. */
@injectable()
export class Changes {
  readonly #clock: Clock;
  readonly #underWay = new Set<Promise<unknown>>();
  #count = 0;

  constructor(@inject(ClockToken) clock: Clock) {
    this.#clock = clock;
  }

  /** Rises with each change: a page that was asked for before the last one may be out of date. */
  get count(): number {
    return this.#count;
  }

  /** Something was changed elsewhere. */
  happened(): void {
    this.#count += 1;
  }

  /** Sends a change, which may be made at any time until it is answered, and where the answer is lost all the same. */
  async send<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    this.happened();
    const sent = send();
    this.#underWay.add(sent);
    return sent.finally(() => {
      this.#underWay.delete(sent);
      this.happened();
    });
  }

  /** Once the changes that are on their way are answered: a page that is asked for before may not have them. */
  async settled(): Promise<void> {
    if (this.#underWay.size > 0) await withinTime(Promise.allSettled(this.#underWay), patience, this.#clock, 'A change').catch(() => {});
  }
}
