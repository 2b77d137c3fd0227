import type { ConfirmRequest } from '../extension/behaviour-points.ts';
import { Signal } from '../signals/signal.ts';

export interface OpenQuestion {
  request: ConfirmRequest;
  answer(yes: boolean): void;
}

/** Questions that wait for the shell's dialog, one at a time. */
export class ConfirmationQueue {
  readonly open = new Signal<OpenQuestion | null>(null);
  readonly #waiting: OpenQuestion[] = [];

  ask(request: ConfirmRequest): Promise<boolean> {
    return new Promise((resolve) => {
      let answered = false;
      const question: OpenQuestion = {
        request,
        answer: (yes) => {
          if (answered) return;
          answered = true;
          resolve(yes);
          this.open.set(this.#waiting.shift() ?? null);
        },
      };
      if (this.open.get() === null) this.open.set(question);
      else this.#waiting.push(question);
    });
  }
}
