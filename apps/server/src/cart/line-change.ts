import type { CartLine, OutsidePriceDays } from '@quartermaster/contracts';
import { usd } from '@quartermaster/contracts';
import type { PriceDays } from '../catalog/index.ts';
import { isTooDear, mostThatFit } from './amounts.ts';
import { unitPrice, type OfferTerms } from './offer.ts';

export type Prices = Pick<OfferTerms, 'price' | 'quantityBreaks'>;

/** What is needed of a line to say whether something of it has changed. */
export interface CountedLine {
  readonly quantity: number;
  readonly seen: Prices;
  /** Null when the store sells it no longer. */
  readonly current: (Prices & PriceDays & Pick<OfferTerms, 'stock'>) | null;
  readonly outsidePriceDays?: OutsidePriceDays | null;
}

/** Pieces to be had when that is less than the quantity; null when there are enough. */
export function available({ quantity, current, outsidePriceDays }: CountedLine): number | null {
  if (current === null || outsidePriceDays != null) return 0;
  return current.stock !== null && current.stock < quantity ? Math.max(0, current.stock) : null;
}

/** What has changed since the buyer saw the line; null: nothing. @param prices at which it is ordered: those of now, but for a lower price that was authorized */
export function lineChange(line: CountedLine, prices: Prices = line.current ?? line.seen): CartLine['change'] {
  const { quantity, seen, current } = line;
  const priceSeen = unitPrice(seen, quantity);
  const isSame = priceSeen === unitPrice(current ?? seen, quantity);
  const [short, most] = [available(line), isTooDear(prices, quantity) ? mostThatFit(prices) : null];
  return isSame && short === null && most === null ? null : { priceWas: isSame ? null : usd(priceSeen), available: short, mostThatFit: most };
}
