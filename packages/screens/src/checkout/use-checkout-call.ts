import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { CallFailure, useCall, useShowAnswer, type Answer } from '@quartermaster/core';
import { useState } from 'react';

/** Names of answers that are a page of their own, whatever block asked. */
const pageOf: Partial<Record<string, ServicePath>> = {
  CheckOutReview: '/checkout/checkout_review',
  AdvantageCart: '/checkout/checkout_review',
};

/**
 * Asks from within the review page. An answer that is the review (or the cart) itself takes the page's place in the same
 * history entry, so the scroll stays; any other answer goes back to the block that asked.
 */
export function useCheckoutCall() {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask<Path extends ServicePath>(path: Path, request: RequestOf<Path>): Promise<Answer<Path> | null> {
    setPending(true);
    setProblem(null);
    try {
      const answer = await call(path, request, { spinner: false });
      const page = pageOf[answer.responseName];
      if (page !== undefined) showAnswer(page, answer);
      return answer;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setProblem(failure.message);
      return null;
    } finally {
      setPending(false);
    }
  }

  return { ask, isPending, problem };
}
