import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Service } from '../start/service.ts';

/** Hears how a server fares. */
export interface Tellers {
  /** It stops taking calls; they wait. */
  readonly onRestart: () => void;
  /** It takes calls again, after this many milliseconds. */
  readonly onReady: (ms: number) => void;
  /** It ended or could not start, with its reason. It is started again at the next change. */
  readonly onProblem: (problem: string) => void;
}

/** Milliseconds that calls under way have to end before the server is stopped all the same: some are streams. */
const callsPatience = 3_000;

/** A server that is started anew when its sources change, and that a mistake in them does not end for good. */
export class FollowedServer {
  readonly #start: () => Promise<Service>;
  readonly #tell: Tellers;
  #run: Service | null = null;
  #turn: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #isStopped = false;
  #problem: string | null = null;
  #calls = 0;
  #tellIdle: (() => void) | null = null;

  constructor(start: () => Promise<Service>, tell: Tellers) {
    this.#start = start;
    this.#tell = tell;
  }

  /** Starts it, or starts it anew. Changes that come before that has begun are part of it. */
  restart(): Promise<void> {
    if (!this.#isWaiting) {
      this.#isWaiting = true;
      this.#turn = this.#turn.then(() => this.#renew());
    }
    return this.#turn;
  }

  /** Waits until nothing is being started. Null: it takes calls; else the reason why it does not. */
  async settled(): Promise<string | null> {
    let turn;
    do await (turn = this.#turn);
    while (turn !== this.#turn);
    return this.#problem;
  }

  /** A call is passed on to it, at once after {@link settled}. It is stopped after the call has ended: a server that stops refuses what comes then. */
  passOn(ended: Promise<unknown>): void {
    this.#calls += 1;
    void ended.finally(() => {
      this.#calls -= 1;
      if (this.#calls === 0) this.#tellIdle?.();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#turn;
    const run = this.#run;
    this.#run = null;
    await run?.stop();
  }

  async #renew(): Promise<void> {
    this.#isWaiting = false;
    if (this.#isStopped) return;
    const begun = performance.now();
    const former = this.#run;
    this.#run = null;
    this.#tell.onRestart();
    try {
      if (former !== null) await this.#idle();
      await former?.stop();
      const run = await this.#start();
      this.#run = run;
      this.#problem = null;
      void run.died.then((error) => {
        if (this.#run === run) this.#fail(error);
      });
      this.#tell.onReady(performance.now() - begun);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Waits until the calls that were passed on have ended. */
  async #idle(): Promise<void> {
    // Those that had been let through are passed on meanwhile.
    await setImmediate();
    if (this.#calls === 0) return;
    const idle = Promise.withResolvers<void>();
    this.#tellIdle = idle.resolve;
    await Promise.race([idle.promise, setTimeout(callsPatience, undefined, { ref: false })]);
    this.#tellIdle = null;
  }

  #fail(error: unknown): void {
    this.#run = null;
    this.#problem = error instanceof Error ? error.message : String(error);
    this.#tell.onProblem(this.#problem);
  }
}
