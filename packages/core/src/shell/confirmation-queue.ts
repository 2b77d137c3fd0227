import type { ConfirmRequest } from '../extension/index.ts';
import { Signal } from '../signals/index.ts';

export interface OpenQuestion {
  request: ConfirmRequest;
  answer(yes: boolean): void;
}

/** Questions that wait for the shell's dialog, one at a time. */
export class ConfirmationQueue {
  readonly open = new Signal<OpenQuestion | null>(null);
  readonly #waiting: OpenQuestion[] = [];

  /** `signal`: the question is taken back, which counts as no. */
  ask(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      let answered = false;
      const question: OpenQuestion = {
        request,
        answer: (yes) => {
          if (answered) return;
          answered = true;
          resolve(yes);
          const place = this.#waiting.indexOf(question);
          if (place === -1) this.open.set(this.#waiting.shift() ?? null);
          else this.#waiting.splice(place, 1);
        },
      };
      signal?.addEventListener('abort', () => question.answer(false));
      if (this.open.get() === null) this.open.set(question);
      else this.#waiting.push(question);
    });
  }
}
