import { usd, type ProductSummary } from '@quartermaster/contracts';
import type { Candidate } from './best-offer.ts';

/** What the catalog has summed up of all offers; null where there are none. */
export interface KeptRanges {
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly deliveryLow: number | null;
  readonly deliveryHigh: number | null;
}

type Ranges = Pick<ProductSummary, 'price' | 'deliveryDays'>;

/**
 * From which to which price, in cents, and in how many days a product can be had today. The sums of the catalog are those of its last import; offers
 * whose price has ended since, or has not begun, are not counted. Null where no price counts today.
 */
export function rangesOfToday({ priceLow, priceHigh, deliveryLow, deliveryHigh }: KeptRanges, offers: readonly Pick<Candidate, 'price' | 'deliveryDays' | 'outsidePriceDays'>[]): Ranges {
  const counted = offers.filter(({ outsidePriceDays }) => outsidePriceDays === undefined);
  const [price, days] = counted.length === offers.length
    ? [span(priceLow, priceHigh), span(deliveryLow, deliveryHigh)]
    : [spanOf(counted.map((offer) => offer.price.amount)), spanOf(counted.map(({ deliveryDays }) => deliveryDays))];
  return { price: price === null ? null : { low: usd(price.low), high: usd(price.high) }, deliveryDays: days };
}

const span = (low: number | null, high: number | null) => (low === null || high === null ? null : { low, high });

const spanOf = (values: readonly number[]) => (values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) });
