import { inject, injectable, ClockToken, DialogsToken, type NativeDialogs, type Clock } from '../capabilities/index.ts';
import { SessionWarningsToken } from './tokens.ts';
import { aboutHowLong } from './countdown.ts';
import type { SessionWarning, SessionWarningRequest } from '../extension/index.ts';
import type { SessionWarnings } from './session-warnings.ts';

/** The default way: the shell's accessible dialog with its countdown. */
@injectable()
export class DialogSessionWarning implements SessionWarning {
  readonly #warnings: SessionWarnings;

  constructor(@inject(SessionWarningsToken) warnings: SessionWarnings) {
    this.#warnings = warnings;
  }

  ask(request: SessionWarningRequest, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (extend: boolean) => {
        this.#warnings.open.set(null);
        resolve(extend);
      };
      signal.addEventListener('abort', () => answer(false));
      this.#warnings.open.set({ ...request, answer });
    });
  }
}

/** Milliseconds (specification, sections 4 and 9). */
const nativeLimit = 300_000;

/**
 * With the browser's own dialog (specification, section 4: the Global Supply stores). It stops the page while it is shown, so the clock
 * decides afterwards: yes counts only within five minutes.
 */
@injectable()
export class NativeSessionWarning implements SessionWarning {
  readonly #dialogs: NativeDialogs;
  readonly #clock: Clock;

  constructor(@inject(DialogsToken) dialogs: NativeDialogs, @inject(ClockToken) clock: Clock) {
    this.#dialogs = dialogs;
    this.#clock = clock;
  }

  ask({ secondsLeft, again }: SessionWarningRequest): Promise<boolean> {
    const asked = this.#clock.now();
    const failed = again ? 'The server could not be reached. ' : '';
    const yes = this.#dialogs.confirm(`${failed}Your session will expire in about ${aboutHowLong(secondsLeft.get())}. Select OK to go on with your session.`);
    return Promise.resolve(yes && this.#clock.now() - asked <= nativeLimit);
  }
}
