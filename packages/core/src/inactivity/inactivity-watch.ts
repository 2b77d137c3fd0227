import { inject, injectable, ClockToken, type Clock, type TimerHandle } from '../capabilities/index.ts';
import { confirmDialogPoint, sessionWarningPoint } from '../extension/index.ts';
import { Identity, watchStep, SessionLife, sessionLimits, type WatchEffect, type WatchEvent, type WatchState } from '../session/index.ts';
import { Signal } from '../signals/index.ts';
import { CurrentStore, serviceRequest } from '../store/index.ts';
import { ApiClient } from '../wire/index.ts';
import { newSessionQuestion } from '../shell/index.ts';
import { SessionEndHandler } from './session-end-handler.ts';

/** Milliseconds. A timer does not run while a laptop sleeps: the clock is looked at in between. */
const heartbeat = 10_000;
const countdownTick = 1000;
/** An extending call that takes longer has failed. */
const extendLimit = 20_000;

/**
 * Watches over the buyer's session in one tab (specification, section 4, Session inactivity). The next step is decided by
 * `watchStep`; here are its clock, its questions and its calls. Without the warn flag no timer runs.
 */
@injectable()
export class InactivityWatch {
  readonly #clock: Clock;
  readonly #life: SessionLife;
  readonly #ends: SessionEndHandler;
  readonly #api: ApiClient;
  readonly #identity: Identity;
  readonly #store: CurrentStore;
  readonly #secondsLeft = new Signal(0);
  #state: WatchState = { kind: 'idle' };
  #timer: TimerHandle | null = null;
  #question: AbortController | null = null;

  constructor(
    @inject(ClockToken) clock: Clock,
    @inject(SessionLife) life: SessionLife,
    @inject(SessionEndHandler) ends: SessionEndHandler,
    @inject(ApiClient) api: ApiClient,
    @inject(Identity) identity: Identity,
    @inject(CurrentStore) store: CurrentStore,
  ) {
    this.#clock = clock;
    this.#life = life;
    this.#ends = ends;
    this.#api = api;
    this.#identity = identity;
    this.#store = store;
  }

  /** From now on this tab warns. A page that was opened long after the last call asks the server first. */
  start(): void {
    if (this.#life.isWatched && this.#identity.accessToken() === null) this.#life.end('lapsed');
    this.#life.listen((change) => {
      if (change === 'refused') this.#step({ kind: 'refused' });
      // The part of the application that ended it here knows where it leads.
      else if (change === 'here' && !this.#life.isWatched) this.#rest();
      else this.#step({ kind: 'look' });
    });
    if (!this.#life.isWatched) return;
    this.#state = { kind: 'running' };
    this.#timer = this.#clock.setTimeout(() => this.#step({ kind: 'look' }), heartbeat);
  }

  #step(event: WatchEvent): void {
    const { state, effects } = watchStep(this.#state, event, this.#life.facts(), this.#clock.now());
    this.#state = state;
    this.#schedule();
    for (const effect of effects) this.#run(effect);
  }

  #rest(): void {
    this.#state = { kind: 'idle' };
    this.#withdraw();
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== null) this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
    const { lastActivity, timeout } = this.#life.facts();
    const { warnAfter, endAfter } = sessionLimits(timeout);
    const quiet = this.#clock.now() - lastActivity;
    this.#secondsLeft.set(Math.max(0, Math.ceil((endAfter - quiet) / 1000)));
    const { kind } = this.#state;
    if (kind === 'idle' || kind === 'refused' || kind === 'extending') return;
    const next = kind === 'running' ? Math.min(heartbeat, warnAfter - quiet) : Math.min(countdownTick, endAfter - quiet);
    this.#timer = this.#clock.setTimeout(() => this.#step({ kind: 'look' }), Math.max(0, next));
  }

  #run(effect: WatchEffect): void {
    switch (effect.kind) {
      case 'ask':
        return void this.#ask(effect.ask, effect.again);
      case 'offer':
        return void this.#offer(effect.ask);
      case 'withdraw':
        return this.#withdraw();
      case 'extend':
        return void this.#extend(effect.ask);
      case 'begin anew':
        return void this.#ends.beginAnew();
      case 'end':
        return void this.#ends.expire();
      case 'follow':
        return void this.#ends.follow(effect.end);
    }
  }

  async #ask(ask: number, again: boolean): Promise<void> {
    const warning = this.#store.present.required(sessionWarningPoint);
    const extend = await warning.ask({ secondsLeft: this.#secondsLeft, again }, this.#newQuestion());
    this.#step({ kind: 'answered', ask, extend });
  }

  /** After an HTTP session expiry (specification, section 4). */
  async #offer(ask: number): Promise<void> {
    const anew = await this.#store.present.required(confirmDialogPoint).ask(newSessionQuestion, this.#newQuestion());
    this.#step({ kind: 'offer answered', ask, anew });
  }

  async #extend(ask: number): Promise<void> {
    const limit = new AbortController();
    const timer = this.#clock.setTimeout(() => limit.abort(), extendLimit);
    try {
      const answer = await this.#api.ask(serviceRequest('/main/extend_session', null, null), limit.signal);
      const timeout = answer.kind === 'plain' ? Number(answer.content) : Number.NaN;
      if (timeout > 0) this.#life.extended(timeout);
    } catch {
      // A failed call is made again, or the session has ended meanwhile: the facts tell.
    } finally {
      this.#clock.clearTimeout(timer);
      this.#step({ kind: 'extended', ask });
    }
  }

  #newQuestion(): AbortSignal {
    this.#withdraw();
    this.#question = new AbortController();
    return this.#question.signal;
  }

  #withdraw(): void {
    this.#question?.abort();
    this.#question = null;
  }
}
