import type { CheckoutReview } from '@quartermaster/contracts';

const factsOf = ({ groups, totals, shipTo, payment }: CheckoutReview): string =>
  JSON.stringify([
    groups.map(({ groupId, lines }) => [groupId, lines.map(({ offerId, quantity, price }) => [offerId, quantity, price.unitPrice.amount])]),
    totals,
    shipTo,
    payment,
  ]);

/** Whether two reviews come to the same order, whatever its notes and dates: items, prices, where to ship and how to pay. */
export const sameOrder = (a: CheckoutReview, b: CheckoutReview): boolean => factsOf(a) === factsOf(b);
