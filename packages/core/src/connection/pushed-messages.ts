import type { PushedMessage } from '@quartermaster/contracts';
import { inject, injectable, ClockToken, type Clock } from '../capabilities/index.ts';
import { SessionEndHandler } from '../inactivity/index.ts';
import { SessionLife, sessionLimits, Session } from '../session/index.ts';
import { Changes } from '../navigation/index.ts';
import { Alerts } from '../shell/index.ts';
import { ApiClient } from '../wire/index.ts';
import { serviceRequest } from '../store/index.ts';

/** Milliseconds: several changes of the cart in a row are asked about once. */
const cartPause = 300;
/**
 * Milliseconds for which the end of a session is left to the tab that ended it: it tells the others what to show, and must
 * not be disturbed on its own way out.
 */
export const sessionEndPause = 1_500;

/** Handles messages that the server sends unasked. */
@injectable()
export class PushedMessages {
  readonly #clock: Clock;
  readonly #alerts: Alerts;
  readonly #changes: Changes;
  readonly #session: Session;
  readonly #api: ApiClient;
  readonly #ends: SessionEndHandler;
  readonly #life: SessionLife;
  #isCartDue = false;

  constructor(
    @inject(ClockToken) clock: Clock,
    @inject(Alerts) alerts: Alerts,
    @inject(Changes) changes: Changes,
    @inject(Session) session: Session,
    @inject(ApiClient) api: ApiClient,
    @inject(SessionEndHandler) ends: SessionEndHandler,
    @inject(SessionLife) life: SessionLife,
  ) {
    this.#clock = clock;
    this.#alerts = alerts;
    this.#changes = changes;
    this.#session = session;
    this.#api = api;
    this.#ends = ends;
    this.#life = life;
    changes.overtaken = () => this.#cartChanged();
  }

  take(message: PushedMessage): void {
    switch (message.op) {
      case 'alert': {
        const { type, msg, timeout } = message;
        this.#alerts.show({ type, msg, ...(timeout !== undefined && { timeout }) });
        return;
      }
      case 'cart':
        // Pages from before the change may be out of date.
        this.#changes.happened();
        this.#cartChanged();
        return;
      case 'session_ended':
        this.#clock.setTimeout(() => void this.#sessionEnded(), sessionEndPause);
    }
  }

  #cartChanged(): void {
    if (!this.#isCartDue) this.#clock.setTimeout(() => void this.#refreshCart(), cartPause);
    this.#isCartDue = true;
  }

  async #refreshCart(): Promise<void> {
    this.#isCartDue = false;
    await this.#changes.settled();
    const request = serviceRequest('/main/session', null, null);
    this.#changes.reads(request);
    const answer = await this.#api.ask(request).catch(() => null);
    if (answer?.kind === 'envelope') this.#session.save(answer.envelope?.attributes, this.#changes.isOutdated(request));
  }

  /** Nothing to do where the buyer is signed out already, or has signed in again. */
  async #sessionEnded(): Promise<void> {
    // Another tab may have ended it without this one having heard of that yet: how, decides what it shows.
    this.#life.look();
    if (!this.#session.attributes.get().loggedIn) return;
    // No tab ended it and the buyer was inactive for long: the server's timer was the first.
    const { isWatched, lastActivity, timeout } = this.#life.facts();
    const isExpired = isWatched && this.#clock.now() - lastActivity >= sessionLimits(timeout).warnAfter;
    await (isExpired ? this.#ends.expire() : this.#ends.follow('signed-out'));
  }
}
