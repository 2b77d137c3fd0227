import type { Offer, ProductSummary, Replacement } from '@quartermaster/contracts';
import { isOrderable } from './best-offer.ts';

type Terms = Pick<Offer, 'available' | 'backInStock' | 'outsidePriceDays'>;

/** Why a product can be ordered from none of its offers, when that ends, and what could be ordered in its place; empty where it can. */
export function unavailable(offers: readonly Terms[], replacement: Replacement | null): Pick<ProductSummary, 'unavailable'> {
  if (offers.some(isOrderable)) return {};
  const [from] = offers.flatMap((offer) => orderableFrom(offer) ?? []).toSorted();
  return {
    unavailable: {
      why: offers.length === 0 ? 'noOffer' : offers.some(({ available }) => available !== 0) ? 'noPrice' : 'outOfStock',
      ...(from !== undefined && { from }),
      ...(replacement !== null && { replacement }),
    },
  };
}

/** The day on which an offer can be ordered again: it is in stock then, and its price has begun. Null where that is not known. */
function orderableFrom({ available, backInStock, outsidePriceDays }: Terms): string | null {
  if (outsidePriceDays?.state === 'over') return null;
  const stocked = available === 0 ? (backInStock ?? null) : '';
  if (stocked === null) return null;
  const priced = outsidePriceDays?.day ?? '';
  return stocked > priced ? stocked : priced;
}
