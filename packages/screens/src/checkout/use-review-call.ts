import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { useCall, useNavigation, useShowAnswer, type Answer } from '@quartermaster/core';
import { useCallback } from 'react';

/** The page of its own that an answer is, whatever block asked: the review, or an empty cart. */
const pageOf: Partial<Record<string, readonly [page: ServicePath, responseName: string]>> = {
  CheckOutReview: ['/checkout/checkout_review', 'CheckOutReview'],
  AdvantageCart: ['/checkout/checkout_review', 'AdvantageCart'],
};

/** What answers a change of the cart with the cart itself. */
const cartChanges: ReadonlySet<string> = new Set<ServicePath>(['/cart/shopping_cart_post', '/cart/delete_item']);
const cartPage = ['/cart/shopping_cart', 'Initial'] as const;

/**
 * Asks from within the review page. An answer that is the review (or the cart) itself takes the page's place in the same
 * history entry, so the scroll stays; any other answer is for the block that asked.
 *
 * Rejects with `CallFailure`.
 *
 * @param isStep on a page before the review: it is opened at its own address then, in the place of the step
 */
export function useReviewCall(isStep = false) {
  const call = useCall();
  const showAnswer = useShowAnswer();
  const { open, stay } = useNavigation();
  return useCallback(async <Path extends ServicePath>(path: Path, request: RequestOf<Path>): Promise<Answer<Path>> => {
    const isHere = stay();
    const answer = await call(path, request, { spinner: false });
    const page = pageOf[answer.responseName] ?? (cartChanges.has(path) ? cartPage : undefined);
    if (isStep && answer.responseName === 'CheckOutReview') {
      if (isHere()) open('/checkout/checkout_review', { replace: true });
    } else if (page !== undefined) showAnswer(page[0], { ...answer, responseName: page[1] });
    return answer;
  }, [call, showAnswer, open, stay, isStep]);
}
