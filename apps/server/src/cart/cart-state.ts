import type { OutsidePriceDays } from '@quartermaster/contracts';
import type { AgencyAllowed, OfferTerms } from './offer.ts';

/** A lower price that the buyer has asked for an offer. Amounts are cents for one unit of issue. */
export interface AskedReduction {
  readonly reductionId: string;
  readonly offerId: string;
  readonly status: 'requested' | 'authorized';
  /** The quantity that it was asked for. */
  readonly quantity: number;
  readonly listPrice: number;
  /** Null while it is not authorized. */
  readonly price: number | null;
  /** `YYYY-MM-DD`, the last day in Washington; null while it is not authorized. */
  readonly until: string | null;
}

/** One line as it is stored, together with what the catalog says of its offer now. */
export interface CartLineState {
  readonly cartKey: string;
  readonly offerId: string;
  readonly quantity: number;
  /** The offer as the buyer saw it at their last change of the line. */
  readonly seen: OfferTerms;
  /** The browser that put it into a visitor's cart, or changed it last; null for a buyer's, and where it did not say. */
  readonly filledBy?: string | null;
  /** The offer now; null when the store sells it no longer. */
  readonly current: OfferTerms | null;
  /** Null or left out: the buyer has asked for none. */
  readonly reduction?: AskedReduction | null;
  /** First digits of the ZIP codes that the offer is delivered to; null is everywhere. */
  readonly serviceArea?: readonly string[] | null;
  /** The agencies whose buyers alone may order the offer; null or left out: every buyer may. */
  readonly restriction?: readonly AgencyAllowed[] | null;
  /** Why the price of the offer does not count at the moment of the cart; null or left out: it does, or the cart is of no moment. */
  readonly outsidePriceDays?: OutsidePriceDays | null;
}

/** A cart as the database has it. */
export interface CartState {
  /** Null when nothing was ever put in. */
  readonly cartId: string | null;
  readonly version: number;
  /** In the order in which they were put in. */
  readonly lines: readonly CartLineState[];
}

export const noCart: CartState = { cartId: null, version: 0, lines: [] };

/** Most lines of one cart, where the deployment does not say how many (`CART_LINES_MOST`). */
export const maximumLines = 1_000;

/** Largest quantity of one line: 8 digits (specification, section 5). */
export const maximumQuantity = 99_999_999;
