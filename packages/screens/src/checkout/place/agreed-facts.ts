import type { CheckoutReview } from '@quartermaster/contracts';

const factsOf = ({ groups, terms, totals, shipTo, payment }: CheckoutReview): string =>
  JSON.stringify([
    groups.map(({ groupId, lines }) => [groupId, lines.map(({ offerId, quantity, price }) => [offerId, quantity, price.unitPrice.amount])]),
    totals,
    shipTo,
    terms.map(({ groupId, shipTo: own, parts }) => [groupId, own, parts?.map(({ note: _note, ...part }) => part)]),
    payment,
  ]);

/** Whether two reviews come to the same order, whatever its notes and dates: items, prices, where each ships and how to pay. */
export const sameOrder = (a: CheckoutReview, b: CheckoutReview): boolean => factsOf(a) === factsOf(b);
