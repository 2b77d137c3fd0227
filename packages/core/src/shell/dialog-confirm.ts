import { inject, injectable } from '../capabilities/index.ts';
import { ConfirmationQueueToken } from './tokens.ts';
import type { ConfirmDialog, ConfirmRequest } from '../extension/index.ts';
import type { ConfirmationQueue } from './confirmation-queue.ts';

/** The default way to ask: the shell's accessible dialog. */
@injectable()
export class DialogConfirm implements ConfirmDialog {
  readonly #queue: ConfirmationQueue;

  constructor(@inject(ConfirmationQueueToken) queue: ConfirmationQueue) {
    this.#queue = queue;
  }

  ask(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean> {
    return this.#queue.ask(request, signal);
  }
}
