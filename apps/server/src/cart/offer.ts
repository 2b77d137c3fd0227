import type { Indicator } from '@quartermaster/contracts';
import type { PriceDays } from '../catalog/index.ts';

/** The facts of an offer and its product that a cart needs. Amounts are cents. */
export interface OfferTerms extends PriceDays {
  readonly offerId: string;
  readonly productId: string;
  readonly kind: 'product' | 'service';
  readonly name: string;
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly nsn: string | null;
  readonly programName: string;
  readonly features: string;
  readonly description: string;
  readonly picture: string;
  readonly indicators: readonly Indicator[];
  readonly vendor: { readonly id: string; readonly name: string };
  readonly contractNumber: string;
  readonly unitOfIssue: { readonly code: string; readonly name: string };
  readonly price: number;
  /** Prices that count from a quantity on, in any order. */
  readonly quantityBreaks: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly deliveryDays: number;
  /** Smallest order that the vendor takes under the contract; 0 when there is none. */
  readonly minimumOrder: number;
  /** The most that the contract foresees for one order; more may be ordered, and a lower price asked for. Left out or null: none. */
  readonly maximumOrder?: number | null;
  /** `YYYY-MM-DD`: when an offer without stock is expected again. Left out or null: not known. */
  readonly backInStock?: string | null;
  /** Pieces in stock; null where there is no stock to count (services, made to order). */
  readonly stock: number | null;
}

/** Cents for one unit of issue when `quantity` are bought: the break with the highest minimum that is reached. */
export function unitPrice(offer: Pick<OfferTerms, 'price' | 'quantityBreaks'>, quantity: number): number {
  let reached = { minimumQuantity: 0, price: offer.price };
  for (const step of offer.quantityBreaks) {
    if (step.minimumQuantity <= quantity && step.minimumQuantity > reached.minimumQuantity) reached = step;
  }
  return reached.price;
}

/** What the store says of an offer at this moment. */
export interface OfferNow {
  readonly terms: OfferTerms;
  /** First digits of the ZIP codes that the vendor delivers to; null is everywhere. */
  readonly serviceArea: readonly string[] | null;
  /** The agencies whose buyers alone may order it; null or left out: every buyer may. */
  readonly restriction?: readonly AgencyAllowed[] | null;
}

/** An agency whose buyers may order an offer that is not for everyone. */
export interface AgencyAllowed {
  readonly name: string;
  /** How codes of accounts of the agency begin. */
  readonly codes: readonly string[];
}
