import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { CallFailure, concernsPage, type Answer } from '@quartermaster/core';
import { useState } from 'react';
import { useReviewCall } from './use-review-call.ts';

/**
 * Asks from within the review page, for one block: whether an answer is awaited, and why the last one did not come.
 *
 * @param isStep on a page before the review, which a choice leads to
 */
export function useCheckoutCall(isStep = false) {
  const reviewCall = useReviewCall(isStep);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /**
   * Null when no answer came, or when it led elsewhere.
   *
   * @param onFailure hears why no answer came, where the page may be gone that shows it
   */
  async function ask<Path extends ServicePath>(path: Path, request: RequestOf<Path>, onFailure: (failure: CallFailure) => void = () => {}): Promise<Answer<Path> | null> {
    setPending(true);
    setFailure(null);
    try {
      const answer = await reviewCall(path, request);
      return isStep && answer.responseName === 'CheckOutReview' ? null : answer;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (!concernsPage(error)) return null;
      setFailure(error);
      onFailure(error);
      return null;
    } finally {
      setPending(false);
    }
  }

  return { ask, isPending, failure };
}
