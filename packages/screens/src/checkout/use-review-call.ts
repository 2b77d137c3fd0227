import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { useCall, useShowAnswer, type Answer } from '@quartermaster/core';
import { useCallback } from 'react';

/** Names of answers that are a page of their own, whatever block asked. */
const pageOf: Partial<Record<string, ServicePath>> = {
  CheckOutReview: '/checkout/checkout_review',
  AdvantageCart: '/checkout/checkout_review',
};

/**
 * Asks from within the review page. An answer that is the review (or the cart) itself takes the page's place in the same
 * history entry, so the scroll stays; any other answer is for the block that asked.
 *
 * Rejects with `CallFailure`.
 */
export function useReviewCall() {
  const call = useCall();
  const showAnswer = useShowAnswer();
  return useCallback(async <Path extends ServicePath>(path: Path, request: RequestOf<Path>): Promise<Answer<Path>> => {
    const answer = await call(path, request, { spinner: false });
    const page = pageOf[answer.responseName];
    if (page !== undefined) showAnswer(page, answer);
    return answer;
  }, [call, showAnswer]);
}
