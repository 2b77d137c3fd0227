import { ClockToken, inject, injectable, withinTime, type Clock } from '../capabilities/index.ts';

/** Milliseconds from the sending of a change for which pages wait for it; they are asked for beside one that takes longer. */
const patience = 5_000;

/** The changes that this tab sends: what a page shows may be out of date with each. */
@injectable()
export class Changes {
  readonly #clock: Clock;
  /** With the time until which pages wait for them. */
  readonly #underWay = new Map<Promise<unknown>, number>();
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
    this.#underWay.set(sent, this.#clock.now() + patience);
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
    const now = this.#clock.now();
    const awaited = [...this.#underWay].filter(([, until]) => until > now);
    if (awaited.length === 0) return;
    const longest = Math.max(...awaited.map(([, until]) => until - now));
    await withinTime(Promise.allSettled(awaited.map(([sent]) => sent)), longest, this.#clock, 'A change').catch(() => {});
  }
}
