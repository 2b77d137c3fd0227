import { blocksOrder, type CheckoutProblem } from '@quartermaster/contracts';
import { differingFacts, fingerprint } from '../review/fingerprint.ts';
import { reviewChanged } from '../review/problems.ts';
import type { ReviewState } from '../review/review-state.ts';

/** A review from which nothing is missing. */
export type ReadyReview = ReviewState & {
  shipTo: NonNullable<ReviewState['shipTo']>;
  payment: NonNullable<ReviewState['payment']>;
};

/** The decision about a submission. */
export type Decision =
  | { kind: 'nothingToOrder' }
  | { kind: 'askAgain'; problems: CheckoutProblem[] }
  | { kind: 'place'; review: ReadyReview };

/**
 * Decides over what is true at this moment and what the buyer agreed to (`reviewed`, the fingerprint of the page that they
 * saw). An order is placed only when nothing blocks it and it is exactly what they saw; otherwise they are asked again.
 */
export function decide(review: ReviewState, problems: readonly CheckoutProblem[], reviewed: string): Decision {
  if (review.groups.length === 0) return { kind: 'nothingToOrder' };
  const { shipTo, payment } = review;
  const now = fingerprint(review);
  const asSeen = now === reviewed;
  if (asSeen && shipTo !== null && payment !== null && !problems.some(blocksOrder)) {
    return { kind: 'place', review: { ...review, shipTo, payment } };
  }
  return { kind: 'askAgain', problems: asSeen || problems.length > 0 ? [...problems] : [reviewChanged(differingFacts(now, reviewed))] };
}
