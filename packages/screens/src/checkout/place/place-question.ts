import { consignmentsOf, formatMoney, type CheckoutReview } from '@quartermaster/contracts';
import type { ConfirmRequest } from '@quartermaster/core';
import { orderCount } from '../../orders/index.ts';

/** What a buyer is asked once more, in stores that do, before an order is placed. */
export const placeQuestion = ({ groups, terms, totals }: CheckoutReview): ConfirmRequest => ({
  title: `Place ${orderCount(consignmentsOf(groups, terms))} for ${formatMoney(totals.total)}?`,
  body: 'Each vendor receives its purchase order at once.',
  confirmLabel: 'Place the order',
  cancelLabel: 'Back to the review',
});
