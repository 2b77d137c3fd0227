import { ClockToken, inject, injectable, withinTime, type Clock } from '../capabilities/index.ts';

/** Milliseconds that a page waits for changes; it is asked for beside one that takes longer. */
const patience = 5_000;

/** The changes that this tab sends: what a page shows may be out of date with each. */
@injectable()
export class Changes {
  readonly #clock: Clock;
  readonly #underWay = new Set<Promise<unknown>>();
  #count = 0;
  #answered = 0;
  /**
   * The answer to a change came after that to a later one: which of the two carts is the last one, none of them says. What can ask for it comes late with the
   * connection, and listens here.
   */
  overtaken: () => void = () => {};
  /** Requests, with the number of changes when they were sent; -1: a change that was overtaken. */
  readonly #sentAt = new WeakMap<object, number>();

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

  /** Something is asked for that changes nothing. */
  reads(request: object): void {
    this.#sentAt.set(request, this.#count);
  }

  /** Whether the answer to a request may be of an earlier cart than what is known by now: something was changed meanwhile, or a later change was answered before. */
  isOutdated(request: object): boolean {
    return (this.#sentAt.get(request) ?? this.#count) !== this.#count;
  }

  /** Sends a change, which may be made at any time until it is answered, and where the answer is lost all the same. */
  async send<Answer>(request: object, send: () => Promise<Answer>): Promise<Answer> {
    this.happened();
    const number = this.#count;
    const sent = send();
    this.#underWay.add(sent);
    return sent.finally(() => {
      this.#underWay.delete(sent);
      this.happened();
      const last = this.#answered;
      this.#answered = Math.max(number, last);
      if (number > last) return;
      this.#sentAt.set(request, -1);
      this.overtaken();
    });
  }

  /** Once the changes that are on their way are answered: a page that is asked for before may not have them. */
  async settled(): Promise<void> {
    if (this.#underWay.size > 0) await withinTime(Promise.allSettled(this.#underWay), patience, this.#clock, 'A change').catch(() => {});
  }
}
