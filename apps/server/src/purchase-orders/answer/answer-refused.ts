import type { Refusal } from '../state/refusal.ts';

/** An answer of a vendor that cannot be. It is thrown, so that the transaction leaves nothing of the answer. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
