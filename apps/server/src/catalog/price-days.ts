import type { OutsidePriceDays } from '@quartermaster/contracts';

/** The days on which the price of an offer counts, `YYYY-MM-DD` in Washington, both included; null or left out: no limit. */
export interface PriceDays {
  readonly priceFrom?: string | null;
  readonly priceUntil?: string | null;
}

/** Why a price does not count on a day; null where it does. */
export function outsidePriceDays({ priceFrom = null, priceUntil = null }: PriceDays, today: string): OutsidePriceDays | null {
  if (priceUntil !== null && priceUntil < today) return { state: 'over', day: priceUntil };
  return priceFrom !== null && today < priceFrom ? { state: 'notYet', day: priceFrom } : null;
}
