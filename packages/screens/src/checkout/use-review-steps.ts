import type { CheckoutReview } from '@quartermaster/contracts';
import { usePayment } from './payment/use-payment.ts';
import { usePlaceOrder } from './place/use-place-order.ts';
import { useShipTo } from './ship-to/use-ship-to.ts';
import { useOrderTerms } from './terms/use-order-terms.ts';

/** Everything that can be done on the review page: choose address and payment, write the terms of each order, place them. */
export function useReviewSteps(review: CheckoutReview) {
  const [shipTo, payment, orderTerms] = [useShipTo(), usePayment(), useOrderTerms(review)];
  const placing = usePlaceOrder(orderTerms);
  /** Title of the block that is being changed; null when none is. */
  const openBlock = shipTo.choice !== null ? 'Ship to' : payment.choice !== null ? 'Pay by' : null;
  /** That of the block whose change was pressed, also before it is open: an order that is placed meanwhile would go without that change. */
  const inChange = openBlock ?? (shipTo.isPending ? 'Ship to' : payment.isPending ? 'Pay by' : null);
  return { shipTo, payment, orderTerms, placing, openBlock, inChange };
}

export type ReviewSteps = ReturnType<typeof useReviewSteps>;
