import type { Cart, CheckoutProblem, CheckoutReview } from '@quartermaster/contracts';
import { summaryOf } from '../../cart/index.ts';
import { respond, withCartSummary, type NamedReply } from '../../wire/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { ReviewReading } from './read-review.ts';

/** The attributes of the review page. */
export function reviewPage({ review, approval }: ReviewReading, problems: readonly CheckoutProblem[], submitKey: string): CheckoutReview {
  return {
    groups: [...review.groups],
    terms: [...review.terms],
    totals: review.totals,
    shipTo: review.shipTo,
    payment: review.payment,
    problems: [...problems],
    submitKey,
    reviewed: fingerprint(review),
    ...(approval !== null && { approval }),
  };
}

/** With nothing in the cart, the cart itself is shown. */
export const emptyCartPage = (cart: Cart): { cart: Cart; refused: [] } => ({ cart, refused: [] });

export type ReviewAnswer = NamedReply<'CheckOutReview', CheckoutReview> | NamedReply<'AdvantageCart', { cart: Cart; refused: [] }>;

export function reviewAnswer(reading: ReviewReading, submitKey: string): ReviewAnswer {
  return reading.review.groups.length === 0
    ? withCartSummary(respond('AdvantageCart', emptyCartPage(reading.cart)), summaryOf(reading.cart))
    : withCartSummary(respond('CheckOutReview', reviewPage(reading, reading.problems, submitKey)), summaryOf(reading.cart));
}
