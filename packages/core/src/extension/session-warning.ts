import type { ReadableSignal } from '../signals/index.ts';

export interface SessionWarningRequest {
  /** The countdown, in seconds. */
  readonly secondsLeft: ReadableSignal<number>;
  /** The buyer wanted to go on, but the server could not be reached: they are asked again. */
  readonly again: boolean;
}

/** How a buyer is warned that their session will expire. Replace it where a store's owner demands the browser's own dialog. */
export interface SessionWarning {
  /** True: go on with the session. False ends it. `signal`: the question is over, and its answer counts nothing. */
  ask(request: SessionWarningRequest, signal: AbortSignal): Promise<boolean>;
}
