import type { ChosenOffer, OutsidePriceDays } from '@quartermaster/contracts';
import { anyOffer, meets, type OfferConditions } from './offer-conditions.ts';

/** What decides between offers. */
export interface Candidate extends ChosenOffer {
  readonly contractNumber: string;
  readonly deliveryDays: number;
  readonly sin?: string | undefined;
  /** The vendor delivers to some ZIP codes only, and it is not known whether to the buyer's. */
  readonly isRegional: boolean;
  /** Left out where its price counts today. */
  readonly outsidePriceDays?: OutsidePriceDays | undefined;
}

/**
 * The offer that is chosen for a buyer who names no vendor; null when none can be ordered, or none that meets the conditions. It can be
 * ordered: one that is delivered everywhere goes before one that may not be, and one whose minimum order a single piece reaches before one
 * that needs more in the cart. Then the lowest price decides, and then the delivery.
 */
export function bestOffer(offers: readonly Candidate[], conditions: OfferConditions = anyOffer): ChosenOffer | null {
  const [best] = offers.filter((offer) => isOrderable(offer) && meets(conditions, offer)).toSorted(
    (a, b) =>
      Number(a.isRegional) - Number(b.isRegional) ||
      Number(isBelowMinimum(a)) - Number(isBelowMinimum(b)) ||
      a.price.amount - b.price.amount ||
      a.deliveryDays - b.deliveryDays ||
      (a.offerId < b.offerId ? -1 : 1),
  );
  if (best === undefined) return null;
  const { offerId, vendor, price, unitOfIssue, minimumOrder, available, indicators } = best;
  return { offerId, vendor, price, unitOfIssue, minimumOrder, available, indicators };
}

/** Whether an offer is in stock, at a price of today. */
export const isOrderable = ({ available, outsidePriceDays }: Pick<Candidate, 'available' | 'outsidePriceDays'>): boolean => available !== 0 && outsidePriceDays === undefined;

const isBelowMinimum = ({ price, minimumOrder }: ChosenOffer): boolean => price.amount < minimumOrder.amount;
