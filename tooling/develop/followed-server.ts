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

/** A server that is started anew when its sources change, and that a mistake in them does not end for good. */
export class FollowedServer {
  readonly #start: () => Promise<Service>;
  readonly #tell: Tellers;
  #run: Service | null = null;
  #turn: Promise<void> = Promise.resolve();
  #isWaiting = false;
  #isStopped = false;
  #problem: string | null = null;

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

  #fail(error: unknown): void {
    this.#run = null;
    this.#problem = error instanceof Error ? error.message : String(error);
    this.#tell.onProblem(this.#problem);
  }
}
